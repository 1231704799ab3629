// Due jobs are found and run, and retried later if they fail.
import { expect, test, vi } from 'vitest';
import { Jobs } from '../src/jobs/jobs.ts';
import type { Job, Store } from '../src/store/store.ts';
import { linesOf, quietly } from './quietly.ts';
import { testClock } from './test-clock.ts';
import { until } from './until.ts';

const JOB: Job = { key: 'clock a', kind: 'clock', match: 'a', due: 0 };

/** Returns jobs on a store that returns the same one each time, at times that the test sets. */
function looking(take: () => Promise<readonly Job[]>, act: (job: Job) => Promise<void>) {
  const at = { now: 0 };
  const store = { takeJobs: take } as unknown as Store;
  return { at, jobs: new Jobs(store, () => at.now, act, testClock()) };
}

test('what fails is put off for longer each time, and said each time that it was tried', async () => {
  const said = quietly();
  const act = vi.fn(() => Promise.reject(new Error('cannot be read')));
  const { at, jobs } = looking(async () => [JOB], act);
  const tried: number[] = [];
  for (at.now = 0; at.now < 3_600_000; at.now += 5_000) {
    const before = act.mock.calls.length;
    await jobs.look();
    await Promise.resolve();
    if (act.mock.calls.length > before) tried.push(at.now);
  }
  expect(tried).toEqual([0, 15_000, 45_000, 105_000, 225_000, 465_000, 945_000, 1_905_000]);
  expect(linesOf(said)).toHaveLength(tried.length);
  expect(linesOf(said)[0]).toMatchObject({ match: 'a', why: 'cannot be read' });
});

test('what is due at another time does not wait for what failed', async () => {
  quietly();
  let job = JOB;
  let fails = true;
  const timeUp = vi.fn(() => (fails ? Promise.reject(new Error('full')) : Promise.resolve()));
  const { at, jobs } = looking(async () => [job], timeUp);
  await jobs.look();
  at.now = 2_000;
  await jobs.look();
  expect(timeUp).toHaveBeenCalledTimes(1);
  fails = false;
  job = { ...JOB, due: 2_000 };
  await jobs.look();
  expect(timeUp).toHaveBeenCalledTimes(2);
});

test('a store that is away is told of once, and what is due then is done when it is back', async () => {
  const said = quietly();
  let away = true;
  const act = vi.fn(async () => {});
  const { jobs } = looking(async () => (away ? Promise.reject(new Error('away')) : [JOB]), act);
  for (let i = 0; i < 5; i++) await jobs.look();
  expect(said).toHaveBeenCalledTimes(1);
  expect(act).not.toHaveBeenCalled();
  away = false;
  await jobs.look();
  expect(act).toHaveBeenCalledExactlyOnceWith(JOB);
});

test('whoever is slow holds up nothing else', async () => {
  const done: string[] = [];
  let free = () => {};
  const slow = new Promise<void>((resolve) => {
    free = resolve;
  });
  const { jobs } = looking(
    async () => [JOB, { ...JOB, key: 'clock b', match: 'b' }],
    async ({ match }) => {
      if (match === 'a') await slow;
      done.push(match);
    },
  );
  await jobs.look();
  await until(() => expect(done).toEqual(['b']));
  free();
  await jobs.stop();
  expect(done).toEqual(['b', 'a']);
});

test('what is being done is not begun again, even if the clock leaps over its lease', async () => {
  let free = () => {};
  const act = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        free = resolve;
      }),
  );
  const { at, jobs } = looking(async () => [JOB], act);
  await jobs.look();
  at.now = 3_600_000;
  await jobs.look();
  expect(act).toHaveBeenCalledOnce();
  free();
  await until(async () => {
    await jobs.look();
    expect(act).toHaveBeenCalledTimes(2);
  });
  free();
});

test('who stops waits for what is being done, and begins nothing more', async () => {
  const done: string[] = [];
  let free = () => {};
  const slow = new Promise<void>((resolve) => {
    free = resolve;
  });
  const act = vi.fn(async () => {
    await slow;
    done.push('job');
  });
  let due = 0;
  const { jobs } = looking(async () => [{ ...JOB, due: ++due }], act);
  await jobs.look();
  const stopped = jobs.stop().then(() => done.push('stop'));
  await jobs.look();
  expect(done).toEqual([]);
  free();
  await stopped;
  expect(done).toEqual(['job', 'stop']);
  expect(act).toHaveBeenCalledExactlyOnceWith({ ...JOB, due: 1 });
});
