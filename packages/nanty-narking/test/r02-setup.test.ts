// R2 Setup, for two to four players.
import { FastDice } from '@gaslamp/kernel/chance';
import { EVERYONE, NOBODY, only } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { expect, test } from 'vitest';
import { GREY, RED } from '../src/box/data.ts';
import { AREA_COUNT, AREAS, CARDS, EVENTS, PERSONALITIES } from '../src/box/ids.ts';
import {
  BOX,
  cardsIn,
  cell,
  countIn,
  EVENT_PILE,
  GREY_PILE,
  HAND,
  IN_DISPLAY,
  type Nanty,
  PERSONALITY,
  personalityOf,
  RED_PILE,
  UNUSED,
} from '../src/box/state.ts';
import { nantyNarking } from '../src/game.ts';

import { ann } from './bare.ts';

const game = nantyNarking();
const SEATS = [2, 3, 4];
const START = ['CHELSEA', 'CITY', 'EAST_END'];

/** Returns a table right after the deal: the first player is asked for a card. */
const dealt = (seats: number, seed = 1, options = {}) =>
  new Table(game, game.setup(seats, options), new FastDice(seed));
const lying = (s: Nanty, place: number) => s.place.flatMap((lies, item) => (lies === place ? [item] : []));

test('R2.1 each begins with ten pounds', () => {
  for (const seats of SEATS) expect(dealt(seats).s.money).toEqual(Array(seats).fill(10));
});

test('R2.2 each has an agent in East End, City and Chelsea, with one marker an area', () => {
  for (const seats of SEATS) {
    const { s } = dealt(seats);
    for (const [area, id] of AREAS.entries()) {
      expect(s.trouble[area], id).toBe(START.includes(id) ? 1 : 0);
      for (let player = 0; player < seats; player++)
        expect(s.agents[cell(player, area)], id).toBe(START.includes(id) ? 1 : 0);
    }
    expect(s.agentStock).toEqual(Array(seats).fill(9));
  }
});

test('R2.3 no neutral pawn stands on the board', () => {
  const { s } = dealt(3);
  expect([s.citizens, s.grenadiers]).toEqual([Array(AREA_COUNT).fill(0), Array(AREA_COUNT).fill(0)]);
  expect([s.citizenStock, s.grenadierStock]).toEqual([3, 4]);
});

test('R2.4 each gets one personality, seen by its holder; the rest lie unseen', () => {
  for (const seats of SEATS) {
    const { s } = dealt(seats);
    for (let player = 0; player < seats; player++) {
      const held = lying(s, PERSONALITY + player);
      expect(held).toHaveLength(1);
      expect(s.seenBy[held[0]!]).toBe(only(player));
    }
    const unused = lying(s, UNUSED);
    expect(unused).toHaveLength((seats === 2 ? 6 : 7) - seats);
    expect(unused.every((item) => s.seenBy[item] === NOBODY)).toBe(true);
  }
});

test('R2.4 they are shuffled: every personality comes to the first seat', () => {
  const held = new Set(Array.from({ length: 60 }, (_, seed) => personalityOf(dealt(3, seed + 1).s, 0)));
  expect(held.size).toBe(PERSONALITIES.length);
});

test('R2.5 twelve events lie face down', () => {
  const { s } = dealt(2);
  const pile = lying(s, EVENT_PILE);
  expect(pile).toHaveLength(12);
  expect(pile.every((item) => s.seenBy[item] === NOBODY)).toBe(true);
});

test('R2.5 they are shuffled: every event comes up first', () => {
  const first = Array.from({ length: 150 }, (_, seed) => {
    const t = ann({ hand: ['G15', 'G33'] }, { seed: seed + 1 }).play('ann: play G15');
    return t.events.find(({ kind }) => kind === 'event')!.fields.event;
  });
  expect(new Set(first).size).toBe(EVENTS.length);
});

test('R2.6 five cards each from the grey pile, which lies on the red one', () => {
  for (const seats of SEATS) {
    const { s } = dealt(seats);
    for (let player = 0; player < seats; player++) {
      const hand = cardsIn(s, HAND + player);
      expect(hand).toHaveLength(5);
      expect(hand.every((card) => game.data.backOf[card] === GREY && s.seenBy[card] === only(player))).toBe(true);
    }
  }
});

test('R2.6 every grey card is drawn before any red one', () => {
  const dice = new FastDice(7);
  const t = dealt(4, 7);
  let drawnRed = false;
  for (let n = 0; n < 4000 && t.decision; n++) {
    t.choose(t.decision.options[dice.roll(t.decision.options.length) - 1]!);
    const red = countIn(t.s, RED_PILE) < 53;
    if (red) expect(countIn(t.s, GREY_PILE)).toBe(0);
    drawnRed ||= red;
  }
  expect(drawnRed).toBe(true);
});

test('R2.6 the hands are shuffled', () => {
  const hands = new Set([1, 2, 3, 4].map((seed) => cardsIn(dealt(2, seed).s, HAND).join()));
  expect(hands.size).toBe(4);
});

test('R2.7 all twelve City Area cards are in the display', () => {
  expect(dealt(4).s.areaCards).toEqual(Array(12).fill(IN_DISPLAY));
});

test('R2.8 the first player is picked at random, everybody alike', () => {
  for (const seats of SEATS) {
    const first = Array(seats).fill(0);
    for (let seed = 1; seed <= 300; seed++) first[dealt(seats, seed).s.active]++;
    for (const count of first) expect(count).toBeGreaterThan(300 / seats / 2);
  }
});

test('R2.9 the bank pays, however much it has paid before', () => {
  const t = ann({ hand: ['G24'], money: 900 }).play('ann: play G24', 'ann: money');
  expect(t.s.money[0]).toBe(903);
});

test('R2.10 two play without Sidonia, Karl Marx and Henry “Holy” Peter, which everybody knows', () => {
  const { s } = dealt(2);
  const out = lying(s, BOX);
  expect(out.map((item) => game.nameOf(item)).sort()).toEqual(['R30', 'R41', 'SIDONIA']);
  expect(out.every((item) => s.seenBy[item] === EVERYONE)).toBe(true);
  for (const seats of [3, 4]) expect(lying(dealt(seats).s, BOX)).toEqual([]);
});

test('R2.10, R7.10 the house proposals for two leave Sidonia out as well', () => {
  const { s } = dealt(2, 1, { variants: 1 });
  expect(lying(s, BOX).map((item) => game.nameOf(item))).toContain('SIDONIA');
});

test('R2.11 the draw pile has 89, 86 or 81 cards after the deal', () => {
  for (const [seats, left] of [
    [2, 89],
    [3, 86],
    [4, 81],
  ] as const) {
    const { s } = dealt(seats);
    expect(countIn(s, GREY_PILE) + countIn(s, RED_PILE)).toBe(left);
    expect(CARDS.filter((_, card) => game.data.backOf[card] === RED)).toHaveLength(53);
  }
});
