// An end without a result: proposed to everybody who holds a seat, with time to object. Nobody ends what belongs to others.
import type { CreateMatch } from '@gaslamp/protocol/messages';
import { expect, onTestFinished, test } from 'vitest';
import { LONGEST } from '../src/room/match-log.ts';
import { buildServer } from '../src/server.ts';
import {
  act,
  create,
  folder,
  looksOf,
  notesOf,
  ownServer,
  type Running,
  refusal,
  sit,
  three,
  timeOf,
  Viewer,
} from './harness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BY_DAY = { kind: 'day', off: 0, window: 8, missed: 'remind' } as const;

/** Seats Ann, Ben and Cat, of whom only Ann is here. */
async function alone(more: Partial<CreateMatch> = {}, options: Parameters<typeof ownServer>[0] = {}) {
  const run = await ownServer(options);
  const skip = timeOf(run);
  const { match, made, tokens } = await three(run.port, more);
  const ann = await Viewer.open(run.port, match, tokens[0]);
  const doing = (seat: number, wish: object) => act(run.port, match, { token: tokens[seat], ...wish });
  /** Lets time pass and runs what is due. */
  const passes = async (span: number) => {
    skip(span);
    await looksOf(run)();
    await ann.hearsAll();
  };
  const propose = async (seat = 0) => {
    expect((await doing(seat, { do: 'agree-end' })).status).toBe(200);
    await ann.hearsAll();
  };
  return { run, match, made, tokens, ann, doing, passes, propose };
}
const asHolder = (number: number, name: string) => ({ kind: 'person', number, name });
const [ANN, BEN, CAT] = [asHolder(1, 'Ann'), asHolder(2, 'Ben'), asHolder(3, 'Cat')];

test('a proposed end waits for everybody who holds a seat, though only one is here; who is silent for a day agrees', async () => {
  const { ann, passes, propose } = await alone();
  await propose();
  expect(ann.info!.proposals).toMatchObject([{ seat: null, agreed: [1], asked: [2, 3] }]);
  await passes(DAY - HOUR);
  expect(ann.info!.phase).toBe('playing');
  // Nothing starts anew by repeating it.
  await propose();
  await passes(HOUR);
  expect(ann.info).toMatchObject({ phase: 'ended', closed: true, diceKey: null, proposals: [] });
  expect(ann.standing!.question).toBeNull();
  expect(notesOf(ann).slice(-2)).toEqual([
    { kind: 'proposed', seat: null, by: ANN },
    { kind: 'ended', agreed: [ANN], silent: [BEN, CAT] },
  ]);
});

test.each<[what: string, days: number, more: Partial<CreateMatch>]>([
  ['fourteen days for an answer', 14, { clock: { ...BY_DAY, days: 14 } }],
  ['one day for an answer: two days', 2, { clock: { ...BY_DAY, days: 1 } }],
  ['no clock', 1, {}],
  ['a live clock', 1, { clock: { kind: 'live', base: 14_400, increment: 600, window: 300, missed: 'remind' } }],
])('the time to object is that of the match: %s', async (_, days, more) => {
  const { ann, passes, propose } = await alone(more);
  await propose();
  expect(ann.info!.proposals[0]!.left! / DAY).toBeCloseTo(days, 3);
  await passes(days * DAY - HOUR);
  expect(ann.info!.phase).toBe('playing');
  await passes(HOUR);
  expect(ann.info!.phase).toBe('ended');
});

test('it is never shorter than players of the match may be away', async () => {
  const { ann, propose } = await alone({}, { away: 5 * DAY });
  await propose();
  expect(ann.info!.proposals[0]!.left! / DAY).toBeCloseTo(5, 3);
});

test('anybody may object, present or not, even while a bot stands in; the match goes on', async () => {
  const { ann, doing, passes, propose, made, match, run } = await alone();
  await doing(1, { do: 'leave', seat: 1 });
  await propose();
  for (const token of [made.host, made.spectator])
    expect(await act(run.port, match, { do: 'object', token })).toMatchObject(
      refusal(403, 'only those who hold a seat are asked'),
    );
  expect((await doing(1, { do: 'object' })).status).toBe(200);
  await ann.until(() => ann.info!.proposals.length === 0);
  expect(notesOf(ann).at(-1)).toEqual({ kind: 'objected', seat: null, by: BEN });
  await passes(20 * DAY);
  expect(ann.info!.phase).toBe('playing');
  expect(await doing(1, { do: 'object' })).toMatchObject(refusal(409, 'there is no such proposal'));
});

test('nobody is worn down: who had agreed to an end that was rejected proposes no other until its time is up', async () => {
  const { ann, doing, passes, propose } = await alone();
  await propose();
  await doing(1, { do: 'object' });
  expect(await doing(0, { do: 'agree-end' })).toMatchObject(
    refusal(409, /^somebody objected to an end that you had agreed to; you may propose another in 1 day,/),
  );
  // Others may, and everybody may agree.
  await propose(1);
  await propose(0);
  expect(ann.info!.proposals).toMatchObject([{ agreed: [2, 1], asked: [3] }]);
  await doing(2, { do: 'object' });
  for (const seat of [0, 1]) expect((await doing(seat, { do: 'agree-end' })).status).toBe(409);
  await passes(DAY);
  await propose();
  expect(ann.info!.proposals).toMatchObject([{ agreed: [1], asked: [2, 3] }]);
});

test('an objection is never too many', async () => {
  const { ann, doing, propose, run, match } = await alone();
  const { ledger } = await run.server.lobby.room(match);
  const proposed = { kind: 'proposed', seat: 0, by: { kind: 'person', number: 2, name: 'Ben' } } as const;
  await ledger.next(() => ledger.commit({}, Array(LONGEST.notes).fill({ at: 0, note: proposed })));
  await propose();
  expect((await doing(1, { do: 'object' })).status).toBe(200);
  await ann.until(() => ann.info!.proposals.length === 0);
});

test('play goes on meanwhile, and a match that ends by its rules needs no vote any more', async () => {
  const { ann, propose, run, match, passes } = await alone();
  await propose();
  const room = await run.server.lobby.room(match);
  const { decision, at } = room.match!;
  expect(await room.answer(decision!.player, room.game.verbs.format(decision!.options[0]!), at)).toBe(true);
  expect(ann.info!.proposals).toHaveLength(1);
  await room.ledger.next(() => room.ledger.commit({ status: { phase: 'over', proposals: [], asked: null } }));
  await passes(2 * DAY);
  expect(room.status.phase).toBe('over');
});

test('who takes a seat has the whole time', async () => {
  const { run, match, ann, doing, passes, propose } = await alone();
  await propose();
  await passes(DAY - HOUR);
  const { invite } = (await doing(1, { do: 'hand-over', seat: 1 })).body;
  const dan = (await sit(run.port, match, invite, 'Dan')).body.token as string;
  await passes(DAY - HOUR);
  expect(ann.info).toMatchObject({ phase: 'playing', proposals: [{ agreed: [1], asked: [4, 3] }] });
  expect((await act(run.port, match, { do: 'object', token: dan })).status).toBe(200);
});

test('who got a seat from somebody at the table has a vote of their own here', async () => {
  const { run, match, ann, doing } = await alone({ seats: [0, 1, 2].map(() => ({ kind: 'person' })), sit: [0] });
  const { invite } = (await doing(1, { do: 'hand-over', seat: 1 })).body;
  await sit(run.port, match, invite, 'Dan');
  for (const seat of [0, 2]) await doing(seat, { do: 'agree-end' });
  await ann.hearsAll();
  expect(ann.info).toMatchObject({ phase: 'playing', proposals: [{ asked: [4] }] });
});

test('a match of one person ends at once, and has nobody’s hands to keep closed', async () => {
  const run = await ownServer({});
  const made = await create(run.port, 2, { seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }], sit: [0] });
  const ann = await Viewer.open(run.port, made.match, made.tokens[0]!);
  await act(run.port, made.match, { do: 'agree-end', token: made.tokens[0] });
  await ann.until(() => ann.info!.phase === 'ended');
  expect(ann.info).toMatchObject({ closed: false, diceKey: expect.any(String) });
});

test('the time to object outlives the server, and stands while it is down', async () => {
  const place = folder();
  onTestFinished(place.remove);
  const file = `${place.path}/data.sqlite`;
  const first = await ownServer({ file });
  const { match, tokens } = await three(first.port);
  await act(first.port, match, { do: 'agree-end', token: tokens[0] });
  await first.server.close();
  const server = await buildServer({ file, away: 0 });
  onTestFinished(() => server.close());
  const run: Running = { server, port: 0, clock: null };
  const skip = timeOf(run);
  const looked = looksOf(run);
  const room = await server.lobby.room(match);
  const [proposal] = room.info({ viewer: 0, host: false }).proposals;
  expect(proposal!.left! / DAY).toBeCloseTo(1, 3);
  skip(DAY - HOUR);
  await looked();
  expect(room.status.phase).toBe('playing');
  skip(HOUR);
  await looked();
  expect(room.status.phase).toBe('closed');
});

test('an end that an older server stored as proposed counts no more: it had no time', async () => {
  const { run, match, ann, propose, passes } = await alone();
  const { ledger } = await run.server.lobby.room(match);
  await ledger.next(() => ledger.commit({ status: { proposals: [{ seat: null, agreed: [1, 2], since: 0 }] } }));
  await passes(30 * DAY);
  await propose(2);
  expect(ann.info).toMatchObject({ phase: 'playing', proposals: [{ agreed: [3], asked: [1, 2] }] });
});
