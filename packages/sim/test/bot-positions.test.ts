// The positions for bots, one test each: a level answers as a good player would, or is listed as not able to yet.
import { fileURLToPath } from 'node:url';
import { GAMES } from '@gaslamp/games/games';
import { describe, expect, test } from 'vitest';
import { scenariosIn } from '../src/scenario.ts';

const root = fileURLToPath(new URL('../../../scenarios', import.meta.url));
const positions = await scenariosIn(`${root}/*/bots/*.yaml`);
const gameOf = (file: string): string => Object.keys(GAMES).find((id) => file.startsWith(`${root}/${id}/`))!;

describe('the positions for bots', () => {
  for (const { file, title, rules, run } of positions)
    test(`${rules.join(', ')} ${title}`, { tags: [gameOf(file)] }, () => {
      expect(run().error).toBeNull();
    });
});

describe('all together', () => {
  test('have a title each, and cite rules', () => {
    expect(new Set(positions.map(({ title }) => title)).size).toBe(positions.length);
    for (const { rules, title } of positions) expect(rules, title).not.toHaveLength(0);
  });
  test.each(Object.keys(GAMES))('are at least twenty for %s', (id) => {
    expect(positions.filter(({ file }) => gameOf(file) === id).length).toBeGreaterThanOrEqual(20);
  });
});
