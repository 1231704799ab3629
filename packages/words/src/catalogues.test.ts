// Catalogues of other languages are found beside the English ones, without the sentences whose English has changed since.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { englishBelow, hashesPath, hashOf, translated, whole } from './catalogues.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gaslamp-catalogues-'));
});
afterEach(() => rmSync(root, { recursive: true }));
function put(path: string, content: string | object): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}
const ENGLISH = 'packages/words/src/lamp/text/late.en.json';

test('a catalogue is beside the English one', () => {
  put(ENGLISH, { lamp: { lit: 'It burns.', out: 'It is out.' } });
  put('packages/words/src/lamp/text/late.de.json', { lamp: { out: 'Sie ist aus.', old: 'Alt.' } });
  put('packages/words/node_modules/text/en.json', {});
  expect(englishBelow(root, 'packages')).toEqual([ENGLISH]);
  expect(translated(root, ENGLISH, 'de')).toEqual({ lamp: { out: 'Sie ist aus.' } });
  expect(whole(root, ENGLISH, 'de')).toEqual({ lamp: { lit: 'It burns.', out: 'Sie ist aus.' } });
  expect(whole(root, ENGLISH, 'pl')).toEqual(whole(root, ENGLISH, 'en'));
});

test('a sentence whose English has changed is English again, until its translation changes too', () => {
  put(ENGLISH, { lamp: { lit: 'It burns brightly.', out: 'It is out.' } });
  put('packages/words/src/lamp/text/late.de.json', { lamp: { lit: 'Sie brennt.', out: 'Sie ist aus.' } });
  const lit = hashOf('lamp.lit', 'Sie brennt.') + hashOf('lamp.lit', 'It burns.');
  const out = hashOf('lamp.out', 'Sie ist aus.') + hashOf('lamp.out', 'It is out.');
  put(hashesPath('de'), `${lit}\n${out}\n`);
  expect(whole(root, ENGLISH, 'de')).toEqual({ lamp: { lit: 'It burns brightly.', out: 'Sie ist aus.' } });
  put('packages/words/src/lamp/text/late.de.json', { lamp: { lit: 'Sie brennt hell.', out: 'Sie ist aus.' } });
  expect(whole(root, ENGLISH, 'de')).toEqual({ lamp: { lit: 'Sie brennt hell.', out: 'Sie ist aus.' } });
});

test('a file of names is used as a whole, since its forms are those of its language', () => {
  const names = 'packages/words/src/lamp/names/names.en.json';
  put(names, { city: { '*': { in: 'in {name}' }, LIMBO: { in: 'nowhere' } } });
  expect(whole(root, names, 'de')).toEqual({ city: { '*': { in: 'in {name}' }, LIMBO: { in: 'nowhere' } } });
  put('packages/words/src/lamp/names/names.de.json', { city: { '*': { in: 'in {name}' } } });
  expect(whole(root, names, 'de')).toEqual({ city: { '*': { in: 'in {name}' } } });
});
