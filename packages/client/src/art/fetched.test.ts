import { afterEach, expect, test, vi } from 'vitest';
import { fetched } from './fetched.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is fetched is fetched once', async () => {
  const answer = vi.fn(async () => new Response('{"a":1}'));
  vi.stubGlobal('fetch', answer);
  const data = fetched<{ a: number }>('/drawn.json');
  expect(data()).toBe(data());
  expect(await data()).toEqual({ a: 1 });
  expect(answer).toHaveBeenCalledTimes(1);
});

test('without a line, with a refusal and with half a file the frame stays empty, and it is asked for again later', async () => {
  vi.useFakeTimers();
  const answers = [
    () => Promise.reject(new TypeError('no line')),
    async () => new Response('', { status: 503 }),
    async () => new Response('{"a":'),
    async () => new Response('{"a":1}'),
  ];
  const answer = vi.fn(() => answers.shift()!());
  vi.stubGlobal('fetch', answer);
  const data = fetched<{ a: number }>('/drawn.json');
  for (const times of [1, 2, 3]) {
    const empty = data();
    expect(await empty).toBe(null);
    // An immediate redraw gets the same promise, so there is no storm of requests.
    expect(data()).toBe(empty);
    expect(answer).toHaveBeenCalledTimes(times);
    await vi.advanceTimersByTimeAsync(5000);
  }
  expect(await data()).toEqual({ a: 1 });
});
