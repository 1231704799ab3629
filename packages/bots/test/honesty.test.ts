// No bot knows more than its seat: in worlds that look alike to it, it answers alike.
import type { AnyGame } from '@gaslamp/games/games';
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { copy, hash, type State, UNKNOWN } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { redeal, view } from '@gaslamp/kernel/view';
import { describe, expect, test, vi } from 'vitest';
import type { Bot, Situation } from '../src/bot.ts';
import { botNamed, botNames } from '../src/bots.ts';
import { playThrough, situationIn } from './seats.ts';

const DICE = 77;
/** Number of plans and rollouts of an answer: how far a bot looks does not change what it may know. */
const CHEAP = 2;
/** Load on the machine must not make these fail. */
vi.setConfig({ testTimeout: 600_000 });

/** Two states in which the same player is asked, and that look alike to that player. */
interface Pair {
  readonly one: State;
  readonly other: State;
}
const askedIn = (game: AnyGame, state: State): number => new Table(game, copy(state), new FastDice(0)).decision!.player;

/** Returns the states at about `count` questions of matches, including drafts. */
function samples(game: AnyGame, count: number, first: number): State[] {
  const [random, gentle] = [botNamed(game.id, 'random'), botNamed(game.id, 'gentle')];
  /** Good play with two players, and any play with more, so that different cards and identities occur. */
  const tables: readonly (readonly Bot[])[] = [
    [gentle, gentle],
    [random, gentle, random],
    Array(game.seats.most).fill(random),
  ];
  const states: State[] = [];
  for (let seed = first; states.length < count; seed++) {
    let asked = seed;
    playThrough(game, at(tables, seed % tables.length), seed, (state) => {
      if (states.length < count && ++asked % 9 === 0) states.push(copy(state));
    });
  }
  return states;
}

/** Deals anew what the asked player cannot see. */
const redealt = (game: AnyGame, states: readonly State[]): Pair[] =>
  states.map((one, i) => ({ one, other: redeal(game, view(game, one, askedIn(game, one)), new FastDice(i)) }));

/**
 * Plays both worlds of each pair on with the same answers and unlike draws, and returns pairs at later questions to the player
 * who was asked first, if that player has seen the same in both: the worlds have other secret histories.
 */
function retold(game: AnyGame, pairs: readonly Pair[], most: number): Pair[] {
  const found: Pair[] = [];
  const looks = (s: State, viewer: number) => JSON.stringify(view(game, s, viewer));
  pairs.forEach((pair, i) => {
    const dice = new FastDice(i);
    const viewer = askedIn(game, pair.one);
    const one = new Table(game, copy(pair.one), new FastDice(i + 1));
    const other = new Table(game, copy(pair.other), new FastDice(i + 2));
    for (let n = 0; n < most; n++) {
      const [asked, same] = [one.decision, other.decision];
      if (asked === null || same === null || asked.player !== same.player || asked.effect !== same.effect) return;
      const both = asked.options.filter((option) => same.options.includes(option));
      if (both.length === 0) return;
      const option = dice.oneOf(both);
      one.choose(option);
      other.choose(option);
      if (one.decision?.player !== viewer || one.decision.options.length < 2) continue;
      if (other.decision?.player !== viewer || looks(one.s, viewer) !== looks(other.s, viewer)) return;
      if (hash(one.s) !== hash(other.s)) found.push({ one: copy(one.s), other: copy(other.s) });
    }
  });
  return found;
}

describe.each([
  { id: 'emerald-1e', hidden: /^(HAND|DECK)\./ },
  { id: 'emerald-2e', hidden: /^(HAND|DECK)\./ },
  { id: 'nanty-narking', hidden: /^(HAND|PERSONALITY)\./ },
])('$id', ({ id, hidden }) => {
  const game = gameNamed(id);
  const states = samples(game, 200, 41);
  const pairs = redealt(game, states);
  /** The planted faults are found in few pairs. */
  const few = pairs.slice(0, 100);
  const situationAt = (state: State): Situation => ({
    ...situationIn(game, state, new FastDice(DICE)),
    effort: CHEAP,
  });

  /** Counts the pairs that get different answers, and those that really differ. */
  function compare(of: readonly Pair[], answer: (state: State) => number): { unlike: number; differ: number } {
    const unlike = of.filter(({ one, other }) => answer(one) !== answer(other)).length;
    return { unlike, differ: of.filter(({ one, other }) => hash(one) !== hash(other)).length };
  }
  /** Every bot gets its share of the pairs. */
  const names = botNames(id);
  const shareOf = (of: readonly Pair[], name: string) => of.filter((_, i) => i % names.length === names.indexOf(name));

  test.each(names)('%s answers alike in worlds that look alike to it', { tags: [id] }, (name) => {
    const bot = botNamed(id, name);
    const { unlike, differ } = compare(shareOf(pairs, name), (state) => bot.choose(situationAt(state)));
    expect(differ).toBeGreaterThan(20);
    expect(unlike).toBe(0);
  });

  test.each(names)('%s answers alike after other secret histories', { tags: [id] }, (name) => {
    const bot = botNamed(id, name);
    const later = retold(game, shareOf(pairs, name), 12).slice(0, 20);
    expect(later.length).toBeGreaterThan(10);
    expect(compare(later, (state) => bot.choose(situationAt(state))).unlike).toBe(0);
  });

  test.each(names.filter((name) => name !== 'random'))(
    '%s answers alike in a thousand pairs',
    {
      tags: ['deep'],
    },
    (name) => {
      const bot = botNamed(id, name);
      const many = redealt(game, samples(game, 1000, 1000 + names.indexOf(name) * 100));
      expect(compare(many, (state) => bot.choose(situationAt(state))).unlike).toBe(0);
      const later = retold(game, many, 12);
      expect(later.length).toBeGreaterThan(100);
      expect(compare(later, (state) => bot.choose(situationAt(state))).unlike).toBe(0);
    },
  );

  test('the comparison finds a leak: a bot that answers by all that it is told, told too much', () => {
    const nosy = ({ view: { s }, decision: { options } }: Situation) =>
      options[s.place.reduce((sum, place, item) => (sum * 31 + place * item) % 10_007, 0) % options.length]!;
    expect(compare(few, (state) => nosy(situationAt(state))).unlike).toBe(0);
    const toldAll = (state: State) => ({
      ...situationAt(state),
      view: { ...situationAt(state).view, s: state, hidden: [] },
    });
    expect(compare(few, (state) => nosy(toldAll(state))).unlike).toBeGreaterThan(25);
  });

  test('the comparison finds a cheat: a level that is shown the real deal and thinks it through', () => {
    const steady = botNamed(id, 'steady');
    const shown = (state: State) => {
      const situation = situationAt(state);
      const { player } = situation.decision;
      // Every card is where the player sees it.
      const s = { ...copy(state), seenBy: state.seenBy.map((mask) => mask | (1 << player)) };
      return { ...situation, view: { viewer: player, s, hidden: [] } };
    };
    expect(compare(few, (state) => steady.choose(shown(state))).unlike).toBeGreaterThan(2);
  });

  test('a situation holds no state: what the seat may not know has no place in it', () => {
    const random = botNamed(id, 'random');
    const players = game.places.filter((name) => name.startsWith('HAND.')).length;
    let unknown = 0;
    playThrough(game, [random, random, random], 9, (state) => {
      const situation = situationIn(game, state, new FastDice(DICE));
      const { player } = situation.decision;
      expect(Object.keys(situation).sort()).toEqual(['decision', 'dice', 'game', 'view']);
      state.place.forEach((place, item) => {
        const foreign = hidden.test(game.places[place]!) && place % players !== player;
        if (!foreign || (state.seenBy[item]! >> player) & 1) return;
        expect(situation.view.s.place[item]).toBe(UNKNOWN);
        unknown++;
      });
    });
    expect(unknown).toBeGreaterThan(1000);
  });

  test('a bot leaves its situation as it was, and the situation may come from another thread as data', () => {
    const steady = botNamed(id, 'steady');
    for (const state of states.filter((_, i) => i % 10 === 0)) {
      const situation = situationAt(state);
      const before = JSON.stringify([situation.view, situation.decision]);
      const here = steady.choose(situation);
      expect(JSON.stringify([situation.view, situation.decision])).toBe(before);
      const sent = JSON.parse(before);
      const there = { game, view: sent[0], decision: sent[1], dice: new FastDice(DICE), effort: CHEAP };
      expect(steady.choose(there)).toBe(here);
    }
  });
});
