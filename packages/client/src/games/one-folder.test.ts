// Tests that a game is one folder: its id appears nowhere else on the page except in the list of games.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@gaslamp/games/games';
import { expect, test } from 'vitest';
import { GAME_IDS } from './games.ts';

const CLIENT = join(import.meta.dirname, '../..');
const LIST = 'src/games/games.ts';

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Returns misplaced ids of games, in words. */
const strayIds = (sources: readonly Source[], ids: readonly string[]): string[] =>
  sources
    .filter(({ path }) => path !== LIST && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      ids
        .filter((id) => !path.startsWith(`src/games/${id}/`) && text.includes(id))
        .map((id) => `${path} speaks of ${id}`),
    );

const sources = (): Source[] =>
  [
    ...readdirSync(join(CLIENT, 'src'), { recursive: true, encoding: 'utf8' }).map((path) => join('src', path)),
    ...readdirSync(CLIENT),
  ]
    .filter((path) => /\.(tsx?|css|json|html)$/.test(path))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(CLIENT, path), 'utf8') }))
    .filter(({ path }) => path !== 'package.json');

test('the page knows every game there is', () => {
  expect([...GAME_IDS].sort()).toEqual(Object.keys(GAMES).sort());
});

test('no id of a game stands outside its own folder and the list', () => {
  expect(sources().length).toBeGreaterThan(200);
  expect(strayIds(sources(), GAME_IDS)).toEqual([]);
});

test('one that does is found: a branch, an import, a sentence, a colour, and another game’s drawing', () => {
  const [one, other] = GAME_IDS as readonly [string, string];
  const planted: Source[] = [
    { path: 'src/pages/start.tsx', text: `const seats = game === '${one}' ? 5 : 4;` },
    { path: 'src/table/dock.ts', text: `import { CARDS } from '@gaslamp/${one}/ids';` },
    { path: 'src/pages/text/en.json', text: `{ "games": { "${one}": "A game" } }` },
    { path: 'src/theme/tokens.css', text: `[data-game="${one}"] { --bg: #fff; }` },
    { path: `src/games/${other}/board.tsx`, text: `import { Map } from '../${one}/art/map.tsx';` },
    { path: 'src/games/manifest.ts', text: `// As ${one} has it.` },
  ];
  expect(strayIds(planted, GAME_IDS)).toEqual(planted.map(({ path }) => `${path} speaks of ${one}`));
  const own = { path: `src/games/${one}/board.tsx`, text: `import { CARDS } from '@gaslamp/${one}/ids';` };
  const list = { path: LIST, text: `'${one}': () => import('./${one}/manifest.tsx')` };
  expect(strayIds([own, list], GAME_IDS)).toEqual([]);
});
