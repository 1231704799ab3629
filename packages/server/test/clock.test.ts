// The clocks alone: the running time, gains and take-backs, and the end of a player's time.
import type { ClockChoice } from '@gaslamp/protocol/clocks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Clock,
  clockNow,
  dayOff,
  decided,
  dueAt,
  type Facts,
  missed,
  reseated,
  started,
  stepped,
  turned,
  upAt,
  voted,
  waitedFor,
} from '../src/clock/clock.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const LIVE: ClockChoice = { kind: 'live', base: 60, increment: 10, window: 20, missed: 'bot' };
const BY_DAY: ClockChoice = { kind: 'day', days: 1, off: 2, window: 8, missed: 'vote' };
const persons = [true, true, true];
const asks = (player: number, active = player, window = false): Facts => ({
  asked: { player, window },
  active,
  persons,
});
const leftOf = (clock: Clock) => clock.left.map((span) => span / SECOND);

describe('live', () => {
  test('the time of whoever is asked runs, and comes back by the increment when the turn passes', () => {
    let clock = started(LIVE, asks(0), 0);
    expect(dueAt(LIVE, clock)).toBe(60 * SECOND);
    clock = stepped(LIVE, clock, asks(0), 5 * SECOND, false);
    expect(leftOf(clock)).toEqual([55, 60, 60]);
    clock = stepped(LIVE, clock, asks(1), 8 * SECOND, false);
    expect(leftOf(clock)).toEqual([62, 60, 60]);
    expect(clock.running).toMatchObject({ seat: 1, window: false });
  });
  test('a question to somebody else in one’s turn gives nobody anything', () => {
    let clock = started(LIVE, asks(0), 0);
    clock = stepped(LIVE, clock, asks(2, 0), 5 * SECOND, false);
    clock = stepped(LIVE, clock, asks(0, 0), 9 * SECOND, false);
    expect(leftOf(clock)).toEqual([55, 60, 56]);
  });
  test('in a window the asker’s time stands, and that of the asked is untouched', () => {
    let clock = started(LIVE, asks(0), 0);
    clock = stepped(LIVE, clock, asks(1, 0, true), 5 * SECOND, false);
    expect(dueAt(LIVE, clock)).toBe(25 * SECOND);
    expect(upAt(LIVE, clock, 24 * SECOND)).toBeNull();
    expect(upAt(LIVE, clock, 25 * SECOND)).toBe('pass');
    clock = stepped(LIVE, clock, asks(0, 0), 25 * SECOND, false);
    expect(leftOf(clock)).toEqual([55, 60, 60]);
    expect(clock.running).toMatchObject({ seat: 0, since: 25 * SECOND });
  });
  test('a take-back gives no time back, and the next end of the turn gives the increment once', () => {
    let clock = started(LIVE, asks(0), 0);
    clock = stepped(LIVE, clock, asks(1), 10 * SECOND, false);
    expect(leftOf(clock)).toEqual([60, 60, 60]);
    clock = stepped(LIVE, clock, asks(0), 12 * SECOND, true);
    expect(leftOf(clock)).toEqual([50, 58, 60]);
    clock = stepped(LIVE, clock, asks(1), 13 * SECOND, false);
    expect(leftOf(clock)).toEqual([59, 58, 60]);
  });
  test('bots have no clock', () => {
    const clock = started(LIVE, { ...asks(1), persons: [true, false, true] }, 0);
    expect(clock.running).toBeNull();
    expect(clockNow(LIVE, clock, [true, false, true], 0).left).toEqual([60 * SECOND, null, 60 * SECOND]);
  });
  test('whoever comes back after their time was up has a minute', () => {
    const clock = missed(started(LIVE, asks(0), 0), 60 * SECOND);
    const bot = { ...asks(0), persons: [false, true, true] };
    const away = reseated(LIVE, { ...clock, late: null }, bot, 60 * SECOND);
    expect(away.running).toBeNull();
    expect(leftOf(reseated(LIVE, away, asks(0), 90 * SECOND))).toEqual([60, 60, 60]);
  });
  test('a time that is up stays so, whoever else sits down', () => {
    const late = missed(started(LIVE, asks(0), 0), 60 * SECOND);
    expect(reseated(LIVE, late, asks(0), 61 * SECOND)).toEqual(late);
    const bot = { ...asks(0), persons: [false, true, true] };
    expect(reseated(LIVE, late, bot, 61 * SECOND).late).toBeNull();
  });
  test('an answer after the time was up, before anybody looked, gains none', () => {
    const clock = stepped(LIVE, started(LIVE, asks(0), 0), asks(0), 60.5 * SECOND, false);
    expect(upAt(LIVE, clock, 60.5 * SECOND)).toBe('missed');
  });
  test('a bot that stands in earns no time for whoever comes back', () => {
    const bots = [false, true, true];
    const clock = started(LIVE, { ...asks(0), persons: bots }, 0);
    expect(leftOf(stepped(LIVE, clock, { ...asks(1), persons: bots }, 0, false))).toEqual([60, 60, 60]);
  });
  test('while all clocks stand no turn earns time, nor does one that is taken back cost any', () => {
    let clock = stepped(LIVE, started(LIVE, asks(0), 0), asks(1), 20 * SECOND, false);
    clock = stepped(LIVE, clock, asks(0), 20 * SECOND, false);
    clock = turned(LIVE, clock, asks(0), 20 * SECOND);
    const before = leftOf(clock);
    clock = stepped(LIVE, clock, asks(1), 30 * SECOND, false);
    expect(leftOf(clock)).toEqual(before);
    expect(leftOf(stepped(LIVE, clock, asks(0), 31 * SECOND, true))).toEqual(before);
  });
  test('a window closes in time though its player leaves it to a bot and comes back', () => {
    const bot = { ...asks(1, 0, true), persons: [true, false, true] };
    let clock = stepped(LIVE, started(LIVE, asks(0), 0), asks(1, 0, true), 5 * SECOND, false);
    clock = reseated(LIVE, clock, bot, 20 * SECOND);
    clock = reseated(LIVE, clock, asks(1, 0, true), 22 * SECOND);
    expect(dueAt(LIVE, clock)).toBe(25 * SECOND);
  });
  test('and has it once in a turn, however often they let it run out', () => {
    const bot = { ...asks(0), persons: [false, true, true] };
    let clock = started(LIVE, asks(0), 0);
    for (const [at, left] of [
      [60, 60],
      [120, 0],
      [130, 0],
    ] as const) {
      clock = reseated(LIVE, { ...missed(clock, at * SECOND), late: null }, bot, at * SECOND);
      clock = reseated(LIVE, clock, asks(0), at * SECOND);
      expect(leftOf(clock)[0]).toBe(left);
    }
    clock = stepped(LIVE, clock, asks(1), 130 * SECOND, false);
    clock = stepped(
      LIVE,
      missed(stepped(LIVE, clock, asks(0), 130 * SECOND, false), 140 * SECOND),
      asks(1),
      141 * SECOND,
      false,
    );
    expect(leftOf(clock)[0]).toBe(10);
  });
  test('stopped clocks run on from where they were', () => {
    let clock = turned(LIVE, started(LIVE, asks(0), 0), asks(0), 10 * SECOND);
    expect(clock).toMatchObject({ paused: true, running: null, left: [50 * SECOND, 60 * SECOND, 60 * SECOND] });
    clock = stepped(LIVE, clock, asks(1), 500 * SECOND, false);
    expect(dueAt(LIVE, clock)).toBeNull();
    clock = turned(LIVE, clock, asks(1), 1000 * SECOND);
    expect(dueAt(LIVE, clock)).toBe(1060 * SECOND);
  });
});

describe('by days', () => {
  test('each answer has a day, and days off are taken by themselves', () => {
    let clock = started(BY_DAY, asks(0), 0);
    expect(upAt(BY_DAY, clock, DAY - 1)).toBeNull();
    expect(upAt(BY_DAY, clock, DAY)).toBe('day off');
    clock = dayOff(clock);
    expect(clock.off).toEqual([1, 2, 2]);
    expect(dueAt(BY_DAY, clock)).toBe(2 * DAY);
    clock = dayOff(clock);
    expect(upAt(BY_DAY, clock, 3 * DAY)).toBe('missed');
    clock = stepped(BY_DAY, clock, asks(1), 2.5 * DAY, false);
    expect(clock.left).toEqual([DAY, DAY, DAY]);
  });
  test('a question to somebody else has a day of its own, a window its hours', () => {
    let clock = started(BY_DAY, asks(0), 0);
    clock = stepped(BY_DAY, clock, asks(2, 0), 20 * HOUR, false);
    expect(dueAt(BY_DAY, clock)).toBe(20 * HOUR + DAY);
    clock = stepped(BY_DAY, clock, asks(1, 0, true), 30 * HOUR, false);
    expect(dueAt(BY_DAY, clock)).toBe(38 * HOUR);
  });
  test('what was taken back goes on with what was left of its day', () => {
    let clock = started(BY_DAY, asks(0), 0);
    clock = stepped(BY_DAY, clock, asks(1), 20 * HOUR, false);
    clock = stepped(BY_DAY, clock, asks(0), 21 * HOUR, true);
    expect(dueAt(BY_DAY, clock)).toBe(25 * HOUR);
  });
  test('the others decide by more than half of their votes', () => {
    let clock = missed({ ...started(BY_DAY, asks(0), 0), off: [0, 0, 0] }, DAY);
    expect(dueAt(BY_DAY, clock)).toBeNull();
    clock = voted(clock, 2, 'bot');
    expect(decided(clock, [2, 3])).toBeNull();
    expect(decided(voted(clock, 3, 'wait'), [2, 3])).toBeNull();
    expect(decided(voted(clock, 3, 'bot'), [2, 3])).toBe('bot');
    expect(dueAt(BY_DAY, waitedFor(BY_DAY, clock, asks(0), 2 * DAY))).toBe(3 * DAY);
  });
});

/** A published step: its duration, the player who must answer next, the active player, and whether it was a take-back. */
const steps = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 30 * SECOND }),
    player: fc.integer({ min: 0, max: 2 }),
    active: fc.integer({ min: 0, max: 2 }),
    window: fc.boolean(),
    back: fc.boolean(),
  }),
  { maxLength: 60 },
);

test('nobody has ever more time than was given, whatever is taken back', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let clock = started(LIVE, asks(0), 0);
      let now = 0;
      let turns = 0;
      for (const { after, player, active, window, back } of all) {
        now += after;
        if (active !== clock.active && !back) turns++;
        clock = stepped(LIVE, clock, asks(player, active, window), now, back);
        for (const span of clock.left) expect(span).toBeLessThanOrEqual((60 + 10 * turns) * SECOND);
      }
    }),
  );
});

test('a turn that is ended and taken back again and again gains nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), (times) => {
      let clock = started(LIVE, asks(0), 0);
      for (let i = 0; i < times; i++) {
        clock = stepped(LIVE, clock, asks(1), 0, false);
        clock = stepped(LIVE, clock, asks(0), 0, true);
      }
      expect(leftOf(clock)).toEqual([60, 60, 60]);
    }),
  );
});
