// R13 Scoring.
import { describe, expect, test } from 'vitest';
import { type Reckoning, reckon, tieOf } from '../src/seen/scoring.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { bare } from './bare.ts';

type Bare = PositionSpec & { players?: Record<string, PlayerSpec> };
/** Returns the rows of a match that ends here on points. */
const rows = (spec: Bare, seats = 2): Reckoning[] => reckon(bare(seats, spec).table);
const annHas = (pieces: PlayerSpec, spec: PositionSpec = {}): Reckoning =>
  rows({ ...spec, players: { ann: pieces } })[0]!;
/** Returns the winners by name if ann cannot refill. */
function winners(spec: Bare): string[] {
  const players = { ...spec.players, ann: { hand: ['G23'], ...spec.players?.ann } };
  const t = bare(3, { drawPile: 0, unused: ['HOLMES', 'FAGIN', 'SIDONIA', 'MORIARTY'], ...spec, players });
  t.play('ann: play G23', 'ann: end');
  const { winners: won } = t.game.result(t.table)!;
  return t.seats.filter((_, seat) => (won >> seat) & 1);
}

describe('R13.1 points', () => {
  test('R13.1 five an agent, the cost of each building, one a pound', () => {
    expect(annHas({ money: 7, agents: { CITY: 2, STRAND: 1 }, buildings: ['HOLBORN', 'CHELSEA'] })).toMatchObject({
      agents: 15,
      buildings: 24,
      money: 7,
      penalty: 0,
      total: 46,
    });
  });
  test('R13.1 nothing for agents and buildings beside a grenadier', () => {
    const spec = { grenadiers: ['CITY', 'HOLBORN'] };
    expect(annHas({ money: 0, agents: { CITY: 2, STRAND: 1 }, buildings: ['HOLBORN', 'CHELSEA'] }, spec)).toMatchObject(
      { agents: 5, buildings: 6, total: 11 },
    );
  });
  test('R13.1 agents in the supply and neutral pawns count nothing', () => {
    expect(annHas({ money: 0 }, { citizens: { CITY: 3 }, trouble: ['CITY'] }).total).toBe(0);
  });
});

test('R13.2 the full cost of a building, however it was come by', () => {
  const cheap = bare(2, { players: { ann: { hand: ['R04'], agents: ['HOLBORN'], money: 9 } } });
  cheap.play('ann: play R04', 'ann: text');
  expect(reckon(cheap.table)[0]).toMatchObject({ money: 0, buildings: 18 });
  const bought = bare(2, { players: { ann: { hand: ['R01'], money: 18 }, ben: { buildings: ['HOLBORN'] } } });
  bought.play('ann: play R01', 'ann: skip', 'ann: text');
  expect(reckon(bought.table).map(({ money, buildings }) => [money, buildings])).toEqual([
    [0, 18],
    [28, 0],
  ]);
  expect(annHas({ money: 0, buildings: ['HOLBORN'] }, { setAside: ['HOLBORN'] }).buildings).toBe(18);
});

describe('R13.3 loans', () => {
  const loans = (money: number, front: string[]) => {
    const { money: left, repaid, unpaid, penalty, total } = annHas({ money, front });
    return [left, repaid, unpaid, penalty, total];
  };
  test('R13.3 twelve each if there is enough, else fifteen points and nothing is paid', () => {
    expect(loans(12, ['G01'])).toEqual([0, 1, 0, 0, 0]);
    expect(loans(11, ['G01'])).toEqual([11, 0, 1, 15, -4]);
    expect(loans(30, ['G01', 'G02'])).toEqual([6, 2, 0, 0, 6]);
    expect(loans(23, ['G01', 'G02'])).toEqual([11, 1, 1, 15, -4]);
    expect(loans(0, ['G01', 'G02'])).toEqual([0, 0, 2, 30, -30]);
  });
  test('R13.3 burdens cost nothing at the end', () => {
    expect(loans(5, ['G11', 'G40'])).toEqual([5, 0, 0, 0, 5]);
  });
});

describe('R13.4 the winner', () => {
  test('R13.4 most points win', () => {
    expect(winners({ players: { ann: { money: 3 }, ben: { money: 4 }, cat: { money: 2 } } })).toEqual(['ben']);
  });
  test('R13.4 of those who tie, the one with the City Area card of the highest printed value', () => {
    const players = {
      ann: { money: 12, buildings: ['CITY'] },
      ben: { money: 6, buildings: ['STRAND'] },
      cat: { money: 0, agents: {}, buildings: ['HOLBORN'] },
    };
    expect(winners({ players })).toEqual(['cat']);
  });
  test('R13.4 not somebody with fewer points', () => {
    const players = { ann: { money: 20 }, ben: { money: 14, buildings: ['CITY'] }, cat: { buildings: ['HOLBORN'] } };
    expect(winners({ players: { ...players, cat: { money: 0, buildings: ['HOLBORN'] } } })).toEqual(['ben']);
  });
  test('R13.4 a card that was set aside does not count, and grenadiers change no printed value', () => {
    const tied = {
      ann: { money: 12, buildings: ['CITY'] },
      ben: { money: 0, buildings: ['HOLBORN'] },
      cat: { money: 0 },
    };
    expect(winners({ players: tied })).toEqual(['ben']);
    expect(winners({ players: tied, setAside: ['HOLBORN'] })).toEqual(['ann']);
    const guarded = { ...tied, ben: { money: 18, buildings: ['HOLBORN'] } };
    expect(winners({ players: guarded, grenadiers: ['HOLBORN'] })).toEqual(['ben']);
  });
  test('R13.4 a tie is broken by a better card only, or shared', () => {
    const tied = { ann: { money: 12, buildings: ['CITY'] }, ben: { money: 0, buildings: ['HOLBORN'] } };
    expect(tieOf(rows({ players: tied }))).toBe('broken');
    expect(tieOf(rows({ players: { ann: { money: 20 }, ben: { money: 20 } } }))).toBe('shared');
    const alike = { ann: { money: 0, buildings: ['CITY'] }, ben: { money: 0, buildings: ['CHELSEA'] } };
    expect(tieOf(rows({ players: alike }))).toBe('shared');
    expect(tieOf(rows({ players: { ann: { money: 20 }, ben: { money: 21 } } }))).toBe(null);
  });
  test('R13.4 still equal, or without any card, they share the win', () => {
    expect(winners({ players: { ann: { money: 5 }, ben: { money: 5 }, cat: { money: 4 } } })).toEqual(['ann', 'ben']);
    const equal = {
      ann: { money: 0, buildings: ['CITY'] },
      ben: { money: 0, buildings: ['CHELSEA'] },
      cat: { money: 6 },
    };
    expect(winners({ players: equal })).toEqual(['ann', 'ben']);
  });
});
