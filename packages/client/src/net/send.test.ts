import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './crowded.ts';
import { send } from './send.ts';

const refused = (seconds: number | null): Response =>
  new Response('{"error":"too many"}', {
    status: 429,
    headers: seconds === null ? {} : { 'retry-after': `${seconds}` },
  });
let answers: Response[] = [];
const asked = vi.fn(async (..._: unknown[]) => answers.shift()!);

const note = { setAttribute: () => {}, textContent: '', remove: vi.fn() };
const shown = vi.fn();

beforeEach(() => {
  vi.stubGlobal('document', { createElement: () => note, body: { append: shown } });
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request that is one too many is sent again after the time that the server names', async () => {
  answers = [refused(2), refused(7), new Response('here')];
  const response = send('/api/games', { method: 'POST', headers: { 'content-type': 'application/json' } });
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(7000);
  expect(await (await response).text()).toBe('here');
  expect(note.textContent).toContain('requests');
  expect([shown, note.remove].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  const [first, , last] = asked.mock.calls;
  expect(last).toEqual(first);
  expect(first).toEqual([
    '/api/games',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'gaslamp-browser': expect.stringMatching(/^[\w-]{16,64}$/) },
    },
  ]);
});

test('a refusal for long, one without a time, and other errors are for the caller', async () => {
  for (const answer of [
    refused(61),
    refused(null),
    new Response('', { status: 503, headers: { 'retry-after': '1' } }),
  ]) {
    answers = [answer];
    expect(await send('/api/matches')).toBe(answer);
  }
});
