// Every vote of a table with one, two and all of its players present: who can decide what (docs/security.md).
import type { CreateMatch } from '@gaslamp/protocol/messages';
import { expect, test } from 'vitest';
import { act, create, looksOf, ownServer, person, sit, timeOf, Viewer } from './harness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Time after which a player is away, in ms. */
const AWAY = HOUR;
const CLOCK = { kind: 'day', days: 1, off: 0, window: 8, missed: 'vote' } as const;

const SEATS = [0, 1, 2, 3];

/** Seats four people and connects `n` of them, of whom none is at the seat `but`. All others are away. */
async function table(n: number, but: number | 'asked' | null, more: Partial<CreateMatch> = {}) {
  const run = await ownServer({ away: AWAY });
  const { port } = run;
  const made = await create(port, 4, {
    sit: [0],
    seats: Array(4).fill(person),
    name: 'P0',
    standIn: 'random',
    ...more,
  });
  const tokens = [made.tokens[0]!];
  for (const seat of [1, 2, 3])
    tokens.push((await sit(port, made.match, made.invites[seat], `P${seat}`)).body.token as string);
  const skip = timeOf(run);
  const room = await run.server.lobby.room(made.match);
  skip(2 * AWAY);
  const asked = room.status.asked!;
  const seats = SEATS.filter((seat) => seat !== (but === 'asked' ? asked : but)).slice(0, n);
  for (const seat of seats) await Viewer.open(port, made.match, tokens[seat]!);
  /** Each of these players does that. */
  const all = async (seats: readonly number[], wish: object) => {
    for (const seat of seats) await act(port, made.match, { token: tokens[seat], ...wish });
  };
  const passes = async (span: number) => {
    skip(span);
    await looksOf(run)();
  };
  return { room, asked, seats, all, passes };
}

test('a new player at the seat of an absent one: all others present, at least two', async () => {
  for (const n of [1, 2, 3]) {
    const { room, seats, all } = await table(n, 3);
    await all(seats.slice(1), { do: 'agree-open', seat: 3 });
    expect(room.info({ viewer: 0, host: false }).seats[3]!.opened).toBeNull();
    await all(seats.slice(0, 1), { do: 'agree-open', seat: 3 });
    expect(room.info({ viewer: 0, host: false }).seats[3]!.opened).toBe(n > 1 ? 'agreed' : null);
  }
});

test('an end without a result: everybody who holds a seat, at once or by silence in the time to object', async () => {
  for (const n of [1, 2, 4]) {
    const { room, seats, all, passes } = await table(n, null);
    await all(seats, { do: 'agree-end' });
    expect(room.status.phase).toBe(n === 4 ? 'closed' : 'playing');
    await passes(DAY - HOUR);
    expect(room.status.phase).toBe(n === 4 ? 'closed' : 'playing');
    await passes(HOUR);
    expect(room.status.phase).toBe('closed');
  }
  // Any single person may object, absent or not.
  for (const n of [1, 2, 4]) {
    const { room, seats, all, passes } = await table(n, null);
    await all(seats.slice(0, 3), { do: 'agree-end' });
    await all([3], { do: 'object' });
    await passes(30 * DAY);
    expect(room.status.phase).toBe('playing');
  }
});

test('an end by the clock: more than half of the others present propose it, and nobody is passed over', async () => {
  for (const n of [1, 2, 3]) {
    const { room, asked, seats, all, passes } = await table(n, 'asked', { clock: CLOCK });
    await passes(DAY + HOUR);
    await all(seats.slice(0, Math.floor(n / 2)), { do: 'vote', seat: asked, vote: 'end' });
    expect(room.status.proposals).toEqual([]);
    await all(seats, { do: 'vote', seat: asked, vote: 'end' });
    expect(room.status).toMatchObject({ phase: 'playing', proposals: [{ seat: null }] });
    await passes(2 * DAY - HOUR);
    expect(room.status.phase).toBe('playing');
    await passes(HOUR);
    expect(room.status.phase).toBe('closed');
  }
});

test('a bot for whoever is late: more than half of the others present; it gives the seat back', async () => {
  for (const n of [1, 2, 3]) {
    const { room, asked, seats, all, passes } = await table(n, 'asked', { clock: CLOCK });
    await passes(DAY + HOUR);
    await all(seats.slice(0, Math.floor(n / 2)), { do: 'vote', seat: asked, vote: 'bot' });
    expect(room.seats[asked]!.by).toBe('person');
    await all(seats, { do: 'vote', seat: asked, vote: 'bot' });
    expect(room.seats[asked]!.by).toBe('stand-in');
  }
});

test('more time for whoever is late: more than half of the others present', async () => {
  for (const n of [1, 2, 3]) {
    const { room, asked, seats, all, passes } = await table(n, 'asked', { clock: CLOCK });
    await passes(DAY + HOUR);
    await all(seats.slice(0, Math.floor(n / 2)), { do: 'vote', seat: asked, vote: 'wait' });
    expect(room.ledger.clock!.late).not.toBeNull();
    await all(seats, { do: 'vote', seat: asked, vote: 'wait' });
    expect(room.ledger.clock!.late).toBeNull();
  }
});

test('stopped clocks: all present, at least two; any one of them starts the clocks again', async () => {
  for (const n of [1, 2, 4]) {
    const { room, seats, all } = await table(n, null, { clock: CLOCK });
    await all(seats.slice(1), { do: 'pause', stop: true });
    expect(room.ledger.clock!.paused).toBe(false);
    await all(seats.slice(0, 1), { do: 'pause', stop: true });
    expect(room.ledger.clock!.paused).toBe(n > 1);
    await all(seats.slice(0, 1), { do: 'pause', stop: false });
    expect(room.ledger.clock!.paused).toBe(false);
  }
});

test('open hands after an end without a result: all who held a seat, and silence is no agreement', async () => {
  for (const n of [1, 2, 4]) {
    const { room, seats, all, passes } = await table(n, null);
    await all(SEATS, { do: 'agree-end' });
    await all(seats, { do: 'agree-hands' });
    await passes(365 * DAY);
    expect(room.status.phase).toBe(n === 4 ? 'ended' : 'closed');
  }
});

test('a bot for whoever is away: any one player, and the seat’s own link takes it back', async () => {
  for (const n of [1, 2, 3]) {
    const { room, seats, all } = await table(n, 3);
    await all(seats.slice(0, 1), { do: 'stand-in', seat: 3 });
    expect(room.seats[3]!.by).toBe('stand-in');
  }
});
