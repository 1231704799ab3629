// The bot `baseline` answers 300 stored situations as it did when they were stored: a refactoring of the rules or the bot must not
// change them. `npm run answers -w @gaslamp/bots` writes them anew.
import { readFileSync } from 'node:fs';
import { gameNamed } from '@gaslamp/games/games';
import { describe, expect, test } from 'vitest';
import { botNamed } from '../src/bots.ts';
import { answersTo, type LevelAnswers, levelAnswers, type StoredMatch } from './answers.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(`answers/${name}.json`, import.meta.url), 'utf8'));
const stored = (id: string): StoredMatch[] => read(id);
const ofLevels = (id: string): LevelAnswers => read(`${id}.levels`);

describe.each(['emerald-1e', 'emerald-2e', 'nanty-narking'])('%s', (id) => {
  const game = gameNamed(id);
  const baseline = botNamed(id, 'baseline');
  const matches = stored(id);

  test('at least 300 situations are stored, of every number of players and every quarter of a match', () => {
    const found = matches.flatMap(({ seats, choices, answers }) => {
      const length = choices.split(' ').length;
      return Object.keys(answers).map((n) => `${seats} players, quarter ${Math.floor((4 * Number(n)) / length)}`);
    });
    expect(found.length).toBeGreaterThanOrEqual(300);
    for (let { least: seats } = game.seats; seats <= game.seats.most; seats++)
      for (let quarter = 0; quarter < 4; quarter++)
        expect(found.filter((one) => one === `${seats} players, quarter ${quarter}`).length).toBeGreaterThan(10);
  });

  test.each(matches)('$seats players, seed $seed: the answers are those that are stored', (match) => {
    expect(answersTo(game, baseline, match)).toEqual(match.answers);
  });

  test('the levels answer the same questions as on the machine where their answers were stored', { tags: [id] }, () => {
    const levels = ['gentle', 'steady', 'sharp'].map((name) => botNamed(id, name));
    const answers = levelAnswers(game, levels, matches);
    expect(answers.reduce((sum, one) => sum + Object.keys(one).length, 0)).toBeGreaterThanOrEqual(200);
    expect(answers).toEqual(ofLevels(id));
  });
});
