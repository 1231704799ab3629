import type { State } from '@gaslamp/kernel/state';
import { expect, test } from 'vitest';
import type { Bot, Situation } from '../src/bot.ts';
import { playMatch, winShare } from '../src/play.ts';
import { random } from '../src/random.ts';
import { emerald as game } from './seats.ts';

/** Chooses randomly, but from a situation, so that views are built for it. */
const looking: Bot = { name: 'looking', choose: random.choose };

test('a decision is a question of two options or more; the rest is forced', () => {
  const questions: Record<string, number> = { open: 0, single: 0 };
  const ofSeat = [0, 0, 0];
  const played = playMatch(
    game,
    [random, random, random],
    5,
    {},
    {
      answered({ options, player }) {
        if (options.length === 1) questions.single!++;
        else {
          questions.open!++;
          ofSeat[player]!++;
        }
      },
    },
  );
  expect(questions.single).toBeGreaterThan(0);
  expect(played).toMatchObject({ decisions: questions.open, forced: questions.single, decisionsOf: ofSeat });
});

test('a match is a function of seed, bots and options', () => {
  const play = (seed: number, options = {}) => JSON.stringify(playMatch(game, [random, random], seed, options));
  expect(play(3)).toBe(play(3));
  expect(play(3)).not.toBe(play(4));
  // Not every match contains a sanity roll.
  expect([3, 4, 5, 6].filter((seed) => play(seed) !== play(seed, { insanityFaces: 6 }))).not.toEqual([]);
});

test('whether a bot is handed views changes nothing', () => {
  const { result, moves } = playMatch(game, [random, random], 11);
  expect(playMatch(game, [looking, looking], 11)).toMatchObject({ result, moves });
});

test('a bot sees its own draft, and of nobody else what is not published', () => {
  let drafts = 0;
  let elsewhere = 0;
  const asked = ({ view, decision }: Situation) => {
    const s: State = view.s;
    expect(view.viewer).toBe(decision.player);
    expect(s.agenda.at(-1)).toMatchObject({ effect: decision.effect, by: decision.player });
    if (decision.draft) drafts += Number(s.picks.length > 0 && s.step > 0);
    else {
      expect(s.step).toBe(0);
      elsewhere++;
    }
  };
  playMatch(game, [looking, random, looking, random], 2, {}, { asked });
  expect(drafts).toBeGreaterThan(20);
  expect(elsewhere).toBeGreaterThan(20);
});

test('a bot that answers what it is not offered is named', () => {
  const cheat: Bot = { name: 'cheat', choose: () => 424_242 };
  expect(() => playMatch(game, [cheat, random], 1)).toThrow(/bot "cheat" answered 424242 to "setup.agent"; offered: /);
});

test('R21.3 a match that nobody brings to an end is an error, not a hang', () => {
  const passing: Bot = { name: 'passing', choose: ({ decision }) => decision.options[0]!, guess: ([first]) => first! };
  expect(() => playMatch(game, [passing, passing], 1)).toThrow('emerald-2e, seed 1: no end after 100000 answers');
});

test('what cannot be played is refused before the deal', () => {
  expect(() => playMatch(game, [random], 1)).toThrow('emerald-2e takes 2 to 5 players, not 1');
  expect(() => playMatch(game, [random, random], 1, { zeppelins: 1 })).toThrow('setup.option: name zeppelins');
});

test('R17.8 a shared win counts in fractions', () => {
  const shares = (winners: number) => [0, 1, 2].map((seat) => winShare({ winners, points: [], reason: '' }, seat));
  expect(shares(0b010)).toEqual([0, 1, 0]);
  expect(shares(0b101)).toEqual([0.5, 0, 0.5]);
});
