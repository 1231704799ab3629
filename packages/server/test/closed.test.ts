// After an end without a result the hands stay closed: nobody is sent anything that they could not know before, until all agree.
import { type AnyGame, GAMES, gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { Match } from '@gaslamp/kernel/match';
import { diff } from '@gaslamp/kernel/patch';
import { standingFor, viewFor } from '@gaslamp/kernel/projection';
import { copy, SPECTATOR, type State } from '@gaslamp/kernel/state';
import { redeal, view } from '@gaslamp/kernel/view';
import { readRecord } from '@gaslamp/record/record-reader';
import { verify } from '@gaslamp/record/verify';
import { expect, test } from 'vitest';
import type { Room } from '../src/room/room.ts';
import { act, oneServer, opaque, ownServer, playOn, post, putStated, refusal, three, Viewer } from './harness.ts';
import { testClock } from './test-clock.ts';

const run = oneServer();
const CLOSED = /^the hands of this match stay closed until all who held a seat at its end agree to open them$/;

/** Lets Ann, Ben and Cat play a little and end the match. */
async function ended() {
  const { match, made, tokens } = await three(run.port);
  const viewers = await Promise.all([...tokens, made.spectator].map((token) => Viewer.open(run.port, match, token)));
  await playOn(viewers.slice(0, 3), 10, () => 0);
  for (const token of tokens) await act(run.port, match, { do: 'agree-end', token });
  for (const viewer of viewers) await viewer.until(() => viewer.info!.phase === 'ended');
  const ask = (path: string, token: string, more: object = {}) =>
    run.server.app.inject({ method: 'POST', url: `/api/matches/${match}/${path}`, payload: { token, ...more } });
  const [ann] = viewers;
  return { match, made, tokens, viewers, ann: ann!, ask };
}

test('record, key, other seats and playing on stay closed; everybody looks back on what they saw themselves', async () => {
  const { match, made, tokens, viewers, ann, ask } = await ended();
  for (const viewer of viewers) expect(viewer.info).toMatchObject({ closed: true, diceKey: null });
  for (const [i, token] of [...tokens, made.spectator].entries()) {
    const { info, past } = (await ask('past', token)).json() as { info: object; past: object };
    expect(info).toMatchObject({ phase: 'ended', closed: true, diceKey: null, you: i < 3 ? i : null });
    expect(past).not.toBeNull();
  }
  const record = readRecord((await ask('record', tokens[0])).body, 'match.jsonl');
  expect(record.header).toMatchObject({ closed: true, before: null, dice: { hash: ann.info!.diceHash, key: null } });
  expect([record.entries, record.notes.at(-1)?.note.kind]).toEqual([[], 'ended']);
  expect(verify(gameNamed('emerald-2e'), record).problem).toMatchObject({ entry: -1, code: 'record.closed' });
  const seats = tokens.map(() => ({ kind: 'person' }));
  const from = { match, token: tokens[0], moment: 0 };
  expect(await post(run.port, '/api/matches', { game: 'emerald-2e', seats, sit: [0], from })).toMatchObject(
    refusal(409, CLOSED),
  );
  expect(await ann.ask({ t: 'choose', texts: ['pass'], at: ann.standing! })).toMatchObject({ reason: 'over' });
  // A rematch gives nothing away.
  expect((await ann.ask({ t: 'rematch' })).t).toBe('ack');
});

test('hands open when all who held a seat agree; here silence is no agreement', async () => {
  const { match, made, tokens, viewers, ann, ask } = await ended();
  const open = (token: string) => act(run.port, match, { do: 'agree-hands', token });
  for (const token of [made.host, made.spectator])
    expect(await open(token)).toMatchObject(refusal(403, 'only those who hold a seat are asked'));
  for (const token of tokens.slice(0, 2)) expect((await open(token)).status).toBe(200);
  await ann.until(() => ann.info!.proposals[0]?.asked.length === 1);
  expect(ann.info).toMatchObject({ closed: true, proposals: [{ seat: null, agreed: [1, 2], asked: [3], left: null }] });
  expect(await act(run.port, match, { do: 'object', token: tokens[2] })).toMatchObject(
    refusal(409, 'the match is over'),
  );
  expect((await open(tokens[2])).status).toBe(200);
  for (const viewer of viewers) await viewer.until(() => !viewer.info!.closed);
  expect(ann.info).toMatchObject({ phase: 'ended', proposals: [], diceKey: expect.any(String) });
  expect(ann.info!.notes.at(-1)).toMatchObject({ note: { kind: 'hands', agreed: [{}, {}, {}] } });
  expect((await ask('past', tokens[1])).json()).toMatchObject({ past: null });
  const record = readRecord((await ask('record', tokens[1])).body, 'match.jsonl');
  expect(verify(gameNamed('emerald-2e'), record).problem).toBeNull();
  expect(await open(tokens[0])).toMatchObject(refusal(409, /not closed/));
});

test('players and spectators do not read each other before the hands are open', async () => {
  const { match, tokens, viewers, ann } = await ended();
  const watcher = viewers[3]!;
  for (const [viewer, text] of [
    [ann, 'I am Moriarty.'],
    [watcher, 'So we thought.'],
  ] as const)
    expect((await viewer.ask({ t: 'say', words: { kind: 'text', text } })).t).toBe('said');
  await Promise.all([ann.hearsAll(), watcher.hearsAll()]);
  expect([ann.bytes.join().includes('we thought'), watcher.bytes.join().includes('Moriarty')]).toEqual([false, false]);
  for (const token of tokens) await act(run.port, match, { do: 'agree-hands', token });
  await ann.until(() => ann.bytes.join().includes('we thought'));
  await watcher.until(() => watcher.bytes.join().includes('I am Moriarty'));
});

test('a match that ended before there were closed hands keeps its open record', async () => {
  const { match, tokens } = await three(run.port);
  const room = await run.server.lobby.room(match);
  await room.ledger.next(() => room.ledger.commit({ status: { phase: 'ended', asked: null } }));
  const record = await room.recordFile();
  expect(verify(gameNamed('emerald-2e'), readRecord(record, 'match.jsonl')).problem).toBeNull();
  expect(await post(run.port, `/api/matches/${match}/past`, { token: tokens[0] })).toMatchObject({
    body: { info: { closed: false, diceKey: expect.any(String) }, past: null },
  });
});

/** Returns a state in the middle of a match of three, between two published steps. */
function midway(game: AnyGame): State {
  const mind = new FastDice(7);
  const { match } = Match.start(game, 3, {}, new FastDice(3));
  for (let answers = 0; answers < 60 || match.s.step > 0; answers++) {
    const { player, options } = match.decision!;
    match.choose(player, [game.verbs.format(options[mind.below(options.length)]!)], match.at);
  }
  return copy(match.published);
}

const SPECTATORS = 'spectators-token';
/** A page's requests for everything that it could be sent. */
async function everything(port: number, match: string, token: string): Promise<string[]> {
  const ask = async (path: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.text();
  };
  const { game, seats } = JSON.parse(await ask('mine', { matches: [{ match, token }] }))[0];
  const persons = (seats as unknown[]).map(() => ({ kind: 'person' }));
  return [
    await ask('mine', { matches: [{ match, token }] }),
    await ask(`matches/${match}/past`, { token }),
    await ask(`matches/${match}/past`, { token, own: true }),
    await ask(`matches/${match}/record`, { token }),
    await ask('matches', { game, seats: persons, sit: [0], from: { match, token, moment: 0 } }),
  ];
}

/**
 * Ends a match in that state, with the hands closed, or open if `openly`. Returns everything that each viewer is sent. `plant`
 * may spoil the room.
 */
async function sentIn(game: AnyGame, s: State, diceKey: string, plant: (room: Room) => void, openly = false) {
  const clock = testClock();
  const { server, port } = await ownServer({ clock });
  const tokens = await putStated(server, game, s, { id: 'twin', spectator: SPECTATORS, diceKey });
  plant(await server.lobby.room('twin'));
  const viewers: Viewer[] = [];
  const all = [...tokens, SPECTATORS];
  for (const token of all) viewers.push(await Viewer.open(port, 'twin', token));
  await clock.skip(1_000);
  const settled = () => Promise.all(viewers.map((viewer) => viewer.hearsAll()));
  await settled();
  const before = viewers.map(({ bytes }) => bytes.length);
  for (const what of ['agree-end', 'agree-hands'])
    for (const token of what === 'agree-end' || openly ? tokens : tokens.slice(1))
      expect((await act(port, 'twin', { do: what, token })).status).toBe(200);
  await clock.skip(1_000);
  await settled();
  const sent = new Map<number, string>();
  for (const [i, viewer] of viewers.entries()) {
    const texts = viewer.standing?.question?.options?.slice(0, 1) ?? ['pass'];
    await viewer.ask({ t: 'forecast', id: 'f', texts });
    await viewer.ask({ t: 'explain', id: 'e', wish: texts[0]! });
    const again = await Viewer.open(port, 'twin', all[i]!);
    await again.hearsAll();
    const heard = [viewer.bytes.slice(before[i]), again.bytes, await everything(port, 'twin', all[i]!)].flat();
    // The key differs in public, by its hash and by receipts.
    sent.set(i === tokens.length ? SPECTATOR : i, opaque(heard).join('\n'));
  }
  return sent;
}

/** Returns the viewers who are sent something after the end that tells them one of two worlds from the other. */
async function partedViewers(game: AnyGame, plant: (room: Room) => void = () => {}, openly = false): Promise<number[]> {
  const s = midway(game);
  const first = await sentIn(game, s, 'one key', plant, openly);
  const parted: number[] = [];
  for (const [viewer, texts] of first) {
    // A world that the viewer could not tell from the first one before the end.
    const other = redeal(game, view(game, s, viewer), new FastDice(5));
    expect(other).not.toEqual(s);
    if ((await sentIn(game, other, 'another key', plant, openly)).get(viewer) !== texts) parted.push(viewer);
  }
  return parted;
}

const ALL = [0, 1, 2, SPECTATOR];
test.each(Object.keys(GAMES))('%s: a viewer is sent the same whatever is hidden from them', async (id) => {
  expect(await partedViewers(gameNamed(id))).toEqual([]);
});

test('once the hands are open the worlds can be told apart', async () => {
  expect(await partedViewers(gameNamed('nanty-narking'), () => {}, true)).toEqual(ALL);
});

test.each<[string, (room: Room) => void]>([
  [
    'the end shows the hands',
    (room) => {
      room.broadcast.end = () => {
        const { match } = room;
        for (const viewers of room.audience.viewers()) {
          const patch = diff(viewFor(match!, viewers.viewer).s, match!.published);
          const standing = standingFor(match!, viewers.viewer);
          room.audience.send(viewers, { t: 'update', patch, hidden: null, standing, row: null });
        }
        room.broadcast.table();
      };
    },
  ],
  [
    'the record and the dice key are open',
    (room) => {
      Object.defineProperty(room, 'open', { get: () => room.over });
    },
  ],
  [
    'everybody looks back from another seat',
    (room) => {
      const access = room.access.bind(room);
      room.access = (token) => {
        const found = access(token);
        return found && room.over ? { ...found, viewer: (found.viewer + 1) % 3 } : found;
      };
    },
  ],
])('planted: %s', async (_, plant) => {
  expect(await partedViewers(gameNamed('nanty-narking'), plant)).not.toEqual([]);
});
