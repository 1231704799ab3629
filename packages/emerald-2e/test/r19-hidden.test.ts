// R19 Public and hidden.
import { FastDice } from '@gaslamp/kernel/chance';
import { hash, type Item, type Place, SPECTATOR, UNKNOWN } from '@gaslamp/kernel/state';
import { redeal, view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import {
  BESIDE,
  countIn,
  DECK,
  DEVOURED,
  DISCARD,
  FACE_UP,
  HAND,
  IDENTITY,
  identityOf,
  itemIn,
  REMOVED,
  runningTotal,
  SET_ASIDE,
  SLOT,
  STACK,
  UNDEALT,
} from '../src/box/state.ts';
import type { PositionSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { playerIn } from './reading.ts';
import { table } from './table.ts';

const ANN = 0;
const BEN = 1;
const CAT = 2;
const EVERYBODY = [ANN, BEN, CAT, SPECTATOR];
const ROME = 6;

/** A table with something in every zone. */
const SPEC: PositionSpec = {
  markers: { restorationist: 2, loyalist: 5 },
  players: {
    ann: { hand: ['START_S003', 'BURTSEV', 'THIRD_SECTION'], discard: ['NECRONOMICON', 'START_S004'], neutral: 3 },
    ben: {
      identity: 'RESTORATIONIST',
      hand: ['SHERLOCK_HOLMES', 'START_S001'],
      beside: [{ card: 'SHOGGOTH', victim: 'ann' }, { card: 'CHANGE_OF_HEART' }, { card: 'MI_GO', agents: 1 }],
      changesOfHeart: 1,
      kills: { ann: 3 },
      tokens: 2,
      agents: { ROME: 2 },
      cubes: { PARIS: 2 },
      limbo: 4,
    },
    cat: { identity: 'LOYALIST', revealed: true },
  },
  cities: { ROME: { faceUp: 'OKHRANA', stack: ['BISMARCK', 'CITY_ROME'], slot: true, zombies: 2 } },
  removed: ['JOHANN_MOST'],
  devoured: ['KROPOTKIN'],
};
/** For each item, whether each viewer of EVERYBODY knows its place. */
const whoKnows = (t: Story, items: readonly Item[]): boolean[][] =>
  items.map((item) => EVERYBODY.map((viewer) => view(t.game, t.s, viewer).s.place[item] !== UNKNOWN));
const itemsIn = (t: Story, place: Place): Item[] => t.table.in(place);
const named = (t: Story, name: string): Item => t.s.place.findIndex((_, item) => t.game.nameOf(item) === name);
const ALL = [true, true, true, true];
const NONE = [false, false, false, false];

test('R19.1 pieces, Limbo, stocks, zombies, markers, totals and typed points are seen by all', () => {
  const t = table(3, SPEC);
  for (const viewer of EVERYBODY) {
    const { s } = view(t.game, t.s, viewer);
    for (const field of [
      'agents',
      'cubes',
      'zombies',
      'limbo',
      'agentStock',
      'cubeStock',
      'markers',
      'neutral',
      'restorationist',
      'loyalist',
      'kills',
    ] as const)
      expect(s[field]).toEqual(t.s[field]);
    expect([s.zombieSupply, runningTotal(s, BEN)]).toEqual([t.s.zombieSupply, runningTotal(t.s, BEN)]);
  }
});

test('R19.1 face-up cards and royalty in slots are seen by all', () => {
  const t = table(3, SPEC);
  expect(whoKnows(t, [itemIn(t.s, FACE_UP + ROME), itemIn(t.s, SLOT + ROME)])).toEqual([ALL, ALL]);
});

test('R19.1 face-down game cards, those set aside and undealt identities are seen by nobody; their number by all', () => {
  const t = table(3, SPEC);
  const faceDown = [named(t, 'BISMARCK'), ...itemsIn(t, SET_ASIDE), ...itemsIn(t, UNDEALT)];
  for (const known of whoKnows(t, faceDown)) expect(known).toEqual(NONE);
  for (const viewer of EVERYBODY) {
    const { s, hidden } = view(t.game, t.s, viewer);
    const places = [...s.place, ...hidden.flatMap((pool) => pool.places)];
    for (const place of [STACK + ROME, SET_ASIDE, UNDEALT, DEVOURED])
      expect(places.filter((lies) => lies === place)).toHaveLength(countIn(t.s, place));
  }
});

test('R19.1 that a city’s own card lies in its stack is known from the start, since nobody ever hid it', () => {
  const t = table(3, SPEC);
  expect(whoKnows(t, [named(t, 'CITY_ROME')])).toEqual([ALL]);
});

test('R19.1 a hand is seen by its owner; the others see only the count', () => {
  const t = table(3, SPEC);
  for (const known of whoKnows(t, itemsIn(t, HAND + ANN))) expect(known).toEqual([true, false, false, false]);
  for (const known of whoKnows(t, itemsIn(t, HAND + BEN))) expect(known).toEqual([false, true, false, false]);
  for (const viewer of [ANN, CAT, SPECTATOR]) {
    const { hidden } = view(t.game, t.s, viewer);
    expect(hidden.flatMap((pool) => pool.places).filter((place) => place === HAND + BEN)).toHaveLength(2);
  }
});

test('R19.1 a deck has no order that anybody could see: any of its cards may come next', () => {
  const left = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const t = table(2, {
      seed,
      players: { ann: { hand: ['DIOGENES_CLUB'], deck: ['START_S001', 'START_S002', 'START_S003'] } },
    });
    t.play('ann: play DIOGENES_CLUB');
    left.add(playerIn(t, 'ann').deck.join());
  }
  expect([...left].sort()).toEqual(['START_S001', 'START_S002', 'START_S003']);
});

test('R19.1 discard piles, cards beside an identity with their agents, and cards out of the game are seen by all', () => {
  const t = table(3, SPEC);
  const open = [...itemsIn(t, DISCARD + ANN), ...itemsIn(t, BESIDE + BEN), ...itemsIn(t, REMOVED)];
  expect(open).toHaveLength(2 + 3 + 1);
  for (const known of whoKnows(t, open)) expect(known).toEqual(ALL);
  for (const viewer of EVERYBODY) {
    const { s } = view(t.game, t.s, viewer);
    expect([s.victim[named(t, 'SHOGGOTH.1')], s.stored[named(t, 'MI_GO')]]).toEqual([ANN + 1, 1]);
  }
});

test('R19.1 an identity before the reveal is seen by its owner, after it by all; tokens and Change of Heart by all', () => {
  const t = table(3, SPEC);
  expect(whoKnows(t, [identityOf(t.s, ANN), identityOf(t.s, BEN), identityOf(t.s, CAT)])).toEqual([
    [true, false, false, false],
    [false, true, false, false],
    ALL,
  ]);
  for (const viewer of EVERYBODY) {
    const { s } = view(t.game, t.s, viewer);
    expect([s.tokens[BEN], s.flips[BEN]]).toEqual([2, 1]);
  }
});

test('R19.1 a card that is played is seen by all from then on, a drawn one by its owner only', () => {
  const t = table(3, { players: { ann: { hand: ['DIOGENES_CLUB'], deck: ['START_S001', 'START_S002'] } } });
  t.play('ann: play DIOGENES_CLUB');
  expect(whoKnows(t, [named(t, 'DIOGENES_CLUB'), named(t, 'START_S001.MONDAY')])).toEqual([
    ALL,
    [true, false, false, false],
  ]);
});

test('R19.2 hand and deck together are public as a set; only which is where is hidden', () => {
  const t = table(3, SPEC);
  const owned = [...itemsIn(t, HAND + BEN), ...itemsIn(t, DECK + BEN)].sort((a, b) => a - b);
  for (const viewer of [ANN, CAT, SPECTATOR]) {
    const pool = view(t.game, t.s, viewer).hidden.find(({ places }) => places.includes(HAND + BEN))!;
    expect(pool.items).toEqual(owned);
    expect(new Set(pool.places)).toEqual(new Set([HAND + BEN, DECK + BEN]));
  }
});

test('R19.2 a claimed card that is shuffled into the deck is known to be in the deck or the hand', () => {
  const t = table(3, {
    players: { ann: { hand: ['DIOGENES_CLUB'], deck: [], discard: ['NECRONOMICON', 'START_S001', 'START_S002'] } },
  });
  t.play('ann: play DIOGENES_CLUB');
  const card = named(t, 'NECRONOMICON');
  expect(whoKnows(t, [card])).toEqual([[true, false, false, false]]);
  const { hidden } = view(t.game, t.s, BEN);
  const pool = hidden.find(({ items }) => items.includes(card))!;
  expect(new Set(pool.places)).toEqual(new Set([HAND + ANN, DECK + ANN]));
});

test('R19.3 what Burtsev’s player saw stays private: the others do not even see that it is known', () => {
  const looked = table(3, { ...SPEC, looked: [{ by: 'ann', at: 'ben' }] });
  const not = table(3, SPEC);
  const card = identityOf(looked.s, BEN);
  expect(whoKnows(looked, [card])).toEqual([[true, true, false, false]]);
  for (const viewer of [BEN, CAT, SPECTATOR])
    expect(view(looked.game, looked.s, viewer)).toEqual(view(not.game, not.s, viewer));
});

test('R19.3 … and does so after many turns, until the identity is revealed to all', () => {
  const t = table(3, { ...SPEC, looked: [{ by: 'ann', at: 'ben' }] });
  for (let turns = 0; turns < 6; turns++)
    for (const name of ['ann', 'ben', 'cat']) t.play(`${name}: pass`, `${name}: pass`, `${name}: end`);
  expect(whoKnows(t, [identityOf(t.s, BEN)])).toEqual([[true, true, false, false]]);
});

test('R19.4 cards that Cthulhu takes face-down stay unseen by all; their number is known', () => {
  const t = table(3, {
    ...SPEC,
    players: { ...SPEC.players, ann: { hand: ['CTHULHU', 'START_S003'], agents: ['PARIS'], cubes: {} } },
  });
  t.play('ann: play CTHULHU', 'ann: at ROME', 'ann: confirm', 'ben: pass');
  expect(whoKnows(t, [named(t, 'OKHRANA'), named(t, 'BISMARCK'), named(t, 'KROPOTKIN')])).toEqual([ALL, NONE, NONE]);
  // Everybody could tell that the city's own card was among them.
  expect(whoKnows(t, [named(t, 'CITY_ROME')])).toEqual([ALL]);
  const devoured = t.events.find((event) => event.kind === 'devoured')!;
  expect([devoured.fields, devoured.secret]).toEqual([{ city: ROME, unseen: 2 }, undefined]);
  for (const viewer of EVERYBODY) {
    const { s, hidden } = view(t.game, t.s, viewer);
    const places = [...s.place, ...hidden.flatMap((pool) => pool.places)];
    expect(places.filter((place) => place === DEVOURED)).toHaveLength(3);
  }
});

test('R19.1 R19.2 R19.4 a re-deal of what a viewer does not know looks the same to that viewer, and differs', () => {
  const t = table(3, { ...SPEC, looked: [{ by: 'ann', at: 'ben' }] });
  const dice = new FastDice(5);
  for (const viewer of EVERYBODY) {
    const seen = view(t.game, t.s, viewer);
    const worlds = new Set<string>();
    const tops = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const world = redeal(t.game, seen, dice);
      expect(view(t.game, world, viewer)).toEqual(seen);
      worlds.add(hash(world));
      // The unseen card under Okhrana may be any card that was set aside, and so may the one that Cthulhu took.
      tops.add(String(world.place.indexOf(DEVOURED)));
    }
    expect([worlds.size, tops.size > 3]).toEqual([20, true]);
  }
});

test('R19.1 R19.3 a re-deal never moves an identity that the viewer knows, and does move one that is hidden', () => {
  const t = table(3, { ...SPEC, looked: [{ by: 'ann', at: 'ben' }] });
  const dice = new FastDice(9);
  const sidesOfBen = (viewer: number) => {
    const seen = view(t.game, t.s, viewer);
    return new Set(Array.from({ length: 40 }, () => redeal(t.game, seen, dice).place.indexOf(IDENTITY + BEN)));
  };
  expect([...sidesOfBen(ANN)]).toEqual([identityOf(t.s, BEN)]);
  expect(sidesOfBen(CAT).size).toBeGreaterThan(2);
  expect(sidesOfBen(SPECTATOR).size).toBeGreaterThan(2);
});
