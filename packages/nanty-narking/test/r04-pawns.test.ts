// R4 Pawns and trouble.
import { describe, expect, test } from 'vitest';
import { AREAS } from '../src/box/ids.ts';
import { ann, bare } from './bare.ts';
import { drawn } from './events.ts';
import { optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';

test('R4.1 an area holds any number of pawns', () => {
  const t = ann({ hand: ['G33'], agents: { CITY: 11 } }, { citizens: { CITY: 3 }, grenadiers: { CITY: 4 } });
  t.play('ann: play G33', 'ann: place CITY');
  expect(playerIn(t, 'ann').agents).toEqual({ CITY: 12 });
});

describe('R4.2 arrival', () => {
  const arrives = (spec: Parameters<typeof bare>[1]) => {
    const players = { ...spec.players, ann: { hand: ['G33'], agents: ['HOLBORN'], ...spec.players?.ann } };
    return wordsOf(bare(2, { ...spec, players }).play('ann: play G33', 'ann: place CITY')).trouble;
  };
  test('R4.2 in an empty area a pawn brings no trouble', () => {
    expect(arrives({})).toEqual([]);
  });
  test('R4.2 beside a pawn of any kind or owner it does, own agents included', () => {
    expect(arrives({ players: { ann: { agents: ['CITY', 'HOLBORN'] } } })).toEqual(['CITY']);
    expect(arrives({ players: { ben: { agents: ['CITY'] } } })).toEqual(['CITY']);
    expect(arrives({ citizens: ['CITY'] })).toEqual(['CITY']);
    expect(arrives({ grenadiers: ['CITY'] })).toEqual(['CITY']);
  });
  test('R4.2, R1.4 a marker that is there already is enough', () => {
    expect(arrives({ trouble: ['CITY'], citizens: ['CITY'] })).toEqual(['CITY']);
  });
  test('R4.2 moved in, not only placed', () => {
    const t = bare(2, { players: { ann: { hand: ['R34'], agents: ['CHELSEA'] }, ben: { agents: ['CITY'] } } });
    t.play('ann: play R34', 'ann: text', 'ann: pawn ann CHELSEA', 'ann: to CITY');
    expect(wordsOf(t).trouble).toEqual(['CITY']);
  });
});

describe('R4.3 departure', () => {
  test('R4.3 a removed pawn takes the marker with it, however many stay', () => {
    const t = bare(3, {
      trouble: ['CITY'],
      players: { ann: { hand: ['G06'] }, ben: { agents: { CITY: 3 } }, cat: { agents: { CITY: 2 } } },
    });
    t.play('ann: play G06', 'ann: pawn ben CITY');
    expect(wordsOf(t).trouble).toEqual([]);
    expect([playerIn(t, 'ben').agents, playerIn(t, 'cat').agents]).toEqual([{ CITY: 2 }, { CITY: 2 }]);
  });
  test('R4.3 so does a pawn that moves away, and it may bring trouble where it goes', () => {
    const t = bare(2, {
      trouble: ['CITY'],
      players: { ann: { hand: ['R34'], agents: { CITY: 2 } }, ben: { agents: ['STRAND'] } },
    });
    t.play('ann: play R34', 'ann: text', 'ann: pawn ann CITY', 'ann: to STRAND');
    expect(wordsOf(t).trouble).toEqual(['STRAND']);
  });
  test('R4.3 an agent that is lifted to be placed anew leaves like any other', () => {
    const t = ann({ hand: ['G33'], agents: { CITY: 11, STRAND: 1 } }, { trouble: ['CITY'] });
    t.play('ann: play G33', 'ann: lift CITY HOLBORN');
    expect(wordsOf(t).trouble).toEqual([]);
  });
});

test('R4.4 buildings neither cause nor clear trouble', () => {
  const t = bare(2, {
    trouble: ['CHELSEA'],
    players: {
      ann: { hand: ['R18'], agents: ['HOLBORN', 'STRAND'], buildings: [], money: 50 },
      ben: { buildings: ['CITY', 'CHELSEA'] },
    },
  });
  t.play('ann: play R18', 'ann: place CITY', 'ann: build HOLBORN');
  expect(wordsOf(t).trouble).toEqual(['CHELSEA']);
  // A building is removed from an area with a marker.
  const gone = drawn(2, 'EXPLOSION', ['CITY'], { trouble: ['CITY'], players: { ben: { buildings: ['CITY'] } } });
  expect(playerIn(gone, 'ben').buildings).toEqual([]);
  expect(wordsOf(gone).trouble).toEqual(['CITY']);
});

test('R4.5 pawns come one after another: the second of two meets the first', () => {
  const t = ann({ hand: ['R36'], agents: ['HOLBORN'] }).play('ann: play R36', 'ann: place CITY');
  expect(wordsOf(t).trouble).toEqual([]);
  t.play('ann: place CITY');
  expect(wordsOf(t).trouble).toEqual(['CITY']);
});

describe('R4.6 neutral pawns', () => {
  const moved = (pawn: string, spec: Parameters<typeof bare>[1]) =>
    bare(2, { ...spec, players: { ann: { hand: ['G37'] }, ...spec.players } }).play(
      'ann: play G37',
      'ann: text',
      `ann: pawn ${pawn} CITY`,
      'ann: to STRAND',
    );
  test('R4.6 they clear trouble by leaving and cause it by arriving', () => {
    for (const [pawn, key] of [
      ['CITIZEN', 'citizens'],
      ['GRENADIER', 'grenadiers'],
    ] as const) {
      const t = moved(pawn, { [key]: ['CITY'], trouble: ['CITY'], players: { ben: { agents: ['STRAND'] } } });
      expect(wordsOf(t)).toMatchObject({ [key]: { STRAND: 1 }, trouble: ['STRAND'] });
    }
  });
  test('R4.6 a grenadier that a card moves brings trouble to no empty area', () => {
    expect(wordsOf(moved('GRENADIER', { grenadiers: ['CITY'] })).trouble).toEqual([]);
  });
});

describe('R4.7 what a marker does', () => {
  const spec = { trouble: ['CITY'], players: { ben: { agents: ['CITY', 'STRAND'] } } };
  test('R4.7 it lets pawns be assassinated and forbids to build', () => {
    const t = bare(2, { ...spec, players: { ...spec.players, ann: { hand: ['R25'], agents: ['CITY'], money: 20 } } });
    t.play('ann: play R25');
    expect(optionsOf(t, 'pawn')).toEqual(['pawn YELLOW CITY']);
    expect(ruleAgainst(t, 'ann: pawn ben STRAND')).toBe('R6.3');
    // Lambeth keeps the question about the symbol open.
    const build = bare(2, {
      ...spec,
      players: {
        ...spec.players,
        ann: { hand: ['R18'], agents: ['CITY'], money: 20, buildings: ['LAMBETH'] },
      },
    }).play('ann: play R18', 'ann: skip');
    expect(ruleAgainst(build, 'ann: build CITY')).toBe('R5.2');
  });
  test('R4.7, R7.4 it does not affect control', () => {
    const t = bare(2, { trouble: ['STRAND'], players: { ben: { agents: ['STRAND'] } } });
    expect(playerIn(t, 'ben').controls).toEqual(['STRAND']);
  });
});

test('R4.8 removed neutrals leave the game, removed agents go back to their supply', () => {
  const t = bare(2, {
    trouble: ['CITY', 'STRAND'],
    citizens: ['CITY'],
    players: { ann: { hand: ['R31'] }, ben: { agents: ['STRAND'] } },
  });
  const before = wordsOf(t).citizenStock;
  t.play('ann: play R31', 'ann: pawn CITIZEN CITY', 'ann: pawn ben STRAND');
  expect(wordsOf(t)).toMatchObject({ citizens: {}, citizenStock: before });
  expect(playerIn(t, 'ben')).toMatchObject({ agents: {}, agentStock: 12 });
});

describe('R4.9 the empty supply', () => {
  test('R4.9 one is lifted from any area and placed in another, judged after the lifting', () => {
    const t = ann({ hand: ['G33'], agents: { CITY: 1, CHELSEA: 11 } }).play('ann: play G33');
    expect(optionsOf(t, 'place')).toEqual([]);
    // Lifting from City leaves only Chelsea and its adjacent areas.
    expect(optionsOf(t, 'lift CITY')).toEqual(
      ['CHELSEA', 'WESTMINSTER', 'WEST_END', 'BATTERSEA'].map((to) => `lift CITY ${to}`),
    );
    // Lifting from Chelsea, where ten agents stay, also allows City's adjacent areas, but not Chelsea itself.
    expect(optionsOf(t, 'lift CHELSEA')).toHaveLength(9);
    expect(t.offers('lift CHELSEA STRAND')).toBe(true);
    t.play('ann: lift CHELSEA STRAND');
    expect(playerIn(t, 'ann')).toMatchObject({ agents: { CITY: 1, CHELSEA: 10, STRAND: 1 }, agentStock: 0 });
  });
  test('R4.9 why not', () => {
    const t = ann({ hand: ['G33'], agents: { CITY: 1, CHELSEA: 11 } }).play('ann: play G33');
    for (const line of ['place CITY', 'lift CHELSEA CHELSEA', 'lift STRAND CITY'])
      expect(ruleAgainst(t, `ann: ${line}`), line).toBe('R4.9');
    expect(ruleAgainst(t, 'ann: lift CITY STRAND')).toBe('R6.1');
    const left = ann({ hand: ['G33'], agents: { CITY: 11 } }).play('ann: play G33');
    expect(ruleAgainst(left, 'ann: lift CITY STRAND')).toBe('R4.9');
  });
  test('R4.9 no interrupt answers the lifting', () => {
    const t = ann({ hand: ['G33', 'R12', 'G42'], agents: { CITY: 12 } }).play('ann: play G33', 'ann: lift CITY STRAND');
    expect(t.options).toEqual(['end', 'drop G42', 'drop R12']);
  });
  test('R4.9, R5.9 for abilities too', () => {
    const t = ann({ hand: ['G23'], agents: { STRAND: 12 }, buildings: ['CHELSEA'] }).play('ann: ability CHELSEA');
    expect(t.options).toEqual(['CHELSEA', 'WESTMINSTER', 'WEST_END', 'BATTERSEA'].map((to) => `lift STRAND ${to}`));
  });
});

test('R4.10 who has no agent on the board may place anywhere by the basic symbol', () => {
  const t = ann({ hand: ['G33'] }).play('ann: play G33');
  expect(optionsOf(t, 'place')).toEqual(AREAS.map((id) => `place ${id}`));
});

test('R4.11 a move ends in another area', () => {
  const t = ann({ hand: ['R34'], agents: ['CITY'] }).play('ann: play R34', 'ann: text', 'ann: pawn ann CITY');
  expect(t.offers('to CITY')).toBe(false);
  expect(ruleAgainst(t, 'ann: to CITY')).toBe('R4.11');
});
