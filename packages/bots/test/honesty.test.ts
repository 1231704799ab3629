import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { copy, hash, type State, UNKNOWN } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { redeal, view } from '@gaslamp/kernel/view';
import { describe, expect, test, vi } from 'vitest';
import type { Bot, Situation } from '../src/bot.ts';
import { botNamed, botNames } from '../src/bots.ts';
import { emerald, nanty, playThrough, situationIn } from './seats.ts';

const DICE = 77;
/** Load on the machine must not make these fail. */
vi.setConfig({ testTimeout: 60_000 });

/** Returns the states at every `every`-th question of a match, including drafts. */
function samples(game: AnyGame, bots: readonly Bot[], every: number): State[] {
  const states: State[] = [];
  let asked = 0;
  playThrough(game, bots, 40 + bots.length, (state) => {
    if (++asked % every === 0) states.push(copy(state));
  });
  return states;
}

/** Returns another world that the asked player cannot tell apart, with every hidden card dealt anew. */
function twinOf(game: AnyGame, state: State, seed: number): State {
  const { player } = new Table(game, copy(state), new FastDice(0)).decision!;
  return redeal(game, view(game, state, player), new FastDice(seed));
}

describe.each([
  { game: emerald, every: [7, 19, 23], hidden: /^(HAND|DECK)\./ },
  { game: nanty, every: [4, 5, 5], hidden: /^(HAND|PERSONALITY)\./ },
])('$game.id', ({ game, every, hidden }) => {
  const random = botNamed(game.id, 'random');
  const heuristic = botNamed(game.id, 'heuristic');
  /** Good play with two players, and any play with more, so that different cards and identities occur. */
  const states = [
    ...samples(game, [heuristic, heuristic], every[0]!),
    ...samples(game, [random, heuristic, random], every[1]!),
    ...samples(game, Array(game.seats.most).fill(random), every[2]!),
  ];
  const situationAt = (state: State): Situation => situationIn(game, state, new FastDice(DICE));

  /**
   * Counts the samples in which two indistinguishable worlds get different answers, and the pairs of worlds that really differ.
   */
  function compare(answer: (state: State) => number): { unlike: number; pairs: number } {
    let unlike = 0;
    let pairs = 0;
    states.forEach((state, i) => {
      const twin = twinOf(game, state, i);
      if (hash(twin) !== hash(state)) pairs++;
      if (answer(twin) !== answer(state)) unlike++;
    });
    return { unlike, pairs };
  }

  for (const name of botNames(game.id))
    test(`${name} answers alike in worlds that look alike to it`, () => {
      const bot = botNamed(game.id, name);
      const { unlike, pairs } = compare((state) => bot.choose(situationAt(state)));
      expect(pairs).toBeGreaterThan(50);
      expect(unlike).toBe(0);
    });

  test('the comparison finds a leak: a bot that answers by all that it is told, told too much', () => {
    const nosy = ({ view: { s }, decision: { options } }: Situation) =>
      options[s.place.reduce((sum, place, item) => (sum * 31 + place * item) % 10_007, 0) % options.length]!;
    expect(compare((state) => nosy(situationAt(state))).unlike).toBe(0);
    const toldAll = (state: State) => ({
      ...situationAt(state),
      view: { ...situationAt(state).view, s: state, hidden: [] },
    });
    expect(compare((state) => nosy(toldAll(state))).unlike).toBeGreaterThan(50);
  });

  test('a situation holds no state: what the seat may not know has no place in it', () => {
    const players = game.places.filter((name) => name.startsWith('HAND.')).length;
    let unknown = 0;
    playThrough(game, [random, random, random], 9, (state) => {
      const situation = situationAt(state);
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

  test('a bot leaves its situation as it was', () => {
    for (const state of states.filter((_, i) => i % 3 === 0)) {
      const situation = situationAt(state);
      const before = JSON.stringify([situation.view, situation.decision]);
      heuristic.choose(situation);
      expect(JSON.stringify([situation.view, situation.decision])).toBe(before);
    }
  });

  test('view and decision may come from another thread as data', () => {
    for (const state of states.filter((_, i) => i % 3 === 0)) {
      const { view: seen, decision } = situationAt(state);
      const sent = JSON.parse(JSON.stringify({ view: seen, decision }));
      const here = heuristic.choose({ game, view: seen, decision, dice: new FastDice(DICE) });
      expect(heuristic.choose({ game, ...sent, dice: new FastDice(DICE) })).toBe(here);
    }
  });
});
