// Positions in words: both directions have one shape, and nothing impossible is set.
import { FastDice } from '@gaslamp/kernel/chance';
import { copy, SPECTATOR } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { view } from '@gaslamp/kernel/view';
import { PositionError } from '@gaslamp/stated/position-checks';
import { describe, expect, test } from 'vitest';
import { CARDS, EVENTS, PERSONALITIES } from '../src/box/ids.ts';
import type { At } from '../src/box/state.ts';
import { nantyNarking } from '../src/game.ts';
import { describePosition, describeView } from '../src/stage/describe.ts';
import type { PositionSpec } from '../src/stage/position.ts';
import { stateAt } from '../src/stage/story.ts';
import { playerIn, wordsOf } from './reading.ts';
import { NAMES, table } from './table.ts';

const game = nantyNarking();

/** Returns the last position before a first card of a random match within that number of answers. */
function somewhere(seats: number, seed: number, answers: number): At {
  const dice = new FastDice(seed);
  const g = new Table(game, game.setup(seats, {}), dice);
  let last: At | null = null;
  for (let i = 0; i < answers && g.decision !== null; i++) {
    if (g.decision.effect === 'turn.card') last = { s: copy(g.s), data: game.data };
    g.choose(g.decision.options[dice.below(g.decision.options.length)]!);
  }
  return last!;
}

/** Converts a described position to one that a scenario may state: the rest follows. */
function stated(fields: Record<string, unknown>): PositionSpec {
  const { inPlay: _, waiting: ______, over: __, players, ...rest } = fields;
  const spec = Object.entries(players as Record<string, Record<string, unknown>>).map(([name, player]) => {
    const { cityCards: ___, controls: ____, netWorth: _____, ...pieces } = player;
    return [name, pieces];
  });
  return { ...rest, players: Object.fromEntries(spec) } as PositionSpec;
}

describe('a told position can be stated again', () => {
  for (const seats of [2, 3, 4])
    test(`with ${seats} players, in the middle of matches`, () => {
      const names = NAMES.slice(0, seats);
      for (let seed = 1; seed <= 20; seed++) {
        const { s: before } = somewhere(seats, seed, 30 + 12 * seed);
        const described = describePosition({ s: before, data: game.data }, names);
        const s = stateAt(game, names, { ...stated(described), seed: seed + 50 });
        expect(describePosition({ s, data: game.data }, names)).toEqual(described);
        // Nobody knows more or less than before.
        for (let viewer = 0; viewer < seats; viewer++)
          expect(view(game, s, viewer).s.place).toEqual(view(game, before, viewer).s.place);
      }
    });
});

describe('what is not named', () => {
  test('a hand keeps its size when a card of it is named elsewhere', () => {
    const before = table(3, { seed: 5 });
    const hand = playerIn(before, 'ben').hand.slice(0, 2);
    const after = table(3, { seed: 5, players: { ann: { hand: [...hand] } } });
    expect(playerIn(after, 'ann').hand).toEqual(hand);
    expect(playerIn(after, 'ben').hand).toHaveLength(5);
    expect(playerIn(after, 'cat').hand).toEqual(playerIn(before, 'cat').hand);
  });

  test('all cards lie in the draw pile that lie nowhere else', () => {
    const words = wordsOf(table(2, { players: { ann: { hand: ['R01'] }, ben: { hand: [] } }, discard: ['G01'] }));
    expect(words.discard).toEqual(['G01']);
    // Two cards are not used in a match of two.
    expect(words.drawPile).toHaveLength(CARDS.length - 4);
  });

  test('with a draw pile named, all others are discarded', () => {
    const words = wordsOf(table(4, { players: hands(), drawPile: ['G05', 'R43'] }));
    expect(words.drawPile).toEqual(['G05', 'R43']);
    expect(words.discard).toHaveLength(CARDS.length - 2);
  });

  test('R2.6 a draw pile named by its size keeps red cards before grey ones', () => {
    expect(wordsOf(table(4, { players: hands(), drawPile: 3 })).drawPile).toEqual(['R51', 'R52', 'R53']);
    expect(wordsOf(table(4, { players: hands(), drawPile: 54 })).drawPile).toContain('G48');
  });

  test('events and personalities that nobody has are unused', () => {
    const words = wordsOf(table(4, { usedEvents: ['FLOOD'], players: { ann: { personality: 'FAGIN' } } }));
    expect(words.events).toEqual(EVENTS.filter((id) => id !== 'FLOOD').sort((a, b) => order(a) - order(b)));
    expect(words.unused).toHaveLength(3);
    expect(words.unused).not.toContain('FAGIN');
  });

  test('unused personalities can be named instead of those that are held', () => {
    const unused = ['MORIARTY', 'FAGIN', 'HOLMES'];
    for (let seed = 1; seed <= 10; seed++) {
      const t = table(4, { seed, unused: [...unused], players: { ben: { personality: 'SIDONIA' } } });
      expect(wordsOf(t).unused).toEqual(PERSONALITIES.filter((id) => unused.includes(id)));
      expect(playerIn(t, 'ben').personality).toBe('SIDONIA');
    }
  });

  test('R5.3, R5.5 a City Area card is where its building is, or in the display, or set aside', () => {
    const t = table(3, { setAside: ['CITY', 'STRAND'], players: { ben: { buildings: ['CITY', 'HOLBORN'] } } });
    expect(playerIn(t, 'ben').cityCards).toEqual(['HOLBORN']);
    expect(wordsOf(t).setAside).toEqual(['STRAND', 'CITY']);
  });
});

const order = (id: (typeof EVENTS)[number]): number => EVENTS.indexOf(id);
const hands = (): PositionSpec['players'] => Object.fromEntries(NAMES.map((name) => [name, { hand: [] }]));

describe('impossible positions', () => {
  const wrong: [string, PositionSpec, string, RegExp][] = [
    ['too many agents', { players: { ann: { agents: { CITY: 13 } } } }, 'players.ann.agents', /13 agents .* has 12/],
    [
      'too many buildings',
      {
        players: {
          ann: { buildings: ['CITY', 'STRAND', 'HOLBORN', 'CHELSEA', 'LAMBETH', 'HIGHBURY', 'SOUTHWARK'] },
        },
      },
      'players.ann.buildings',
      /7 buildings .* has 6/,
    ],
    [
      'R5.1 two buildings in an area',
      { players: { ann: { buildings: ['CITY'] }, ben: { buildings: ['CITY'] } } },
      'players.ben.buildings.0',
      /has a building already/,
    ],
    ['R1.4 two markers in an area', { trouble: ['CITY', 'CITY'] }, 'trouble.1', /has a marker already/],
    ['R1.3 four New Citizens', { citizens: { CITY: 4 } }, 'citizens', /4 citizens on the board; there are 3/],
    ['more grenadiers than are left', { grenadiers: ['CITY'], grenadierStock: 4 }, 'grenadierStock', /from 0 to 3/],
    ['a card twice', { players: { ann: { hand: ['G05', 'G05'] } } }, 'players.ann.hand.1', /no further G05/],
    [
      'a card in hand and discarded',
      { players: { ann: { hand: ['G05'] } }, discard: ['G05'] },
      'discard.0',
      /no further/,
    ],
    [
      'R2.10 a card that two do not play with',
      { players: { ann: { hand: ['R30'] } } },
      'players.ann.hand.0',
      /match of 2/,
    ],
    [
      'R2.10 Sidonia with two',
      { players: { ann: { personality: 'SIDONIA' } } },
      'players.ann.personality',
      /match of 2/,
    ],
    [
      'one personality for two',
      { players: { ann: { personality: 'FAGIN' }, ben: { personality: 'FAGIN' } } },
      'players.ben.personality',
      /no further FAGIN/,
    ],
    ['too few unused personalities', { unused: ['FAGIN', 'HOLMES', 'MORIARTY'] }, 'unused', /is unused too/],
    [
      'R9.1 a card in front that is no loan',
      { players: { ann: { front: ['G05'] } } },
      'players.ann.front.0',
      /neither a loan/,
    ],
    [
      'a shown card that is not in hand',
      { players: { ann: { hand: [], shown: ['G05'] } } },
      'players.ann.shown.0',
      /not in this hand/,
    ],
    [
      'a look into the draw pile',
      { drawPile: ['G05'], looked: [{ by: 'ann', card: 'G05' }] },
      'looked.0.card',
      /nobody sees/,
    ],
    ['a wrong stock', { players: { ann: { agents: [], agentStock: 9 } } }, 'players.ann.agentStock', /is 12 .* not 9/],
    ['R3.9 a used card in a turn that only begins', { start: 'check', used: ['CITY'] }, 'used', /only begins/],
    [
      'R3.3 a personality ruled out for who holds it',
      { players: { ann: { personality: 'FAGIN', ruledOut: ['HOLMES', 'FAGIN'] } } },
      'players.ann.ruledOut',
      /holds FAGIN/,
    ],
    ['a pile that is too large', { drawPile: 99 }, 'drawPile', /from 0 to 89/],
    ['an unknown start', { start: 'end' as never }, 'start', /turn, check or deal/],
    ['an unknown area', { players: { ann: { agents: ['SOHO'] } } }, 'players.ann.agents.0', /unknown area "SOHO"/],
    ['an unknown card', { discard: ['G49'] }, 'discard.0', /unknown card "G49"/],
    ['an unknown player', { players: { zoe: {} } }, 'players.zoe', /unknown player "zoe"; allowed: ann, ben/],
    ['an unknown key', { players: { ann: { mony: 2 } as never } }, 'players.ann.mony', /unknown key "mony"/],
    ['anything but the seed before the deal', { start: 'deal', turn: 1 }, 'turn', /unknown key "turn"/],
  ];
  for (const [name, spec, path, message] of wrong)
    test(name, () => {
      const error = complaint(() => stateAt(game, NAMES.slice(0, 2), spec));
      expect(error.path.join('.')).toBe(path);
      expect(error.message).toMatch(message);
    });
});

describe('what is known', () => {
  test('R14 a view is told with counts and nulls where the viewer may not look', () => {
    const t = table(3, {
      players: { ann: { hand: ['G05', 'G06'], shown: ['G06'], personality: 'FAGIN' } },
      looked: [
        { by: 'ben', card: 'G05' },
        { by: 'ben', card: 'FAGIN' },
      ],
    });
    const seenBy = (viewer: number) =>
      describeView(game.data, view(game, t.s, viewer), NAMES.slice(0, 3)) as {
        players: Record<string, unknown>;
      };
    expect(seenBy(0).players.ann).toMatchObject({ hand: ['G05', 'G06'], personality: 'FAGIN' });
    expect(seenBy(1).players.ann).toMatchObject({ hand: 2, knownHand: ['G05', 'G06'], personality: 'FAGIN' });
    expect(seenBy(2).players.ann).toMatchObject({ hand: 2, knownHand: ['G06'], shown: ['G06'], personality: null });
    expect(seenBy(SPECTATOR)).toMatchObject({ drawPile: 101 - 12, unused: 4, events: 12, knownUnused: [] });
  });

  test('R9.9 a look at an unused personality is stated for the one who looked', () => {
    const t = table(2, { unused: ['FAGIN', 'HOLMES', 'MORIARTY', 'BALMORAL'], looked: [{ by: 'ben', card: 'FAGIN' }] });
    const knownTo = (viewer: number) =>
      (describeView(game.data, view(game, t.s, viewer), NAMES.slice(0, 2)) as { knownUnused: string[] }).knownUnused;
    expect([knownTo(0), knownTo(1)]).toEqual([[], ['FAGIN']]);
  });
});

function complaint(run: () => unknown): PositionError {
  try {
    run();
  } catch (error) {
    if (error instanceof PositionError) return error;
    throw error;
  }
  throw new Error('the position was set');
}
