import { answerSchemas } from '@gaslamp/protocol/answer-schemas';
import { expect, test } from 'vitest';
import { buildServer } from '../src/server.ts';
import { checkAnswer, checkAnswers } from './answers.ts';

const GAME = 'emerald-2e';

test('every declared route answers as declared', async () => {
  const server = await buildServer({ file: ':memory:', pepper: 'for tests', pace: { bot: 0, window: 0 } });
  const seen = checkAnswers(server.app);
  const ask = async (method: 'GET' | 'POST', url: string, body?: object): Promise<Record<string, never>> => {
    const response = await server.app.inject({ method, url, ...(body && { payload: body }) });
    expect(response.statusCode, `${url} ${response.body}`).toBe(200);
    return response.json();
  };
  try {
    for (const url of ['/healthz', '/readyz', '/api/home', '/api/statistics', `/api/games/${GAME}`])
      await ask('GET', url);
    const games = (await ask('GET', '/api/games')) as unknown as { id: string; pack: string }[];
    await ask('GET', `/api/packs/${GAME}/${games.find(({ id }) => id === GAME)!.pack}`);
    const person = { kind: 'person' };
    const made = await ask('POST', '/api/matches', { game: GAME, seats: [person, person], sit: [0], name: 'Ann' });
    const match = `/api/matches/${made.match}`;
    const [token] = made.tokens as unknown as string[];
    await ask('GET', match);
    await ask('POST', `${match}/invitation`, { invite: made.open });
    await ask('POST', `${match}/sit`, { invite: made.open, name: 'Ben' });
    await ask('POST', `${match}/told`, { do: 'see', token });
    await ask('POST', `${match}/notebook`, { do: 'see', token });
    await ask('POST', `${match}/past`, { token });
    await ask('POST', `${match}/report`, { token, about: { kind: 'match' } });
    const keys = (await ask('POST', `${match}/keys`, { do: 'phrase', token })) as unknown as { phrase: string };
    await ask('POST', `${match}/open`, { phrase: keys.phrase, seat: 0 });
    await ask('POST', '/api/socket', {});
    await ask('POST', '/api/mine', { matches: [{ match: made.match, token }] });
    await ask('POST', `${match}/table`, { do: 'leave', token, seat: 0 });
    // A way in needs letters: way-in.test.ts reads its whole answer.
    const declared = Object.keys(answerSchemas).filter((route) => !route.endsWith('/way'));
    expect([...seen].sort()).toEqual(declared.sort());
  } finally {
    await server.close();
  }
});

test.each([
  ['GET /api/home', 200, { addresses: [], more: 1 }],
  ['GET /api/home', 200, { addresses: [1] }],
  ['POST /api/matches/:id/table', 200, {}],
  ['POST /api/matches/:id/table', 409, { error: 'no', why: 1 }],
] as const)('an answer of %s with status %i and other fields is found: %j', (route, status, json) => {
  expect(() => checkAnswer(route, status, JSON.stringify(json))).toThrow();
});
