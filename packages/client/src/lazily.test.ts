import { afterEach, expect, test, vi } from 'vitest';
import { patiently } from './lazily.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part that cannot be fetched is asked for until the line is back', async () => {
  vi.useFakeTimers();
  const line = { onLine: false };
  vi.stubGlobal('navigator', line);
  let there = false;
  const load = vi.fn(async () => {
    if (!there) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  });
  const part = patiently(load);
  // However long the tunnel is.
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(load.mock.calls.length).toBeGreaterThan(1000);
  line.onLine = there = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(await part).toBe('part');
});

test('what is not there is not waited for for ever', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  const part = patiently(() => Promise.reject(new TypeError('gone'))).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await part).toBe('gone');
});
