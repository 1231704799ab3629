// Errors of a request and of a worker reach the reader in the language of the page.
import { join } from 'node:path';
import { entryNamed, gameNamed } from '@gaslamp/games/games';
import { saidIn } from '@gaslamp/words/catalogues';
import { speak, texts } from '@gaslamp/words/languages';
import { textsIn } from '@gaslamp/words/text';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { opened } from '../replay/whole.ts';
import { call } from './api.ts';
import { failureOf, inWords, wordsOfFailure } from './faults.ts';
import { type Said, sentenceOf } from './told.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const german = textsIn('de');
for (const said of saidIn(ROOT, 'de', ['packages/words/src', 'packages/client/src'])) german.add(said);

/** Returns how the page tells an error of a worker, which knows only English. */
async function toldOf(mistake: unknown): Promise<string> {
  const failure = structuredClone(failureOf(mistake));
  speak(german);
  return wordsOfFailure(failure);
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

test('a fault, which has no words of its own, is told in every language', async () => {
  const { id, pack } = gameNamed('emerald-2e');
  const record = JSON.stringify({ gaslamp: 1, game: id, rules: 1, pack, seats: 2, options: {} });
  const mistake = (async () => opened(entryNamed, record, null))();
  const words = mistakeOf(inWords(mistake));
  expect(await words).toMatchObject({ message: 'the record does not say how the match began' });
  expect(await toldOf(await mistakeOf(mistake))).toBe('in der Aufzeichnung steht nicht, wie die Partie begann');
});

test('an error whose values are of another kind is told in the words of the server', async () => {
  speak(german);
  const said = { error: 'at most 5 a minute', code: 'limit.kind' };
  expect(await sentenceOf({ ...said, values: { most: 5, wait: 60_000 } })).toContain('wieder in 1 Minute');
  for (const values of [null, { most: {}, wait: [] }, { most: 5, wait: null }])
    expect(await sentenceOf({ ...said, values } as unknown as Said)).toBe(said.error);
});
