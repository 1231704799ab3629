// What confirming costs, beside what the log will tell.
import { builtIn } from '@gaslamp/emerald-2e/built-in';
import { dataOf } from '@gaslamp/emerald-2e/data';
import { emerald2e } from '@gaslamp/emerald-2e/game';
import { USES, type Use } from '@gaslamp/emerald-2e/ids';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { expect, test } from 'vitest';
import { addTexts } from '../text.ts';
import { foretold, rollWords } from './foretold.ts';
import { modelOf, words } from './model.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const data = dataOf(builtIn);
const m = modelOf({ s: emerald2e().setup(3, {}), data, you: 0, names: ['Ada', 'Ben', 'Cy'], hidden: [] });
const played = (id: string, use: Use): VisibleEvent => ({
  kind: 'played',
  fields: { player: 0, card: data.cards.findIndex((card) => card.id === id), use: USES.indexOf(use) },
});
const says = (...events: VisibleEvent[]) => foretold(m, events).map((text) => words(m, text));

test('R3.5, R3.6, R18.12 cards that leave the game are named before they do', () => {
  expect(says(played('HIRED_ASSASSIN', 'assassinate'), played('INFERNAL_MACHINE', 'bombs'))).toEqual([
    'Hired Assassin and Infernal Machine leave the game.',
  ]);
  expect(says(played('IRENE_ADLER', 'text'))).toEqual(['Irene Adler leaves the game.']);
  expect(says(played('HIRED_ASSASSIN', 'bombs'), played('IRENE_ADLER', 'move'))).toEqual([]);
});
test('R14.2, R14.3 what a roll may cost', () => {
  expect(rollWords([])).toBe('Then there is a roll for Sanity, which may cost a token.');
  const taken = { kind: 'royaltyTaken', fields: { player: 0, city: 0, card: 0 } };
  expect(rollWords([taken])).toMatch(/and, with it, an agent there\.$/);
});
