// R1 Components, R2 Setup, R3 Turn.
import { FastDice } from '@gaslamp/kernel/chance';
import { Match } from '@gaslamp/kernel/match';
import { SPECTATOR } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import { emerald1e } from '../src/game.ts';
import { Story } from '../src/stage/story.ts';
import { agentIn, agents, cityIn, happened, optionsOf, playerIn, ruleAgainst } from './reading.ts';
import { NAMES, table } from './table.ts';

const { pack } = emerald1e().data;
const dealt = (seats: number) => table(seats);
const count = (kind: string) => pack.cards.reduce((n, card) => (card.kind === kind ? n + card.copies : n), 0);
const KEYS = ['LONDON', 'PARIS', 'MADRID', 'ROME', 'BERLIN', 'VIENNA', 'ST_PETERSBURG', 'CONSTANTINOPLE', 'CAIRO'];

test('R1.1 there are twelve cities', () => {
  expect(pack.cities.map((city) => city.id).sort()).toEqual([...KEYS, 'WASHINGTON', 'THE_HAGUE', 'ZURICH'].sort());
});

test('R1.2 every city says what killing an agent there takes; ten have a royal with a number of its own', () => {
  expect(pack.cities.every((city) => city.needed > 0)).toBe(true);
  expect(pack.royals).toHaveLength(10);
  expect(pack.royals.find((royal) => royal.city === 'LONDON')).toMatchObject({ needed: 8, points: 7 });
});

test('R1.3 lines join the cities, each with a cost in gold; every city can be reached', () => {
  expect(pack.lines.every((line) => line.cost >= 1)).toBe(true);
  const { routes } = emerald1e().data;
  expect(routes.every((cost) => Number.isFinite(cost))).toBe(true);
});

test('R1.4 each track ends with the last of its spaces, which are counted from 0', () => {
  const t = table(2, { markers: { war: 9 }, players: { ann: { hand: ['STIEBER'] } } });
  t.play('ann: markers', 'ann: advance WAR STIEBER', 'ann: done');
  expect(t.position).toMatchObject({ markers: { war: 10 }, over: 'track' });
  expect(pack.tracks.war).toHaveLength(11);
});

test('R1.5 sixty game cards, twelve city cards, six identity cards, ten starting cards a player', () => {
  expect(['game', 'city', 'identity', 'starting'].map(count)).toEqual([60, 12, 6, 10]);
});

test('R1.6 six permanent-effect cards are a kind of their own', () => {
  expect(count('permanent')).toBe(6);
  expect(pack.cards.filter((card) => card.kind === 'permanent').every((card) => card.invented)).toBe(true);
});

test('R1.7 twenty cubes a player, and a main agent named after a weekday', () => {
  const t = dealt(5);
  expect(agents(t)).toEqual(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']);
  const { supply, reserve, limbo } = playerIn(t, 'ann');
  expect(supply + reserve + limbo).toBe(20);
});

test('R1.8 a token for every named agent, and Sane and Mad markers', () => {
  expect(count('token')).toBe(23);
  expect(count('sanity')).toBe(16);
});

test('R2.1 two to five players', () => {
  expect(emerald1e().seats).toEqual({ least: 2, most: 5 });
  for (const seats of [1, 6])
    expect(() => Match.start(emerald1e(), seats, {}, new FastDice(1))).toThrow('least 2, most 5');
});

test.each([
  [2, 2, 24],
  [3, 2, 24],
  [4, 3, 12],
  [5, 3, 12],
])('R2.2 with %i players a stack has an open card and %i below; %i cards stay boxed unseen', (seats, under, boxed) => {
  const t = dealt(seats);
  for (const { id } of pack.cities) {
    expect(cityIn(t, id).faceUp).not.toBeNull();
    expect(cityIn(t, id).stack).toHaveLength(under);
  }
  const aside = t.game.places.indexOf('SET_ASIDE');
  expect(t.s.place.filter((place) => place === aside)).toHaveLength(boxed);
});

test('R2.3 of the six permanent effects the deal lays two open and boxes four unseen, not always the same', () => {
  const open = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const t = table(3, { seed });
    const slots = t.position.slots as readonly string[];
    expect(new Set(slots).size).toBe(2);
    for (const card of slots) open.add(card);
    const { kindOf } = t.game.data;
    const effects = [...kindOf.keys()].filter((item) => pack.cards[kindOf[item]!]!.kind === 'permanent');
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      const seen = effects.filter((item) => view(t.game, t.s, viewer).s.place[item] !== -1);
      expect(seen.map((item) => pack.cards[kindOf[item]!]!.id).sort()).toEqual([...slots].sort());
    }
  }
  expect(open.size).toBe(6);
});
test('R2.3 a slot whose card was claimed stays empty', () => {
  const t = table(2, { slots: ['PE_NETWORK', 'PE_PATRON'], players: { ann: { cubes: ['SLOT_1'] } } });
  t.play('ann: claim SLOT_1');
  expect(t.position.slots).toEqual([null, 'PE_PATRON']);
});

test('R2.4 markers begin on 0, and the city cards lie beside the board', () => {
  const t = dealt(3);
  expect(t.position.markers).toEqual({ war: 0, revolution: 0 });
  const beside = t.game.places.indexOf('CITY_CARDS');
  expect(t.s.place.filter((place) => place === beside)).toHaveLength(12);
  for (const name of NAMES.slice(0, 3)) expect(playerIn(t, name).points).toBe(0);
});

test('R2.5 six cubes in the supply, fourteen in the general one, none in Limbo; not known, no Mad marker', () => {
  expect(playerIn(dealt(2), 'ben')).toMatchObject({ supply: 6, reserve: 14, limbo: 0, known: false, mad: 0 });
});

test('R2.6 everybody has one of six identities, and nobody sees another one, nor the one that is boxed', () => {
  const t = dealt(5);
  const undealt = t.game.places.indexOf('UNDEALT');
  expect(t.s.place.filter((place) => place === undealt)).toHaveLength(1);
  expect(NAMES.every((name) => ['LOYALIST', 'RESTORATIONIST'].includes(playerIn(t, name).identity))).toBe(true);
  for (const viewer of NAMES.keys()) {
    const { s, data } = { s: view(t.game, t.s, viewer).s, data: t.game.data };
    const identities = data.kindOf.flatMap((kind, item) => (data.pack.cards[kind]?.kind === 'identity' ? [item] : []));
    expect(identities).toHaveLength(6);
    expect(identities.filter((item) => s.place[item] !== -1)).toHaveLength(1);
  }
});

test('R2.7 everybody holds two tokens, the rest is the pool', () => {
  const t = dealt(4);
  for (const name of NAMES.slice(0, 4)) expect(playerIn(t, name).tokens).toHaveLength(2);
  expect(t.position.tokenPool).toHaveLength(15);
});

test('R2.8 all sanity markers are in the pool', () => {
  expect(dealt(2).position.sanityPool).toBe(16);
});

test('R2.9 everybody has drawn five of their ten cards', () => {
  const { hand, deck } = playerIn(dealt(3), 'cat');
  expect([hand.length, deck.length]).toEqual([5, 5]);
});

test('R2.10 whoever is first and then clockwise sets the main agent in any city, also a shared one', () => {
  const t = new Story(emerald1e(), ['ann', 'ben'], { start: 'deal' });
  const first = t.asked;
  expect(optionsOf(t, 'to')).toHaveLength(12);
  t.play(`${first}: to PARIS`);
  expect(t.asked).not.toBe(first);
  t.play(`${t.asked}: to PARIS`);
  expect(agentIn(t, 'MONDAY')?.at).toBe('PARIS');
  expect(agentIn(t, 'TUESDAY')?.at).toBe('PARIS');
});

test('R2.11 nothing is controlled, blocked or hidden; no zombies, no agents but the main ones; decks are alike', () => {
  const t = dealt(5);
  expect(t.position).toMatchObject({ blocked: [], royals: {} });
  for (const city of [...KEYS, 'WASHINGTON', 'THE_HAGUE', 'ZURICH'])
    expect(cityIn(t, city)).toMatchObject({ controller: null, zombies: 0 });
  expect(agents(t)).toEqual(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']);
  const cards = (name: string) => [...playerIn(t, name).hand, ...playerIn(t, name).deck].sort();
  for (const name of NAMES) expect(cards(name)).toEqual(cards('ann'));
});

test('R3.1 a turn is two actions, then the hand is refilled to five and the next player clockwise has a turn', () => {
  const t = table(3, { players: { ann: { hand: ['START_01'] } } });
  t.play('ann: pass');
  expect(playerIn(t, 'ann').hand).toHaveLength(1);
  t.play('ann: pass');
  expect(playerIn(t, 'ann').hand).toHaveLength(5);
  expect(t.asked).toBe('ben');
});

test('R3.2 the same action may be taken twice', () => {
  const t = table(2, { players: { ann: { hand: ['START_01', 'START_04'] } } });
  t.play('ann: place PARIS', 'ann: pick START_01', 'ann: done', 'ann: place PARIS', 'ann: pick START_04', 'ann: done');
  expect(playerIn(t, 'ann').cubes).toEqual({ PARIS: 3 });
});

test('R3.3 an empty deck is refilled from the discard pile only when a card is due; with neither, drawing stops', () => {
  const t = table(2, {
    players: { ann: { hand: ['START_01', 'START_02', 'START_03'], deck: ['START_04'], discard: ['START_05'] } },
  });
  t.play('ann: pass', 'ann: pass');
  expect(playerIn(t, 'ann')).toMatchObject({ deck: [], discard: [] });
  expect(playerIn(t, 'ann').hand).toHaveLength(5);
  expect(happened(t, 'reshuffled')).toBe(1);
  const few = table(2, { players: { ann: { hand: ['START_01'], deck: ['START_02'], discard: [] } } });
  few.play('ann: pass', 'ann: pass');
  expect(playerIn(few, 'ann').hand).toEqual(['START_01', 'START_02']);
});

test('R3.4 five is a mark for the refill only: more cards are kept', () => {
  const hand = ['START_01', 'START_02', 'START_03', 'START_04', 'START_05', 'START_06'];
  const t = table(2, { players: { ann: { hand } } });
  t.play('ann: pass', 'ann: pass');
  expect(playerIn(t, 'ann').hand).toEqual(hand);
});

test('R3.5 what leaves a hand is replaced at its owner’s next refill, not before', () => {
  const t = table(2, { players: { ann: { hand: ['START_01', 'START_02', 'START_03', 'START_04', 'START_05'] } } });
  t.play('ann: discard', 'ann: pick START_01', 'ann: done');
  expect(playerIn(t, 'ann').hand).toHaveLength(4);
});

test('R3.6 passing is always possible', () => {
  const t = table(2, { players: { ann: { hand: [], deck: [], discard: [], cubes: {} } } });
  expect(t.options).toContain('pass');
  expect(ruleAgainst(t, 'ann: pass')).toBeNull();
});
