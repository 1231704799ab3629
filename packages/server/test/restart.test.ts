// A server that is stopped and restarted: everything continues where it was, at the same pace, and nobody counts as absent.
import { copyFileSync } from 'node:fs';
import { FastDice } from '@gaslamp/kernel/chance';
import type { Decision } from '@gaslamp/kernel/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotPool } from '../src/bots/bot-pool.ts';
import { SqlStore } from '../src/store/sql-store.ts';
import { openSqlite } from '../src/store/sqlite-store.ts';
import { Unstorable } from '../src/store/store.ts';
import { newToken } from '../src/tokens.ts';
import { act, askedOf, create, folder, post, type Running, start, Viewer } from './harness.ts';
import { allOf, quietly } from './quietly.ts';
import { testClock } from './test-clock.ts';
import { until } from './until.ts';

let place: ReturnType<typeof folder>;
let run: Running;
const lit = (more: Parameters<typeof start>[0] = {}) => start({ file: `${place.path}/data.sqlite`, ...more });
beforeEach(() => {
  place = folder();
});
afterEach(async () => {
  await run.server.close();
  place.remove();
});

/** Waits until one of these seats must answer; returns the decision, or null when the match is over. */
async function asked(match: string, hands: readonly number[]): Promise<Decision | null> {
  const isAsked = async () => {
    const room = await run.server.lobby.room(match);
    if (room.over) return null;
    const decision = (await room.current())?.decision;
    if (decision && hands.includes(decision.player) && !answered(decision)) return decision;
    throw new Error(`nobody answers ${decision?.effect} of seat ${decision?.player}`);
  };
  return until(isAsked, 1);
}

/** Returns true for decisions that the server answers: those with one public option, and windows of the seat with the order. */
const answered = ({ player, options, secret, draft, pass }: Decision): boolean =>
  pass === null ? options.length === 1 && !secret && !draft : player === 3;

/** Number of kinds of decision at which the server must have been restarted, and maximum number of matches for that. */
const LEAST = { 'emerald-2e': 12, 'nanty-narking': 20, 'emerald-1e': 12 } as const;
const MATCHES = 12;

for (const game of ['emerald-2e', 'nanty-narking', 'emerald-1e'] as const)
  test(`restarted at every kind of question: ${game} goes on, with a bot, a stand-in and a standing order in the other seats`, {
    tags: [game],
    timeout: 600_000,
  }, async () => {
    // In this thread, since starting a worker takes longer than the rest of a restart.
    const thinking = new FastDice(7);
    vi.spyOn(BotPool.prototype, 'choose').mockImplementation(async ({ decision }) => thinking.oneOf(decision.options));
    run = await lit();
    const met = new Set<string>();
    for (let seed = 1; met.size < LEAST[game] && seed <= MATCHES; seed++) {
      const dice = new FastDice(seed);
      const person = { kind: 'person' } as const;
      const seats = [person, { kind: 'bot', bot: 'random' } as const, person, person];
      const made = await create(run.port, 4, { game, seats, sit: [0, 2, 3], standIn: 'random' });
      await act(run.port, made.match, { do: 'leave', token: made.tokens[2], seat: 2 });
      const ordered = await Viewer.open(run.port, made.match, made.tokens[3]!);
      await ordered.ask({ t: 'standing', order: 'match' });
      const hands = [0, 3];
      for (let decision = await asked(made.match, hands); decision; decision = await asked(made.match, hands)) {
        const { player, effect, options } = decision;
        const room = await run.server.lobby.room(made.match);
        const text = room.game.verbs.format(options[dice.below(options.length)]!);
        const { at } = room.match!;
        if (met.has(effect)) {
          await room.answer(player, text, at);
          continue;
        }
        met.add(effect);
        await run.server.close();
        run = await lit();
        // Only the player who must answer returns and moves; the others must continue by themselves.
        const viewer = await Viewer.open(run.port, made.match, made.tokens[player]!);
        expect(viewer.standing).toMatchObject({ ...at, question: { effect, player } });
        expect((await viewer.choose(text)).t).toBe('ack');
        await asked(made.match, hands);
        viewer.close();
      }
    }
    expect(met.size).toBeGreaterThanOrEqual(LEAST[game]);
  });

test.each([
  ['', null],
  [', also where nothing can be read at first', new Unstorable('the database is away')],
] as const)(
  'a bot that was asked at the stop answers after the start, though nobody has come yet%s',
  async (_, away) => {
    const clock = testClock();
    run = await lit({ clock, pace: { bot: 60_000, window: 60_000 } });
    const seats = [{ kind: 'person' } as const, { kind: 'bot', bot: 'random' } as const];
    const made = await create(run.port, 2, { seats, sit: [0] });
    const room = await run.server.lobby.room(made.match);
    // A person has moved, since bots do not play for an empty room, and it is the bot's turn.
    while (room.match!.decision!.player !== 1 || (await room.log()).length < 3) {
      const { player, options } = room.match!.decision!;
      await room.answer(player, room.game.verbs.format(options[0]!), room.match!.at);
    }
    const { version } = (await run.server.lobby.store.load(made.match))!;
    await run.server.close();
    const said = quietly();
    if (away !== null) vi.spyOn(SqlStore.prototype, 'here').mockRejectedValueOnce(away);
    run = await lit({ clock });
    if (away !== null) await expect.poll(() => allOf(said)).toContain('it is tried again soon');
    said.mockRestore();
    await clock.skip(2_000);
    const { store } = run.server.lobby;
    await expect.poll(async () => (await store.load(made.match))!.version).toBeGreaterThan(version);
  },
);

test('time in which the server was down is no absence, and absence is not forgotten by starting again', async () => {
  const AWAY = 2000;
  const clock = testClock();
  run = await lit({ away: AWAY, clock });
  const named = ['A', 'B', 'C'].map((name) => ({ kind: 'person', name }) as const);
  const made = await create(run.port, 3, { sit: [0, 1, 2], seats: named });
  const standIn = () => act(run.port, made.match, { do: 'stand-in', token: made.tokens[0], seat: 1 });
  await Viewer.open(run.port, made.match, made.tokens[1]!);
  // Longer than the away time: the time of leaving counts.
  await clock.skip(AWAY + 200);
  await run.server.close();
  await clock.skip(AWAY + 200);
  run = await lit({ away: AWAY, clock });
  expect(await standIn()).toMatchObject({ status: 409 });
  // Two more starts, each shorter than the away time and longer together.
  for (let i = 0; i < 2; i++) {
    await clock.skip(0.6 * AWAY);
    await run.server.close();
    run = await lit({ away: AWAY, clock });
  }
  expect(await standIn()).toMatchObject({ status: 200 });
});

test('what was acknowledged is in the file as a killed server leaves it, and play goes on from there', async () => {
  run = await lit();
  const { match, tokens } = await create(run.port, 2);
  const open = () => Promise.all(tokens.map((token) => Viewer.open(run.port, match, token)));
  const viewers = await open();
  const dice = new FastDice(1);
  const acked: { readonly id: string; readonly move: number; readonly step: number }[] = [];
  const left = `${place.path}/left.sqlite`;
  for (let n = 0; n < 12; n++) {
    await viewers[0]!.until(() => viewers.some((viewer) => viewer.asked));
    const asked = askedOf(viewers);
    const { move, step, question } = asked.standing;
    const id = asked.newId();
    const reply = await asked.ask({ t: 'choose', id, texts: [dice.oneOf(question!.options!)], at: { move, step } });
    if (reply.t !== 'ack') throw new Error(JSON.stringify(reply));
    acked.push(reply);
    // The server has not closed anything: part of the data is still in the write-ahead log.
    for (const end of ['', '-wal']) copyFileSync(`${place.path}/data.sqlite${end}`, `${left}${end}`);
    const store = await openSqlite(left);
    for (const one of acked)
      expect(await store.command(match, one.id)).toMatchObject({ move: one.move, step: one.step });
    await store.close();
    await asked.until(() => asked.standing.move !== move || asked.standing.step !== step);
  }
  await run.server.close();
  run = await start({ file: left });
  const again = await open();
  await again[0]!.until(() => again.some((viewer) => viewer.asked));
  const asked = askedOf(again);
  expect(asked.standing.move).toBeGreaterThanOrEqual(acked.at(-1)!.move);
  expect((await asked.choose(asked.options[0])).t).toBe('ack');
});

test('a match that waits for its players waits on, and is dealt by the one who comes', async () => {
  run = await lit();
  const made = await create(run.port, 2, { sit: [0] });
  const { diceHash } = (await Viewer.open(run.port, made.match, made.tokens[0]!)).info;
  await run.server.close();
  run = await lit();
  const ann = await Viewer.open(run.port, made.match, made.tokens[0]!);
  expect(ann.info).toMatchObject({ phase: 'gathering', diceHash, seats: [{ kind: 'person' }, { kind: 'open' }] });
  await post(run.port, `/api/matches/${made.match}/sit`, { invite: made.invites[1], name: 'Ben' });
  await ann.until(() => ann.state !== null);
  expect(ann.info).toMatchObject({ phase: 'playing', diceHash });
});

test('whoever sat down and was not answered before a restart has the seat', async () => {
  run = await lit();
  const made = await create(run.port, 2, { sit: [0] });
  const wish = { invite: made.invites[1], name: 'Ben', token: newToken() };
  const sits = () => post(run.port, `/api/matches/${made.match}/sit`, wish);
  const seat = { status: 200, body: { match: made.match, seat: 1, token: wish.token } };
  expect(await sits()).toEqual(seat);
  await run.server.close();
  run = await lit();
  expect(await sits()).toEqual(seat);
  expect((await Viewer.open(run.port, made.match, wish.token)).info.you).toBe(1);
});
