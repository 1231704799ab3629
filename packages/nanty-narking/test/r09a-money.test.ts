// R9.1, R9.5, R9.6, R9.10 to R9.13: loans and earnings.
import { describe, expect, test } from 'vitest';
import { reckon } from '../src/seen/scoring.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { happened, optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';
import { table } from './table.ts';

const money = (t: Story, ...names: string[]): number[] => names.map((name) => playerIn(t, name).money);
const ALL = ['ann', 'ben', 'cat', 'dan'];

describe('R9.1 loans', () => {
  test('R9.1 the card lies in front of the player, who takes 10', () => {
    for (const card of ['G01', 'G02']) {
      const t = table(3, { players: { ann: { hand: [card, 'G05'] } } }).play(`ann: play ${card}`, 'ann: text');
      expect(playerIn(t, 'ann')).toMatchObject({ front: [card], hand: ['G05'], money: 20, netWorth: 8 });
      expect(wordsOf(t)).toMatchObject({ inPlay: null, discard: [] });
    }
  });

  test('R9.1 it is never discarded and takes no place in the hand', () => {
    const t = table(2, { players: { ann: { hand: ['G01', 'G23'] } } });
    t.play('ann: play G01', 'ann: text', 'ann: play G23', 'ann: end');
    expect(wordsOf(t).discard).toEqual(['G23']);
    expect(playerIn(t, 'ann').hand).toHaveLength(5);
    expect(playerIn(t, 'ann').front).toEqual(['G01']);
  });

  test('R9.1 both loans may be held', () => {
    const t = table(2, { players: { ann: { hand: ['G02'], front: ['G01'] } } }).play('ann: play G02', 'ann: text');
    expect(playerIn(t, 'ann')).toMatchObject({ front: ['G01', 'G02'], money: 20, netWorth: -4 });
  });

  test('R9.1 not used, the card is discarded later', () => {
    const t = table(2, { players: { ann: { hand: ['G01', 'G05'] } } });
    t.play('ann: play G01', 'ann: skip', 'ann: skip', 'ann: end');
    expect(playerIn(t, 'ann')).toMatchObject({ front: [], money: 10 });
    expect(wordsOf(t).discard).toEqual(['G01']);
  });

  test('R9.1, R13.3 at the end it is repaid, or costs 15 points', () => {
    for (const [pounds, left, penalty] of [
      [2, 0, 0],
      [1, 11, 15],
    ] as const) {
      const t = table(2, { players: { ann: { hand: ['G01', 'G05'], money: pounds } } }).play(
        'ann: play G01',
        'ann: text',
      );
      expect(reckon(t.table)[0]).toMatchObject({ money: left, penalty });
    }
  });

  test('R9.1, R10.9 (ii) Watson does not keep a card that has become a loan', () => {
    const t = table(2, { players: { ann: { hand: ['G01', 'R23'] } } }).play('ann: play G01', 'ann: text');
    expect(t.refused('ann: use R23')).toEqual({ rule: 'R10.9', key: 'watson.noCard' });
  });
});

/** Ann plays a card for its text. */
const text = (card: string, players: Record<string, PlayerSpec> = {}, more: PositionSpec = {}): Story =>
  table(4, { ...more, players: { ann: { hand: [card, 'G05'] }, ...players } }).play(`ann: play ${card}`, 'ann: text');
/** A player without cards, who cannot hold Goodyear. */
const EMPTY = { hand: [] };

describe('R9.5 money from every other player', () => {
  test('R9.5, R8.4 up to 2 from each', () => {
    for (const card of ['G09', 'G43']) {
      const t = text(card, { ben: EMPTY, cat: { ...EMPTY, money: 1 }, dan: { ...EMPTY, money: 0 } });
      expect(money(t, ...ALL)).toEqual([13, 8, 0, 0]);
    }
  });

  test('R9.5, R8.3 it does nothing where nobody else has money', () => {
    const broke = { money: 0 };
    const t = table(4, {
      players: { ann: { hand: ['G09'], buildings: ['LAMBETH'] }, ben: broke, cat: broke, dan: broke },
    }).play('ann: play G09');
    expect(t.refused('ann: text')).toEqual({ rule: 'R8.3', key: 'text.noTarget' });
  });

  const HANDS = { ben: { hand: ['G31'] }, cat: { hand: ['G10', 'G06'] }, dan: { hand: ['G42'] } };

  test('R9.5, R8.7 one by one in turn order', () => {
    const t = text('G09', HANDS);
    for (const name of ['ben', 'cat', 'dan']) {
      expect(t.asked).toBe(name);
      expect(playerIn(t, name).money).toBe(10);
      t.play(`${name}: pass`);
      expect(playerIn(t, name).money).toBe(8);
    }
    expect(money(t, 'ann')).toEqual([16]);
  });

  test('R9.5, R10.5 Goodyear saves who plays it alone', () => {
    const t = text('G09', HANDS).play('ben: pass', 'cat: use G10');
    expect(money(t, ...ALL)).toEqual([14, 8, 10, 8]);
    expect(wordsOf(t).discard).toEqual(['G10']);
    // R10.12: everybody sees that nobody else can hold it.
    expect(t.asked).toBe('ann');
  });

  test('R9.5, R10.12 who has nothing to lose is not asked, though they hold cards', () => {
    const t = text('G09', { ben: { hand: ['G10'], money: 0 }, cat: EMPTY, dan: EMPTY });
    expect(t.asked).toBe('ann');
    expect(money(t, ...ALL)).toEqual([14, 0, 8, 8]);
  });
});

describe('R9.6 money from one other player', () => {
  test('R9.6, R8.4 up to 3', () => {
    for (const [has, taken] of [
      [10, 3],
      [2, 2],
    ] as const) {
      const t = text('G21', { ben: { ...EMPTY, money: has } }).play('ann: player ben');
      expect(money(t, ...ALL)).toEqual([10 + taken, has - taken, 10, 10]);
    }
  });

  test('R9.6, R8.3 not from somebody who has none, nor from oneself', () => {
    const t = text('G21', { cat: { money: 0 } });
    expect(optionsOf(t, 'player')).toEqual(['player YELLOW', 'player BLUE']);
    expect(t.refused('ann: player cat')).toEqual({ rule: 'R8.3', key: 'text.targetNoMoney' });
    expect(t.refused('ann: player ann')).toEqual({ rule: 'R8.3', key: 'text.onlyOthers' });
  });

  test('R9.6, R10.5 Goodyear stops it, and it is not turned on somebody else', () => {
    const t = text('G21', { ben: { hand: ['G10'] } }).play('ann: player ben', 'ben: use G10');
    expect(money(t, ...ALL)).toEqual([10, 10, 10, 10]);
    expect(t.asked).toBe('ann');
    expect(ruleAgainst(t, 'ann: player cat')).toBe('R8.1');
    expect(ruleAgainst(t, 'ann: text')).toBe('R8.1');
  });

  test('R9.6, R10.3 no other interrupt fits', () => {
    const t = text('G21', { ben: { hand: ['G31', 'R12', 'G42'] } }).play('ann: player ben');
    expect(t.options).toEqual(['pass', 'drop G31', 'drop G42', 'drop R12']);
    for (const card of ['G31', 'R12', 'G42']) expect(ruleAgainst(t, `ben: use ${card}`)).toBe('R10.11');
  });
});

describe('earnings', () => {
  test('R9.10 1 for every trouble marker on the board', () => {
    for (const card of ['G17', 'R38']) {
      const t = text(card, {}, { trouble: ['CITY', 'LAMBETH', 'HOLBORN', 'CHELSEA'] });
      expect(money(t, 'ann')).toEqual([14]);
    }
    expect(money(text('G17', {}, { trouble: [] }), 'ann')).toEqual([10]);
    const late = table(4, { trouble: ['CITY'], players: { ann: { hand: ['R05'], agents: { CITY: 1 } } } });
    // The agent placed first brings a marker with it.
    late.play('ann: play R05', 'ann: place STRAND', 'ann: text');
    expect(money(late, 'ann')).toEqual([11]);
  });

  test('R9.11 1 for every building, whoever owns it and whatever stands beside it', () => {
    for (const card of ['R14', 'R48']) {
      const t = table(4, {
        grenadiers: ['HIGHBURY'],
        setAside: ['STRAND'],
        players: {
          ann: { hand: [card], buildings: ['LAMBETH'] },
          ben: { buildings: ['HIGHBURY', 'STRAND'] },
          dan: { buildings: ['CITY'] },
        },
      }).play(`ann: play ${card}`, 'ann: text');
      expect(money(t, ...ALL)).toEqual([14, 10, 10, 10]);
    }
  });

  test('R9.12 1 for every pawn in the Strand, neutrals included', () => {
    for (const card of ['G22', 'G38']) {
      const t = table(4, {
        citizens: ['STRAND', 'CITY'],
        grenadiers: ['STRAND', 'STRAND'],
        players: { ann: { hand: [card], agents: { STRAND: 1, CITY: 2 } }, cat: { agents: { STRAND: 3, HOLBORN: 1 } } },
      }).play(`ann: play ${card}`, 'ann: text');
      expect(money(t, 'ann')).toEqual([17]);
    }
  });

  const PAWNS: PositionSpec = {
    trouble: ['HOLBORN', 'LAMBETH', 'HIGHBURY'],
    citizens: ['HOLBORN'],
    grenadiers: ['HOLBORN'],
    players: {
      ann: { hand: ['R09', 'G05'], agents: { HOLBORN: 1, CITY: 5 } },
      ben: { agents: { HOLBORN: 2, LAMBETH: 1 } },
      cat: { agents: {} },
      dan: { agents: {} },
    },
  };
  const r09 = () => table(4, PAWNS).play('ann: play R09', 'ann: text');

  test('R9.13 2 for every pawn in an area in trouble, whoever owns it', () => {
    expect(money(r09().play('ann: to HOLBORN'), 'ann')).toEqual([20]);
    expect(money(r09().play('ann: to LAMBETH'), 'ann')).toEqual([12]);
    expect(money(r09().play('ann: to HIGHBURY'), 'ann')).toEqual([10]);
    expect(wordsOf(r09().play('ann: to HOLBORN')).trouble).toContain('HOLBORN');
  });

  test('R9.13 only an area with a marker', () => {
    const t = r09();
    expect(t.options).toEqual(['to HOLBORN', 'to HIGHBURY', 'to LAMBETH']);
    expect(t.refused('ann: to CITY')).toEqual({ rule: 'R9.13', key: 'text.markerNeeded' });
  });

  test('R9.13, R8.3 it does nothing where there is no marker', () => {
    const t = table(2, { trouble: [], players: { ann: { hand: ['R09'], buildings: ['LAMBETH'] } } });
    expect(t.play('ann: play R09').refused('ann: text')).toEqual({ rule: 'R8.3', key: 'text.noArea' });
  });

  test('R10.5 money from the bank is nobody else’s business', () => {
    const t = text('R38', { ben: { hand: ['G10'] } });
    expect(t.asked).toBe('ann');
    expect(happened(t, 'threat')).toBe(0);
  });
});
