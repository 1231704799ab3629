// R5.7 to R5.10 Abilities of City Area cards. Holborn has a file of its own.
import { describe, expect, test } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { ann, bare } from './bare.ts';
import { happened, optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';

const owner = (area: string, pieces: PlayerSpec = {}, spec: PositionSpec = {}) =>
  ann({ hand: ['G23', 'G33'], ...pieces, buildings: [area, ...(pieces.buildings ?? [])] }, spec);

test('R5.7 not in the turn in which the card was gained, but in the next own turn', () => {
  const t = bare(2, {
    players: { ann: { hand: ['R18', 'G23'], agents: ['SOUTHWARK'], money: 12 }, ben: { hand: ['R52'] } },
  });
  t.play('ann: play R18', 'ann: skip', 'ann: build SOUTHWARK');
  expect(ruleAgainst(t, 'ann: ability SOUTHWARK')).toBe('R5.7');
  t.play('ann: end', 'ben: play R52', 'ben: end');
  expect(t.offers('ability SOUTHWARK')).toBe(true);
});

test('R5.8 not while a grenadier is there, nor after the card was set aside', () => {
  expect(ruleAgainst(owner('LAMBETH', {}, { grenadiers: ['LAMBETH'] }), 'ann: ability LAMBETH')).toBe('R5.8');
  expect(ruleAgainst(owner('LAMBETH', {}, { setAside: ['LAMBETH'] }), 'ann: ability LAMBETH')).toBe('R5.8');
  expect(owner('LAMBETH', {}, { grenadiers: ['STRAND'] }).offers('ability LAMBETH')).toBe(true);
});

describe('R5.9a Chelsea and Bermondsey', () => {
  const BESIDE = {
    CHELSEA: ['CHELSEA', 'WESTMINSTER', 'WEST_END', 'BATTERSEA'],
    BERMONDSEY: ['CITY', 'EAST_END', 'BERMONDSEY', 'SOUTHWARK'],
  };
  test('R5.9a for 3 an agent in the area or beside it, wherever others stand', () => {
    for (const [area, where] of Object.entries(BESIDE)) {
      const t = owner(area, { agents: ['HIGHBURY'] }, { citizens: [where[1]!] }).play(`ann: ability ${area}`);
      expect(t.options).toEqual(where.map((id) => `place ${id}`));
      expect(ruleAgainst(t, 'ann: place STRAND')).toBe('R5.9');
      t.play(`ann: place ${where[1]}`);
      expect(playerIn(t, 'ann')).toMatchObject({ money: 7, agents: { [where[1]!]: 1 }, agentStock: 10 });
      // R4.2
      expect(wordsOf(t).trouble).toEqual([where[1]]);
    }
  });
  test('R5.10 not without 3', () => {
    expect(ruleAgainst(owner('CHELSEA', { money: 2 }), 'ann: ability CHELSEA')).toBe('R5.10');
    expect(owner('CHELSEA', { money: 3 }).offers('ability CHELSEA')).toBe(true);
  });
});

describe('R5.9b Westminster', () => {
  test('R5.9b draws one, then discards one, the drawn one too but no burden', () => {
    const t = owner('WESTMINSTER', { front: ['G11'] })
      .draws('G45')
      .play('ann: ability WESTMINSTER');
    expect(t.options).toEqual(['discard G23', 'discard G33', 'discard G45']);
    expect(ruleAgainst(t, 'ann: discard G11')).toBe('R8.5');
    t.play('ann: discard G45');
    expect(playerIn(t, 'ann')).toMatchObject({ hand: ['G23', 'G33'], front: ['G11'] });
    expect(wordsOf(t)).toMatchObject({ discard: ['G45'], used: ['WESTMINSTER'] });
  });
  test('R5.9b, R5.10 not with an empty draw pile', () => {
    expect(ruleAgainst(owner('WESTMINSTER', {}, { drawPile: [] }), 'ann: ability WESTMINSTER')).toBe('R5.9');
  });
  test('R5.9b with an empty hand the drawn card goes', () => {
    const t = owner('WESTMINSTER', { hand: [] }).draws('G45').play('ann: ability WESTMINSTER');
    expect(wordsOf(t).discard).toEqual(['G45']);
  });
  test('R5.9b, R12.4 drawing the last card does not end the game', () => {
    const t = owner('WESTMINSTER', {}, { drawPile: ['R52'] }).play('ann: ability WESTMINSTER', 'ann: discard R52');
    expect(wordsOf(t)).toMatchObject({ over: null, drawPile: [] });
  });
});

describe('R5.9c Strand', () => {
  test('R5.9c for 2 a marker goes, anywhere', () => {
    const t = owner('STRAND', {}, { trouble: ['CHELSEA', 'EAST_END'] }).play('ann: ability STRAND');
    expect(t.options).toEqual(['clear CHELSEA', 'clear EAST_END']);
    expect(t.refused('ann: clear CITY')).toEqual({ rule: 'R5.9', key: 'clear.none' });
    t.play('ann: clear EAST_END');
    expect(playerIn(t, 'ann').money).toBe(8);
    expect(wordsOf(t).trouble).toEqual(['CHELSEA']);
  });
  test('R5.10 neither without 2 nor without a marker', () => {
    expect(ruleAgainst(owner('STRAND', { money: 1 }, { trouble: ['CITY'] }), 'ann: ability STRAND')).toBe('R5.10');
    expect(owner('STRAND').offers('ability STRAND')).toBe(false);
  });
});

test('R5.9d money from five areas', () => {
  for (const [area, amount] of Object.entries({ WEST_END: 2, HIGHBURY: 2, LAMBETH: 3, SOUTHWARK: 1, BATTERSEA: 1 })) {
    const t = owner(area).play(`ann: ability ${area}`);
    expect(playerIn(t, 'ann').money, area).toBe(10 + amount);
    expect(wordsOf(t).used).toEqual([area]);
  }
});

describe('R5.9e City', () => {
  test('R5.9e a discarded card brings 2, a burden cannot be discarded', () => {
    const t = owner('CITY', { front: ['G11'] }).play('ann: ability CITY');
    expect(t.options).toEqual(['discard G23', 'discard G33']);
    t.play('ann: discard G33');
    expect(playerIn(t, 'ann')).toMatchObject({ money: 12, hand: ['G23'] });
    expect(wordsOf(t).discard).toEqual(['G33']);
  });
  test('R5.10 not without a card', () => {
    expect(ruleAgainst(owner('CITY', { hand: [] }), 'ann: ability CITY')).toBe('R5.10');
  });
});

describe('R5.9f East End', () => {
  test('R5.9f a marker there or beside, where a pawn of any kind stands and no marker is', () => {
    const t = owner(
      'EAST_END',
      {},
      {
        trouble: ['CITY'],
        citizens: ['HIGHBURY', 'CITY'],
        grenadiers: ['EAST_END', 'BERMONDSEY'],
        players: { ben: { agents: ['STRAND'] } },
      },
    );
    // The grenadier in East End stops the ability itself (R5.8).
    expect(ruleAgainst(t, 'ann: ability EAST_END')).toBe('R5.8');
    const free = owner(
      'EAST_END',
      {},
      { trouble: ['CITY'], citizens: ['HIGHBURY', 'CITY'], players: { ben: { agents: ['STRAND', 'EAST_END'] } } },
    ).play('ann: ability EAST_END');
    expect(free.options).toEqual(['trouble HIGHBURY', 'trouble EAST_END']);
    expect(ruleAgainst(free, 'ann: trouble CITY')).toBe('R1.4');
    expect(ruleAgainst(free, 'ann: trouble STRAND')).toBe('R5.9');
    expect(ruleAgainst(free, 'ann: trouble BERMONDSEY')).toBe('R5.9');
    free.play('ann: trouble HIGHBURY');
    expect(wordsOf(free).trouble).toEqual(['CITY', 'HIGHBURY']);
    expect(playerIn(free, 'ann').money).toBe(10);
  });
  test('R5.10 not without such an area', () => {
    expect(owner('EAST_END').offers('ability EAST_END')).toBe(false);
    expect(ruleAgainst(owner('EAST_END'), 'ann: ability EAST_END')).toBe('R5.10');
  });
});

test('R5.9g Holborn answers events only', () => {
  expect(ruleAgainst(owner('HOLBORN'), 'ann: ability HOLBORN')).toBe('R5.9');
});

test('R5.10 the owner alone chooses and uses it; nobody answers an ability', () => {
  const t = bare(2, {
    players: { ann: { hand: ['G23'], buildings: ['CHELSEA'] }, ben: { hand: ['G10', 'G31'], agents: ['CHELSEA'] } },
  });
  t.play('ann: ability CHELSEA', 'ann: place CHELSEA');
  expect(t.asked).toBe('ann');
  expect(ruleAgainst(t, 'ann: ability STRAND')).toBe('R5.3');
  expect(happened(t, 'threat')).toBe(0);
});

test('R5.10 every working ability is on offer beside the cards', () => {
  expect(optionsOf(ann({ hand: ['G23'], buildings: ['LAMBETH', 'HIGHBURY'] }), 'ability')).toEqual([
    'ability HIGHBURY',
    'ability LAMBETH',
  ]);
});
