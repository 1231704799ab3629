import { CITIES } from '@gaslamp/emerald-2e/box/ids';
import { cell, type Emerald } from '@gaslamp/emerald-2e/box/state';
import { gameNamed } from '@gaslamp/games/games';
import { expect, test, vi } from 'vitest';
import type { Bot, Situation } from '../src/bot.ts';
import { botNamed, botNames } from '../src/bots.ts';
import { playMatch } from '../src/play.ts';
import { emerald, nanty, wins } from './seats.ts';

/** Load on the machine must not make these fail. */
vi.setConfig({ testTimeout: 120_000 });

/** The bot with few plans and rollouts, so that its matches are short. */
const cheap = (bot: Bot): Bot => ({ ...bot, choose: (situation) => bot.choose({ ...situation, effort: 6 }) });

// The driver throws for an answer that is not offered and for an endless match.
for (const game of [gameNamed('emerald-1e'), emerald, nanty])
  for (const name of botNames(game.id).filter((one) => one !== 'baseline'))
    for (let seats = game.seats.least; seats <= game.seats.most; seats++)
      for (const seed of [1, 2])
        test(`${game.id}: ${seats} of ${name} play to the end with answers that they are offered, seed ${seed}`, {
          // A level plays for seconds at a large table.
          tags: seed === 1 && (name === 'random' || seats === game.seats.least) ? [game.id] : ['deep'],
        }, () => {
          const played = playMatch(game, Array(seats).fill(cheap(botNamed(game.id, name))), seed);
          expect(played.result.winners).not.toBe(0);
          expect(played.result.points).toHaveLength(seats);
          expect(Math.min(...played.decisionsOf)).toBeGreaterThan(0);
        });

// By chance, one in two million samples of 40 even matches has 34 wins, and one in 50,000 of 24 has 22. One of four equal
// players wins a match in four: 24 of 40, or 16 of 24, is out of reach.
for (const { game, seats, matches, least } of [
  { game: emerald, seats: 2, matches: 40, least: 34 },
  { game: emerald, seats: 4, matches: 40, least: 24 },
  { game: nanty, seats: 2, matches: 24, least: 22 },
  { game: nanty, seats: 4, matches: 24, least: 16 },
])
  test(`${game.id}: the baseline beats random play at a table of ${seats}`, { tags: ['deep'] }, () => {
    const [random, baseline] = ['random', 'baseline'].map((name) => botNamed(game.id, name));
    expect(wins(game, baseline!, random!, seats, matches)).toBeGreaterThanOrEqual(least);
  });

for (const game of [emerald, nanty])
  test(`${game.id}: every seat has its chance, random play wins about half of its matches against itself`, {
    tags: ['deep'],
  }, () => {
    const random = botNamed(game.id, 'random');
    const share = wins(game, random, random, 2, 200) / 200;
    expect(share).toBeGreaterThan(0.38);
    expect(share).toBeLessThan(0.62);
  });

// When an own majority counted the same in a contested city as elsewhere, it was 70 and 62 % of the turns of these matches.
test('emerald-2e: five of the baseline do not heap up cubes in one city', () => {
  const bots = Array(5).fill(botNamed(emerald.id, 'baseline'));
  let turns = 0;
  let heaped = 0;
  for (let seed = 1; seed <= 2; seed++) {
    let last = -1;
    const asked = ({ view, decision }: Situation) => {
      const { active, cubes } = view.s as Emerald;
      if (decision.effect !== 'turn.act' || active === last) return;
      last = active;
      turns++;
      const inCity = (city: number) => bots.reduce((sum, _, player) => sum + cubes[cell(player, city)]!, 0);
      if (CITIES.some((_, city) => inCity(city) >= 10)) heaped++;
    };
    playMatch(emerald, bots, seed, {}, { asked });
  }
  expect(heaped / turns).toBeLessThan(0.3);
});
