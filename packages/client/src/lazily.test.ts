import { afterEach, expect, test, vi } from 'vitest';
import { patiently } from './lazily.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without a line nothing is asked for, however long the tunnel is', async () => {
  const line = { onLine: false };
  const house = new EventTarget();
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('addEventListener', house.addEventListener.bind(house));
  const load = vi.fn(async () => 'part');
  const part = patiently(load);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(load).not.toHaveBeenCalled();
  line.onLine = true;
  house.dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
});

test('a house that does not answer is asked again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  const answers = [() => Promise.reject(new TypeError('no answer')), async () => 'part'];
  const part = patiently(() => answers.shift()!());
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
