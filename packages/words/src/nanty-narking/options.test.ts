// Card texts by the standard rules, and with options of the table that change them.
import { builtIn } from '@gaslamp/nanty-narking/box/built-in';
import { dataOf } from '@gaslamp/nanty-narking/box/data';
import { EVENTS, PERSONALITIES } from '@gaslamp/nanty-narking/box/ids';
import type { OptionKey } from '@gaslamp/nanty-narking/box/options';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import { expect, test } from 'vitest';
import { addTexts } from '../text.ts';
import { modelOf } from './model.ts';
import { eventText, textWords } from './options.ts';
import { conditionWords } from './prompt.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

const game = nantyNarking();
const data = { pack: builtIn };
const dealt = (options: Readonly<Record<string, number>>) => ({ data, s: game.setup(3, options) });
const cardOf = (effect: string) => builtIn.cards.findIndex((card) => card.effect === effect);

test.each([
  [
    'placeTroubleAdjacentToTrouble',
    { troubleNeedsPawn: 1 },
    'R17.4',
    'Put a trouble marker where a pawn stands, in an area next to one with trouble.',
  ],
  ['placeTroubleAnywhere', { troubleNeedsPawn: 1 }, 'R17.4', 'Put a trouble marker in any area where a pawn stands.'],
  [
    'endOwnTurnKeepCard',
    { refillAfterWatson: 0 },
    'R17.5',
    'In your turn, when no random event on the card in play is still to be drawn: take that card back into your hand and end your turn. You do not refill your hand.',
  ],
  [
    'endOwnTurnKeepCard',
    { watsonBeforeEvent: 1 },
    'R17.6',
    'In your turn: take the card in play back into your hand, even before its event, and end your turn.',
  ],
  [
    'blockText',
    { blockOneEffect: 1 },
    'R17.14',
    'Cancels one effect that the text of another player’s card has on you.',
  ],
  [
    'playTwoCards',
    { playTwoDiscardsEarly: 1 },
    'R17.17',
    'Play up to 2 more cards, one after another. This card is discarded with the first of them.',
  ],
  ['drawCards', { shortDrawEnds: 1 }, 'R17.7', 'Draw 3 cards. If the draw pile is too short, the match ends.'],
  [
    'drawCardsPerOwnBuilding',
    { shortDrawEnds: 1 },
    'R17.7',
    'Draw a card for each of your buildings. If the draw pile is too short, the match ends.',
  ],
] as const)('%s says what %o makes of it (%s)', (effect, options, _, words) => {
  const card = cardOf(effect);
  expect(textWords(dealt(options), card)).toBe(words);
  expect(textWords(dealt({}), card)).not.toBe(words);
  // Outside a match the text follows the standard rules.
  expect(textWords({ data }, card)).toBe(textWords(dealt({}), card));
});

/** The cards whose text each option changes. A new option does not compile without them. */
const CHANGED: Readonly<Record<OptionKey, readonly string[]>> = {
  alternativeNumbers: [],
  holbornRiverside: [],
  telegraphMoney: [],
  troubleNeedsPawn: ['placeTroubleAdjacentToTrouble', 'placeTroubleAnywhere'],
  refillAfterWatson: ['endOwnTurnKeepCard'],
  watsonBeforeEvent: ['endOwnTurnKeepCard'],
  shortDrawEnds: ['drawCards', 'drawCardsPerOwnBuilding'],
  giveUpBuildings: [],
  variants: [],
  adjacencyBeforeLifting: [],
  firstRoundCheck: [],
  dropAnytime: [],
  blockOneEffect: ['blockText'],
  abilitiesAfterRefill: [],
  interruptAsTurnCard: [],
  playTwoDiscardsEarly: ['playTwoCards'],
};
test.each(Object.entries(CHANGED))('the option %s changes the texts of %j and of no other card', (option, effects) => {
  const { least, most, standard } = game.options[option]!;
  const other = dealt({ [option]: standard === most ? least : most });
  const changed = builtIn.cards.flatMap(({ effect }, card) =>
    effect === null || textWords(other, card) === textWords(dealt({}), card) ? [] : [effect],
  );
  expect([...new Set(changed)]).toEqual(effects);
});

test('R17.8: Subsidence says that one may let a building go that could be paid for', () => {
  const subsidence = EVENTS.indexOf('SUBSIDENCE');
  expect(eventText(dealt({ giveUpBuildings: 1 }), subsidence)).toContain('or give some of them up');
  expect(eventText(dealt({}), subsidence)).toBe(eventText({ data }, subsidence));
  expect(eventText({ data }, subsidence)).not.toContain('lets');
});

test('R12.3, R17.7: Sherlock Holmes wins by a refill that is too short, as an option by any draw', () => {
  const says = (options: Readonly<Record<string, number>>) => {
    const s = game.setup(3, options);
    const full = dataOf(builtIn, '');
    const m = modelOf({ s, data: full, you: 0, names: ['Ann', 'Ben', 'Cat'], hidden: new Map() as never });
    return conditionWords(m, PERSONALITIES.indexOf('HOLMES'));
  };
  expect(says({})).toMatch(/^the draw pile is too short for a refill/);
  expect(says({ shortDrawEnds: 1 })).toMatch(/^the draw pile is too short for a draw/);
});
