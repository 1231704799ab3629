// Rewrites the answers of the levels to the stored questions: `npm run answers -w @gaslamp/bots`. With `all` it plays the stored
// matches anew and rewrites the answers of the bot `baseline` too, which proves nothing any more about the bot as it was.
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { type AnyGame, gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { botNamed } from '../src/bots.ts';
import { answersTo, levelAnswers, play, type StoredMatch } from './answers.ts';

/** Minimum number of stored situations per game. */
const SITUATIONS = 300;
/** One choice in this many is random, so that matches also deviate from good play. */
const STRAY = 4;

/** All options at their standard values, and all at their maximum. */
const variants = ({ options }: AnyGame): Record<string, number>[] => [
  {},
  Object.fromEntries(Object.entries(options).map(([name, { most }]) => [name, most])),
];

/** Returns the indices of questions spread evenly over a match. */
const spread = (count: number, of: number): number[] =>
  Array.from({ length: count }, (_, i) => Math.floor(((i + 0.5) * of) / count));

for (const id of ['emerald-1e', 'emerald-2e', 'nanty-narking']) {
  const game = gameNamed(id);
  const file = new URL(`answers/${id}.json`, import.meta.url);
  if (argv.includes('all')) writeFileSync(file, `${JSON.stringify(baselineAnswers(id, game), null, 2)}\n`);
  const matches: StoredMatch[] = JSON.parse(readFileSync(file, 'utf8'));
  const levels = ['gentle', 'steady', 'sharp'].map((name) => botNamed(id, name));
  const answers = levelAnswers(game, levels, matches);
  writeFileSync(new URL(`answers/${id}.levels.json`, import.meta.url), `${JSON.stringify(answers, null, 2)}\n`);
}

function baselineAnswers(id: string, game: AnyGame): StoredMatch[] {
  const bot = botNamed(id, 'baseline');
  const tables = Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, i) => game.seats.least + i).flatMap(
    (seats) => variants(game).map((options, i) => ({ seats, options, seed: 2 * seats + i })),
  );
  const matches = tables.map((table): StoredMatch => {
    const mind = new FastDice(~table.seed);
    const choices: number[] = [];
    play(game, table, (_, situation) => {
      const { decision, ...rest } = situation();
      const strays = mind.below(STRAY) === 0;
      const index = strays
        ? mind.below(decision.options.length)
        : decision.options.indexOf(bot.choose({ decision, ...rest }));
      choices.push(index);
      return index;
    });
    const asked = spread(Math.ceil(SITUATIONS / tables.length), choices.length);
    const match = {
      ...table,
      choices: choices.join(' '),
      answers: Object.fromEntries(asked.map((n) => [n, ''])),
    };
    return { ...match, answers: answersTo(game, bot, match) };
  });
  return matches;
}
