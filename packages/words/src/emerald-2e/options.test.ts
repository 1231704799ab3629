// Card texts by the standard rules, and with options of the table that change them.
import type { OptionKey } from '@gaslamp/emerald-2e/box/options';
import type { EffectKey } from '@gaslamp/emerald-2e/box/pack';
import { emerald2e } from '@gaslamp/emerald-2e/game';
import { expect, test } from 'vitest';
import { addTexts } from '../text.ts';
import { cardText } from './options.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

const game = emerald2e();
const dealt = (options: Readonly<Record<string, number>>) => ({ s: game.setup(3, options) });

test.each([
  [
    'pinkerton',
    'pinkertonFromBoard',
    'R18.21',
    'Put one agent from your stock in any city.',
    'Put one agent from your stock in any city, or move one of yours from a city to any other.',
  ],
  [
    'vampires',
    'vampiresAnswerShoggoth',
    'R12.5',
    'In a city where you have an agent, send another player’s agent home and put one from your stock in its place. Or, as an interrupt, save your agent from an assassination, then draw a card. When played as an interrupt, this card is discarded and stays in the game.',
    'In a city where you have an agent, send another player’s agent home and put one from your stock in its place. Or, as an interrupt, save your agent from an assassination or a Shoggoth, then draw a card. When played as an interrupt, this card is discarded and stays in the game.',
  ],
  [
    'sherlockHolmes',
    'holmesAnswersAdler',
    'R12.5',
    'Save your agent from an assassination, a Shoggoth, Vampires or a zombie, or stop Cthulhu altogether; then draw a card.',
    'Save your agent from an assassination, a Shoggoth, Vampires, Irene Adler or a zombie, or stop Cthulhu altogether; then draw a card.',
  ],
  [
    'blackHand',
    'blackHandCountsHidden',
    'R18.1',
    '2 Restorationist points for each royalty you have assassinated, and 2 more for each one you assassinate later.',
    '2 Restorationist points for each royalty you have assassinated or hidden, and 2 more for each one you assassinate or hide later.',
  ],
] as const)('%s says what the option %s makes of it (%s)', (effect, option, _, off, on) => {
  expect(cardText(effect, dealt({}))).toBe(off);
  expect(cardText(effect, dealt({ [option]: 0 }))).toBe(off);
  expect(cardText(effect, dealt({ [option]: 1 }))).toBe(on);
  expect(cardText(effect, {})).toBe(off);
});

/** The cards whose text each option changes. A new option does not compile without them. */
const CHANGED: Readonly<Record<OptionKey, readonly EffectKey[]>> = {
  insanityFaces: [],
  pinkertonFromBoard: ['pinkerton'],
  cubesLeaveOnCancel: [],
  targetEndsAtOnce: [],
  blackHandCountsHidden: ['blackHand'],
  vampiresAnswerShoggoth: ['vampires'],
  holmesAnswersAdler: ['sherlockHolmes'],
  interruptDrawsFirst: [],
};
test.each(Object.entries(CHANGED))('the option %s changes the texts of %j and of no other card', (option, cards) => {
  const { least, most, standard } = game.options[option]!;
  const effects = Object.keys(english.emerald2e.cardText) as EffectKey[];
  for (let value = least; value <= most; value++) {
    const other = dealt({ [option]: value });
    const changed = effects.filter((effect) => cardText(effect, other) !== cardText(effect, dealt({})));
    expect(changed, `${option} ${value}`).toEqual(value === standard ? [] : cards);
  }
});

test.each([
  ['R18.16, R0.6 agents on Mi-Go', 'miGo', /still count as on the board/],
  ['R18.31 the reveal by Yog-Sothoth', 'yogSothoth', /If you have none left on the board, you are revealed\.$/],
  [
    'R18.2, R13.4, R17.1 the side that counts from now on',
    'changeOfHeart',
    /From now on your new side counts, both when you are revealed and at the end\./,
  ],
  [
    'R13.5 a revealed player’s Change of Heart',
    'changeOfHeart',
    /If you are already revealed, the match ends at once\.$/,
  ],
  [
    'R18.29 who comes in whose place',
    'vampires',
    /another player’s agent home and put one from your stock in its place/,
  ],
] as const)('%s is told on the card', (_, effect, words) => {
  expect(cardText(effect, {})).toMatch(words);
});
