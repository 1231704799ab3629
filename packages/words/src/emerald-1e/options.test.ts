// Card texts with the options of a table.

import type { OptionKey } from '@gaslamp/emerald-1e/box/options';
import type { EffectKey } from '@gaslamp/emerald-1e/box/pack';
import { emerald1e } from '@gaslamp/emerald-1e/game';
import { expect, test } from 'vitest';
import { addTexts } from '../text.ts';
import { cardText } from './options.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const game = emerald1e();
const { data } = game;
/** Returns the card's text at a table with these options. */
const says = (effect: EffectKey, options: Record<string, number> = {}): string =>
  cardText(effect, { data, s: game.setup(2, options) });

test.each<[string, EffectKey, string, string, string]>([
  [
    'R13.5',
    'zombies',
    'zombiesNeedKta',
    'kill one agent of another player who is known to the authorities.',
    'kill one agent of another player.',
  ],
  [
    'R13.8',
    'zombies',
    'resolveFullyBeforeEnd',
    'Then place up to',
    'Then, unless that ended the match by anything but points, place up to',
  ],
  [
    'R16.2',
    'blackHand',
    'blackHandOwnRoyalsOnly',
    'each Royal Person you have assassinated',
    'each Royal Person assassinated by anybody',
  ],
])('%s the text of %s follows the option %s', (_, effect, option, on, off) => {
  expect(says(effect)).toContain(on);
  expect(says(effect, { [option]: 1 })).toContain(on);
  expect(says(effect, { [option]: 0 })).toContain(off);
  expect(cardText(effect, { data })).toBe(says(effect));
});

/** The cards whose text each option changes. A new option does not compile without them. */
const CHANGED: Readonly<Record<OptionKey, readonly EffectKey[]>> = {
  ktaByExposure: [],
  hideThwartable: [],
  zombiesNeedKta: ['zombies'],
  vampiresImmuneToZombies: ['zombies'],
  resolveFullyBeforeEnd: ['zombies'],
  evenGoldOnly: [],
  cardsOfDeadAgentsStay: [],
  arrowValuesCount: [],
  blackHandOwnRoyalsOnly: ['blackHand'],
  thwartedRoyalDrawsSanity: [],
  royalsFromRound: [],
  maxRounds: [],
};
test.each(Object.entries(CHANGED))('the option %s changes the texts of %j and of no other card', (option, cards) => {
  const { least, most, standard } = game.options[option]!;
  const other = { [option]: standard === most ? least : most };
  const effects = Object.keys(english.emerald1e.cardText) as EffectKey[];
  expect(effects.filter((effect) => says(effect, other) !== says(effect))).toEqual(cards);
});

test('R13.3 Zombies says where vampires are safe; R13.5 and that main agents are but the last', () => {
  expect(says('zombies')).not.toContain('Vampires');
  expect(says('zombies', { vampiresImmuneToZombies: 1 })).toContain(' Vampires are safe. Then place');
  for (const effect of ['zombies', 'shoggoth'] as const)
    expect(says(effect)).toMatch(/a main agent only if it is that player’s/);
});

test('R16.6 Zombies says what all of them on the board are worth to a Loyalist at the end', () => {
  expect(says('zombies')).toContain(
    'For a Loyalist who owns this card, all 8 on the board at the end are worth 8 points.',
  );
});

test('R20.9 Yog-Sothoth takes no main agent; R16.3 a vampire counts for the Loyalist who controls it', () => {
  expect(says('yogSothoth')).toContain('but not your main agent.');
  expect(says('vampires')).toContain('each vampire under their control is worth 1 point.');
});
