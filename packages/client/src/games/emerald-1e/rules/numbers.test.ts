import { readFileSync } from 'node:fs';
import { builtIn } from '@gaslamp/emerald-1e/box/built-in';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const specification = read('../../../../../../docs/rules/emerald-1e.md');

test('R17.1 the rules in short and the specification name the marks of the pack', () => {
  const marks = Object.values(builtIn.victoryTarget);
  const last = marks.pop();
  expect(read('./text/en.json')).toContain(`(${marks.join(', ')} or ${last} with 2, 3, 4 or 5 players)`);
  const written = Object.entries(builtIn.victoryTarget).map(([seats, mark]) => `${seats}: ${mark}`);
  expect(specification).toContain(`the mark for the player count (${written.join(', ')})`);
});

test('R13.4 the specification places as many zombies as the pack', () => {
  const words = ['no', 'one', 'two', 'three', 'four', 'five'];
  expect(specification).toContain(`place up to ${words[builtIn.numbers.zombiesPlaced]} zombies (\`zombiesPlaced\``);
});
