import type { MatchInfo } from '@gaslamp/protocol/updates';
import type { Kept } from '@gaslamp/record/kept-form';
import { expect, test } from 'vitest';
import { fileName, fileOf, KEPT } from './kept.ts';
import { packed, unpacked } from './packed.ts';

const NAMES = ['</script>', '<!--<script>', '</style><b>', ']]>', '&lt;"\'`', '$&$1', 'Łódź 🎲'];
const TEMPLATE = { before: '<html><body>', after: '<script>run()</script></body></html>' };

const info = {
  id: 'abc_DEF-1',
  game: 'moth',
  you: 1,
  host: true,
  hook: true,
  rematch: 'xyz',
  proposals: [{ seat: null, agreed: [1], asked: [2] }],
  seats: NAMES.map((name) => ({ kind: 'person', name })),
} as unknown as MatchInfo;
const kept: Kept = { info, pack: { cards: NAMES }, from: 'http://house.test/m/abc', record: NAMES.join('\n') };

/** Returns the part of the file that holds the match. */
const matchIn = (file: string): string =>
  new RegExp(`<script type="text/plain" id="${KEPT}">([^<]*)</script>`).exec(file)?.[1] ?? '';

test('whatever players are called, nothing of the match breaks out of its part of the file', async () => {
  const file = await fileOf(TEMPLATE, kept);
  expect(file.startsWith(TEMPLATE.before)).toBe(true);
  expect(file.endsWith(TEMPLATE.after)).toBe(true);
  const part = file.slice(TEMPLATE.before.length, file.length - TEMPLATE.after.length);
  expect(part).toMatch(/^<script type="text\/plain" id="kept">[A-Za-z0-9+/=]+<\/script>$/);
});

test('the file holds all of the match, and nothing of who saved it', async () => {
  const found: Kept = JSON.parse(await unpacked(matchIn(await fileOf(TEMPLATE, kept))));
  const nobody = { you: null, host: false, hook: false, rematch: null, proposals: [] };
  expect(found).toEqual({ ...kept, info: { ...info, ...nobody } });
});

test('a long text comes back as it was; one that was cut off is told', async () => {
  const text = Array.from({ length: 90_000 }, (_, n) => String.fromCodePoint(33 + ((n * n * 31) % 9000))).join('');
  const base64 = await packed(text);
  expect(await unpacked(base64)).toBe(text);
  await expect(unpacked(base64.slice(0, 4000))).rejects.toThrow();
});

test('a file is called by game and match, in signs that every disk takes', () => {
  expect(fileName(info, 'html')).toBe('gaslamp-moth-abc_DEF-1.html');
  expect(fileName({ ...info, id: '../a b' }, 'jsonl')).toBe('gaslamp-moth-ab.jsonl');
});
