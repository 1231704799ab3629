// Reports from the tables: of what the reporter sees, bounded, and shown at the desk with the lines around a reported one.
import { expect, test } from 'vitest';
import { deskOf, statusOf } from './desk-forms.ts';
import { ownServer, post, refusal, three, Viewer } from './harness.ts';
import { allOf, quietly } from './quietly.ts';

const line = (n: number, room = 'players') => ({ kind: 'line', room, n });
const reporting = (port: number, match: string) => (token: unknown, about: object) =>
  post(port, `/api/matches/${match}/report`, { token, about });

test('a line, a name and a match are reported and shown at the desk with ten lines around, until they are closed', async () => {
  const run = await ownServer({});
  const said = quietly();
  const { match, made, tokens } = await three(run.port);
  const { store } = run.server.lobby;
  const words = (n: number) => ({ kind: 'text', text: `line ${n}.` }) as const;
  for (let n = 1; n <= 20; n++)
    await store.say(match, 'players', `i${n}`, { at: n, by: { kind: 'seat', seat: 1, number: 2 }, words: words(n) });
  await (await run.server.lobby.room(match)).renamed();
  const report = reporting(run.port, match);
  const done = { status: 200, body: { reported: true } };
  expect(await report(tokens[0], line(10))).toEqual(done);
  expect(await report(tokens[0], line(10))).toEqual(done);
  expect(await report(made.spectator, { kind: 'name', seat: 1 })).toEqual(done);
  expect(await report(tokens[2], { kind: 'match' })).toEqual(done);
  expect(allOf(said)).toContain('somebody at a table has reported something');
  const desk = await deskOf(run);
  const page = await desk.page();
  for (const text of [
    'The oldest 3 of 3.',
    'Reported by Ann',
    'Reported by a spectator',
    'Reported by Cat',
    'The name at seat 1: Ben',
  ])
    expect(page).toContain(text);
  const shown = [...page.matchAll(/: line (\d+)\./g)].map(([, n]) => Number(n));
  expect(shown).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  const close = { do: 'closeReport', match, about: JSON.stringify(line(10)) };
  expect(await statusOf(desk.do(close))).toBe(303);
  expect(await desk.page()).toContain('The oldest 2 of 2.');
  expect(await statusOf(desk.do({ ...close, about: '{"kind":"x"}' }))).toBe(400);
  expect(await desk.page()).toContain(`A report of match ${match} was closed.`);
});

test('only what somebody at the table can see is reported', async () => {
  const run = await ownServer({});
  const { match, made, tokens } = await three(run.port);
  const ben = await Viewer.open(run.port, match, tokens[1]);
  await ben.ask({ t: 'say', words: { kind: 'text', text: 'Good evening.' } });
  const report = reporting(run.port, match);
  expect(await report(made.spectator, line(1))).toEqual(refusal(404, 'there is no such line'));
  expect(await report(tokens[0], line(2))).toEqual(refusal(404, 'there is no such line'));
  expect(await report(tokens[0], { kind: 'name', seat: 5 })).toEqual(refusal(404, 'nobody holds that seat'));
  expect(await report('x'.repeat(32), line(1))).toEqual(refusal(403, 'this link opens nothing in this match'));
  expect((await report(tokens[0], { kind: 'bot' })).status).toBe(400);
  expect(await run.server.lobby.store.reports()).toEqual([]);
});

test('nobody can flood the desk: at most ten reports an hour are taken from one address', async () => {
  const run = await ownServer({});
  const report = async () => {
    const { match, tokens } = await three(run.port);
    return (await reporting(run.port, match)(tokens[0], { kind: 'match' })).status;
  };
  for (let n = 0; n < 10; n++) expect(await report()).toBe(200);
  expect(await report()).toBe(429);
  expect(await run.server.lobby.store.reports()).toHaveLength(10);
});
