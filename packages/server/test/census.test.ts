// Every match that finishes here is counted once, without names; running and undealt matches are not counted.
import { at } from '@gaslamp/kernel/lists';
import type { Outcome } from '@gaslamp/protocol/statistics';
import { statisticsOf } from '@gaslamp/record/statistics';
import { expect, test } from 'vitest';
import { oneServer, ownServer } from './harness.ts';

const run = oneServer();
const GAME = 'nanty-narking';

/** Plays a match of two at random, to its end or for this many answers. */
async function played(answers: number, seed: number, from?: { match: string; token: string; moment: number }) {
  const { lobby } = run.server;
  const person = (name: string) => ({ kind: 'person', name }) as const;
  const seats = [person('Zenobia'), person('Yorick')];
  const made = await lobby.create({ game: GAME, seats, sit: [0, 1], ...(from && { from }) });
  const room = await lobby.room(made.match);
  for (let n = 0; n < answers; n++) {
    const match = await room.current();
    if (!match?.decision) break;
    const { player, options } = match.decision;
    await room.answer(player, room.game.verbs.format(at(options, (n * seed) % options.length)), match.at);
  }
  return { ...made, room };
}

test('finished matches count once, those that run or were not dealt do not, and nobody is named', async () => {
  const { census } = run.server.lobby;
  expect(await census.statistics(0)).toEqual([]);
  const first = await played(5000, 7);
  const second = await played(5000, 7);
  await played(40, 7);
  const token = first.tokens[0] ?? '';
  const on = await played(5000, 7, { match: first.match, token, moment: 30 });
  for (const { room } of [first, second, on]) expect(room.over).toBe(true);
  // The statistics are cached for a while.
  expect(await census.statistics(9_999)).toEqual([]);
  const [counted, ...others] = await census.statistics(10_000);
  expect(others).toEqual([]);
  expect(counted).toMatchObject({ game: GAME, matches: 2, byPlayers: { 2: { matches: 2 } } });
  const outcomes: (Outcome | null)[] = [];
  for (const { room } of [first, second, on]) outcomes.push((await room.outlook()).outcome);
  expect(outcomes[2]).toBeNull();
  const points = outcomes.flatMap((one) => one?.points ?? []);
  expect(counted?.points.most).toBe(Math.max(...points));
  const told = await (await fetch(`http://127.0.0.1:${run.port}/api/statistics`)).text();
  expect(JSON.parse(told)).toEqual([counted]);
  for (const secret of ['Zenobia', 'Yorick', first.match, token]) expect(told).not.toContain(secret);
  expect(await run.server.lobby.store.uncounted(5)).toEqual([]);
});

test('thousands of matches are counted some in a turn of the loop, and come to the same', async () => {
  const { server } = await ownServer({});
  const { census, store } = server.lobby;
  const one = { game: GAME, sides: null, winners: [1], reason: 'agents' };
  const all = Array.from({ length: 20_000 }, (_, n): Outcome => ({ ...one, points: [n % 7, n % 90], moves: n % 500 }));
  store.outcomes = async function* () {
    for (let from = 0; from < all.length; from += 500) yield all.slice(from, from + 500);
  };
  let turns = 0;
  const others = setInterval(() => turns++, 0);
  const told = await census.statistics();
  clearInterval(others);
  expect(told).toEqual(statisticsOf(all));
  expect(turns).toBeGreaterThan(10);
});
