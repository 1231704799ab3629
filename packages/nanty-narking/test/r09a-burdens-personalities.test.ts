// R9.7 to R9.9: burdens and personalities.
import { describe, expect, test } from 'vitest';
import { AREAS } from '../src/box/ids.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { heard, knownPersonality, knownUnused } from './knowing.ts';
import { optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';
import { table } from './table.ts';

describe('R9.7 a burden, or 5', () => {
  const burden = (ben: PlayerSpec, ...lines: string[]): Story =>
    table(3, { players: { ann: { hand: ['G11', 'G05'] }, ben: { hand: ['G06'], ...ben } } }).play(
      'ann: play G11',
      'ann: text',
      'ann: player ben',
      ...lines,
    );

  test('R9.7 accepted, the card lies face up in front of the target for good', () => {
    for (const card of ['G11', 'G40']) {
      const t = table(3, { players: { ann: { hand: [card, 'G05'] }, ben: { hand: ['G06'] } } });
      t.play(`ann: play ${card}`, 'ann: text', 'ann: player ben', 'ben: accept');
      expect(playerIn(t, 'ben')).toMatchObject({ front: [card], hand: ['G06'], money: 10 });
      expect(wordsOf(t)).toMatchObject({ inPlay: null, discard: [] });
      t.play('ann: skip', 'ann: end');
      expect(wordsOf(t).discard).toEqual([]);
      expect(t.asked).toBe('ben');
    }
  });

  test('R9.7 paid, the card is discarded as usual', () => {
    const t = burden({}, 'ben: pay');
    expect(playerIn(t, 'ben')).toMatchObject({ front: [], money: 5 });
    expect(playerIn(t, 'ann').money).toBe(15);
    expect(wordsOf(t).inPlay).toBe('G11');
    t.play('ann: skip', 'ann: end');
    expect(wordsOf(t).discard).toEqual(['G11']);
  });

  test('R9.7, R8.4 someone with less than 5 cannot pay', () => {
    const t = burden({ money: 4, hand: ['G10'] });
    expect(t.options).toEqual(['accept', 'drop G10', 'use G10']);
    expect(t.refused('ben: pay')).toEqual({ rule: 'R8.4', key: 'text.cannotPay' });
    expect(burden({ money: 5, hand: ['G10'] }).offers('pay')).toBe(true);
  });

  test('R9.7, R10.5 Goodyear is one of the answers; the card is discarded as usual', () => {
    const t = burden({ hand: ['G06', 'G10'] }, 'ben: use G10');
    expect(playerIn(t, 'ben')).toMatchObject({ front: [], hand: ['G06'], money: 10 });
    expect(ruleAgainst(t, 'ann: player cat')).toBe('R8.1');
    t.play('ann: skip', 'ann: end');
    expect(wordsOf(t).discard).toEqual(['G10', 'G11']);
  });

  test('R9.7 nothing else answers it', () => {
    const t = burden({ hand: ['G31', 'R12', 'R23'] });
    for (const card of ['G31', 'R12', 'R23']) expect(ruleAgainst(t, `ben: use ${card}`)).toBe('R10.11');
    expect(ruleAgainst(t, 'ben: use G10')).toBe('R10.1');
  });

  test('R9.7, R10.10 the question stays open after a drop', () => {
    const t = burden({ hand: ['G31'], money: 5 }, 'ben: drop G31');
    expect(t.asked).toBe('ben');
    expect(t.options).toEqual(['pay', 'accept']);
  });

  test('R9.7 the symbols that are left are still the active player’s', () => {
    const t = burden({}, 'ben: accept', 'ann: place CITY', 'ann: end');
    expect(playerIn(t, 'ann').agents).toMatchObject({ CITY: 2 });
    expect(t.asked).toBe('ben');
  });

  test('R9.7, R3.7 a burden counts towards the hand at every refill, a loan does not', () => {
    const t = table(2, { players: { ann: { hand: ['G06', 'G36'], front: ['G11', 'G40', 'G01'] } } });
    t.play('ann: play G36', 'ann: skip', 'ann: skip', 'ann: end');
    expect(t.asked).toBe('ben');
    expect(playerIn(t, 'ann').hand).toHaveLength(3);
    expect(playerIn(t, 'ann').front).toHaveLength(3);
  });

  test('R9.7 it is not part of the hand: neither given, nor discarded', () => {
    const t = table(3, { players: { ann: { hand: ['G20'], front: ['G11'], buildings: ['LAMBETH', 'CITY'] } } });
    t.play('ann: play G20');
    expect(t.refused('ann: text')).toEqual({ rule: 'R8.3', key: 'text.noCard' });
    expect(ruleAgainst(t, 'ann: ability CITY')).toBe('R5.10');
    const asked = table(4, { players: { ann: { hand: ['G03', 'G05'] }, ben: { hand: [], front: ['G11'] } } });
    asked.play('ann: play G03', 'ann: text');
    expect(ruleAgainst(asked, 'ann: player ben')).toBe('R8.3');
  });

  test('R9.7, R10.9 (ii) Watson does not keep a card that has become a burden', () => {
    const t = table(3, { players: { ann: { hand: ['G11', 'R23'] }, ben: { hand: ['G06'] } } });
    t.play('ann: play G11');
    expect(t.offers('use R23')).toBe(true);
    t.play('ann: text', 'ann: player ben', 'ben: accept');
    expect(t.refused('ann: use R23')).toEqual({ rule: 'R10.9', key: 'watson.noCard' });
  });

  test('R9.7 anybody else may be chosen, with empty hands too', () => {
    const t = table(3, { players: { ann: { hand: ['G11'] }, ben: { hand: [], money: 0 } } });
    t.play('ann: play G11', 'ann: text');
    expect(optionsOf(t, 'player')).toEqual(['player YELLOW', 'player PURPLE']);
    expect(ruleAgainst(t, 'ann: player ann')).toBe('R8.3');
    t.play('ann: player ben');
    expect(playerIn(t, 'ben').front).toEqual(['G11']);
  });
});

/** Ann is Fagin; Moriarty, Sidonia and Holmes are unused. */
const WHO: PositionSpec = {
  unused: ['MORIARTY', 'SIDONIA', 'HOLMES'],
  players: {
    ann: { personality: 'FAGIN', hand: ['G12', 'G44', 'G05'] },
    ben: { personality: 'BELLINGER' },
    cat: { personality: 'HOLDHURST' },
    dan: { personality: 'BALMORAL' },
  },
};
const play = (card: string, more: PositionSpec = {}): Story =>
  table(4, { ...WHO, ...more, players: { ...WHO.players, ...more.players } }).play(`ann: play ${card}`);

describe('R9.8 swap personalities', () => {
  test('R9.8 a random card of the unused pile; the old one joins the pile', () => {
    const t = play('G12').draws('SIDONIA').play('ann: text');
    expect(playerIn(t, 'ann').personality).toBe('SIDONIA');
    expect([...wordsOf(t).unused].sort()).toEqual(['FAGIN', 'HOLMES', 'MORIARTY']);
  });

  test('R9.8 the old card cannot be the one drawn', () => {
    expect(() => play('G12').draws('FAGIN').play('ann: text')).toThrow('possible: MORIARTY, SIDONIA, HOLMES');
    for (let seed = 1; seed <= 30; seed++)
      expect(playerIn(play('G12', { seed }).play('ann: text'), 'ann').personality).not.toBe('FAGIN');
  });

  test('R9.8 decided before seeing the new one: it may be left alone', () => {
    const t = play('G12').play('ann: skip');
    expect(playerIn(t, 'ann').personality).toBe('FAGIN');
    expect(knownUnused(t, 'ann')).toEqual([]);
  });

  test('R9.8, R14 the others see neither card; the player knows where the old one is', () => {
    const t = play('G12').draws('SIDONIA').play('ann: text');
    expect(knownPersonality(t, 'ann', 'ann')).toBe('SIDONIA');
    expect(knownUnused(t, 'ann')).toEqual(['FAGIN']);
    expect(heard(t, 'ann', 'swappedPersonality')).toEqual(['SIDONIA']);
    for (const name of ['ben', 'dan', 'spectator']) {
      expect(knownPersonality(t, name, 'ann')).toBeNull();
      expect(knownUnused(t, name)).toEqual([]);
      expect(heard(t, name, 'swappedPersonality')).toEqual([null]);
    }
  });

  test('R9.8, R14 who had looked at the pile no longer knows what lies in it', () => {
    const t = play('G12', {
      looked: [
        { by: 'ben', card: 'MORIARTY' },
        { by: 'ben', card: 'SIDONIA' },
        { by: 'ann', card: 'HOLMES' },
      ],
    });
    expect(knownUnused(t, 'ben')).toEqual(['MORIARTY', 'SIDONIA']);
    t.draws('SIDONIA').play('ann: text');
    expect(knownUnused(t, 'ben')).toEqual([]);
    // Ann sees what she draws, and so knows what stays.
    expect([...knownUnused(t, 'ann')].sort()).toEqual(['FAGIN', 'HOLMES']);
  });

  test('R9.8, R7.8 what was known of the old one is not known of the new one', () => {
    const t = play('G12', {
      players: {
        ann: { personality: 'FAGIN', hand: ['G12'], ruledOut: ['MORIARTY', 'HOLDHURST'] },
        ben: { ruledOut: ['FAGIN'] },
      },
    });
    t.draws('MORIARTY').play('ann: text');
    expect(playerIn(t, 'ann')).toMatchObject({ personality: 'MORIARTY', ruledOut: [] });
    expect(playerIn(t, 'ben').ruledOut).toEqual(['FAGIN']);
  });

  /** Ann plays the swap and Ben a card without effect; then comes Ann's check. */
  const checkAfter = (ann: PlayerSpec, swap: string, more: PositionSpec = {}): unknown => {
    const t = table(2, {
      ...more,
      players: { ann: { hand: ['G12', 'G06'], ...ann }, ben: { hand: ['G23'], agents: {} } },
    });
    if (swap === 'text') t.draws('MORIARTY');
    t.play('ann: play G12', `ann: ${swap}`, 'ann: end', 'ben: play G23', 'ben: end');
    return wordsOf(t).over;
  };

  test('R9.8, R7.8 the new one wins, the old one no longer', () => {
    const agents = AREAS.filter((area) => area !== 'CITY');
    expect(checkAfter({ personality: 'BELLINGER', agents, money: 0 }, 'text')).toBe('personality');
    expect(checkAfter({ personality: 'FAGIN', agents, money: 0 }, 'skip')).toBeNull();
    const trouble = AREAS.slice(0, 8);
    expect(checkAfter({ personality: 'FAGIN', agents: {} }, 'skip', { trouble })).toBe('personality');
    expect(checkAfter({ personality: 'FAGIN', agents: {} }, 'text', { trouble })).toBeNull();
  });
});

describe('R9.9 look at unused personalities', () => {
  test('R9.9 all but one, which chance leaves unseen', () => {
    for (const left of ['MORIARTY', 'SIDONIA', 'HOLMES']) {
      const t = play('G44').draws(left).play('ann: text');
      const seen = ['MORIARTY', 'SIDONIA', 'HOLMES'].filter((one) => one !== left);
      expect(knownUnused(t, 'ann')).toEqual(seen);
      expect(heard(t, 'ann', 'peeked')).toEqual(seen);
      expect(playerIn(t, 'ann').personality).toBe('FAGIN');
    }
  });

  test('R9.9 three of four with two and three players, two of three with four', () => {
    for (const [seats, seen] of [
      [2, 3],
      [3, 3],
      [4, 2],
    ] as const) {
      const t = table(seats, { players: { ann: { hand: ['G44'] } } }).play('ann: play G44', 'ann: text');
      expect(knownUnused(t, 'ann')).toHaveLength(seen);
    }
  });

  test('R9.9, R14 privately: the others learn nothing, not even which one was left', () => {
    const outcomes = ['MORIARTY', 'SIDONIA', 'HOLMES'].map((left) => {
      const t = play('G44').draws(left).play('ann: text');
      for (const name of ['ben', 'spectator']) {
        expect(knownUnused(t, name)).toEqual([]);
        expect(heard(t, name, 'peeked')).toEqual([null, null]);
      }
      return JSON.stringify([t.s.agenda, t.options, t.events.map(({ kind, fields }) => [kind, fields])]);
    });
    expect(new Set(outcomes).size).toBe(1);
  });

  test('R9.9 whoever looks again may have seen all of them', () => {
    const t = play('G44', { looked: [{ by: 'ann', card: 'HOLMES' }] })
      .draws('HOLMES')
      .play('ann: text');
    expect(knownUnused(t, 'ann')).toEqual(['MORIARTY', 'SIDONIA', 'HOLMES']);
  });
});
