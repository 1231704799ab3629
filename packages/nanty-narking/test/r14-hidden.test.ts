// R14 Hidden and public information, and the sources of chance.
import { type Chance, FastDice } from '@gaslamp/kernel/chance';
import { copy, EVERYONE, NOBODY, SPECTATOR } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { redeal, view } from '@gaslamp/kernel/view';
import { describe, expect, test } from 'vitest';
import { CARDS, FIRST_EVENT, FIRST_PERSONALITY } from '../src/box/ids.ts';
import type { Nanty } from '../src/box/state.ts';
import { nantyNarking } from '../src/game.ts';
import { bare } from './bare.ts';
import { heard } from './knowing.ts';
import { table } from './table.ts';

const game = nantyNarking();
const placeOf = (name: string): number => game.places.indexOf(name);
/** Returns what a viewer knows of a place: the items known to be there, and the number of others. */
function seen(s: Nanty, viewer: number, place: string): [known: string[], unknown: number] {
  const { s: known, hidden } = view(game, s, viewer);
  const at = placeOf(place);
  const names = known.place.flatMap((lies, item) => (lies === at ? [game.nameOf(item)] : []));
  const more = hidden.reduce((sum, { places }) => sum + places.filter((lies) => lies === at).length, 0);
  return [names, more];
}

describe('R14.1 who sees what', () => {
  const t = table(3, {
    players: { ann: { hand: ['G05', 'R43'], front: ['G01'], personality: 'FAGIN' }, ben: { front: ['G11'] } },
    discard: ['G33'],
    usedEvents: ['FOG'],
  });
  test('R14.1 a hand is its owner’s; its size is everybody’s', () => {
    expect(seen(t.s, 0, 'HAND.GREEN')).toEqual([['G05', 'R43'], 0]);
    for (const viewer of [1, 2, SPECTATOR]) expect(seen(t.s, viewer, 'HAND.GREEN')).toEqual([[], 2]);
  });
  test('R14.1 a personality is its holder’s', () => {
    expect(seen(t.s, 0, 'PERSONALITY.GREEN')).toEqual([['FAGIN'], 0]);
    for (const viewer of [1, 2, SPECTATOR]) expect(seen(t.s, viewer, 'PERSONALITY.GREEN')).toEqual([[], 1]);
  });
  test('R14.1 nobody sees the unused personalities, the draw pile and the events to come', () => {
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      expect(seen(t.s, viewer, 'UNUSED')).toEqual([[], 4]);
      expect(seen(t.s, viewer, 'EVENT_PILE')).toEqual([[], 11]);
      const [grey, red] = ['GREY_PILE', 'RED_PILE'].map((place) => seen(t.s, viewer, place));
      expect([grey![0], red![0]]).toEqual([[], []]);
      // Two hands of five, a hand of two, a loan, a burden and a discard lie elsewhere.
      expect(grey![1] + red![1]).toBe(101 - 15);
    }
  });
  test('R14.1 everybody sees discards, used events, loans, burdens, money and the board', () => {
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      expect(seen(t.s, viewer, 'DISCARD')).toEqual([['G33'], 0]);
      expect(seen(t.s, viewer, 'USED_EVENTS')).toEqual([['FOG'], 0]);
      expect(seen(t.s, viewer, 'FRONT.GREEN')).toEqual([['G01'], 0]);
      expect(seen(t.s, viewer, 'FRONT.YELLOW')).toEqual([['G11'], 0]);
      const { s } = view(game, t.s, viewer);
      for (const field of ['money', 'agents', 'buildings', 'areaCards', 'trouble'] as const)
        expect(s[field]).toEqual(t.s[field]);
    }
  });
  test('R14.1 backs are open: grey cards in a hand are told from red ones', () => {
    const { hidden } = view(game, t.s, 1);
    const hand = placeOf('HAND.GREEN');
    const inHand = hidden.map(({ places }) => places.filter((place) => place === hand).length);
    expect(inHand.filter((count) => count > 0)).toEqual([1, 1]);
  });
  test('R14.1 a drawn card is told to its player alone', () => {
    const turn = bare(2, { drawPile: ['G05', 'G06', 'G08', 'G14', 'G17'], players: { ann: { hand: ['G23'] } } });
    turn.play('ann: play G23', 'ann: end');
    expect(heard(turn, 'ann', 'drew').sort()).toEqual(['G05', 'G06', 'G08', 'G14', 'G17']);
    for (const viewer of ['ben', 'spectator']) expect(heard(turn, viewer, 'drew')).toEqual(Array(5).fill(null));
  });
});

describe('R14.1 worlds that a viewer cannot tell apart', () => {
  test('R14.1 a re-deal keeps what is known, the backs, and who cannot be whom', () => {
    const t = table(4, {
      players: { ann: { hand: ['G05', 'R43', 'R44'], ruledOut: ['FAGIN', 'HOLMES'], personality: 'MORIARTY' } },
    });
    for (let seed = 1; seed <= 60; seed++) {
      const world = redeal(game, view(game, t.s, 1), new FastDice(seed));
      const hand = world.place.flatMap((lies, item) => (lies === 0 ? [game.nameOf(item)] : []));
      expect(hand.map((id) => id[0]).sort()).toEqual(['G', 'R', 'R']);
      const personality = world.place.indexOf(placeOf('PERSONALITY.GREEN'));
      expect(['FAGIN', 'HOLMES']).not.toContain(game.nameOf(personality));
      expect(view(game, world, 1)).toEqual(view(game, t.s, 1));
    }
  });
});

describe('R14.2 chance', () => {
  /** Returns chance that records the requests: rolls by their sides, draws by the items drawn. */
  function watched(seed: number): Chance & { requests: string[] } {
    const dice = new FastDice(seed);
    const requests: string[] = [];
    return {
      requests,
      roll(sides) {
        requests.push(`roll ${sides}`);
        return dice.roll(sides);
      },
      draw(from) {
        const item = dice.draw(from);
        requests.push(item < FIRST_PERSONALITY ? 'card' : item < FIRST_EVENT ? 'personality' : 'event');
        return item;
      },
    };
  }
  test('R14.2 the deal: personalities, hands, the first player, and nothing else', () => {
    for (const seats of [2, 3, 4]) {
      const chance = watched(5);
      new Table(game, game.setup(seats, {}), chance);
      const expected = [...Array(seats).fill('personality'), ...Array(5 * seats).fill('card'), `roll ${seats}`];
      expect(chance.requests).toEqual(expected);
    }
  });
  test('R14.2 a turn without texts and events asks for nothing but the cards of its refill', () => {
    const t = bare(2, { players: { ann: { hand: ['G06', 'G33', 'G34'], agents: ['CITY'] } }, citizens: ['CITY'] });
    const chance = watched(3);
    const played = new Table(game, copy(t.s), chance);
    const say = (text: string) => played.choose(game.verbs.parse(text) as number);
    for (const text of ['play G06', 'money', 'place CITY', 'end']) say(text);
    expect(chance.requests).toEqual(['card', 'card', 'card']);
  });
});

test('R14 cards nobody has met are known to nobody, those that lie open to everybody', () => {
  const { s } = table(2, { discard: ['G05'] });
  expect(s.seenBy[CARDS.indexOf('G05')]).toBe(EVERYONE);
  const pile = s.place.flatMap((lies, item) => (lies === placeOf('RED_PILE') ? [s.seenBy[item]] : []));
  expect(new Set(pile)).toEqual(new Set([NOBODY]));
});
