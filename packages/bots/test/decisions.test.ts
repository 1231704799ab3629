// The bot's step at a moment, and the moments that are examined more closely.
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { copy, EVERYONE, type State } from '@gaslamp/kernel/state';
import { describe, expect, test } from 'vitest';
import { botNamed } from '../src/bots.ts';
import { judge } from '../src/chances.ts';
import { closer } from '../src/decisions.ts';
import { FallenDice, stepOf } from '../src/step.ts';
import { playThrough, situationIn } from './seats.ts';

const SEED = 11;

describe.each(['emerald-2e', 'emerald-1e', 'nanty-narking'])('a step of the bot in %s', (id) => {
  const game = gameNamed(id);
  const bot = botNamed(id, 'baseline');
  const random = botNamed(id, 'random');
  const states: State[] = [];
  let asked = 0;
  playThrough(game, [random, random, random], 5, (s) => {
    if (s.step === 0 && asked++ % 12 === 0) states.push(copy(s));
  });
  const step = (s: State) => stepOf(game, s, bot, new FastDice(1), SEED);

  test('begins with what the bot answers who is asked live with the same view and dice', () => {
    expect(states.length).toBeGreaterThan(5);
    for (const s of states) {
      const before = JSON.stringify(s);
      expect(at(step(s).answers, 0)).toBe(bot.choose(situationIn(game, s, new FastDice(SEED))));
      expect(JSON.stringify(s)).toBe(before);
      expect(step(s)).toEqual(step(s));
    }
  });

  test('goes up to what the log tells of, or to somebody else’s decision', () => {
    let silent = 0;
    for (const before of states) {
      const { row, s } = step(before);
      expect(row.events.length).toBeGreaterThan(0);
      expect(s.move).toBeGreaterThan(before.move);
      expect(s.step).toBe(0);
      if (row.move === s.move) continue;
      expect(s.agenda.at(-1)?.by).not.toBe(before.agenda.at(-1)?.by);
      silent++;
    }
    expect(silent).toBeLessThan(states.length / 2);
  });

  test('would be another one, now and then, if the bot were shown everything', () => {
    const opened = (s: State): State => ({ ...copy(s), seenBy: s.seenBy.map(() => EVERYONE) });
    const unlike = states.filter((s) => at(step(s).answers, 0) !== at(step(opened(s)).answers, 0));
    expect(unlike.length).toBeGreaterThan(0);
  });
});

test('dice that have fallen fall so again while they fit, and by the seed where they do not', () => {
  const dice = () => new FallenDice(['3', 'CARD.2', '9'], (item) => `CARD.${item}`, SEED);
  const first = dice();
  expect(first.roll(6)).toBe(3);
  expect(first.draw([0, 1, 2])).toBe(2);
  const [beyond, behind] = [first.roll(6), first.roll(6)];
  for (const face of [beyond, behind]) {
    expect(face).toBeGreaterThanOrEqual(1);
    expect(face).toBeLessThanOrEqual(6);
  }
  const second = dice();
  second.roll(6);
  expect([0, 1]).toContain(second.draw([0, 1]));
});

describe('the decision behind which most changed', () => {
  const game = gameNamed('nanty-narking');
  const random = botNamed(game.id, 'random');

  test('is found among many by looking closer where the ends differ', () => {
    const stretch = Array.from({ length: 30 }, (_, n) => n * 2);
    const known = new Map(stretch.map((moment) => [moment, moment <= 26 ? [0.5, 0.5] : [0.25, 0.75]] as const));
    const neverAsked = (): State => {
      throw new Error('this was judged before');
    };
    const rounds = [...closer(game, neverAsked, [stretch, [3]], new Map([...known, [3, [1, 0]]]), random, 4, SEED)];
    expect(rounds).toEqual([
      { moments: 31, playouts: 4, decisive: [{ moment: 26, next: 28, seat: 0, from: 0.5, to: 0.25 }, null] },
    ]);
  });

  test('is judged as the moments were: by the same playouts, a function of the seed', () => {
    const states: State[] = [];
    playThrough(game, [random, random, random], 8, (s) => {
      if (s.step === 0) states.push(copy(s));
    });
    const stretch = [10, 11, 12, 14, 17, 20, 21];
    const looked = () => [...closer(game, (moment) => at(states, moment), [stretch], new Map(), random, 6, SEED)];
    const rounds = looked();
    expect(looked()).toEqual(rounds);
    expect(rounds.slice(0, 6)).toEqual(
      [1, 2, 3, 4, 5, 6].map((playouts) => ({ moments: 5, playouts, decisive: null })),
    );
    const [found] = at(rounds, rounds.length - 1).decisive!;
    expect(stretch[stretch.indexOf(found!.moment) + 1]).toBe(found!.next);
    const judged = [...judge(game, [at(states, found!.moment), at(states, found!.next)], random, 6, SEED)];
    expect(at(judged, 5).shares.map((shares) => at(shares, found!.seat))).toEqual([found!.from, found!.to]);
  });
});
