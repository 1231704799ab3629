// Damaged rows: reported by match, never used for play, and without harm to other matches.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { FastDice } from '@gaslamp/kernel/chance';
import { applyPatch } from '@gaslamp/kernel/patch';
import { isEntry, type LogLine } from '@gaslamp/record/log';
import { expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite-store.ts';
import { Damaged, type Store } from '../src/store/store.ts';
import { sumOf } from '../src/store/sums.ts';
import { linesOf, quietly } from './quietly.ts';
import { answer, before, bot, GATHERING, NOON, person, recordOf, spoken } from './stored.ts';
import { dataFile, IDS, inFile } from './stores.ts';

const data = dataFile();
/** Opens a store with three matches on a file that was changed while nobody had it open. */
async function harmed(harm: () => void): Promise<Store> {
  await data.three();
  await data.stop();
  harm();
  return data.open();
}

test.each<[string, string, 'load' | 'log' | 'command', string]>([
  ['a match record', `update matches set record = substr(record, 1, 40) where id = 'b'`, 'load', 'its own row'],
  [
    'a match record by one letter',
    `update matches set record = replace(record, 'key', 'kez') where id = 'b'`,
    'load',
    'its own row',
  ],
  ['a version', `update matches set version = version - 1 where id = 'b'`, 'load', 'its own row'],
  ['a phase', `update matches set phase = 'over' where id = 'b'`, 'load', 'its own row'],
  ['a number that no number is', `update matches set created = 'x' where id = 'b'`, 'load', 'its own row'],
  [
    'a number too large',
    `update matches set created = 9223372036854775807 where id = 'b'`,
    'load',
    'it cannot be read',
  ],
  [
    'a seat record',
    `update seats set record = substr(record, 1, 20) where match = 'b' and seat = 1`,
    'load',
    'the row of seat 1 is not',
  ],
  [
    'a seat that answers by itself',
    `update seats set automatic = 0 where match = 'b' and seat = 0`,
    'load',
    'the row of seat 0 is not',
  ],
  ['a seat that is gone', `delete from seats where match = 'b' and seat = 2`, 'load', 'the row of seat 2 is missing'],
  [
    'a seat too many',
    `insert into seats select match, 3, automatic, record, sum from seats where match = 'b' and seat = 2`,
    'load',
    'rows of 4 seats',
  ],
  [
    'a later key of the dice',
    `insert into keys values ('b', 0, '{"first":0,"key":"mine"}', '')`,
    'load',
    'the row of dice key 0 is not',
  ],
  [
    'a line',
    `update lines set line = replace(line, 'VIENNA', 'PARIS') where match = 'b' and n = 2`,
    'log',
    'line 2 of its log is not',
  ],
  [
    'a line of another match',
    `update lines set (line, sum) = (select line, sum from lines where match = 'a' and n = 2) where match = 'b' and n = 2`,
    'log',
    'line 2 of its log is not',
  ],
  ['a hole', `delete from lines where match = 'b' and n = 3`, 'log', 'line 3 of its log is missing'],
  ['a missing tail', `delete from lines where match = 'b' and n > 3`, 'log', 'line 4 of its log is missing'],
  ['no log at all', `delete from lines where match = 'b'`, 'log', 'line 0 of its log is missing'],
  [
    'a line too many',
    `insert into lines select match, 6, line, sum from lines where match = 'b' and n = 5`,
    'log',
    'line 6 of its log is not',
  ],
  [
    'a beginning',
    `update beginnings set before = replace(before, '3', '4') where match = 'b'`,
    'log',
    'its beginning is not',
  ],
  ['no beginning', `delete from beginnings where match = 'b'`, 'log', 'its beginning is missing'],
  [
    'a command',
    `update commands set record = replace(record, '1', '2') where match = 'b' and id = 'c1'`,
    'command',
    'the row of command c1',
  ],
])('to %s is told of by name, and harms no other match', async (_, sql, reading, what) => {
  const store = await harmed(() => inFile(data.path, sql));
  const read = (id: string) =>
    ({ load: () => store.load(id), log: () => store.log(id), command: () => store.command(id, 'c1') })[reading]();
  const error = await read('b').then(
    () => null,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(Damaged);
  expect((error as Damaged).message).toContain('match b is damaged: ');
  expect((error as Damaged).message).toContain(what);
  expect((error as Damaged).match).toBe('b');
  for (const id of ['a', 'c']) {
    expect(await read(id)).not.toBeNull();
    expect(await store.commit(id, 5, { lines: [answer(6)] })).toBe(6);
  }
  // It can still be deleted.
  await store.remove('b');
  expect(await store.load('b')).toBeNull();
});

test('a line of talk that is not what was written is left out, and its match goes on with the others', async () => {
  const made = await data.three();
  for (const [n, text] of ['one', 'two', 'three', 'four', 'five'].entries())
    await made.say('b', 'players', `i${n}`, spoken(text));
  await data.stop();
  inFile(data.path, `update talk set line = replace(line, 'two', 'zwei') where n = 2`);
  inFile(data.path, `update talk set n = 'x' where n = 3`);
  // A valid checksum does not make a row a valid line.
  inFile(data.path, `update talk set line = '{}', sum = ? where n = 4`, sumOf(['b', 'players', 4, 'i3', '{}']));
  const store = await data.open();
  const error = quietly();
  expect((await store.talk('b')).players.map(({ n }) => n)).toEqual([1, 5]);
  expect(linesOf(error)).toMatchObject([
    { match: 'b', times: 3, msg: 'lines of talk are not what was written; they are left out' },
  ]);
  expect(await store.load('b')).not.toBeNull();
  expect(await store.commit('b', 5, { lines: [answer(6)] })).toBe(6);
});

test('nothing is built on a damaged match', async () => {
  const store = await harmed(() => {
    inFile(data.path, `update matches set record = replace(record, 'key', 'kez') where id = 'a'`);
    inFile(data.path, `insert into lines select match, 6, line, sum from lines where match = 'b' and n = 5`);
    inFile(data.path, `delete from seats where match = 'c' and seat = 2`);
  });
  await expect(store.commit('a', 5, { lines: [answer(6)] })).rejects.toThrow('match a is damaged: its own row');
  await expect(store.commit('b', 5, { lines: [answer(6)] })).rejects.toThrow(
    'match b is damaged: its log has a line 6',
  );
  await expect(store.commit('c', 5, { seats: [bot(2)] })).rejects.toThrow('the row of seat 2 is missing');
});

test('lists leave damaged matches out, and say so once', async () => {
  const made = await data.three();
  await made.create(recordOf('old'), GATHERING, [person(0)]);
  await made.create(recordOf('older'), GATHERING, [person(0)]);
  await data.stop();
  inFile(data.path, `update matches set record = replace(record, 'key', 'kez') where id in ('a', 'old')`);
  inFile(data.path, `update seats set record = 'x' where match = 'b' and seat = 0`);
  const store = await data.open();
  const error = quietly();
  for (let i = 0; i < 3; i++) {
    expect(await store.waiting()).toEqual(['c']);
    expect(await store.abandoned(NOON + 1)).toEqual(['older']);
  }
  expect(linesOf(error).map(({ msg, match, why }) => [msg, match, why])).toEqual(
    expect.arrayContaining([
      ['a match is damaged', 'a', 'match a is damaged: its own row is not what was written'],
      ['a match is damaged', 'b', 'match b is damaged: the row of seat 0 is not what was written'],
      ['a match is damaged', 'old', 'match old is damaged: its own row is not what was written'],
    ]),
  );
  expect(error).toHaveBeenCalledTimes(3);
});

test('lists go on where the database itself stumbles over a row', async () => {
  const made = await data.three();
  await made.create(recordOf('old'), GATHERING, [person(0)]);
  await data.stop();
  // Too large for a readable number.
  inFile(data.path, `update matches set asked = 9223372036854775807, created = 9223372036854775807 where id = 'a'`);
  const store = await data.open();
  const error = quietly();
  expect(await store.waiting()).toEqual(['b', 'c']);
  expect(await store.abandoned(NOON + 1)).toEqual(['old']);
  expect(linesOf(error).filter(({ match }) => match === 'b' || match === 'c')).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['no JSON', '{', 'it must be an object'],
  ['no object', [1], 'it must be an object'],
  ['neither entry nor note', { at: 1, rules: 7 }, 'neither an entry nor a note'],
  ['an unknown note', { at: 1, note: { kind: 'gossip' } }, 'neither an entry nor a note'],
  ['no time', { ...answer(1), at: 'noon' }, '"at"'],
  ['no rules', { ...answer(1), rules: 1.5 }, '"rules"'],
  ['a player by name', entryWith({ player: 'Ann' }), '"player"'],
  ['nothing done', entryWith({ did: 7 }), '"did"'],
  ['chance that is no text', entryWith({ chance: [7] }), '"chance"'],
  ['an event that is none', entryWith({ events: [{ kind: 'x', fields: { a: 'b' } }] }), '"events"'],
  ['a patch that is a list', entryWith({ patch: [1] }), '"patch"'],
  ['a patch with a text', entryWith({ patch: { place: 'x' } }), '"patch.place"'],
  ['a patch with a text in a list', entryWith({ patch: { place: [3, 'x'] } }), '"patch.place"'],
  ['a length below nothing', entryWith({ patch: { place: [-1] } }), '"patch.place"'],
  ['a frame without a name', entryWith({ patch: { agenda: [0, { by: 1 }] } }), '"patch.agenda"'],
  ['settled perhaps', entryWith({ settled: 1 }), '"settled"'],
])('a line with a right checksum but %s is no line', async (_, line, what) => {
  const store = await harmed(() => written(line));
  await expect(store.log('b')).rejects.toThrow(`match b is damaged: line 2 of its log is no line of ours: `);
  await expect(store.log('b')).rejects.toThrow(what);
});

test('a list of four thousand million entries is an error at once', async () => {
  const store = await harmed(() => written(entryWith({ patch: { place: [4_000_000_000, 0, 1] } })));
  const { lines } = await store.log('b');
  const [line] = lines.filter(isEntry).slice(2, 3);
  expect(() => applyPatch(structuredClone(before), line!.entry.patch)).toThrow('the patch does not fit');
});

test('whatever byte of a file is another one, no match comes back altered', async () => {
  const store = await data.three();
  const whole = await Promise.all(IDS.map(async (id) => [await store.load(id), await store.log(id)]));
  await data.stop();
  const sound = readFileSync(data.path);
  const dice = new FastDice(7);
  quietly();
  let damaged = 0;
  for (let i = 0; i < 80; i++) {
    const bytes = Buffer.from(sound);
    // Zero bytes are skipped, since unused space cannot be damaged.
    let at = dice.below(bytes.length);
    while (bytes[at] === 0) at = dice.below(bytes.length);
    bytes[at] = bytes[at]! ^ (1 << dice.below(8));
    writeFileSync(data.path, bytes);
    const opened = await openSqlite(data.path).catch((error: Error) => error);
    if (opened instanceof Error) {
      expect(opened.message).toContain(`the data file ${data.path} cannot be opened: `);
      continue;
    }
    for (const [n, id] of IDS.entries()) {
      const read = await Promise.all([opened.load(id), opened.log(id)]).catch((error: unknown) => error);
      if (read instanceof Error) {
        damaged++;
        expect(read.message).toMatch(new RegExp(`match ${id}`));
      } else if (Array.isArray(read) && read[0] !== null) expect(read).toEqual(whole[n]);
    }
    await opened.waiting();
    await opened.abandoned(NOON + 1);
    await opened.close().catch(() => {});
    for (const name of readdirSync(data.folder)) if (name !== 'data.sqlite') rmSync(data.beside(name));
  }
  expect(damaged).toBeGreaterThan(10);
});

/** Writes line 2 of match b with a valid checksum. */
function written(line: unknown): void {
  const text = typeof line === 'string' ? line : JSON.stringify(line);
  inFile(data.path, `update lines set line = ?, sum = ? where match = 'b' and n = 2`, text, sumOf(['b', 2, text]));
}
function entryWith(part: object): object {
  const line = answer(1) as Extract<LogLine, { entry: unknown }>;
  return { ...line, entry: { ...line.entry, ...part } };
}
