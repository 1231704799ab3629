import { beforeEach, expect, test, vi } from 'vitest';

/** Stubs of the page: its root element, and animation frames that a test runs. */
const root = {
  dataset: {} as Record<string, string>,
  busy: false,
  toggleAttribute(_: string, on: boolean) {
    this.busy = on;
  },
};
const frames = new Map<number, () => void>();
let asked = 0;
vi.stubGlobal('document', { documentElement: root });
vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
  frames.set(++asked, act);
  return asked;
});
vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const { after, inNextFrame, underWay, until } = await import('./settled.ts');

const isSettled = () => root.dataset.settled !== undefined;
function frame(): void {
  const now = [...frames.values()];
  frames.clear();
  for (const act of now) act();
}
beforeEach(() => {
  underWay()();
  frame();
  frame();
  expect(isSettled()).toBe(true);
});

test('a page is settled two frames after a timer has run', () => {
  let done = 0;
  after(100, () => done++);
  expect(isSettled()).toBe(false);
  vi.advanceTimersByTime(99);
  expect([isSettled(), done]).toEqual([false, 0]);
  vi.advanceTimersByTime(1);
  expect([isSettled(), done]).toEqual([false, 1]);
  frame();
  expect(isSettled()).toBe(false);
  frame();
  expect(isSettled()).toBe(true);
});

test('what begins within the two frames is waited for, too', () => {
  const first = underWay();
  first();
  frame();
  const second = underWay();
  frame();
  frame();
  expect(isSettled()).toBe(false);
  // Calling the same stop function twice ends nothing else.
  first();
  frame();
  frame();
  expect(isSettled()).toBe(false);
  second();
  frame();
  frame();
  expect(isSettled()).toBe(true);
});

test('a timer that is cancelled is not under way, and does nothing', () => {
  const acts = vi.fn();
  const stops = [after(100, acts), inNextFrame(acts)];
  for (const stop of stops) stop();
  frame();
  frame();
  expect(isSettled()).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(acts).not.toHaveBeenCalled();
});

test('a frame that is asked for is one more', () => {
  const acts = vi.fn();
  inNextFrame(acts);
  frame();
  expect(acts).toHaveBeenCalledOnce();
  frame();
  expect(isSettled()).toBe(false);
  frame();
  expect(isSettled()).toBe(true);
});

test('a page that waits for something from outside is busy until it has come, or has failed', async () => {
  for (const end of ['resolve', 'reject'] as const) {
    const ends = { resolve: () => {}, reject: () => {} };
    const coming = until(new Promise<void>((resolve, reject) => Object.assign(ends, { resolve, reject })));
    expect([isSettled(), root.busy]).toEqual([false, true]);
    ends[end]();
    await coming.catch(() => {});
    expect(root.busy).toBe(false);
    frame();
    frame();
    expect(isSettled()).toBe(true);
  }
});

test('what React may hold back is waited for longer, but not as something from outside', async () => {
  await until(Promise.resolve(), 300);
  await Promise.resolve();
  frame();
  frame();
  expect([isSettled(), root.busy]).toEqual([false, false]);
  vi.advanceTimersByTime(300);
  frame();
  frame();
  expect(isSettled()).toBe(true);
});

test('another try after a long time is not under way', () => {
  after(5000, () => {});
  frame();
  frame();
  expect(isSettled()).toBe(true);
});
