import { only, type Player, SPECTATOR } from '@gaslamp/kernel/state';
import { expect, test } from 'vitest';
import { option } from './bare.ts';
import { ANN, BEN, known, lies, options, position, say, tableOf } from './positions.ts';
import { toy } from './toy.ts';
import { DISCARD, HAND, IN_PLAY, isRed, itemOf, RED_DECK } from './toy-state.ts';

test('T7 a text is stopped by a Shield, and nothing of it happens', () => {
  const g = tableOf({ hands: [['SWITCH.1', 'LOAF.1'], ['SHIELD.1', 'PEEP.1'], []] });
  say(g, 'play SWITCH', 'at BEN', 'confirm', 'use SHIELD');
  expect(g.events!.slice(-2).map(({ kind, fields }) => [kind, fields.player])).toEqual([
    ['announced', ANN],
    ['laid', BEN],
  ]);
  expect(g.decision).toMatchObject({ player: ANN, effect: 'bell' });
});

test('T7 who may hold a Shield is asked, whether they do or not', () => {
  for (const card of ['SHIELD.1', 'LOAF.1']) {
    const g = tableOf({ hands: [['PEEP.1'], [card], []] });
    say(g, 'play PEEP', 'at BEN', 'confirm');
    expect(g.decision).toMatchObject({ player: BEN, effect: 'text.answer', secret: true });
  }
});

test('T7 who cannot hold a Shield as the whole table knows is not asked', () => {
  const open = ['SHIELD.1', 'SHIELD.2', 'SHIELD.3', 'BELL.1', 'BELL.2'];
  const g = tableOf({ hands: [['PEEP.1'], ['LOAF.1'], []], discard: open });
  say(g, 'play PEEP', 'at BEN', 'confirm');
  expect(g.decision).toMatchObject({ player: ANN, effect: 'turn.action' });
});

test('T7 a text for everybody asks each in turn order, and spares who stops it', () => {
  const g = tableOf({ hands: [['ALMS.1'], ['SHIELD.1'], ['LOAF.1'], []], coins: [0, 1, 1, 1] });
  say(g, 'play ALMS');
  const asked: [Player, string][] = [];
  for (const text of ['use SHIELD', 'pass', 'give LOAF', 'coin']) {
    asked.push([g.decision!.player, g.decision!.effect]);
    say(g, text);
  }
  // Dan has no hand and gives the coin without a window.
  expect(asked).toEqual([
    [1, 'text.answer'],
    [2, 'text.answer'],
    [2, 'alms'],
    [3, 'alms'],
  ]);
  expect(g.s.coins).toEqual([1, 1, 1, 0]);
  expect(lies(g.s, HAND + ANN)).toEqual(['LOAF.1']);
});

test('a Levy asks another player for a set', () => {
  const g = tableOf({ hands: [['LEVY.1'], ['LOAF.1', 'LOAF.2', 'BELL.1'], []] });
  say(g, 'play LEVY', 'at BEN', 'confirm', 'pass');
  expect(g.decision).toMatchObject({ player: BEN, effect: 'levy.pick', draft: true, secret: true, subset: true });
  expect(options(g)).toEqual(['pick LOAF']);
  expect(g.consider([option('pick BELL')])).toEqual({ fits: [option('pick LOAF')], enough: false });
  say(g, 'pick LOAF', 'pick BELL', 'done');
  expect(lies(g.s, HAND + ANN)).toEqual(['LOAF.1', 'BELL.1']);
});

test('a Bell cuts the turn short: no second action, the card comes back, the refill stays', () => {
  const g = tableOf({ hands: [['THROW.1', 'BELL.1'], ['LOAF.1']] }, '3', 'GIFT.1', 'GIFT.2');
  say(g, 'play THROW', 'use BELL');
  expect(g.decision).toMatchObject({ player: BEN, effect: 'turn.action' });
  expect(lies(g.s, HAND + ANN)).toEqual(['GIFT.1', 'GIFT.2', 'THROW.1']);
});

test('T4 grey cards are drawn before red ones, then the open discard pile is shuffled', () => {
  const g = tableOf({ hands: [[], ['LOAF.1']], decks: ['SHIELD.1', 'PEEP.1'] }, 'PEEP.1', 'SHIELD.1', 'BELL.1');
  say(g, 'pass', 'pass');
  expect(lies(g.s, HAND + ANN)).toEqual(['PEEP.1', 'SHIELD.1', 'BELL.1']);
  expect(g.events!.map(({ kind }) => kind)).toEqual([
    'turn',
    'pass',
    'pass',
    'drew',
    'drew',
    'shuffled',
    'drew',
    'turn',
  ]);
  expect(lies(g.s, DISCARD)).toEqual([]);
  // Ann drew a red card: nobody else knows which red cards remain, but all grey ones do.
  expect(known(g.s, BEN, RED_DECK)).toEqual(lies(g.s, RED_DECK).filter((name) => isRed(itemOf(name)) === 0));
});

test('T4 a card out of the discard pile is taken in the open', () => {
  const g = tableOf({ hands: [['RUMMAGE.1'], ['LOAF.1'], []], discard: ['LOAF.2', 'LEVY.1'] }, 'LEVY.1', 'LOAF.2');
  say(g, 'play RUMMAGE');
  expect(known(g.s, SPECTATOR, HAND + ANN)).toEqual(['LOAF.2', 'LEVY.1']);
  // The card itself is in play at that time and cannot be taken.
  expect(lies(g.s, IN_PLAY)).toEqual(['RUMMAGE.1']);
});

test('T5 seven coins end the game at once', () => {
  const g = tableOf({ hands: [['THROW.1'], ['THROW.2']], coins: [5, 3], identities: ['OWL', 'HARE'] }, '6');
  say(g, 'play THROW');
  expect(g.decision).toBeNull();
  expect(toy.result(g)).toEqual({ winners: only(ANN), points: [7, 3], reason: 'coins' });
});

test('T5 the Miser wins where the turn begins with four coins', () => {
  const g = tableOf({ hands: [[], [], []], coins: [4, 6, 0], identities: ['MISER', 'FOX', 'OWL'] });
  expect(toy.result(g)).toEqual({ winners: only(ANN), points: [4, 7, 0], reason: 'miser' });
  const other = tableOf({ hands: [[], [], []], coins: [4, 6, 0], identities: ['FOX', 'MISER', 'OWL'] });
  expect(toy.result(other)).toBeNull();
  expect(other.s.notMiser).toEqual([1, 0, 0]);
});

test('T6 after forty turns the most coins win, the Fox counting one more, and ties share', () => {
  const g = tableOf({ hands: [[], [], []], coins: [2, 3, 1], identities: ['FOX', 'OWL', 'HARE'], turns: 39 });
  say(g, 'pass', 'pass');
  expect(toy.result(g)).toEqual({ winners: only(ANN, BEN), points: [3, 3, 1], reason: 'turns' });
  expect(toy.result({ s: position({}), data: toy.data })).toBeNull();
});
