// R2 Setup, for two to five players.
import { FastDice } from '@gaslamp/kernel/chance';
import { EVERYONE, NOBODY, only } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { expect, test } from 'vitest';
import { CITIES } from '../src/box/ids.ts';
import {
  countIn,
  DECK,
  FACE_UP,
  HAND,
  IDENTITY,
  itemIn,
  runningTotal,
  SET_ASIDE,
  SLOT,
  STACK,
  UNDEALT,
} from '../src/box/state.ts';
import { emerald2e } from '../src/game.ts';
import { cityIn, playerIn } from './reading.ts';
import { table } from './table.ts';

const game = emerald2e();
const SEATS = [2, 3, 4, 5];
const GAME_CARDS = { 2: 3, 3: 3, 4: 4, 5: 5 } as Record<number, number>;

/** A table right after the deal: the first agents are still to be placed. */
const dealt = (seats: number, seed = 1) => new Table(game, game.setup(seats, {}), new FastDice(seed));
const idOf = (item: number) => game.data.cards[game.data.kindOf[item]!]!.id;
const items = (places: readonly number[], at: number) => places.flatMap((lies, item) => (lies === at ? [item] : []));

test('R2.1 each stack has its own city card and its own royalty card', () => {
  for (const seats of SEATS) {
    const { s } = dealt(seats);
    for (const [city, name] of CITIES.entries()) {
      const own = [STACK + city, FACE_UP + city, SLOT + city];
      const there = own.flatMap((place) => items(s.place, place)).map(idOf);
      expect(there.filter((id) => /^(CITY|ROYAL)_/.test(id)).sort()).toEqual([`CITY_${name}`, `ROYAL_${name}`]);
    }
  }
});

test('R2.2 three game cards join each stack with two or three players, four with four, five with five', () => {
  for (const seats of SEATS) {
    const { s } = dealt(seats);
    for (const city of CITIES.keys()) {
      const count = countIn(s, STACK + city) + countIn(s, FACE_UP + city) + countIn(s, SLOT + city);
      expect(count, `${seats} players`).toBe(2 + GAME_CARDS[seats]!);
    }
  }
});

test('R2.2 the game cards are shuffled: other matches have other ones', () => {
  const asideOf = (seed: number) => items(dealt(2, seed).s.place, SET_ASIDE).join();
  expect(new Set([1, 2, 3, 4].map(asideOf)).size).toBe(4);
});

test('R2.3 the left-over game cards (39, 39, 30 or 21) are set aside, unseen by all', () => {
  for (const [seats, left] of [
    [2, 39],
    [3, 39],
    [4, 30],
    [5, 21],
  ] as const) {
    const { s } = dealt(seats);
    const aside = items(s.place, SET_ASIDE);
    expect(aside, `${seats} players`).toHaveLength(left);
    expect(aside.every((item) => s.seenBy[item] === NOBODY)).toBe(true);
  }
});

test('R2.3 nothing draws from the cards set aside: they stay there through whole matches', () => {
  for (const seats of SEATS) {
    const t = dealt(seats);
    const dice = new FastDice(seats);
    const aside = items(t.s.place, SET_ASIDE);
    for (let n = 0; n < 400 && t.decision; n++) t.choose(t.decision.options[dice.roll(t.decision.options.length) - 1]!);
    expect(items(t.s.place, SET_ASIDE)).toEqual(aside);
  }
});

test('R2.4 each stack is shuffled and shows its top card: any of its cards, the others face-down', () => {
  const tops = new Set<string>();
  for (let seed = 1; seed <= 30; seed++) {
    const { s } = dealt(2, seed);
    for (const city of CITIES.keys()) {
      const top = items(s.place, FACE_UP + city);
      expect(top).toHaveLength(1);
      expect(s.seenBy[top[0]!]).toBe(EVERYONE);
      tops.add(game.data.cards[game.data.kindOf[top[0]!]!]!.kind);
      // Nobody knows the game cards below.
      for (const item of items(s.place, STACK + city))
        if (game.data.cards[game.data.kindOf[item]!]!.kind === 'game') expect(s.seenBy[item]).toBe(NOBODY);
    }
  }
  expect([...tops].sort()).toEqual(['city', 'game']);
});

test('R2.5 at setup royalty that comes up goes to its slot and the next card is turned up', () => {
  let slides = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const { s } = dealt(3, seed);
    for (const [city, name] of CITIES.entries()) {
      expect(idOf(itemIn(s, FACE_UP + city))).not.toMatch(/^ROYAL/);
      const slot = itemIn(s, SLOT + city);
      if (slot < 0) continue;
      slides++;
      expect(idOf(slot)).toBe(`ROYAL_${name}`);
      expect(countIn(s, STACK + city)).toBe(3);
    }
  }
  expect(slides).toBeGreaterThan(0);
});

const ANN_CLAIMS = {
  ann: { hand: ['START_S005', 'START_S001'], agents: ['VIENNA'], cubes: ['VIENNA'] },
  ben: { agents: ['BERLIN'], cubes: {} },
};

test('R2.5 later too: royalty under a claimed card slides and the next card is turned up', () => {
  const t = table(2, {
    players: ANN_CLAIMS,
    cities: { VIENNA: { faceUp: 'OKHRANA', stack: ['ROYAL_VIENNA', 'CITY_VIENNA'] } },
  });
  t.draws('ROYAL_VIENNA').play('ann: claim VIENNA', 'ann: pick START_S005', 'ann: confirm');
  expect(cityIn(t, 'VIENNA')).toEqual({ faceUp: 'CITY_VIENNA', stack: [], slot: true, zombies: 0 });
});

test('R2.6 both markers and all points begin at 0', () => {
  for (const seats of SEATS) {
    const { s } = dealt(seats);
    expect(s.markers).toEqual([0, 0]);
    for (let player = 0; player < seats; player++) expect(runningTotal(s, player)).toBe(0);
  }
});

test('R2.7 five of the ten cubes begin in Limbo; ten agents and five cubes are the stock', () => {
  for (const seats of SEATS) {
    const { s } = dealt(seats);
    expect([s.limbo, s.cubeStock, s.agentStock]).toEqual([
      Array(seats).fill(5),
      Array(seats).fill(5),
      Array(seats).fill(10),
    ]);
    expect([...s.agents, ...s.cubes].every((count) => count === 0)).toBe(true);
  }
});

test('R2.8 everybody shuffles the ten starting cards and draws five of them', () => {
  const hands = new Set<string>();
  for (const seats of SEATS) {
    const { s } = dealt(seats);
    for (let player = 0; player < seats; player++) {
      const hand = items(s.place, HAND + player);
      const deck = items(s.place, DECK + player);
      expect([hand.length, deck.length]).toEqual([5, 5]);
      expect([...hand, ...deck].every((item) => game.data.ownerOf[item] === player)).toBe(true);
      expect(hand.every((item) => s.seenBy[item] === only(player))).toBe(true);
      // The owner can infer the deck from the hand; the others know neither.
      expect(deck.every((item) => (s.seenBy[item]! & ~only(player)) === NOBODY)).toBe(true);
      hands.add(hand.map(idOf).join());
    }
  }
  expect(hands.size).toBeGreaterThan(5);
});

test('R2.9 one identity for each player, known to its owner only; the rest unseen by all; three tokens on it', () => {
  for (const seats of SEATS) {
    const { s } = dealt(seats);
    for (let player = 0; player < seats; player++) {
      const [identity, ...more] = items(s.place, IDENTITY + player);
      expect(more).toEqual([]);
      expect(s.seenBy[identity!]).toBe(only(player));
    }
    const rest = items(s.place, UNDEALT);
    expect(rest).toHaveLength(6 - seats);
    expect(rest.every((item) => s.seenBy[item] === NOBODY)).toBe(true);
    expect(s.tokens).toEqual(Array(seats).fill(3));
  }
});

test('R2.9 the identities are shuffled: everybody may be anything', () => {
  const sides = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const { s } = dealt(5, seed);
    for (let player = 0; player < 5; player++) sides.add(`${player} ${idOf(itemIn(s, IDENTITY + player))}`);
  }
  expect(sides.size).toBe(10);
});

test('R2.10 from the first player clockwise, twice round, one agent each in any city; then the first player’s turn', () => {
  for (const seats of SEATS) {
    const firsts = new Set<number>();
    for (let seed = 1; seed <= 25; seed++) {
      const t = dealt(seats, seed);
      const first = t.s.active;
      firsts.add(first);
      for (let n = 0; n < 2 * seats; n++) {
        expect(t.decision).toMatchObject({ player: (first + n) % seats, effect: 'setup.agent' });
        expect(t.decision!.options).toHaveLength(9);
        t.choose(t.decision!.options[n % 9]!);
      }
      expect(t.decision).toMatchObject({ player: first, effect: 'turn.act' });
      expect(t.s.agentStock).toEqual(Array(seats).fill(8));
    }
    expect([...firsts].sort()).toEqual([...Array(seats).keys()]);
  }
});

test('R2.10 whoever is asked for a first agent is told that nothing else comes before', () => {
  const t = dealt(3);
  for (let n = 0; n < 6; n++) {
    const { player, options } = t.decision!;
    const claim = t.game.verbs.parse('claim VIENNA') as number;
    expect(t.refuse(player, claim)).toEqual({ rule: 'R2.10', key: 'agentsFirst' });
    expect(t.refuse((player + 1) % 3, claim)!.key).not.toBe('agentsFirst');
    t.choose(options[n]!);
  }
});

test('R2.10 cities may be shared, and both agents may stand together', () => {
  const t = dealt(3);
  while (t.decision?.effect === 'setup.agent') t.choose(t.decision.options[8]!);
  expect([0, 1, 2].map((player) => t.s.agents[player * CITIES.length + 8])).toEqual([2, 2, 2]);
});

test('R2.11 six zombies stand ready beside the board', () => {
  for (const seats of SEATS) {
    const { s } = dealt(seats);
    expect(s.zombieSupply).toBe(6);
    expect(s.zombies).toEqual(Array(9).fill(0));
  }
});

test('R2.12 if nothing lies under sliding royalty the stack stays empty; the royalty in the slot stays available', () => {
  const t = table(2, {
    players: {
      ...ANN_CLAIMS,
      ann: {
        hand: ['START_S005', 'START_S001', 'START_S006'],
        deck: ['START_S007', 'START_S002', 'START_S003'],
        agents: { VIENNA: 6 },
        cubes: ['VIENNA'],
      },
    },
    cities: { VIENNA: { faceUp: 'OKHRANA', stack: ['ROYAL_VIENNA'] } },
  });
  t.play('ann: claim VIENNA', 'ann: pick START_S005', 'ann: confirm');
  expect(cityIn(t, 'VIENNA')).toEqual({ faceUp: null, stack: [], slot: true, zombies: 0 });
  t.play('ann: place VIENNA', 'ann: pick START_S006', 'ann: end', 'ben: pass', 'ben: pass', 'ben: end');
  // Never refilled: there is nothing to claim, but somebody to kill.
  expect(t.refused('ann: claim VIENNA')).toEqual({ rule: 'R6.9', key: 'claim.empty' });
  t.rolls(6).play('ann: assassinate ROYALTY VIENNA', 'ann: pick START_S001', 'ann: confirm');
  expect(cityIn(t, 'VIENNA')).toMatchObject({ faceUp: null, slot: false });
  expect(playerIn(t, 'ann').restorationist).toBe(5);
});
