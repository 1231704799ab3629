import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { systemClock } from '../src/time/server-clock.ts';
import { bot, create, ownServer, person, Viewer } from './harness.ts';
import { testClock } from './test-clock.ts';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const TESTS = fileURLToPath(new URL('./', import.meta.url));
/** Sources that may read the time or start timers directly, and the reasons. */
const ALLOWED: Readonly<Record<string, string>> = {
  'time/server-clock.ts': 'it is the clock',
  'bit-by-bit.ts': 'its slices are processor time',
  'bots/bot-pool.ts': 'its limits are processor time',
  'bots/bot-worker.ts': 'its limit is processor time',
  'notifications/post.ts': 'it waits for other machines, with a signal that Node makes',
  'data.ts': 'it names a backup by the date, without a server',
  'store/migrations/migrate.ts': 'it runs before there is a server',
  'store/postgres-dialect.ts': 'it waits for a database, also without a server',
};
const TIME =
  /\b(?:setTimeout|setInterval)\b|\bDate\.now\b|\bperformance\.now\b|\bnew Date\(\)|\bAbortSignal\.timeout\b|\bimport (?!\{ setImmediate \}).*'(?:node:)?timers/;
const usesTime = (source: string): boolean =>
  source.split('\n').some((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line) && TIME.test(line));

test('the sources of the server use only the injected clock', () => {
  const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.filter((name) => usesTime(readFileSync(`${SRC}${name}`, 'utf8')));
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});

test.each([
  'const end = Date.now() + 5;',
  '  setTimeout(() => this.look(), 5).unref();',
  "import { setTimeout as delay } from 'node:timers/promises';",
  "import * as timers from 'node:timers';",
  'readonly now = () => performance.now(),',
  'signal: AbortSignal.timeout(5)',
])('the check finds another clock: %s', (planted) => {
  expect(usesTime(planted)).toBe(true);
});

test.each(['// as setTimeout does', "import { setImmediate } from 'node:timers/promises';", 'clock.after(5, act);'])(
  'the check allows: %s',
  (innocent) => {
    expect(usesTime(innocent)).toBe(false);
  },
);

/** Test sources that may set timers, and the reasons. */
const TIMED: Readonly<Record<string, string>> = {
  'harness.ts': 'a viewer polls for states that come without a message',
  'http-stub.ts': 'it sends bytes slowly',
  'processes-killed.test.ts': 'a page reconnects after a moment',
  'server-clock.test.ts': 'it plants them',
  'census.test.ts': 'it counts turns of the event loop',
  'turns.test.ts': 'it counts turns of the event loop',
};
test('no test of the server sleeps', () => {
  const sets = (name: string) => /\bset(?:Timeout|Interval)\b/.test(readFileSync(`${TESTS}${name}`, 'utf8'));
  expect(readdirSync(TESTS).filter(sets).sort()).toEqual(Object.keys(TIMED).sort());
});

test('time stands still until a test skips a span', async () => {
  const clock = testClock(1000);
  const done: string[] = [];
  clock.after(10, () => done.push(`after ${clock.monotonic()}`));
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual([]);
  expect(clock.now()).toBe(1000);
  await clock.skip(9);
  expect(done).toEqual([]);
  await clock.skip(1);
  expect(done).toEqual(['after 10']);
  expect([clock.now(), clock.monotonic()]).toEqual([1010, 10]);
});

test('timers run in the order of their times, including those that are started meanwhile', async () => {
  const clock = testClock(0);
  const done: string[] = [];
  const note = (what: string) => done.push(`${what} ${clock.monotonic()}`);
  clock.after(30, () => note('late'));
  clock.after(10, () => {
    note('first');
    clock.after(5, () => note('second'));
    clock.after(50, () => note('too late'));
  });
  const beat = clock.every(12, () => note('beat'));
  await clock.skip(40);
  expect(done).toEqual(['first 10', 'beat 12', 'second 15', 'beat 24', 'late 30', 'beat 36']);
  beat.stop();
  await clock.skip(100);
  expect(done.slice(6)).toEqual(['too late 60']);
});

test('no time passes while a callback is running', async () => {
  const clock = testClock(0);
  const done: string[] = [];
  const slow = async (what: string) => {
    await new Promise((resolve) => systemClock.after(3, () => resolve(null)));
    done.push(`${what} ${clock.monotonic()}`);
  };
  clock.after(10, () => slow('slow'));
  clock.after(11, () => slow('next'));
  await clock.skip(20);
  expect(done).toEqual(['slow 10', 'next 11']);
  // Marked work counts as well.
  const work = clock.during(() => slow('work'));
  await clock.skip(5);
  expect(done[2]).toBe('work 20');
  await work;
});

test('a sleeper is woken at its time, and a skip does not wait for a sleeper', async () => {
  const clock = testClock(0);
  const done: string[] = [];
  const note = (what: string) => done.push(`${what} ${clock.monotonic()}`);
  const work = clock.during(async () => {
    for (let i = 0; i < 3; i++) {
      await clock.during(async () => {
        await clock.sleep(10);
        note('awake');
      });
      await new Promise((resolve) => systemClock.after(3, () => resolve(null)));
    }
    return 'all';
  });
  await clock.skip(15);
  expect(done).toEqual(['awake 10']);
  await clock.skip(15);
  expect(done).toEqual(['awake 10', 'awake 20', 'awake 30']);
  expect(await work).toBe('all');
});

test('work that fails rejects its own promise, and time goes on', async () => {
  const clock = testClock(0);
  const failed = clock.during(() => Promise.reject(new Error('planted'))).catch((error: Error) => error.message);
  await clock.skip(1);
  expect(await failed).toBe('planted');
  expect(clock.monotonic()).toBe(1);
});

test('a bot’s pause passes only when time is skipped, and a page stays connected however much is skipped', async () => {
  const clock = testClock();
  const run = await ownServer({ clock, pace: { bot: 600, window: 1500 } });
  run.server.lobby.driver.bots.choose = async ({ decision }) => decision.options[0]!;
  const { match, tokens } = await create(run.port, 2, { seats: [person, bot()], sit: [0] });
  const ann = await Viewer.open(run.port, match, tokens[0]!);
  const room = await run.server.lobby.room(match);
  while (ann.asked) {
    expect((await ann.choose(ann.options[0])).t).toBe('ack');
    await ann.hearsAll();
  }
  const { length } = await room.log();
  await clock.skip(599);
  expect(await room.log()).toHaveLength(length);
  await clock.skip(1);
  expect((await room.log()).length).toBeGreaterThan(length);
  await clock.skip(300_000);
  await ann.hearsAll();
  expect(ann.closed).toBeNull();
  expect(ann.asked).toBe(true);
});
