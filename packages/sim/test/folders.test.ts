// A game is one folder: its id occurs nowhere else in the command line.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@gaslamp/games/games';
import { expect, test } from 'vitest';
import { root } from '../src/root.ts';

const SOURCES = join(root, 'packages/sim/src');
const IDS = Object.keys(GAMES);

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Reports ids of games in files that do not belong to them. */
const strayIds = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) =>
    IDS.filter((id) => !path.startsWith(`${id}/`) && text.includes(id)).map((id) => `${path} speaks of ${id}`),
  );

test('each game has a folder with words', () => {
  expect(IDS.filter((id) => !existsSync(join(SOURCES, id, 'words.ts')))).toEqual([]);
});

test('no id of a game stands outside its own folder', () => {
  const paths = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(ts|json)$/.test(path));
  expect(paths.length).toBeGreaterThan(50);
  const sources = paths.map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(SOURCES, path), 'utf8'),
  }));
  expect(strayIds(sources)).toEqual([]);
});

test('one that does is found: a branch, an import, an example, a sentence, and another game’s words', () => {
  const [one, other] = IDS;
  const planted: Source[] = [
    { path: 'session.ts', text: `if (game.id === '${one}') return;` },
    { path: 'tally.ts', text: `import { CARDS } from '@gaslamp/${one}/ids';` },
    { path: 'commands/play.ts', text: `examples('play --game ${one}')` },
    { path: 'text/en.json', text: `{ "example": "play --game ${one}" }` },
    { path: `${other}/board.ts`, text: `import { cardList } from '../${one}/cards.ts';` },
  ];
  expect(strayIds(planted)).toEqual(planted.map(({ path }) => `${path} speaks of ${one}`));
  expect(strayIds([{ path: `${one}/words.ts`, text: `import { CARDS } from '@gaslamp/${one}/ids';` }])).toEqual([]);
});
