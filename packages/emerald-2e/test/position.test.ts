// Positions in words: both directions have one shape, and nothing impossible is set.
import { FastDice } from '@gaslamp/kernel/chance';
import { copy } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { view } from '@gaslamp/kernel/view';
import { describe, expect, test } from 'vitest';
import { CITIES } from '../src/box/ids.ts';
import { type At, countIn, FACE_UP, IDENTITY, itemIn, SET_ASIDE, SLOT, STACK } from '../src/box/state.ts';
import { emerald2e } from '../src/game.ts';
import { describePosition, describeView, type PositionSpec } from '../src/stage/position.ts';
import { PositionError } from '../src/stage/position-checks.ts';
import { stateAt } from '../src/stage/story.ts';
import { cityIn, playerIn } from './reading.ts';
import { table } from './table.ts';

const game = emerald2e();
const NAMES = ['ann', 'ben', 'cat', 'dan', 'eve'];

/** Returns the last position between two actions of a random match within that number of answers. */
function somewhere(seats: number, seed: number, answers: number): At {
  const dice = new FastDice(seed);
  const g = new Table(game, game.setup(seats, {}), dice);
  let last: At | null = null;
  for (let i = 0; i < answers && g.decision !== null; i++) {
    if (g.decision.effect === 'turn.act') last = { s: copy(g.s), data: game.data };
    g.choose(g.decision.options[dice.below(g.decision.options.length)]!);
  }
  return last!;
}

/** Converts a described position to one that a scenario may state: totals follow from the rest. */
function stated(fields: Record<string, unknown>): PositionSpec {
  const { trackPoints: _, over: __, players, ...rest } = fields;
  const spec = Object.entries(players as Record<string, Record<string, unknown>>).map(([name, player]) => {
    const { killPoints: ___, total: ____, ...pieces } = player;
    return [name, pieces];
  });
  return { ...rest, players: Object.fromEntries(spec) } as PositionSpec;
}

describe('a told position can be stated again', () => {
  for (const seats of [2, 3, 5])
    test(`with ${seats} players, in the middle of matches`, () => {
      const names = NAMES.slice(0, seats);
      for (let seed = 1; seed <= 12; seed++) {
        const described = describePosition(somewhere(seats, seed, 40 + 25 * seed), names);
        const s = stateAt(game, names, { ...stated(described), seed: seed + 50 });
        expect(describePosition({ s, data: game.data }, names)).toEqual(described);
      }
    });
});

describe('what is not named', () => {
  test('R2.2 a stack keeps its size when a game card of it is named elsewhere', () => {
    const before = table(3, { seed: 5 });
    const size = (t: typeof before, city: number) =>
      countIn(t.s, STACK + city) + countIn(t.s, FACE_UP + city) + countIn(t.s, SLOT + city);
    const inStacks = CITIES.flatMap((name) => [...cityIn(before, name).stack, cityIn(before, name).faceUp!]);
    const hand = inStacks.filter((id) => !/^(CITY|ROYAL)_/.test(id)).slice(0, 12);
    const after = table(3, { seed: 5, players: { ann: { hand } } });
    expect(playerIn(after, 'ann').hand).toEqual(hand.slice().sort());
    expect(CITIES.map((_, city) => size(after, city))).toEqual(CITIES.map((_, city) => size(before, city)));
    for (const name of CITIES) expect(cityIn(after, name).faceUp).not.toBeNull();
    expect(countIn(after.s, SET_ASIDE)).toBe(countIn(before.s, SET_ASIDE) - hand.length);
  });

  test('R0.12 a stack whose city card was claimed shows another card', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const hand = CITIES.map((name) => `CITY_${name}`);
      const t = table(2, { seed, players: { ann: { hand } } });
      for (const name of CITIES) expect(cityIn(t, name).faceUp, `${name}, seed ${seed}`).toMatch(/^(?!ROYAL)/);
    }
  });

  test('R1.6 an identity is taken from the undealt ones first', () => {
    const before = table(2, { seed: 3 });
    for (const identity of ['LOYALIST', 'RESTORATIONIST'] as const) {
      const t = table(2, { seed: 3, players: { ann: { identity } } });
      expect(playerIn(t, 'ann').identity).toBe(identity);
      expect(playerIn(t, 'ben').identity).toBe(playerIn(before, 'ben').identity);
    }
  });
});

describe('impossible positions', () => {
  const wrong: [string, PositionSpec, string, RegExp][] = [
    ['too many cubes', { players: { ann: { cubes: { VIENNA: 8 } } } }, 'players.ann.cubes', /13 cubes .* has 10/],
    ['too many agents', { players: { ann: { agents: { ROME: 11 } } } }, 'players.ann.agents', /11 agents .* has 10/],
    [
      'too many zombies',
      { cities: { ROME: { zombies: 4 }, PARIS: { zombies: 3 } } },
      'cities',
      /7 zombies in cities; there are 6/,
    ],
    ['R18.26 zombies after their end', { banished: true, cities: { ROME: { zombies: 1 } } }, 'cities', /there are 0/],
    [
      'a card too often',
      { players: { ann: { hand: ['OKHRANA', 'OKHRANA'] } } },
      'players.ann.hand.1',
      /no further OKHRANA/,
    ],
    ['R1.6 a fourth Loyalist', fourth('LOYALIST'), 'players.dan.identity', /no LOYALIST identity is left/],
    ['royalty in a hand', { players: { ann: { hand: ['ROYAL_ROME'] } } }, 'players.ann.hand.0', /is a royalty card/],
    [
      'foreign royalty in a stack',
      { cities: { PARIS: { stack: ['ROYAL_ROME'] } } },
      'cities.PARIS.stack.0',
      /belongs to ROME/,
    ],
    [
      'R10.9 a victim without a kill box',
      { players: { ann: { beside: [{ card: 'OKHRANA', victim: 'ben' }] } } },
      'players.ann.beside.0.victim',
      /no kill box/,
    ],
    [
      'R18.16 three agents on Mi-Go',
      { players: { ann: { beside: [{ card: 'MI_GO', agents: 3 }] } } },
      'players.ann.beside.0.agents',
      /from 0 to 2/,
    ],
    [
      'R0.12 an empty stack with cards',
      { cities: { ROME: { faceUp: null, stack: ['OKHRANA'] } } },
      'cities.ROME.faceUp',
      /not empty/,
    ],
    ['a wrong stock', { players: { ann: { agents: [], agentStock: 9 } } }, 'players.ann.agentStock', /is 10 .* not 9/],
    ['an unknown city', { players: { ann: { agents: ['VIENA'] } } }, 'players.ann.agents.0', /unknown city "VIENA"/],
    ['an unknown player', { players: { zoe: {} } }, 'players.zoe', /unknown player "zoe"; allowed: ann, ben/],
    ['an unknown key', { players: { ann: { tokns: 2 } as never } }, 'players.ann.tokns', /unknown key "tokns"/],
    ['a Mi-Go that is not there', { boarded: ['MI_GO'] }, 'boarded.0', /beside the active identity/],
    ['anything but the seed before the deal', { start: 'deal', acted: 1 }, 'acted', /unknown key "acted"/],
  ];
  for (const [name, spec, path, message] of wrong)
    test(name, () => {
      const seats = spec.players && 'dan' in spec.players ? NAMES : NAMES.slice(0, 2);
      const error = complaint(() => stateAt(game, seats, spec));
      expect(error.path.join('.')).toBe(path);
      expect(error.message).toMatch(message);
    });
});

describe('what is known', () => {
  test('R19 a view is told with counts and nulls where the viewer may not look', () => {
    const t = table(2, {
      players: { ann: { identity: 'LOYALIST', hand: ['OKHRANA'], deck: ['START_S003', 'START_S004'] } },
      cities: { ROME: { faceUp: 'MALATESTA', stack: ['CITY_ROME', 'LEO_TAXIL'] } },
    });
    const seenBy = (viewer: number) =>
      describeView(game.data, view(game, t.s, viewer), NAMES.slice(0, 2)) as {
        players: Record<string, unknown>;
        cities: Record<string, unknown>;
      };
    expect(seenBy(0).players.ann).toMatchObject({ identity: 'LOYALIST', hand: ['OKHRANA'], deck: 2 });
    expect(seenBy(1).players.ann).toMatchObject({ identity: null, hand: 1, deck: 2, knownHand: [], knownDeck: [] });
    expect(seenBy(1).cities.ROME).toMatchObject({ faceUp: 'MALATESTA', stack: 2, knownStack: ['CITY_ROME'] });
  });

  test('R18.30 a look at an identity is stated for the one who looked', () => {
    const t = table(3, { looked: [{ by: 'ben', at: 'ann' }] });
    expect(itemIn(view(game, t.s, 1).s, IDENTITY)).toBeGreaterThanOrEqual(0);
    expect(itemIn(view(game, t.s, 2).s, IDENTITY)).toBe(-1);
  });
});

function fourth(identity: 'LOYALIST'): PositionSpec {
  return { players: Object.fromEntries(NAMES.slice(0, 4).map((name) => [name, { identity }])) };
}
function complaint(run: () => unknown): PositionError {
  try {
    run();
  } catch (error) {
    if (error instanceof PositionError) return error;
    throw error;
  }
  throw new Error('the position was set');
}
