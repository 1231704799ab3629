// R9.28 to R9.33: placing agents and trouble markers.
import { describe, expect, test } from 'vitest';
import { AREAS } from '../src/box/ids.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { matchAt, tell } from './matches.ts';
import { played, refusedText } from './played.ts';
import { happened, optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';

const NO_AREA = { rule: 'R8.3', key: 'text.noArea' };
const notHere = (rule: string) => ({ rule, key: 'place.notHere' });
const ann = (spec: PlayerSpec, more: PositionSpec = {}): PositionSpec => ({ ...more, players: { ann: spec } });
const AT_WESTMINSTER = ['CHELSEA', 'WESTMINSTER', 'STRAND', 'WEST_END', 'HOLBORN', 'LAMBETH', 'BATTERSEA'];

describe('R9.28 about Westminster', () => {
  test('R9.28 R07 places one agent in Westminster or beside it; own presence is not needed', () => {
    const t = played('R07', ann({ agents: ['CITY'] })).play('ann: text');
    expect(t.options).toEqual(AT_WESTMINSTER.map((area) => `place ${area}`));
    expect(t.refused('ann: place CITY')).toEqual(notHere('R9.28'));
    t.play('ann: place BATTERSEA', 'ann: end');
    expect(playerIn(t, 'ann').agents).toEqual({ CITY: 1, BATTERSEA: 1 });
  });

  test('R9.28 R17 places one or two, one after another: the first brings no trouble to the second’s arrival but by it', () => {
    const t = played('R17', ann({})).play('ann: text');
    expect(ruleAgainst(t, 'ann: done'), 'a text that began is carried through (R8.2)').toBe('R8.1');
    t.play('ann: place STRAND');
    expect(t.options).toContain('done');
    t.play('ann: place STRAND');
    expect(playerIn(t, 'ann').agents).toEqual({ STRAND: 2 });
    expect(wordsOf(t).trouble).toEqual(['STRAND']);
    expect(t.options).toEqual(['end']);
    const one = played('R17', ann({})).play('ann: text', 'ann: place STRAND', 'ann: done');
    expect(playerIn(one, 'ann').agents).toEqual({ STRAND: 1 });
    expect(wordsOf(one).trouble).toEqual([]);
  });

  test('R8.2 the first of two can be taken back until the text is done, and nobody sees it before', () => {
    const { match } = matchAt(2, { events: [], players: { ann: { hand: ['R17', 'G05'], agents: ['CITY'] } } });
    tell(match, 'ann: play R17', 'ann: event', 'ann: text', 'ann: place STRAND');
    expect(match.s.agentStock[0]).toBe(10);
    expect(match.published.agentStock[0]).toBe(11);
    match.undo(0, match.at);
    tell(match, 'ann: place LAMBETH', 'ann: done');
    expect(match.published.agentStock[0]).toBe(10);
  });

  test('R9.28, R4.9 with twelve on the board each of the two is lifted in turn', () => {
    const t = played('R17', ann({ agents: { CITY: 11, LAMBETH: 1 } }, { trouble: ['CITY'] })).play('ann: text');
    expect(t.refused('ann: place STRAND')).toEqual({ rule: 'R4.9', key: 'place.mustLift' });
    expect(t.refused('ann: lift LAMBETH LAMBETH')).toEqual({ rule: 'R4.9', key: 'place.liftElsewhere' });
    expect(t.refused('ann: lift CITY EAST_END')).toEqual(notHere('R9.28'));
    t.play('ann: lift CITY STRAND');
    // R4.3: the lifted agent leaves like any other.
    expect(wordsOf(t).trouble).toEqual([]);
    t.play('ann: lift STRAND WESTMINSTER');
    expect(playerIn(t, 'ann')).toMatchObject({ agents: { CITY: 10, LAMBETH: 1, WESTMINSTER: 1 }, agentStock: 0 });
  });
});

describe('R9.29 at an own building', () => {
  const spec = ann({ buildings: ['HIGHBURY', 'BERMONDSEY'] });

  test('R9.29 where an own building stands, agents or not', () => {
    const t = played('R06', spec).play('ann: text');
    expect(t.options).toEqual(['place HIGHBURY', 'place BERMONDSEY']);
    expect(t.refused('ann: place CITY')).toEqual(notHere('R9.29'));
    t.play('ann: place HIGHBURY');
    expect(playerIn(t, 'ann').agents).toEqual({ HIGHBURY: 1 });
  });

  test('R9.29, R8.3 another player’s building will not do', () => {
    const t = played('R06', { players: { ann: { buildings: ['CHELSEA'] }, ben: { buildings: ['CITY'] } } });
    t.play('ann: ability CHELSEA', 'ann: place CHELSEA', 'ann: text');
    expect(playerIn(t, 'ann').agents).toEqual({ CHELSEA: 2 });
    const none = played('R06', { players: { ben: { buildings: ['CITY'] } } });
    // The symbol has no effect and is skipped.
    expect(none.options).toEqual(['end']);
  });
});

describe('R9.30 where there is trouble', () => {
  test('R9.30 in any area with a marker, which stays', () => {
    const t = played('R10', ann({ agents: ['CITY'] }, { trouble: ['CITY', 'LAMBETH'] })).play('ann: text');
    expect(t.options).toEqual(['place CITY', 'place LAMBETH']);
    expect(t.refused('ann: place STRAND')).toEqual(notHere('R9.30'));
    t.play('ann: place LAMBETH');
    expect(wordsOf(t).trouble).toEqual(['CITY', 'LAMBETH']);
  });

  test('R9.30, R8.3 nothing without a marker', () => {
    expect(refusedText('R10')).toEqual(NO_AREA);
  });

  test('R9.30, R4.9 the only marked area is no target for whoever must lift there', () => {
    expect(refusedText('R10', ann({ agents: { CITY: 12 } }, { trouble: ['CITY'] }))).toEqual(NO_AREA);
    const t = played('R10', ann({ agents: { CITY: 11, STRAND: 1 } }, { trouble: ['CITY'] })).play('ann: text');
    expect(playerIn(t, 'ann').agents).toEqual({ CITY: 12 });
  });
});

describe('R9.31 quietly', () => {
  test.each(['R08', 'R32'])('R9.31 %s places an agent anywhere and brings no marker', (card) => {
    const t = played(card, { players: { ben: { agents: ['EAST_END'] } } }).play('ann: text');
    expect(t.options).toEqual(AREAS.map((area) => `place ${area}`));
    t.play('ann: place EAST_END');
    expect(playerIn(t, 'ann').agents).toEqual({ EAST_END: 1 });
    expect(wordsOf(t).trouble).toEqual([]);
  });

  test('R9.31 a marker that lies there stays', () => {
    const t = played('R08', { trouble: ['CITY'], players: { ben: { agents: ['CITY'] } } });
    t.play('ann: text', 'ann: place CITY');
    expect(wordsOf(t).trouble).toEqual(['CITY']);
  });

  test('R9.31, R4.9 the lifted agent takes the marker of its area along; nobody may answer the lifting', () => {
    const t = played('R08', {
      trouble: ['STRAND'],
      players: { ann: { agents: { CITY: 11, STRAND: 1 }, hand: ['R12', 'R19'] }, ben: { agents: ['LAMBETH'] } },
    }).play('ann: text', 'ann: lift STRAND LAMBETH');
    expect(playerIn(t, 'ann').agents).toEqual({ CITY: 11, LAMBETH: 1 });
    expect(wordsOf(t).trouble).toEqual([]);
    expect(happened(t, 'threat')).toBe(0);
  });
});

describe('R9.32 trouble spreads', () => {
  test('R9.32 an area without a marker, beside one with a marker', () => {
    const t = played('R21', ann({ agents: ['CITY'] }, { trouble: ['CHELSEA', 'WESTMINSTER'] })).play('ann: text');
    expect(t.options).toEqual(
      ['STRAND', 'WEST_END', 'HOLBORN', 'LAMBETH', 'BATTERSEA'].map((area) => `trouble ${area}`),
    );
    expect(t.refused('ann: trouble CHELSEA')).toEqual({ rule: 'R1.4', key: 'mark.hasTrouble' });
    expect(t.refused('ann: trouble CITY')).toEqual({ rule: 'R9.32', key: 'mark.noneBeside' });
    // There is no pawn in that area.
    t.play('ann: trouble BATTERSEA');
    expect(wordsOf(t).trouble).toEqual(['CHELSEA', 'WESTMINSTER', 'BATTERSEA']);
  });

  test('R9.32 nothing happens if there is none', () => {
    expect(refusedText('R21')).toEqual(NO_AREA);
    expect(refusedText('R21', { trouble: [...AREAS] })).toEqual(NO_AREA);
  });
});

describe('R9.33 trouble anywhere', () => {
  test('R9.33 any area without a marker, with or without pawns', () => {
    const t = played('R28', ann({ agents: ['CITY'] }, { trouble: ['CITY'] })).play('ann: text');
    expect(t.options).toHaveLength(11);
    expect(ruleAgainst(t, 'ann: trouble CITY')).toBe('R1.4');
    t.play('ann: trouble LAMBETH');
    expect(wordsOf(t).trouble).toEqual(['CITY', 'LAMBETH']);
  });

  test('R9.33, R8.3 not where markers lie everywhere', () => {
    expect(refusedText('R28', { trouble: [...AREAS] })).toEqual(NO_AREA);
  });

  test('R9.33 a marker in an empty area goes when a pawn that came later leaves again (R4.3)', () => {
    const t = played('R28', ann({ agents: ['CITY'], hand: ['R34', 'R49'] })).play('ann: text', 'ann: trouble LAMBETH');
    t.play('ann: play R34', 'ann: text', 'ann: to LAMBETH');
    expect(wordsOf(t).trouble).toEqual(['LAMBETH']);
    t.play('ann: play R49', 'ann: text', 'ann: to CITY');
    expect(wordsOf(t).trouble).toEqual([]);
  });
});

describe('R17.4 as an option only where a pawn stands', () => {
  const OPTION = { troubleNeedsPawn: 1 };
  test('R17.4 for both texts; neutrals will do', () => {
    const spec = ann({ agents: ['STRAND'] }, { trouble: ['CITY'], citizens: { LAMBETH: 1 } });
    const anywhere = played('R28', spec, 3, OPTION).play('ann: text');
    expect(optionsOf(anywhere, 'trouble')).toEqual(['trouble STRAND', 'trouble LAMBETH']);
    expect(anywhere.refused('ann: trouble CHELSEA')).toEqual({ rule: 'R17.4', key: 'mark.noPawn' });
    // Only the Strand is adjacent to the City.
    const beside = played('R21', spec, 3, OPTION).play('ann: text');
    expect(wordsOf(beside).trouble).toEqual(['STRAND', 'CITY']);
    expect(refusedText('R28', { trouble: [] }, 3, OPTION)).toEqual(NO_AREA);
  });
});
