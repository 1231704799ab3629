// Requests with invalid tokens are counted separately by address, and not with those of a seated player at that address.
import { expect, test } from 'vitest';
import { ownServer, post, three } from './harness.ts';

const FORGED = 'x'.repeat(24);

/** Sends several requests at once and returns the number of responses by status. */
async function asked(port: number, path: string, body: unknown, times: number): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: times }, () => post(port, path, body)));
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const see = (token: unknown) => ({ do: 'see', token });
test.each([
  ['past', (token: unknown) => ({ token }), 20],
  ['notebook', see, 30],
  ['told', see, 30],
  ['record', (token: unknown) => ({ token }), 30],
  ['table', (token: unknown) => ({ do: 'object', token }), 30],
])('%s', async (route, said, most) => {
  const { port } = await ownServer({ requestsPerMinute: 30 });
  const { match, tokens, made } = await three(port);
  const ask = (token: unknown, times: number, of = match) =>
    asked(port, `/api/matches/${of}/${route}`, said(token), times);
  const junk = most / 3;
  expect(await ask(FORGED, Math.ceil(junk) + 5)).toMatchObject({ 403: Math.ceil(junk), 429: 5 });
  for (const [token, of] of [[FORGED], [7], [FORGED, 'nowhere']] as const)
    expect(await ask(token, 1, of)).toEqual({ 429: 1 });
  const ann = await ask(tokens[0], most + 3);
  expect(ann[429]).toBe(3);
  // A spectator does not share a player's count, nor another spectator's.
  for (const token of [tokens[1], made.spectator, made.host]) expect((await ask(token, most))[429]).toBeUndefined();
});

test('a list of matches is counted for whom one of its tokens opens', async () => {
  const { port } = await ownServer({ requestsPerMinute: 30 });
  const { match, tokens } = await three(port);
  const mine = (list: readonly (readonly [string, unknown])[], times: number) =>
    asked(port, '/api/mine', { matches: list.map(([match, token]) => ({ match, token })) }, times);
  const junk = [['gone', FORGED] as const, [match, FORGED] as const];
  expect(await mine(junk, 15)).toEqual({ 200: 10, 429: 5 });
  expect(await mine([], 1)).toEqual({ 429: 1 });
  expect(await mine([...junk, [match, tokens[0]]], 33)).toEqual({ 200: 30, 429: 3 });
  expect(await mine([[match, tokens[1]]], 1)).toEqual({ 200: 1 });
});

test('a seat is known though nobody has its match in memory, and to know junk no match is read whole', async () => {
  const { port, server } = await ownServer({});
  const { match, tokens } = await three(port);
  const { lobby } = server;
  await lobby.sweep(Date.now() + 3_600_000);
  expect(lobby.live(match)).toBeUndefined();
  let whole = 0;
  const read = lobby.store.whole.bind(lobby.store);
  lobby.store.whole = (...args) => {
    whole++;
    return read(...args);
  };
  const path = `/api/matches/${match}/past`;
  // First requests that name no match, since they have no token; then requests with a forged token.
  await asked(port, path, { token: 7 }, 10);
  expect(await asked(port, path, { token: FORGED }, 20)).toEqual({ 429: 20 });
  expect(whole).toBe(0);
  expect(await asked(port, path, { token: tokens[0] }, 1)).toEqual({ 200: 1 });
  expect(whole).toBe(1);
});

test('what is refused reads little: a match once a request, so many a second and address, and none for a seat in memory', async () => {
  const { port, server } = await ownServer({ requestsPerMinute: 30 });
  const { match, tokens } = await three(port);
  const away = await three(port);
  const { lobby } = server;
  await lobby.sweep(Date.now() + 3_600_000);
  await lobby.room(match);
  let reads = 0;
  for (const name of ['load', 'whole', 'seating'] as const) {
    const read = lobby.store[name].bind(lobby.store) as (...args: unknown[]) => Promise<never>;
    lobby.store[name] = (...args: unknown[]) => {
      reads++;
      return read(...args);
    };
  }
  const mine = (matches: unknown, times: number) => asked(port, '/api/mine', { matches }, times);
  const ten = (named: (i: number) => string) =>
    Array.from({ length: 10 }, (_, i) => ({ match: named(i), token: `${FORGED}${i}` }));
  expect(await mine([], 20)).toEqual({ 200: 10, 429: 10 });
  expect(reads).toBe(0);
  // Ten forged tokens of one match.
  expect(
    await mine(
      ten(() => away.match),
      1,
    ),
  ).toEqual({ 429: 1 });
  expect(reads).toBe(1);
  // One each for ten matches, a hundred times.
  const nowhere = ten((i) => `nowhere${i}`);
  expect(await mine(nowhere, 100)).toEqual({ 429: 100 });
  expect(reads).toBeLessThan(200);
  // A neighbour at that address, whose own match is in memory: their list is answered, with nine reads for missing matches.
  reads = 0;
  expect(await mine([...nowhere.slice(1), { match, token: tokens[0] }], 1)).toEqual({ 200: 1 });
  expect(reads).toBe(9);
  expect(await asked(port, `/api/matches/${match}/notebook`, see(tokens[1]), 1)).toEqual({ 200: 1 });
  expect(reads).toBe(9);
});

test('a list of forged tokens makes nobody fold a match that is at rest', async () => {
  const { port, server } = await ownServer({ requestsPerMinute: 30 });
  const { match, tokens } = await three(port);
  const away = await three(port);
  const { lobby } = server;
  await lobby.sweep(Date.now() + 3_600_000);
  const list = [
    { match, token: tokens[0] },
    { match: away.match, token: `${FORGED}0` },
  ];
  expect(await asked(port, '/api/mine', { matches: list }, 1)).toEqual({ 200: 1 });
  expect(lobby.live(match)).toBeDefined();
  expect(lobby.live(away.match)).toBeUndefined();
});
