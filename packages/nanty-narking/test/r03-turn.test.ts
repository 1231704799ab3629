// R3 Turn structure: the check, the first card, further cards, the refill, and abilities in between.
import { expect, test } from 'vitest';
import { builtIn } from '../src/box/pack.ts';
import { ann, bare } from './bare.ts';
import { happened, optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';
import { table } from './table.ts';

const EIGHT = ['CHELSEA', 'WESTMINSTER', 'STRAND', 'WEST_END', 'HOLBORN', 'CITY', 'HIGHBURY', 'EAST_END'];
const SEVEN = EIGHT.slice(1);

test('R3.1 turns go clockwise, from the last seat to the first', () => {
  const t = bare(3, {
    active: 'ben',
    players: { ann: { hand: ['G23'] }, ben: { hand: ['G33'] }, cat: { hand: ['R52'] } },
  });
  t.play('ben: play G33', 'ben: skip', 'ben: end');
  expect(t.asked).toBe('cat');
  t.play('cat: play R52', 'cat: end');
  expect(t.asked).toBe('ann');
  t.play('ann: play G23', 'ann: end');
  expect(t.asked).toBe('ben');
});

test('R3.2 a turn is the check, the first card, further cards, the refill', () => {
  const t = ann({ hand: ['G24', 'G33'] }, { start: 'check' });
  t.play('ann: play G24', 'ann: money', 'ann: play G33', 'ann: place CITY', 'ann: end');
  const kinds = t.events.map(({ kind }) => kind);
  expect(kinds).toEqual(['turn', 'played', 'money', 'played', 'placed', ...Array(5).fill('drew'), 'turn']);
});

test('R3.3 a condition that holds at the start of the own turn wins at once', () => {
  const t = ann({ personality: 'FAGIN', hand: ['G33'] }, { start: 'check', trouble: EIGHT });
  expect(t.asked).toBeNull();
  expect(wordsOf(t).over).toBe('personality');
  expect(t.game.result(t.table)?.winners).toBe(1);
});

test('R3.3 reached during a turn it does not win by itself, but at the next check', () => {
  const t = bare(2, {
    start: 'check',
    trouble: SEVEN,
    players: {
      ann: { personality: 'FAGIN', hand: ['G33'], agents: ['CHELSEA'] },
      ben: { personality: 'HOLMES', hand: ['G23'] },
    },
  });
  t.play('ann: play G33', 'ann: place CHELSEA');
  expect(wordsOf(t).trouble).toHaveLength(8);
  expect(t.asked).toBe('ann');
  t.play('ann: end');
  // Nor at another player's check.
  expect(t.asked).toBe('ben');
  t.play('ben: play G23', 'ben: end');
  expect(wordsOf(t).over).toBe('personality');
});

test('R3.3 reached in the meantime and lost again it does not win', () => {
  const t = bare(2, {
    trouble: SEVEN,
    players: {
      ann: { personality: 'FAGIN', hand: ['G33'], agents: ['CHELSEA'] },
      ben: { personality: 'HOLMES', hand: ['R52'] },
    },
  });
  t.play('ann: play G33', 'ann: place CHELSEA', 'ann: end', 'ben: play R52', 'ben: clear CITY', 'ben: end');
  expect(t.asked).toBe('ann');
});

test('R3.3 the check is made in the first round too, for everybody', () => {
  const t = bare(3, {
    start: 'check',
    turn: 1,
    active: 'cat',
    trouble: EIGHT,
    players: { cat: { personality: 'FAGIN' } },
  });
  expect(wordsOf(t).over).toBe('personality');
});

test('R3.3, R14 who did not win is nobody whose condition held, and everybody can tell', () => {
  const t = bare(3, { start: 'check', trouble: EIGHT, players: { ann: { personality: 'HOLMES', hand: ['G33'] } } });
  expect(playerIn(t, 'ann').ruledOut).toEqual(['FAGIN']);
  expect(playerIn(t, 'ben').ruledOut).toEqual([]);
});

test('R3.4 one card that is no interrupt must be played by whoever holds one', () => {
  const t = ann({ hand: ['G10', 'G33'] });
  expect(t.options).toEqual(['play G33', 'drop G10']);
  expect(ruleAgainst(t, 'ann: end')).toBe('R3.4');
  expect(ruleAgainst(t, 'ann: play G10')).toBe('R6.9');
  expect(ruleAgainst(t, 'ann: play G34')).toBe('R3.4');
});

test('R3.4 it may be played to do nothing with it', () => {
  const t = ann({ hand: ['G06'] });
  t.play('ann: play G06', 'ann: skip', 'ann: skip');
  expect(optionsOf(t, 'end')).toEqual(['end']);
  expect(playerIn(t, 'ann')).toMatchObject({ money: 10, agents: {} });
});

test('R3.4, R10.10 who holds interrupt cards alone goes to refill, dropping some if wished', () => {
  const t = ann({ hand: ['G10', 'G31'] });
  expect(t.options).toEqual(['end', 'drop G10', 'drop G31']);
  t.play('ann: drop G10', 'ann: end');
  expect(playerIn(t, 'ann').hand).toHaveLength(5);
  expect(playerIn(t, 'ann').hand).toContain('G31');
  expect(t.asked).toBe('ben');
});

test('R3.4, R5.9 a card drawn by an ability can and must be played', () => {
  const t = ann({ hand: ['G10'], buildings: ['WESTMINSTER'] });
  expect(t.offers('end')).toBe(true);
  t.draws('G33').play('ann: ability WESTMINSTER', 'ann: discard G10');
  expect(t.options).toEqual(['play G33']);
  expect(ruleAgainst(t, 'ann: end')).toBe('R3.4');
});

test('R3.5 symbols are handled from top to bottom, then the card is discarded', () => {
  const t = ann({ hand: ['G06'], agents: ['STRAND'] }, { citizens: { CITY: 1 }, trouble: ['CITY'] });
  t.play('ann: play G06');
  expect(t.options).toEqual(['pawn CITIZEN CITY', 'skip']);
  t.play('ann: pawn CITIZEN CITY');
  expect(t.options).toEqual(['money', 'skip']);
  t.play('ann: money');
  expect(optionsOf(t, 'place').length).toBeGreaterThan(0);
  expect(wordsOf(t)).toMatchObject({ inPlay: 'G06', discard: [] });
  t.play('ann: place STRAND', 'ann: end');
  expect(wordsOf(t)).toMatchObject({ inPlay: null, discard: ['G06'] });
});

test('R3.5, R9.1 a loan leaves the play zone and is not discarded', () => {
  const t = ann({ hand: ['G01', 'G33'] }).play('ann: play G01', 'ann: text', 'ann: skip', 'ann: end');
  expect(playerIn(t, 'ann').front).toEqual(['G01']);
  expect(wordsOf(t).discard).toEqual([]);
});

test('R3.6 Play Another plays one more card; the earlier one is discarded as the next is played; chains have any length', () => {
  const t = ann({ hand: ['G24', 'G05', 'R34', 'G33'], agents: ['CITY'] }, { trouble: ['STRAND'] });
  t.play('ann: play G24', 'ann: money', 'ann: play G05');
  expect(wordsOf(t)).toMatchObject({ inPlay: 'G05', discard: ['G24'] });
  t.play('ann: clear STRAND', 'ann: play R34', 'ann: skip', 'ann: play G33', 'ann: place CITY');
  expect(wordsOf(t)).toMatchObject({ inPlay: 'G33', discard: ['G05', 'G24', 'R34'] });
  // Ending the last card ends everything: no question about the earlier ones follows.
  t.play('ann: end');
  expect(t.asked).toBe('ben');
});

test('R3.6, R6.8 a second card without Play Another is refused as that', () => {
  const t = ann({ hand: ['G33', 'G05'], agents: ['CITY'] });
  t.play('ann: play G33', 'ann: place CITY');
  expect(t.refused('ann: play G05')).toMatchObject({ rule: 'R3.6', key: 'oneCard' });
});

test('R3.6 the chain ends once, whatever abilities there are', () => {
  const t = ann({ hand: ['G24', 'G05', 'G23'], buildings: ['LAMBETH'] }, { trouble: ['STRAND'] });
  t.play('ann: play G24', 'ann: skip', 'ann: play G05', 'ann: skip', 'ann: play G23', 'ann: end');
  expect(t.asked).toBe('ben');
});

test('R3.6, R9.1 the chain of a loan ends once as well', () => {
  const t = ann({ hand: ['G01', 'G23', 'G33'], buildings: ['LAMBETH'] });
  t.play('ann: play G01', 'ann: text', 'ann: play G23', 'ann: end');
  expect(t.asked).toBe('ben');
});

test('R3.5, R9.22 a card that was finished before its last word is asked nothing more', () => {
  const t = ann({ hand: ['G48', 'G23', 'G33'], buildings: ['LAMBETH'] });
  t.play('ann: play G48', 'ann: text', 'ann: play G23', 'ann: end', 'ann: end');
  expect(t.asked).toBe('ben');
});

test('R3.8, R10.10 after a loan abilities and drops still fit', () => {
  const t = ann({ hand: ['G01', 'G10'], buildings: ['LAMBETH'] });
  t.play('ann: play G01', 'ann: text', 'ann: skip');
  expect(t.options).toEqual(['end', 'ability LAMBETH', 'drop G10']);
});

test('R3.6 in all decks Play Another is the last symbol', () => {
  for (const { id, symbols } of builtIn.cards) {
    const at = symbols.indexOf('another');
    if (at >= 0) expect(at, id).toBe(symbols.length - 1);
  }
});

test('R3.7 the refill makes five, burdens in front counted, loans not', () => {
  const t = ann({ hand: ['G23', 'G33'], front: ['G11', 'G40', 'G01'] }).play('ann: play G23', 'ann: end');
  expect(playerIn(t, 'ann').hand).toHaveLength(3);
});

test('R3.7 five or more draw nothing and discard nothing', () => {
  const six = ['G33', 'G34', 'G35', 'G36', 'G37', 'G45'];
  const t = ann({ hand: ['G23', ...six] }).play('ann: play G23', 'ann: end');
  expect(playerIn(t, 'ann').hand).toEqual(six);
  expect(happened(t, 'drew')).toBe(0);
});

test('R3.8 abilities fit before the first card, between symbols, between cards and after the last', () => {
  const own = { hand: ['G45', 'G33', 'G24'], agents: ['CITY'], buildings: ['LAMBETH'] };
  const before = ann(own);
  expect(before.offers('ability LAMBETH')).toBe(true);
  const between = ann(own).play('ann: play G45', 'ann: place CITY');
  expect(between.offers('ability LAMBETH')).toBe(true);
  const cards = ann(own).play('ann: play G24', 'ann: money');
  expect(cards.offers('ability LAMBETH')).toBe(true);
  const after = ann(own).play('ann: play G33', 'ann: place CITY');
  expect(after.options).toEqual(['end', 'ability LAMBETH']);
  after.play('ann: ability LAMBETH');
  expect(playerIn(after, 'ann').money).toBe(13);
  expect(after.options).toEqual(['end']);
});

test('R3.8 not inside an action', () => {
  const t = ann({ hand: ['G23'], buildings: ['WESTMINSTER', 'LAMBETH'] }).play('ann: ability WESTMINSTER');
  expect(t.options.every((text) => text.startsWith('discard'))).toBe(true);
  expect(ruleAgainst(t, 'ann: ability LAMBETH')).toBe('R8.1');
});

test('R3.8 not in the turn of another player', () => {
  const t = bare(2, { players: { ann: { hand: ['G23'] }, ben: { buildings: ['LAMBETH'] } } });
  expect(ruleAgainst(t, 'ben: ability LAMBETH')).toBe('R3.1');
  expect(ruleAgainst(t, 'ann: ability LAMBETH')).toBe('R5.3');
});

test('R3.9 once a turn and card; the own next turn begins anew', () => {
  const t = bare(2, {
    players: { ann: { hand: ['G23', 'G33'], buildings: ['LAMBETH', 'SOUTHWARK'] }, ben: { hand: ['R52'] } },
  });
  t.play('ann: ability LAMBETH');
  expect(ruleAgainst(t, 'ann: ability LAMBETH')).toBe('R3.9');
  t.play('ann: ability SOUTHWARK');
  expect(wordsOf(t).used).toEqual(['SOUTHWARK', 'LAMBETH'].sort((a, b) => (a < b ? 1 : -1)));
  t.play('ann: play G23', 'ann: end', 'ben: play R52', 'ben: end');
  expect(optionsOf(t, 'ability')).toEqual(['ability SOUTHWARK', 'ability LAMBETH']);
  expect(playerIn(t, 'ann').money).toBe(14);
});

test('R3.7, R3.4 a turn can pass without cards: an empty hand is asked, refilled and passes on', () => {
  const t = table(2, { players: { ann: { hand: [] } } });
  expect(t.options).toEqual(['end']);
  t.play('ann: end');
  expect(playerIn(t, 'ann').hand).toHaveLength(5);
});
