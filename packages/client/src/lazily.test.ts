import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { lazily, patiently } from './lazily.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a browser that says it has no line is not believed', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await patiently(async () => 'part')).toBe('part');
});

test('a house that does not answer is asked again', async () => {
  vi.useFakeTimers();
  const answers = [() => Promise.reject(new TypeError('no answer')), async () => 'part'];
  const part = patiently(() => answers.shift()!());
  await vi.advanceTimersByTimeAsync(2000);
  expect(await part).toBe('part');
});

test('the watchdog is told when a part does not come under a new address either', async () => {
  vi.useFakeTimers();
  const lost: boolean[] = [];
  vi.stubGlobal('gaslamp', { lost: (is: boolean) => lost.push(is) });
  let tries = 0;
  const part = patiently(() => (++tries < 4 ? Promise.reject(new TypeError('no answer')) : Promise.resolve('part')));
  await vi.advanceTimersByTimeAsync(6000);
  expect(await part).toBe('part');
  expect(lost).toEqual([true, false]);
});

test('what is not there is not waited for for ever', async () => {
  vi.useFakeTimers();
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
  const load = vi.fn(() => Promise.reject(new TypeError('gone')));
  const part = lazily<'Part', { Part: () => null }>(load, 'Part');
  for (const tries of [30, 60]) {
    const asked = part.fetch();
    await vi.advanceTimersByTimeAsync(120_000);
    await asked;
    expect([part.here(), load.mock.calls.length]).toEqual([false, tries]);
  }
});
