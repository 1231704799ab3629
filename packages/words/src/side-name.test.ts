import { builtIn } from '@gaslamp/nanty-narking/box/built-in';
import { expect, test } from 'vitest';
import german from './nanty-narking/names/names.de.json' with { type: 'json' };
import polish from './nanty-narking/names/names.pl.json' with { type: 'json' };
import { sideName } from './side-name.ts';
import { addTexts } from './text.ts';

const GAME = 'nanty-narking';
const HOUSE = builtIn.variants.map(({ name }) => name);

test('a side is called by its own name where a language has no other', () => {
  expect(sideName(GAME, 'Professor Moriarty')).toBe('Professor Moriarty');
  expect(sideName('emerald-2e', 'loyalist')).toBe('loyalist');
});
test.each([
  ['de', german, '(Hauspersönlichkeit)'],
  ['pl', polish, '(domowa postać)'],
])('in %s every house personality is called one', (_, names, mark) => {
  addTexts('en', { names: { [GAME]: names } });
  expect(HOUSE.length).toBeGreaterThan(5);
  for (const name of HOUSE) expect(sideName(GAME, name)).toContain(mark);
});
