import type { Data } from '@gaslamp/emerald-2e/box/data';
import { CITIES } from '@gaslamp/emerald-2e/box/ids';
import { type Emerald, identityOf } from '@gaslamp/emerald-2e/box/state';
import type { PositionSpec } from '@gaslamp/emerald-2e/stage/position';
import { stateAt } from '@gaslamp/emerald-2e/stage/story';
import { FastDice } from '@gaslamp/kernel/chance';
import type { Game } from '@gaslamp/kernel/game';
import { describe, expect, test } from 'vitest';
import { beliefs, drawDeal } from '../src/emerald-2e/beliefs.ts';
import { baseline } from '../src/emerald-2e/bots.ts';
import { chanceToWin } from '../src/emerald-2e/evaluate.ts';
import { contestIn, majorityChance } from '../src/emerald-2e/majorities.ts';
import { winNow } from '../src/emerald-2e/standing.ts';
import { learnedBeliefs } from '../src/emerald-2e/tells.ts';
import { emerald, situationIn } from './seats.ts';

const game = emerald as unknown as Game<Emerald, Data>;
const { data } = game;
const [ANN, BEN, CYD] = [0, 1, 2] as const;
const BERLIN = CITIES.indexOf('BERLIN');

const at = (spec: PositionSpec, seats: readonly string[] = ['ann', 'ben']) => ({ s: stateAt(game, seats, spec), data });
const answer = (spec: PositionSpec, seats?: readonly string[]) =>
  game.verbs.format(baseline.choose(situationIn(emerald, at(spec, seats).s, new FastDice(1))));
/** Returns the belief of `me` by player that the printed side is Restorationist. */
function odds(spec: PositionSpec, seats: readonly string[], me: number = ANN, by = beliefs): number[] {
  const deals = by(at(spec, seats), me);
  return seats.map((_, player) =>
    deals.reduce((sum, deal) => sum + deal.chance * ((deal.restorationists >> player) & 1), 0),
  );
}

describe('beliefs', () => {
  test('R1.6 two sides of three cards each: whoever holds one leaves three of the other among five', () => {
    const [own, other] = odds({ players: { ann: { identity: 'LOYALIST' } } }, ['ann', 'ben']);
    expect(own).toBe(0);
    expect(other).toBeCloseTo(3 / 5);
  });
  test('the chances of all deals sum to 1, and never more than three are of one side', () => {
    const deals = beliefs(
      at(
        { players: { ann: { identity: 'RESTORATIONIST' } } },
        ['a', 'b', 'c', 'd', 'e'].map((c) => `${c}nn`),
      ),
      ANN,
    );
    expect(deals.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    for (const { restorationists } of deals) {
      const count = restorationists.toString(2).replaceAll('0', '').length;
      expect(count).toBeGreaterThanOrEqual(2);
      expect(count).toBeLessThanOrEqual(3);
    }
  });
  test('points of a side and cards claimed for a marker tell', () => {
    const seats = ['ann', 'ben', 'cyd'];
    const players = { ann: { identity: 'LOYALIST' as const } };
    const [, before] = odds({ players }, seats);
    const [, killer] = odds({ players: { ...players, ben: { restorationist: 6 } } }, seats);
    const [, hider] = odds({ players: { ...players, ben: { loyalist: 6 } } }, seats);
    const [, claimer] = odds({ players: { ...players, ben: { discard: ['LOUISE_MICHEL'] } } }, seats);
    expect(killer).toBeGreaterThan(before! + 0.1);
    expect(hider).toBeLessThan(before! - 0.1);
    expect(claimer).toBeGreaterThan(before!);
  });
  test('R13.1 a revealed identity is certain; R18.30 so is one looked at, for the one who looked', () => {
    const seats = ['ann', 'ben', 'cyd'];
    const players = {
      ann: { identity: 'LOYALIST' as const },
      ben: { identity: 'RESTORATIONIST' as const, loyalist: 9 },
    };
    expect(odds({ players: { ...players, ben: { ...players.ben, revealed: true } } }, seats)[BEN]).toBe(1);
    const looked = [{ by: 'ann', at: 'ben' }];
    expect(odds({ players, looked }, seats)[BEN]).toBe(1);
    expect(odds({ players, looked }, seats, CYD)[BEN]).toBeLessThan(1);
  });
  test('R18.2 a Change of Heart turns round what behaviour tells of the printed side', () => {
    const seats = ['ann', 'ben'];
    const ann = { identity: 'LOYALIST' as const };
    const [, plain] = odds({ players: { ann, ben: { loyalist: 6 } } }, seats);
    const [, turned] = odds({ players: { ann, ben: { loyalist: 6, changesOfHeart: 1 } } }, seats);
    expect(plain).toBeLessThan(0.5);
    expect(turned).toBeGreaterThan(0.5);
  });
  test('learned: who else but the other one moved the marker of the side that is not the own one', () => {
    const by = (identity: 'LOYALIST' | 'RESTORATIONIST', markers: PositionSpec['markers']) =>
      odds({ players: { ann: { identity } }, ...(markers && { markers }) }, ['ann', 'ben'], ANN, learnedBeliefs)[BEN]!;
    expect(by('LOYALIST', { restorationist: 3 })).toBeGreaterThan(by('LOYALIST', undefined) + 0.2);
    expect(by('LOYALIST', { restorationist: 3 })).toBeGreaterThan(by('RESTORATIONIST', { restorationist: 3 }) + 0.1);
    expect(by('RESTORATIONIST', { loyalist: 3 })).toBeLessThan(by('RESTORATIONIST', undefined) - 0.2);
  });
  test('learned: chances sum to 1, a revealed identity is certain, a Change of Heart turns round what points tell', () => {
    const players = { ann: { identity: 'LOYALIST' as const }, ben: { loyalist: 6 } };
    const learned = (seats: readonly string[], ben: object) =>
      odds({ players: { ...players, ben } }, seats, ANN, learnedBeliefs)[BEN]!;
    for (const seats of [
      ['ann', 'ben'],
      ['ann', 'ben', 'cyd', 'dan', 'eve'],
    ]) {
      const deals = learnedBeliefs(at({ players }, seats), ANN);
      expect(deals.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
      expect(learned(seats, { loyalist: 6 })).toBeLessThan(0.3);
      expect(learned(seats, { loyalist: 6, changesOfHeart: 1 })).toBeGreaterThan(0.6);
      expect(learned(seats, { loyalist: 6, revealed: true, identity: 'RESTORATIONIST' })).toBe(1);
    }
  });
  test('deals are drawn as often as they are likely', () => {
    const deals = [
      { restorationists: 0, chance: 0.2 },
      { restorationists: 1, chance: 0.8 },
    ];
    const dice = new FastDice(3);
    let drawn = 0;
    for (let i = 0; i < 1000; i++) drawn += drawDeal(deals, dice).restorationists;
    expect(drawn).toBeGreaterThan(750);
    expect(drawn).toBeLessThan(850);
  });
});

describe('standing', () => {
  const points = (s: Emerald) =>
    Float64Array.from(
      Array.from({ length: s.seats }, (_, player) => [
        s.neutral[player]! + s.restorationist[player]!,
        s.neutral[player]! + s.loyalist[player]!,
      ]).flat(),
    );
  /** The winner as computed by the bot must agree with the rules for the same position. */
  test('R17 agrees with the final scoring of the rules in random positions', () => {
    const dice = new FastDice(8);
    const small = () => dice.roll(4) - 1;
    for (let i = 0; i < 400; i++) {
      const seats = ['ann', 'ben', 'cyd', 'dan', 'eve'].slice(0, 2 + (i % 4));
      const { s } = at({ seed: i }, seats);
      s.markers = [small(), small()];
      for (const field of ['neutral', 'restorationist', 'loyalist'] as const)
        for (let player = 0; player < s.seats; player++) s[field][player] = small();
      for (let player = 0; player < s.seats; player++)
        for (let victim = 0; victim < s.seats; victim++)
          if (victim !== player && dice.roll(4) === 1) s.kills[player * s.seats + victim] = 3;
      s.reason = 1;
      let restorationists = 0;
      for (let player = 0; player < s.seats; player++)
        if (data.cards[data.kindOf[identityOf(s, player)]!]!.side === 'restorationist') restorationists |= 1 << player;
      const { winners } = game.result({ s, data })!;
      const count = winners.toString(2).replaceAll('0', '').length;
      for (let player = 0; player < s.seats; player++) {
        const share = (winners >> player) & 1 ? 1 / count : 0;
        expect(winNow(s, player, restorationists, points(s)), `position ${i}, player ${player}`).toBe(share);
      }
    }
  });
});

describe('the value of a position', () => {
  const value = (spec: PositionSpec, me = ANN) => {
    const position = at(spec);
    return chanceToWin(position, me, beliefs(position, me));
  };
  const loyalist = { identity: 'LOYALIST' as const, neutral: 5 };
  const restorationist = { identity: 'RESTORATIONIST' as const, neutral: 5 };
  test('R17.2, R17.3 points of the own side count, those of the other side do not', () => {
    for (const [ann, own, other] of [
      [loyalist, { loyalist: 4 }, { restorationist: 4 }],
      [restorationist, { restorationist: 4 }, { loyalist: 4 }],
    ] as const) {
      const before = value({ players: { ann } });
      expect(value({ players: { ann: { ...ann, ...own } } })).toBeGreaterThan(before + 0.05);
      expect(value({ players: { ann: { ...ann, ...other } } })).toBeLessThan(before + 0.03);
    }
  });
  test('R17.4 a kill counts for a Loyalist, the more the likelier the victim is a Restorationist', () => {
    const kills = { ben: 5 };
    const before = value({ players: { ann: loyalist } });
    const killed = value({ players: { ann: { ...loyalist, kills } } });
    const withVictim = value({
      players: { ann: { ...loyalist, kills }, ben: { identity: 'RESTORATIONIST', revealed: true } },
    });
    expect(killed).toBeGreaterThan(before + 0.03);
    expect(withVictim).toBeGreaterThan(killed);
    const players = { ann: restorationist };
    expect(value({ players: { ann: { ...restorationist, kills } } })).toBeCloseTo(value({ players }), 1);
  });
  test('R17.5 the own marker ahead is good', () => {
    const players = { ann: loyalist };
    expect(value({ players, markers: { loyalist: 4 } })).toBeGreaterThan(value({ players }) + 0.05);
    expect(value({ players, markers: { restorationist: 4 } })).toBeLessThan(value({ players }) - 0.05);
  });
  test('R4.3, R6.3 an own majority by one is answered before it can be claimed, the surer the more both have there', () => {
    /** Returns both players' chances of the majority in Berlin, as estimated by Ann; `ahead` has one piece more. */
    const chances = (cubes: number, ahead: 'ann' | 'ben') => {
      const here = (name: string) => ({
        agents: { VIENNA: 2 },
        cubes: { BERLIN: cubes + Number(name === ahead) },
        limbo: 0,
      });
      const position = at({ players: { ann: here('ann'), ben: here('ben') } });
      return [ANN, BEN].map((player: number) => majorityChance(position.s, ANN, player, contestIn(position.s, BERLIN)));
    };
    const own = [0, 2, 7].map((cubes) => chances(cubes, 'ann')[ANN]!);
    expect(own).toEqual(own.toSorted((a, b) => b - a));
    expect(own[2]).toBeLessThan(own[0]! / 2);
    // Ben claims before Ann has another turn, regardless of the number of cubes there.
    const others = [0, 2, 7].map((cubes) => chances(cubes, 'ben')[BEN]!);
    expect(new Set(others).size).toBe(1);
    expect(others[0]).toBeGreaterThan(own[2]! * 2);
  });
  test('R13.5 the last agent but one is dearer to a Restorationist who is behind than to a Loyalist', () => {
    const lost = (identity: 'LOYALIST' | 'RESTORATIONIST') => {
      const [few, enough] = [1, 2].map((agents) =>
        value({ players: { ann: { identity, neutral: 3, agents: { VIENNA: agents } }, ben: { neutral: 9 } } }),
      );
      return enough! - few!;
    };
    expect(lost('RESTORATIONIST')).toBeGreaterThan(lost('LOYALIST') + 0.02);
  });
});

describe('the baseline', () => {
  test('R13.5 a Restorationist who is ahead ends the match with the last agent; one who is behind does not', () => {
    const spec = (mine: number, other: number): PositionSpec => ({
      active: 'ann',
      acted: 1,
      players: {
        ann: {
          identity: 'RESTORATIONIST',
          neutral: mine,
          agents: { VIENNA: 1 },
          hand: ['YOG_SOTHOTH', 'START_S006', 'START_S007'],
        },
        ben: { neutral: other, agents: { PARIS: 3 } },
      },
    });
    expect(answer(spec(14, 4))).toBe('play YOG_SOTHOTH');
    expect(answer(spec(4, 14))).not.toBe('play YOG_SOTHOTH');
  });
  test('R16.2 the marker goes to 10 where that wins, and stays where it loses', () => {
    const spec = (mine: number, other: number): PositionSpec => ({
      active: 'ann',
      markers: { loyalist: 8, restorationist: 7 },
      players: {
        ann: { identity: 'LOYALIST', neutral: mine, agents: { VIENNA: 2 }, hand: ['GOLOVINSKI', 'START_S006'] },
        ben: { neutral: other, agents: { PARIS: 3 } },
      },
    });
    expect(answer(spec(12, 4))).toBe('play GOLOVINSKI');
    expect(answer(spec(2, 15))).not.toBe('play GOLOVINSKI');
  });
  test('R6 a majority over a city card is claimed', () => {
    const spec: PositionSpec = {
      active: 'ann',
      players: {
        ann: {
          cubes: { LONDON: 3 },
          agents: { VIENNA: 2 },
          limbo: 2,
          hand: ['START_S007', 'START_S006', 'START_S009'],
        },
        ben: { agents: { PARIS: 2 } },
      },
      cities: { LONDON: { faceUp: 'CITY_LONDON' } },
    };
    expect(answer(spec)).toBe('claim LONDON');
  });
  test('R10.10 a Restorationist kills royalty; R17.2 a Loyalist has no use for it', () => {
    const spec = (identity: 'LOYALIST' | 'RESTORATIONIST'): PositionSpec => ({
      active: 'ann',
      acted: 1,
      players: {
        ann: {
          identity,
          agents: { PARIS: 3 },
          hand: ['START_S001', 'INFERNAL_MACHINE', 'START_S006'],
        },
        // With one more piece there the chance is gone.
        ben: { agents: { PARIS: 2 } },
      },
      cities: { PARIS: { slot: true } },
    });
    expect(answer(spec('RESTORATIONIST'))).toBe('assassinate ROYALTY PARIS');
    expect(answer(spec('LOYALIST'))).not.toBe('assassinate ROYALTY PARIS');
  });
  test('another game is refused by name', () => {
    const situation = situationIn(emerald, at({}).s, new FastDice(1));
    expect(() => baseline.choose({ ...situation, game: { ...situation.game, id: 'chess' } })).toThrow(
      'this bot plays emerald-2e, not chess',
    );
  });
});
