import { FastDice } from '@gaslamp/kernel/chance';
import { copy, hash, type State, UNKNOWN } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { redeal, view } from '@gaslamp/kernel/view';
import { expect, test, vi } from 'vitest';
import type { Bot, Situation } from '../src/bot.ts';
import { botNamed, botNames } from '../src/bots.ts';
import { game, playThrough, situationIn } from './seats.ts';

const DICE = 77;
/** A machine at work on other things must not fail these. */
vi.setConfig({ testTimeout: 60_000 });

const random = botNamed(game.id, 'random');
const heuristic = botNamed(game.id, 'heuristic');

/** States behind every so-manyth question of a match, inside drafts too. */
function samples(bots: readonly Bot[], every: number): State[] {
  const states: State[] = [];
  let asked = 0;
  playThrough(bots, 40 + bots.length, (state) => {
    if (++asked % every === 0) states.push(copy(state));
  });
  return states;
}
/** Of good play with two, and of any play with more: other cards and identities come into it. */
const STATES = [
  ...samples([heuristic, heuristic], 7),
  ...samples([random, heuristic, random], 19),
  ...samples([random, random, random, random, random], 23),
];

/** Another world that the asked player cannot tell apart: every hidden card and identity dealt anew. */
function twinOf(state: State, seed: number): State {
  const { player } = new Table(game, copy(state), new FastDice(0)).decision!;
  return redeal(game, view(game, state, player), new FastDice(seed));
}

/** In how many of the samples two worlds that look alike get different answers, and how many pairs do differ. */
function compare(states: readonly State[], answer: (state: State) => number): { unlike: number; pairs: number } {
  let unlike = 0;
  let pairs = 0;
  states.forEach((state, i) => {
    const twin = twinOf(state, i);
    if (hash(twin) !== hash(state)) pairs++;
    if (answer(twin) !== answer(state)) unlike++;
  });
  return { unlike, pairs };
}

for (const name of botNames(game.id))
  test(`${name} answers alike in worlds that look alike to it`, () => {
    const bot = botNamed(game.id, name);
    const { unlike, pairs } = compare(STATES, (state) => bot.choose(situationIn(state, new FastDice(DICE))));
    expect(pairs).toBeGreaterThan(50);
    expect(unlike).toBe(0);
  });

test('the comparison finds a leak: a bot that answers by all that it is told, told too much', () => {
  const nosy = ({ view: { s }, decision: { options } }: Situation) =>
    options[s.place.reduce((sum, place, item) => (sum * 31 + place * item) % 10_007, 0) % options.length]!;
  const told = (state: State) => situationIn(state, new FastDice(DICE));
  expect(compare(STATES, (state) => nosy(told(state))).unlike).toBe(0);
  const toldAll = (state: State) => ({ ...told(state), view: { ...told(state).view, s: state, hidden: [] } });
  expect(compare(STATES, (state) => nosy(toldAll(state))).unlike).toBeGreaterThan(50);
});

test('a situation holds no state: what the seat may not know has no place in it', () => {
  let unknown = 0;
  playThrough([random, random, random], 9, (state) => {
    const situation: Situation = situationIn(state, new FastDice(DICE));
    const { player } = situation.decision;
    expect(Object.keys(situation).sort()).toEqual(['decision', 'dice', 'game', 'view']);
    state.place.forEach((place, item) => {
      const name = game.places[place]!;
      const foreign = /^(HAND|DECK)\./.test(name) && place % 5 !== player;
      if (!foreign || state.seenBy[item] === -1) return;
      expect(situation.view.s.place[item]).toBe(UNKNOWN);
      unknown++;
    });
  });
  expect(unknown).toBeGreaterThan(1000);
});

test('a bot leaves its situation as it was', () => {
  for (const state of STATES.filter((_, i) => i % 3 === 0)) {
    const situation = situationIn(state, new FastDice(DICE));
    const before = JSON.stringify([situation.view, situation.decision]);
    heuristic.choose(situation);
    expect(JSON.stringify([situation.view, situation.decision])).toBe(before);
  }
});

test('view and decision may come from another thread as data', () => {
  for (const state of STATES.filter((_, i) => i % 3 === 0)) {
    const { view: seen, decision } = situationIn(state, new FastDice(DICE));
    const sent = JSON.parse(JSON.stringify({ view: seen, decision }));
    const here = heuristic.choose({ game, view: seen, decision, dice: new FastDice(DICE) });
    expect(heuristic.choose({ game, ...sent, dice: new FastDice(DICE) })).toBe(here);
  }
});
