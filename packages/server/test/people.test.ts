// Names of people: stored rows refer to them by number, so that renaming and erasing change one row, and no checked line.
import { join } from 'node:path';
import { gameNamed } from '@gaslamp/games/games';
import { readRecord } from '@gaslamp/record/record-reader';
import { verify } from '@gaslamp/record/verify';
import { afterAll, expect, test } from 'vitest';
import { recordFile } from '../src/room/record-file.ts';
import type { Room } from '../src/room/room.ts';
import { openSqlite } from '../src/store/sqlite-store.ts';
import { act, create, endOpenly, folder, notesOf, oneServer, sit, three, Viewer } from './harness.ts';
import { contents, rowsIn } from './old-files.ts';
import { life } from './table-life.ts';

const run = oneServer();
const place = folder();
afterAll(place.remove);
const LIVES = 4;
/** The name of each person in a random life begins with it. */
const NAME = 'Person ';

const isName = (row: string) => row.startsWith('["people"');
const withoutNames = (file: string) => rowsIn(file).filter((row) => !isName(row));
const containNames = (rows: readonly string[]) => rows.some((row) => row.includes(NAME));
/** Lives a random life; returns its file. */
async function lived(seed: number, plant?: (room: Room) => void): Promise<string> {
  const file = join(place.path, `${seed}-${plant === undefined ? '' : 'planted'}.sqlite`);
  await life(seed, file, plant);
  return file;
}
/** Returns the only match of a file and its record, whether or not it is over. */
async function matchIn(file: string) {
  const id = contents(file).find(({ name }) => name === 'matches')!.rows[0]!.id as string;
  const store = await openSqlite(file);
  const match = (await store.load(id))!;
  const game = gameNamed(match.record.game);
  const log = await store.log(id);
  const text = log.beginning && recordFile({ game, open: true, ...match }, log);
  return { id, game, store, people: match.people, text };
}

test(`after ${LIVES} random lives every name is in a row of its own; erasing all changes nothing else, and records verify`, {
  tags: ['slow/seats'],
  timeout: 240_000,
}, async () => {
  let verified = 0;
  for (let seed = 1; seed <= LIVES; seed++) {
    const file = await lived(seed);
    const before = withoutNames(file);
    expect(containNames(before)).toBe(false);
    const { id, store, people, text } = await matchIn(file);
    expect(Object.values(people).every((name) => name.startsWith(NAME))).toBe(true);
    for (const number of Object.keys(people)) await store.rename(id, Number(number), '');
    await store.close();
    expect(withoutNames(file)).toEqual(before);
    expect(containNames(rowsIn(file))).toBe(false);
    const erased = await matchIn(file);
    await erased.store.close();
    if (text === null || erased.text === null) continue;
    expect(text).toContain(NAME);
    expect(erased.text).not.toContain(NAME);
    // Only the header contains names: the other lines are the same.
    expect(erased.text.split('\n').slice(1)).toEqual(text.split('\n').slice(1));
    const record = readRecord(erased.text, 'record.jsonl');
    expect(verify(erased.game, record).problem).toBeNull();
    expect(
      readRecord(text, 'record.jsonl')
        .notes.map(({ note }) => JSON.stringify(note))
        .join(),
    ).toContain(NAME);
    verified++;
  }
  expect(verified).toBeGreaterThan(LIVES / 3);
});

test('planted: a name is stored in a seat', async () => {
  const named = (room: Room) => {
    const { ledger } = room;
    const { commit } = ledger;
    ledger.commit = (change, lines) =>
      commit.call(ledger, { ...change, seats: change.seats?.map((seat) => ({ ...seat, ...ledger.people })) }, lines);
  };
  expect(containNames(withoutNames(await lived(1, named)))).toBe(true);
});

test('a renamed person has the new name on every page, in talk and in the record; an erased one has none', async () => {
  const { made, match, tokens } = await three(run.port);
  const [ann, ben] = await Promise.all(tokens.map((token) => Viewer.open(run.port, match, token)));
  await ben!.ask({ t: 'say', words: { kind: 'text', text: 'Good evening.' } });
  const room = await run.server.lobby.room(match);
  await endOpenly(run.port, match, tokens);
  expect(await room.recordFile()).toContain('Ben');
  for (const name of ['Bea', '']) {
    await room.rename(2, name);
    const watcher = await Viewer.open(run.port, match, made.spectator);
    for (const viewer of [ann!, watcher]) {
      await viewer.until(() => viewer.info!.seats[1]!.name === name);
      const sat = notesOf(viewer).find((note) => note.kind === 'seat' && note.seat === 1);
      expect(sat).toMatchObject({ to: { kind: 'person', number: 2, name } });
      await viewer.hearsAll();
      const talk = viewer.heard.findLast((message) => message.t === 'talk');
      expect(talk!.lines.map(({ by }) => by)).toEqual([{ kind: 'seat', seat: 1, number: 2, name }]);
    }
    const record = readRecord(await room.recordFile(), 'record.jsonl');
    expect(record.header.names).toEqual(['Ann', name, 'Cat']);
    expect(record.notes.find(({ note }) => note.kind === 'ended')!.note).toMatchObject({
      agreed: [{ name: 'Ann' }, { name }, { name: 'Cat' }],
    });
    expect(verify(room.game, record).problem).toBeNull();
  }
  await expect(room.rename(9, 'Eve')).rejects.toThrow(`match ${match} has no name 9`);
});

test('people at one device share a number and not a name, in a rematch too', async () => {
  const seats = ['Ann', 'Ben', undefined].map((name) => ({ kind: 'person' as const, name }));
  const made = await create(run.port, 3, { seats, sit: [0, 1] });
  const cat = await sit(run.port, made.match, made.invites[2], 'Cat');
  const { lobby } = run.server;
  const shown = async (match: string) => {
    const viewer = await Viewer.open(run.port, match, made.tokens[0]!);
    return viewer.info!.seats.map(({ number, name }) => `${number} ${name}`);
  };
  expect(await shown(made.match)).toEqual(['1 Ann', '1 Ben', '3 Cat']);
  for (const token of [made.tokens[0], cat.body.token]) await act(run.port, made.match, { do: 'agree-end', token });
  const room = await lobby.room(made.match);
  await room.rename(2, '');
  expect(await shown(made.match)).toEqual(['1 Ann', '1 ', '3 Cat']);
  const rematch = await lobby.rematch(room, 'here', 0);
  expect(await shown(rematch)).toEqual(['1 Ann', '1 ', '3 Cat']);
});
