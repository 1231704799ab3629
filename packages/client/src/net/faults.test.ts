// Errors of a request and of a worker reach the reader in the language of the page.
import { join } from 'node:path';
import { saidIn } from '@gaslamp/words/catalogues';
import { speak, texts } from '@gaslamp/words/languages';
import { textsIn } from '@gaslamp/words/text';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './api.ts';
import { failureOf, inLanguage } from './faults.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const german = textsIn('de');
for (const said of saidIn(ROOT, 'de', ['packages/words/src', 'packages/client/src'])) german.add(said);

/** Returns how the page tells an error of a worker, which knows only English. */
async function toldOf(mistake: unknown): Promise<string> {
  const failure = structuredClone(failureOf(mistake));
  speak(german);
  return inLanguage(failure);
}
const mistakeOf = (request: Promise<unknown>): Promise<unknown> =>
  request.then(
    () => null,
    (mistake) => mistake,
  );
const answered = vi.fn<() => Promise<Response>>();

beforeEach(() => vi.stubGlobal('fetch', answered));
afterEach(() => {
  speak(texts('en'));
  vi.unstubAllGlobals();
});

test('a refusal of the server that a worker was given is told in the language of the page', async () => {
  const said = { error: 'this match is over', code: 'match.overThis', values: {} };
  answered.mockImplementation(async () => new Response(JSON.stringify(said), { status: 409 }));
  expect(await toldOf(await mistakeOf(call('/api/games')))).toBe('diese Partie ist zu Ende');
  expect(await mistakeOf(call('/api/games'))).toMatchObject({ message: 'diese Partie ist zu Ende' });
});

test('so is an answer that never came, and one of a proxy without words', async () => {
  const none = 'Der Server antwortet nicht. Versuche es gleich noch einmal.';
  for (const answer of [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
    async () => new Response('{"message":"no route"}', { status: 503 }),
  ]) {
    speak(texts('en'));
    answered.mockImplementation(answer);
    expect(await toldOf(await mistakeOf(call('/api/games')))).toBe(none);
    expect(await mistakeOf(call('/api/games'))).toMatchObject({ message: none });
  }
});

test('an error of the program stands behind a sentence of the page', async () => {
  expect(await toldOf(new RangeError('out of memory'))).toBe(
    'Auf dieser Seite ist etwas schiefgegangen. Deine Partien liegen sicher auf dem Server. (out of memory)',
  );
});
