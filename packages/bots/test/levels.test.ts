// The levels: an answer is a function of what is shown, and thinking can be stopped at any time.
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { copy, type State } from '@gaslamp/kernel/state';
import { describe, expect, test } from 'vitest';
import type { Bot, Situation } from '../src/bot.ts';
import { botNamed } from '../src/bots.ts';
import { playThrough, situationIn } from './seats.ts';

const EFFORT = 6;

test.each(['emerald-1e', 'emerald-2e'])('%s: steady compares longer if an answer ends the match', (id) => {
  const game = gameNamed(id);
  const gentle = botNamed(id, 'gentle');
  const turns: State[] = [];
  playThrough(game, [gentle, gentle], 3, (state, { effect }) => {
    if (effect === 'turn.act') turns.push(copy(state));
  });
  const steady = botNamed(id, 'steady');
  const thoughtsAt = (state: State) => [...(steady.think?.(situationIn(game, state, new FastDice(5))) ?? [])].length;
  const [before, last] = [turns.at(-8)!, turns.at(-1)!];
  expect(thoughtsAt(before)).toBeLessThan(12);
  expect(thoughtsAt(last)).toBeGreaterThan(30);
});

describe.each(['emerald-1e', 'emerald-2e', 'nanty-narking'])('%s', (id) => {
  const game = gameNamed(id);
  const random = botNamed(id, 'random');
  const states: State[] = [];
  let asked = 0;
  playThrough(game, [random, random], 3, (state) => {
    if (++asked % 12 === 0 && states.length < 8) states.push(copy(state));
  });
  const situationAt = (state: State, effort = EFFORT): Situation => ({
    ...situationIn(game, state, new FastDice(5)),
    effort,
  });
  const thoughtsOf = (bot: Bot, situation: Situation) => [...(bot.think?.(situation) ?? [])];

  test.each(['gentle', 'steady', 'sharp'])(
    '%s finds an answer at once, and takes the last one that it finds',
    (name) => {
      const bot = botNamed(id, name);
      for (const state of states) {
        const found = thoughtsOf(bot, situationAt(state));
        expect(found.length).toBeGreaterThan(0);
        for (const option of found) expect(situationAt(state).decision.options).toContain(option);
        expect(bot.choose(situationAt(state))).toBe(found.at(-1));
      }
    },
  );

  test('what a level was asked before does not change its answer', () => {
    const steady = botNamed(id, 'steady');
    const answers = states.map((state) => steady.choose(situationAt(state)));
    const again = [...states].reverse().map((state) => steady.choose(situationAt(state)));
    expect(again.reverse()).toEqual(answers);
  });

  test('effort is a number of iterations: more of it is more thoughts', () => {
    const sharp = botNamed(id, 'sharp');
    const count = (effort: number) =>
      states.reduce((sum, state) => sum + thoughtsOf(sharp, situationAt(state, effort)).length, 0);
    expect(count(12)).toBeGreaterThan(count(2));
  });

  test('the gentle level overlooks options: the seed decides which', () => {
    const gentle = botNamed(id, 'gentle');
    const answers = (state: State) =>
      new Set([1, 2, 3, 4, 5, 6].map((seed) => gentle.choose({ ...situationAt(state), dice: new FastDice(seed) })));
    expect(Math.max(...states.map((state) => answers(state).size))).toBeGreaterThan(1);
  });
});
