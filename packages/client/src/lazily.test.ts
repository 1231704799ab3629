import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { lazily, patiently } from './lazily.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without a line nothing is asked for, however long the tunnel is', async () => {
  vi.useFakeTimers();
  const line = { onLine: false };
  const house = new EventTarget();
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('addEventListener', house.addEventListener.bind(house));
  const load = vi.fn(async () => 'part');
  const part = patiently(load);
  await vi.advanceTimersByTimeAsync(3_600_000);
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

test('what is here is drawn at once, and nothing is shown in its place', async () => {
  const load = vi.fn(async () => ({ Part: ({ of }: { of: string }) => `part of ${of}` }));
  const part = lazily(load, 'Part');
  const drawn = () => renderToString(createElement(part, { of: 'a page' }));
  expect(drawn).toThrow('suspended');
  await part.fetch();
  expect([part.here(), drawn(), load.mock.calls.length]).toEqual([true, 'part of a page', 1]);
});

test('what could not be had is asked for again by whoever draws it the next time', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  const load = vi.fn(() => Promise.reject(new TypeError('gone')));
  const part = lazily<'Part', { Part: () => null }>(load, 'Part');
  for (const tries of [30, 60]) {
    const asked = part.fetch();
    await vi.advanceTimersByTimeAsync(120_000);
    await asked;
    expect([part.here(), load.mock.calls.length]).toEqual([false, tries]);
  }
});
