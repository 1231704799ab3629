// R6 Card symbols.
import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/box/ids.ts';
import { builtIn } from '../src/box/pack.ts';
import { ann, bare } from './bare.ts';
import { happened, optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';

describe('R6.1 place an agent', () => {
  test('R6.1 where an own agent stands or beside one', () => {
    const t = ann(
      { hand: ['G33'], agents: ['HIGHBURY', 'BATTERSEA'] },
      { players: { ben: { agents: ['SOUTHWARK'] } } },
    );
    t.play('ann: play G33');
    expect(optionsOf(t, 'place')).toEqual(
      ['CHELSEA', 'WESTMINSTER', 'HOLBORN', 'CITY', 'HIGHBURY', 'EAST_END', 'LAMBETH', 'BATTERSEA'].map(
        (id) => `place ${id}`,
      ),
    );
    expect(ruleAgainst(t, 'ann: place STRAND')).toBe('R6.1');
    t.play('ann: place LAMBETH');
    expect(playerIn(t, 'ann')).toMatchObject({ agents: { HIGHBURY: 1, BATTERSEA: 1, LAMBETH: 1 }, agentStock: 9 });
  });
  test('R6.1 own buildings do not help', () => {
    const t = ann({ hand: ['G33'], agents: ['HIGHBURY'], buildings: ['LAMBETH'] }).play('ann: play G33');
    expect(t.offers('place LAMBETH')).toBe(false);
  });
});

test('R6.2 place a building', () => {
  const t = ann({ hand: ['G19'], agents: ['CITY'] }).play('ann: play G19', 'ann: build CITY');
  expect(playerIn(t, 'ann')).toMatchObject({ buildings: ['CITY'], money: 4 });
  expect(t.offers('money')).toBe(true);
});

describe('R6.3 assassinate', () => {
  const spec = {
    trouble: ['CITY', 'STRAND'],
    citizens: { CITY: 1 },
    grenadiers: { CITY: 1 },
    players: {
      ann: { hand: ['R31'], agents: ['CITY', 'STRAND'] },
      ben: { agents: { CITY: 2, HOLBORN: 1 } },
      cat: { agents: ['STRAND'] },
    },
  };
  test('R6.3 any pawn in trouble but the own ones, neutrals too, near or far', () => {
    const t = bare(3, spec).play('ann: play R31');
    expect(optionsOf(t, 'pawn')).toEqual([
      'pawn PURPLE STRAND',
      'pawn YELLOW CITY',
      'pawn CITIZEN CITY',
      'pawn GRENADIER CITY',
    ]);
    for (const line of ['pawn ann CITY', 'pawn ben HOLBORN', 'pawn ben STRAND'])
      expect(ruleAgainst(t, `ann: ${line}`), line).toBe('R6.3');
  });
  test('R6.3, R4.3 the marker goes with the victim, so the second skull strikes elsewhere', () => {
    const t = bare(3, spec).play('ann: play R31', 'ann: pawn GRENADIER CITY');
    expect(wordsOf(t)).toMatchObject({ grenadiers: {}, trouble: ['STRAND'] });
    expect(optionsOf(t, 'pawn')).toEqual(['pawn PURPLE STRAND']);
    t.play('ann: pawn cat STRAND');
    expect(playerIn(t, 'cat').agents).toEqual({});
    expect(wordsOf(t).trouble).toEqual([]);
  });
  test('R6.3 each skull is an action of its own and may be skipped', () => {
    const t = bare(3, spec).play('ann: play R31', 'ann: skip', 'ann: pawn ben CITY');
    expect(playerIn(t, 'ben').agents).toEqual({ CITY: 1, HOLBORN: 1 });
  });
});

test('R6.4 remove trouble takes a marker from any area', () => {
  const t = ann({ hand: ['R33'] }, { trouble: ['CHELSEA', 'CITY'] }).play('ann: play R33');
  expect(t.options).toEqual(['clear CHELSEA', 'clear CITY', 'skip']);
  expect(ruleAgainst(t, 'ann: clear STRAND')).toBe('R6.4');
  t.play('ann: clear CITY');
  expect(wordsOf(t).trouble).toEqual(['CHELSEA']);
  t.play('ann: clear CHELSEA');
  expect(wordsOf(t).trouble).toEqual([]);
});

test('R6.5 take money takes the printed amount', () => {
  for (const { id, symbols, money } of builtIn.cards) {
    if (symbols[0] !== 'money') continue;
    const t = ann({ hand: [id] }).play(`ann: play ${id}`, 'ann: money');
    expect(playerIn(t, 'ann').money, id).toBe(10 + money);
  }
});

test('R6.6 a scroll carries out the text of the card', () => {
  const t = ann({ hand: ['G17'] }, { trouble: ['CITY', 'STRAND'] }).play('ann: play G17', 'ann: text');
  expect(playerIn(t, 'ann').money).toBe(12);
});

describe('R6.7 random event', () => {
  test('R6.7 it must be drawn', () => {
    const t = ann({ hand: ['G15', 'G33'], buildings: ['LAMBETH'] }, { events: ['RIOTS'] }).play('ann: play G15');
    expect(t.options).toEqual(['event', 'ability LAMBETH']);
    expect(ruleAgainst(t, 'ann: skip')).toBe('R6.7');
    t.play('ann: ability LAMBETH');
    expect(happened(t, 'event')).toBe(1);
    expect(wordsOf(t)).toMatchObject({ events: [] });
  });
  test('R6.7 with an empty pile it does nothing', () => {
    const t = ann({ hand: ['G15', 'G33'], agents: ['CITY'] }, { events: [] }).play('ann: play G15');
    expect(happened(t, 'event')).toBe(0);
    expect(t.offers('play G33')).toBe(true);
  });
});

describe('R6.8 play another card', () => {
  test('R6.8 it is optional', () => {
    const t = ann({ hand: ['G24', 'G33'] }).play('ann: play G24', 'ann: money');
    expect(t.options).toEqual(['play G33', 'skip']);
    t.play('ann: skip', 'ann: end');
    expect(playerIn(t, 'ann').hand).toContain('G33');
  });
  test('R6.8, R3.4 an interrupt card cannot be played so', () => {
    const t = ann({ hand: ['G24', 'G10'] }).play('ann: play G24', 'ann: money');
    expect(t.options).toEqual(['skip', 'drop G10']);
    expect(ruleAgainst(t, 'ann: play G10')).toBe('R6.9');
  });
  test('R6.8 nothing happens without a card', () => {
    const t = ann({ hand: ['G24'] }).play('ann: play G24', 'ann: money');
    expect(t.options).toEqual(['end']);
  });
});

test('R6.9 an interrupt card has no other symbol and cannot be a turn’s card', () => {
  const interrupts = builtIn.cards.filter(({ symbols }) => symbols.includes('interrupt'));
  expect(interrupts.map(({ id }) => id)).toEqual(['G10', 'G31', 'G42', 'R12', 'R19', 'R23']);
  for (const { id, symbols } of interrupts) {
    expect(symbols).toEqual(['interrupt']);
    expect(ruleAgainst(ann({ hand: [id, 'G33'] }), `ann: play ${id}`)).toBe('R6.9');
  }
});

test('R6.10 one card has no symbol and can be played all the same', () => {
  const without = builtIn.cards.filter(({ symbols }) => symbols.length === 0);
  expect(without.map(({ id }) => id)).toEqual(['G23']);
  expect(CARDS).toContain('G23');
  const t = ann({ hand: ['G23'] }).play('ann: play G23');
  expect(t.options).toEqual(['end']);
  t.play('ann: end');
  expect(wordsOf(t).discard).toEqual(['G23']);
});
