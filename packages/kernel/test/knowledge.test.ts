// Tests who knows the place of each item, after each operation of the table that moves or shows items.
import { EVERYONE, NOBODY, only, type Place, SPECTATOR } from '@gaslamp/kernel/state';
import type { Table } from '@gaslamp/kernel/table';
import { describe, expect, test } from 'vitest';
import { ANN, BEN, CAT, DAN, known, lies, matchOf, position, say, tableOf, tell } from './positions.ts';
import {
  type Data,
  DISCARD,
  GREY_DECK,
  HAND,
  IDENTITY,
  isRed,
  itemOf,
  OFFER,
  RED_DECK,
  type Toy,
} from './toy-state.ts';

type G = Table<Toy, Data>;
/** Returns what Ann, Ben, Cat, Dan and a spectator know of a place, in this order. */
const allKnown = (g: G, place: Place) => [ANN, BEN, CAT, DAN, SPECTATOR].map((viewer) => known(g.s, viewer, place));
const FOUR = [['LOAF.1', 'PEEP.1'], ['LOAF.2', 'THROW.1'], ['LOAF.3'], ['LOAF.4']];
const four = (...outcomes: string[]) => tableOf({ hands: FOUR }, ...outcomes);

describe('a card that moves', () => {
  test('to an open place is known to everybody, and nobody loses track of the rest', () => {
    const g = four();
    g.show(itemOf('PEEP.1'), only(CAT));
    g.move(itemOf('LOAF.1'), DISCARD);
    expect(g.s.seenBy[itemOf('LOAF.1')]).toBe(EVERYONE);
    expect(known(g.s, CAT, HAND + ANN)).toEqual(['PEEP.1']);
  });

  test('from hand to hand is known to giver and receiver, who remember', () => {
    const g = four();
    g.move(itemOf('LOAF.1'), HAND + BEN);
    expect(allKnown(g, HAND + BEN)).toEqual([['LOAF.1'], ['LOAF.1', 'LOAF.2', 'THROW.1'], [], [], []]);
  });

  test('is forgotten by its giver when it may have moved on unseen, and by nobody else who saw', () => {
    const g = four();
    g.move(itemOf('LOAF.1'), HAND + BEN);
    // Ben gives Cat a card. Ann does not see which one: it may be the one she knows.
    g.move(itemOf('THROW.1'), HAND + CAT);
    expect(known(g.s, ANN, HAND + BEN)).toEqual([]);
    expect(allKnown(g, HAND + CAT)).toEqual([[], ['THROW.1'], ['LOAF.3', 'THROW.1'], [], []]);
    expect(known(g.s, BEN, HAND + BEN)).toEqual(['LOAF.1', 'LOAF.2']);
  });

  test('leaves who did not see which without knowledge of what stayed', () => {
    const g = four();
    g.show(itemOf('LOAF.2'), only(ANN));
    g.show(itemOf('THROW.1'), only(ANN, CAT));
    g.move(itemOf('LOAF.2'), HAND + CAT);
    // Cat received the card and knows that the other one stayed. Ann no longer knows where either card is.
    expect(allKnown(g, HAND + BEN)).toEqual([[], ['THROW.1'], ['THROW.1'], [], []]);
    expect(known(g.s, ANN, HAND + CAT)).toEqual([]);
  });

  test('is known to whoever else is let in on it, who then knows what stayed', () => {
    const g = four();
    g.show(itemOf('PEEP.1'), only(DAN));
    g.move(itemOf('LOAF.1'), HAND + BEN, only(DAN));
    expect(known(g.s, DAN, HAND + BEN)).toEqual(['LOAF.1']);
    expect(known(g.s, DAN, HAND + ANN)).toEqual(['PEEP.1']);
  });

  test('out of an open pile into a hand stays known to everybody', () => {
    const g = tableOf({ hands: [[], [], [], []], discard: ['LOAF.1', 'LOAF.2'] }, 'LOAF.2');
    g.draw(DISCARD, HAND + ANN);
    expect(g.s.seenBy[itemOf('LOAF.2')]).toBe(EVERYONE);
    expect(g.s.seenBy[itemOf('LOAF.1')]).toBe(EVERYONE);
    // It is played face down to Ben, so Cat cannot know that it was the same card.
    g.move(itemOf('LOAF.2'), HAND + BEN);
    expect(allKnown(g, HAND + BEN)).toEqual([['LOAF.2'], ['LOAF.2'], [], [], []]);
  });

  test('within what its owner alone watches is known to the owner; lookers lose track of the hand', () => {
    const g = four();
    g.show(itemOf('LOAF.1'), only(BEN));
    g.show(itemOf('PEEP.1'), only(BEN));
    g.move(itemOf('PEEP.1'), OFFER + ANN);
    expect(known(g.s, ANN, OFFER + ANN)).toEqual(['PEEP.1']);
    expect(known(g.s, BEN, OFFER + ANN)).toEqual([]);
    expect(known(g.s, BEN, HAND + ANN)).toEqual([]);
  });
});

describe('a card that is drawn', () => {
  test('is known to the drawer alone', () => {
    const g = four('GIFT.1');
    expect(g.draw(GREY_DECK, HAND + CAT)).toBe(itemOf('GIFT.1'));
    expect(allKnown(g, HAND + CAT)).toEqual([[], [], ['LOAF.3', 'GIFT.1'], [], []]);
  });

  test('out of a shuffled open pile leaves only the drawer with knowledge of the rest of its back', () => {
    const g = tableOf({ hands: [[], []], decks: [] }, 'LEVY.1', 'LOAF.1');
    g.moveAll(DISCARD, RED_DECK);
    const grey = (names: readonly string[]) => names.filter((name) => isRed(itemOf(name)) === 0);
    expect(known(g.s, BEN, RED_DECK)).toEqual(lies(g.s, RED_DECK));
    g.draw(RED_DECK, HAND + ANN);
    expect(known(g.s, ANN, RED_DECK)).toEqual(lies(g.s, RED_DECK));
    expect(known(g.s, BEN, RED_DECK)).toEqual(grey(lies(g.s, RED_DECK)));
    g.draw(RED_DECK, HAND + BEN);
    expect(known(g.s, ANN, RED_DECK)).toEqual(lies(g.s, RED_DECK).filter((name) => isRed(itemOf(name)) === 1));
  });

  test('from an empty place is none, and nothing happened', () => {
    const g = four();
    expect(g.draw(OFFER + ANN, HAND + ANN)).toBeNull();
    expect(g.pick(OFFER + ANN)).toBeNull();
    expect([g.chanced, g.learned]).toEqual([false, NOBODY]);
  });
});

describe('a whole place that moves', () => {
  test('keeps what was known, and the new watchers learn', () => {
    const g = four();
    g.show(itemOf('PEEP.1'), only(CAT));
    g.moveAll(HAND + ANN, HAND + BEN);
    expect(allKnown(g, HAND + BEN)).toEqual([
      ['LOAF.1', 'PEEP.1'],
      ['LOAF.1', 'LOAF.2', 'PEEP.1', 'THROW.1'],
      ['PEEP.1'],
      [],
      [],
    ]);
  });

  test('swapped: both players know both hands, a looker knows where the cards went', () => {
    const g = four();
    g.show(itemOf('THROW.1'), only(DAN));
    g.swap(HAND + ANN, HAND + BEN);
    expect(lies(g.s, HAND + ANN)).toEqual(['LOAF.2', 'THROW.1']);
    expect(allKnown(g, HAND + ANN)).toEqual([['LOAF.2', 'THROW.1'], ['LOAF.2', 'THROW.1'], [], ['THROW.1'], []]);
    expect(allKnown(g, HAND + BEN)).toEqual([['LOAF.1', 'PEEP.1'], ['LOAF.1', 'PEEP.1'], [], [], []]);
  });

  test('swapped with nothing moves all the same', () => {
    const g = tableOf({ hands: [['LOAF.1'], [], []] });
    g.swap(HAND + BEN, HAND + ANN);
    expect(lies(g.s, HAND + BEN)).toEqual(['LOAF.1']);
    expect(lies(g.s, HAND + ANN)).toEqual([]);
  });
});

describe('a look', () => {
  test('lets those who look know, where the card lies', () => {
    const g = four();
    g.show(itemOf('LOAF.1'), only(BEN, DAN));
    expect(allKnown(g, HAND + ANN)).toEqual([['LOAF.1', 'PEEP.1'], ['LOAF.1'], [], ['LOAF.1'], []]);
    g.show(itemOf('MISER'), EVERYONE);
    expect(known(g.s, SPECTATOR, IDENTITY + ANN)).toEqual(['MISER']);
  });

  test('at a random card moves nothing and makes nobody forget', () => {
    const g = four('THROW.1');
    g.show(itemOf('LOAF.2'), only(CAT));
    const before = [...g.s.seenBy];
    expect(g.pick(HAND + BEN)).toBe(itemOf('THROW.1'));
    expect(g.s.seenBy).toEqual(before);
    expect(lies(g.s, HAND + BEN)).toEqual(['LOAF.2', 'THROW.1']);
  });
});

describe('what cannot be taken back', () => {
  const settles = (what: (g: G) => void, prepare: (g: G) => void = () => {}): boolean => {
    const g = four();
    prepare(g);
    g.chanced = false;
    g.learned = NOBODY;
    what(g);
    return g.chanced || g.learned !== NOBODY;
  };
  const everybodyKnows = (g: G) => g.show(itemOf('LOAF.1'), EVERYONE);
  test.each<[string, boolean, (g: G) => void, ((g: G) => void)?]>([
    ['a die', true, (g) => g.roll(6)],
    ['a draw', true, (g) => g.draw(GREY_DECK, HAND)],
    ['a random pick', true, (g) => g.pick(HAND)],
    ['a card laid open', true, (g) => g.move(itemOf('LOAF.1'), DISCARD)],
    ['a card given', true, (g) => g.move(itemOf('LOAF.1'), HAND + BEN)],
    ['a card shown', true, (g) => g.show(itemOf('LOAF.1'), only(BEN))],
    ['a card that a third player is let in on', true, (g) => g.move(itemOf('LOAF.1'), OFFER, only(CAT))],
    ['a hand moved', true, (g) => g.moveAll(HAND, HAND + BEN)],
    ['hands swapped', true, (g) => g.swap(HAND, HAND + BEN)],
    ['a card moved within one owner’s sight', false, (g) => g.move(itemOf('LOAF.1'), OFFER)],
    ['a card put away unseen', false, (g) => g.move(itemOf('LOAF.1'), GREY_DECK)],
    ['a card shown to its owner', false, (g) => g.show(itemOf('LOAF.1'), only(ANN))],
    ['empty places swapped', false, (g) => g.swap(OFFER, OFFER + BEN)],
    [
      'an open card moved',
      false,
      (g) => g.move(itemOf('LOAF.1'), HAND + BEN),
      (g) => g.move(itemOf('LOAF.1'), DISCARD),
    ],
    // Cat cannot tell that it was this card, and the availability of a take-back must not tell her.
    ['a card given that everybody knows', true, (g) => g.move(itemOf('LOAF.1'), HAND + BEN), everybodyKnows],
    ['a card shown that everybody knows', false, (g) => g.show(itemOf('LOAF.1'), only(BEN)), everybodyKnows],
    ['an open pile moved', false, (g) => g.moveAll(DISCARD, RED_DECK), (g) => g.move(itemOf('LOAF.1'), DISCARD)],
  ])('%s: %s', (_, expected, what, prepare) => {
    expect(settles(what, prepare)).toBe(expected);
  });

  test('does not depend on what somebody learned in secret: an undo refused or not would tell', () => {
    const secretly = (g: G) => g.show(itemOf('LOAF.1'), only(BEN));
    expect(settles((g) => g.move(itemOf('LOAF.1'), HAND + BEN), secretly)).toBe(true);
    expect(settles((g) => g.show(itemOf('LOAF.1'), only(BEN)), secretly)).toBe(true);
    expect(settles((g) => g.moveAll(HAND, HAND + BEN), secretly)).toBe(true);
    expect(settles((g) => g.swap(HAND, OFFER + BEN), secretly)).toBe(true);
  });
});

describe('a card of the toy game', () => {
  const knows = (s: Toy, viewer: number, owner: number) => known(s, viewer, HAND + owner);

  test('Peep shows a whole hand to one player', () => {
    const g = four();
    say(g, 'play PEEP', 'at BEN', 'confirm', 'pass');
    expect([ANN, CAT, SPECTATOR].map((viewer) => knows(g.s, viewer, BEN))).toEqual([['LOAF.2', 'THROW.1'], [], []]);
  });

  test('Keyhole shows one card of a hand', () => {
    const g = tableOf({ hands: [['KEYHOLE.1'], ['LOAF.1', 'LOAF.2']] }, 'LOAF.2');
    say(g, 'play KEYHOLE', 'at BEN', 'confirm', 'pass');
    expect(knows(g.s, ANN, BEN)).toEqual(['LOAF.2']);
    expect(g.events!.at(-1)).toEqual({
      kind: 'seen',
      fields: { of: BEN, red: 0 },
      secret: { to: only(ANN), fields: { item: itemOf('LOAF.2') } },
    });
  });

  test('Switch exchanges hands', () => {
    const match = matchOf({ hands: [['SWITCH.1', 'LOAF.1'], ['SHIELD.1', 'PEEP.1'], []] });
    tell(match, 'play SWITCH', 'at BEN', 'confirm', 'pass');
    expect([ANN, BEN, CAT].map((viewer) => knows(match.s, viewer, ANN))).toEqual([
      ['PEEP.1', 'SHIELD.1'],
      ['PEEP.1', 'SHIELD.1'],
      [],
    ]);
    expect(lies(match.s, HAND + BEN)).toEqual(['LOAF.1']);
  });

  test('a gift is known to two', () => {
    const g = tableOf({ hands: [['GIFT.1', 'PEEP.1'], ['LOAF.2'], ['LOAF.3']] });
    say(g, 'play GIFT', 'at CAT', 'give PEEP', 'confirm', 'pass');
    expect([ANN, BEN, CAT].map((viewer) => knows(g.s, viewer, CAT))).toEqual([['PEEP.1'], [], ['LOAF.3', 'PEEP.1']]);
  });

  test('a gift that is stopped goes back; Ann alone knows what it was', () => {
    const g = tableOf({ hands: [['GIFT.1', 'PEEP.1'], ['SHIELD.1'], []] });
    say(g, 'play GIFT', 'at BEN', 'give PEEP', 'confirm', 'use SHIELD');
    expect([ANN, BEN, CAT].map((viewer) => knows(g.s, viewer, ANN))).toEqual([['PEEP.1'], [], []]);
    expect(lies(g.s, DISCARD)).toContain('SHIELD.1');
  });

  test('position puts what is named where it is named', () => {
    expect(known(position({ hands: FOUR }), BEN, HAND + BEN)).toEqual(['LOAF.2', 'THROW.1']);
    expect(() => position({ hands: [['LOAF.9']] })).toThrow('no item is named LOAF.9');
  });
});
