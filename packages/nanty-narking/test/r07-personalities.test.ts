// R7 Personalities and victory: conditions, control, net worth, secrecy, the house proposals.
import { describe, expect, test } from 'vitest';
import { AREAS } from '../src/box/ids.ts';
import { builtIn } from '../src/box/pack.ts';
import { progress } from '../src/box/personalities.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { ann, bare } from './bare.ts';
import { knownPersonality } from './knowing.ts';
import { playerIn, wordsOf } from './reading.ts';
import { NAMES } from './table.ts';

const SEATS = [2, 3, 4];
type Bare = Parameters<typeof bare>[1];

/** Returns true if ann, with that personality, wins at her check. */
function wins(seats: number, personality: string, pieces: PlayerSpec, spec: Bare = {}, options = {}): boolean {
  const players = { ...spec.players, ann: { personality, ...pieces } };
  const t = bare(seats, { ...spec, start: 'check', players }, options);
  expect(t.asked).toBe(wordsOf(t).over === null ? 'ann' : null);
  return wordsOf(t).over === 'personality';
}
const first = (n: number): string[] => AREAS.slice(0, n);

describe('R7.1, R7.2 Moriarty', () => {
  const needed = { 2: 11, 3: 10, 4: 9 } as Record<number, number>;
  test('R7.1 own agents in eleven, ten or nine areas', () => {
    for (const seats of SEATS) {
      expect(wins(seats, 'MORIARTY', { agents: first(needed[seats]!) }), `${seats}`).toBe(true);
      expect(wins(seats, 'MORIARTY', { agents: first(needed[seats]! - 1) }), `${seats}`).toBe(false);
    }
  });
  test('R7.2 an area counts once, one with a grenadier does not', () => {
    const agents = Object.fromEntries(first(8).map((id, i) => [id, i === 0 ? 5 : 1]));
    expect(wins(4, 'MORIARTY', { agents })).toBe(false);
    expect(wins(4, 'MORIARTY', { agents: first(9) }, { grenadiers: ['CITY'] })).toBe(false);
    expect(wins(4, 'MORIARTY', { agents: first(10) }, { grenadiers: ['CITY'] })).toBe(true);
    expect(wins(4, 'MORIARTY', { agents: first(9) }, { trouble: first(6) })).toBe(true);
  });
});

test('R7.3 Fagin: eight markers or more, wherever they lie', () => {
  for (const seats of SEATS) {
    expect(wins(seats, 'FAGIN', {}, { trouble: first(8) })).toBe(true);
    expect(wins(seats, 'FAGIN', {}, { trouble: first(12) })).toBe(true);
    expect(wins(seats, 'FAGIN', {}, { trouble: first(7) })).toBe(false);
  }
});

describe('R7.5 Sidonia and net worth', () => {
  test('R7.5 50 with three and four players', () => {
    for (const seats of [3, 4]) {
      expect(wins(seats, 'SIDONIA', { money: 50 })).toBe(true);
      expect(wins(seats, 'SIDONIA', { money: 49 })).toBe(false);
    }
  });
  test('R7.5 cash, own buildings where no grenadier is, less 12 a loan', () => {
    const worth = (pieces: PlayerSpec, spec: Bare = {}) =>
      playerIn(bare(3, { ...spec, players: { ann: pieces } }), 'ann').netWorth;
    expect(worth({ money: 8, buildings: ['HOLBORN', 'CITY'] })).toBe(8 + 18 + 6);
    expect(worth({ money: 8, buildings: ['HOLBORN', 'CITY'] }, { grenadiers: ['CITY'] })).toBe(8 + 18);
    expect(worth({ money: 8, front: ['G01', 'G02'] })).toBe(8 - 24);
    expect(worth({ money: 8, front: ['G11', 'G40'] })).toBe(8);
    // R11.11
    expect(worth({ money: 8, buildings: ['HOLBORN'] }, { setAside: ['HOLBORN'] })).toBe(26);
    expect(wins(3, 'SIDONIA', { money: 44, buildings: ['HOLBORN'], front: ['G01'] })).toBe(true);
    expect(wins(3, 'SIDONIA', { money: 43, buildings: ['HOLBORN'], front: ['G01'] })).toBe(false);
  });
});

describe('R7.4 control and the Lords', () => {
  const controls = (spec: Bare, name = 'ann') => playerIn(bare(3, spec), name).controls;
  test('R7.4 more pieces than every other single player, buildings counted, at least one', () => {
    expect(controls({ players: { ann: { agents: ['CITY'] } } })).toEqual(['CITY']);
    expect(controls({ players: { ann: { buildings: ['CITY'] } } })).toEqual(['CITY']);
    expect(controls({})).toEqual([]);
    const against = { ben: { agents: { CITY: 2 } }, cat: { agents: { CITY: 2 } } };
    expect(controls({ players: { ann: { agents: { CITY: 3 } }, ...against } })).toEqual(['CITY']);
    expect(controls({ players: { ann: { agents: { CITY: 2 }, buildings: ['CITY'] }, ...against } })).toEqual(['CITY']);
  });
  test('R7.4 equality means nobody', () => {
    const spec = { players: { ann: { agents: ['CITY'] }, ben: { buildings: ['CITY'] } } };
    expect([controls(spec), controls(spec, 'ben')]).toEqual([[], []]);
  });
  test('R7.4 more than the New Citizens there', () => {
    const players = { ann: { agents: { CITY: 2 } } };
    expect(controls({ players, citizens: { CITY: 2 } })).toEqual([]);
    expect(controls({ players, citizens: { CITY: 1 } })).toEqual(['CITY']);
  });
  test('R7.4 no grenadier is there; trouble is irrelevant', () => {
    const players = { ann: { agents: { CITY: 5 } } };
    expect(controls({ players, grenadiers: ['CITY'] })).toEqual([]);
    expect(controls({ players, trouble: ['CITY'] })).toEqual(['CITY']);
  });
  test('R7.4 each Lord needs seven, five or four areas', () => {
    const needed = { 2: 7, 3: 5, 4: 4 } as Record<number, number>;
    for (const lord of ['BELLINGER', 'HOLDHURST', 'BALMORAL'])
      for (const seats of SEATS) {
        expect(wins(seats, lord, { agents: first(needed[seats]!) }), lord).toBe(true);
        expect(wins(seats, lord, { agents: first(needed[seats]! - 1) }), lord).toBe(false);
      }
  });
  test('R7.6 three players may hold the three Lords; each counts for itself', () => {
    const lords: Record<string, PlayerSpec> = {
      ann: { personality: 'BELLINGER', agents: first(4) },
      ben: { personality: 'HOLDHURST', agents: AREAS.slice(4, 9) },
      cat: { personality: 'BALMORAL', agents: AREAS.slice(9) },
    };
    for (const [name, won] of [
      ['ann', false],
      ['ben', true],
      ['cat', false],
    ] as const) {
      const t = bare(3, { start: 'check', active: name, players: lords });
      expect(wordsOf(t).over === 'personality', name).toBe(won);
    }
  });
});

test('R7.1 Holmes does not win by a check, but when the draw pile is exhausted', () => {
  for (const seats of SEATS) {
    expect(wins(seats, 'HOLMES', { money: 90, agents: first(12) }, { trouble: first(12), drawPile: [] })).toBe(false);
    const t = bare(seats, {
      drawPile: [],
      players: { ann: { hand: ['G23'] }, ben: { personality: 'HOLMES' } },
    }).play('ann: play G23', 'ann: end');
    expect(wordsOf(t).over).toBe('holmes');
    expect(t.game.result(t.table)!.winners).toBe(2);
  }
});

test('R7.1 only the active player is checked', () => {
  const t = bare(2, { start: 'check', trouble: first(8), players: { ben: { personality: 'FAGIN' } } });
  expect(wordsOf(t).over).toBeNull();
});

describe('R7.7 secrecy', () => {
  test('R7.7 a personality is its holder’s alone until the game ends; then everybody’s', () => {
    const spec: Bare = {
      drawPile: [],
      players: { ann: { personality: 'FAGIN', hand: ['G23'] }, ben: { personality: 'MORIARTY' } },
    };
    const t = bare(3, spec);
    const seen = (viewer: string) => NAMES.slice(0, 3).map((owner) => knownPersonality(t, viewer, owner));
    expect(seen('ann')).toEqual(['FAGIN', null, null]);
    expect(seen('ben')).toEqual([null, 'MORIARTY', null]);
    expect(seen('spectator')).toEqual([null, null, null]);
    t.play('ann: play G23', 'ann: end');
    expect(wordsOf(t).over).not.toBeNull();
    const cat = playerIn(t, 'cat').personality;
    for (const viewer of [...NAMES.slice(0, 3), 'spectator']) expect(seen(viewer)).toEqual(['FAGIN', 'MORIARTY', cat]);
  });
  test('R7.7 it may be replaced, and R7.8 only the new one matters', () => {
    const t = bare(2, {
      trouble: first(8),
      players: { ann: { personality: 'FAGIN', hand: ['G12'] }, ben: { personality: 'HOLMES', hand: ['G23'] } },
    });
    t.draws('MORIARTY').play('ann: play G12', 'ann: text', 'ann: end', 'ben: play G23', 'ben: end');
    expect(playerIn(t, 'ann').personality).toBe('MORIARTY');
    expect(t.asked).toBe('ann');
    const other = bare(2, {
      trouble: first(8),
      players: { ann: { personality: 'MORIARTY', hand: ['G12'] }, ben: { personality: 'HOLMES', hand: ['G23'] } },
    });
    other.draws('FAGIN').play('ann: play G12', 'ann: text', 'ann: end', 'ben: play G23', 'ben: end');
    expect(wordsOf(other).over).toBe('personality');
  });
});

describe('R7.9, R7.10, R17.9 the house proposals', () => {
  const VARIANTS = { variants: 1 };
  const house = (personality: string, pieces: PlayerSpec, spec: Bare = {}, seats = 4) =>
    wins(seats, personality, pieces, spec, VARIANTS);

  test('R7.9 they are off unless the table wants them', () => {
    expect(wins(4, 'MORIARTY', { agents: first(7) })).toBe(false);
    expect(house('MORIARTY', { agents: first(7) })).toBe(true);
    expect(builtIn.variants.every(({ id, name }) => id.startsWith('V_') && name.endsWith('(house)'))).toBe(true);
  });
  test('R7.10 Moriarty: nine, eight or seven areas without grenadier and without trouble', () => {
    for (const [seats, n] of [
      [2, 9],
      [3, 8],
      [4, 7],
    ] as const) {
      expect(house('MORIARTY', { agents: first(n) }, {}, seats)).toBe(true);
      expect(house('MORIARTY', { agents: first(n - 1) }, {}, seats)).toBe(false);
      expect(house('MORIARTY', { agents: first(n) }, { trouble: ['CHELSEA'] }, seats)).toBe(false);
      expect(house('MORIARTY', { agents: first(n) }, { grenadiers: ['CHELSEA'] }, seats)).toBe(false);
    }
  });
  test('R7.10 Fagin: eight markers, and own agents at three of them', () => {
    expect(house('FAGIN', { agents: first(3) }, { trouble: first(8) })).toBe(true);
    expect(house('FAGIN', { agents: first(3) }, { trouble: first(7) })).toBe(false);
    expect(house('FAGIN', { agents: [...first(2), 'BATTERSEA'] }, { trouble: first(8) })).toBe(false);
    expect(house('FAGIN', { agents: { CHELSEA: 4 } }, { trouble: first(8) })).toBe(false);
  });
  test('R7.10 Sidonia: 45, and two own buildings wherever they stand', () => {
    expect(house('SIDONIA', { money: 33, buildings: ['CITY', 'CHELSEA'] })).toBe(true);
    expect(house('SIDONIA', { money: 32, buildings: ['CITY', 'CHELSEA'] })).toBe(false);
    expect(house('SIDONIA', { money: 90, buildings: ['CITY'] })).toBe(false);
    expect(house('SIDONIA', { money: 45, buildings: ['CITY', 'CHELSEA'] }, { grenadiers: ['CITY', 'CHELSEA'] })).toBe(
      true,
    );
  });
  test('R7.10 the Lords: six, four or three areas, one of them Westminster, Holborn, Lambeth', () => {
    const own = { BELLINGER: 'WESTMINSTER', HOLDHURST: 'HOLBORN', BALMORAL: 'LAMBETH' };
    const others = ['CHELSEA', 'STRAND', 'WEST_END', 'CITY', 'HIGHBURY', 'EAST_END'];
    for (const [lord, area] of Object.entries(own))
      for (const [seats, n] of [
        [2, 6],
        [3, 4],
        [4, 3],
      ] as const) {
        expect(house(lord, { agents: [area, ...others.slice(0, n - 1)] }, {}, seats), lord).toBe(true);
        expect(house(lord, { agents: [area, ...others.slice(0, n - 2)] }, {}, seats), lord).toBe(false);
        expect(house(lord, { agents: others.slice(0, n) }, {}, seats), lord).toBe(false);
      }
  });
  test('R7.10 Holmes: only with seven markers at most; otherwise points', () => {
    const end = (trouble: string[]) =>
      wordsOf(
        bare(2, { trouble, drawPile: [], players: { ann: { hand: ['G23'], personality: 'HOLMES' } } }, VARIANTS).play(
          'ann: play G23',
          'ann: end',
        ),
      ).over;
    expect([end(first(7)), end(first(8))]).toEqual(['holmes', 'exhausted']);
  });
});

test('R7.1 how far a player is with a personality is public', () => {
  const t = ann({ agents: first(3) }, { trouble: first(5), grenadiers: ['CHELSEA'] } satisfies PositionSpec);
  expect([0, 1, 3].map((index) => progress(t.table, 0, index))).toEqual([
    { have: 2, needed: 11, also: true },
    { have: 5, needed: 8, also: true },
    { have: 2, needed: 7, also: true },
  ]);
});
