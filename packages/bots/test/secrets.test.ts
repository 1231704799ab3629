// Beliefs about a secret are probabilities, depend on views alone, and end when everybody sees it.
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { copy, EVERYONE, type State } from '@gaslamp/kernel/state';
import { redeal, view } from '@gaslamp/kernel/view';
import { describe, expect, test } from 'vitest';
import type { Bot, Thoughts } from '../src/bot.ts';
import { botNamed } from '../src/bots.ts';
import { cameOut, type Held, heldIn } from '../src/secrets.ts';
import { playThrough } from './seats.ts';

const SEED = 3;

describe.each(['emerald-2e', 'emerald-1e', 'nanty-narking'])('%s', (id) => {
  const game = gameNamed(id);
  const bot = botNamed(id, 'baseline');
  const random = botNamed(id, 'random');
  const states: State[] = [];
  let asked = 0;
  playThrough(game, [random, random, random], 12, (s) => {
    if (asked++ % 25 === 0) states.push(copy(s));
  });
  const minds = (s: State): Thoughts[] =>
    [0, 1, 2].map((viewer) => bot.thoughts!({ game, view: view(game, s, viewer), dice: new FastDice(SEED) }));
  const secrets = game.places.filter((name) => /^(IDENTITY|PERSONALITY)\./.test(name));
  /** Returns the state with the secrets of these seats shown to everybody. */
  function shown(s: State, seats: readonly number[]): State {
    const open = seats.map((seat) => at(secrets, seat));
    const out = copy(s);
    out.place.forEach((place, item) => {
      if (open.includes(at(game.places, place))) out.seenBy[item] = EVERYONE;
    });
    return out;
  }

  test('what a viewer holds a player for are chances that sum to 1, and of oneself one is certain', () => {
    expect(states.length).toBeGreaterThan(3);
    for (const s of states)
      for (const [viewer, mind] of minds(s).entries())
        for (const [player, thoughts] of mind.entries()) {
          expect(thoughts.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
          for (const { chance, sides } of thoughts) {
            expect(chance).toBeGreaterThanOrEqual(0);
            for (const side of sides) expect(game.sides!.names).toContain(side);
          }
          if (player !== viewer) continue;
          const own = game.sides!.of({ s, data: game.data }, player);
          expect(thoughts.find(({ sides }) => sides.includes(own))!.chance).toBeCloseTo(1);
        }
  });

  test('what lies open to everybody is held for certain, what does not is not', () => {
    const [first] = states;
    const held = heldIn(game, shown(first!, [1]), bot, SEED)!;
    expect(at(held, 1).chance).toBeCloseTo(1);
    expect(at(held, 0).chance).toBeLessThan(0.9);
    expect(at(held, 0).chance).toBeGreaterThan(0);
  });

  test('worlds that look alike to a viewer are thought of alike, whatever was dealt', () => {
    for (const [i, s] of states.entries())
      for (const viewer of [0, 1, 2]) {
        const twin = redeal(game, view(game, s, viewer), new FastDice(i));
        expect(at(minds(twin), viewer)).toEqual(at(minds(s), viewer));
      }
  });

  test('the comparison finds a leak: whoever is shown everything holds everybody for what they are', () => {
    const nosy = (s: State): Bot => ({
      ...bot,
      thoughts: ({ view: { viewer }, dice }) =>
        bot.thoughts!({ game, view: view(game, shown(s, [0, 1, 2]), viewer), dice }),
    });
    const [first] = states;
    for (const { chance } of heldIn(game, first!, nosy(first!), SEED)!) expect(chance).toBeCloseTo(1);
    for (const { chance } of heldIn(game, first!, bot, SEED)!) expect(chance).toBeLessThan(0.9);
  });

  test('it is a function of the seed, and leaves states as they are', () => {
    for (const s of states) {
      const before = JSON.stringify(s);
      expect(heldIn(game, s, bot, SEED)).toEqual(heldIn(game, s, bot, SEED));
      expect(JSON.stringify(s)).toBe(before);
    }
  });
});

test('a bot that holds nobody for anything says nothing of secrets', () => {
  const game = gameNamed('emerald-2e');
  playThrough(game, [botNamed(game.id, 'random'), botNamed(game.id, 'random')], 1, (s) => {
    expect(heldIn(game, s, botNamed(game.id, 'random'), SEED)).toBeNull();
  });
});

describe('when a secret came out', () => {
  const held = (...chances: readonly number[]): Held[] =>
    chances.map((chance) => ({ side: 'loyalist', chance, alike: false }));

  test('is from when on it stayed likely, and certain', () => {
    expect(cameOut(held(0.5, 0.8, 0.6, 0.8, 0.9, 1, 1))).toEqual({ likely: 3, certain: 5 });
  });
  test('three of four are not yet more than that', () => {
    expect(cameOut(held(0.75, 0.75, 0.76, 0.8))).toEqual({ likely: 2, certain: null });
  });
  test('is not before the end where only the end tells, or where it was forgotten again', () => {
    expect(cameOut(held(0.5, 0.6, 1))).toEqual({ likely: null, certain: null });
    expect(cameOut(held(0.5, 0.9, 0.6))).toEqual({ likely: null, certain: null });
  });
  test('counts for the side of the end alone', () => {
    const turned = held(0.9, 0.9, 0.9, 0.9).map((one, n) => (n < 1 ? { ...one, side: 'restorationist' } : one));
    expect(cameOut(turned)).toEqual({ likely: 1, certain: null });
  });
});
