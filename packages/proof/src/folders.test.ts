// A game is one folder of proofs and one of tests: its id occurs nowhere else in this package.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import { expect, test } from 'vitest';
import { PROOFS } from './games.ts';

const PROOF = join(import.meta.dirname, '..');
const ids = Object.keys(GAMES);

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Reports ids of games in files that do not belong to them. */
const strayIds = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) =>
    ids
      .filter((id) => ![`src/${id}/`, `test/${id}/`].some((folder) => path.startsWith(folder)))
      .filter((id) => path.includes(id) || text.includes(id))
      .map((id) => `${path} speaks of ${id}`),
  );

const sources = (): Source[] =>
  ['src', 'test']
    .flatMap((folder) =>
      readdirSync(join(PROOF, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .concat('README.md', 'package.json')
    .filter((path) => /\.(ts|json|md)$/.test(path))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(PROOF, path), 'utf8') }));

test('something is known of every game there is', () => {
  expect(Object.keys(PROOFS)).toEqual(ids);
});

test('no id of a game stands outside its own folders', () => {
  expect(sources().length).toBeGreaterThan(60);
  expect(strayIds(sources())).toEqual([]);
});

test('one that does is found: a branch, an import, a depth, a document, a name, and another game’s oracle', () => {
  const [one, other] = [at(ids, 0), at(ids, 1)];
  const planted: Source[] = [
    { path: 'src/oracle.ts', text: `if (game.id === '${one}') return null;` },
    { path: 'src/coverage.ts', text: `import { texts } from './${one}/texts.ts';` },
    { path: 'test/play.test.ts', text: `depth: { '${one}': { 'states per matches': 20 } }` },
    { path: 'README.md', text: `As ${one} has it.` },
    { path: `test/${one}.test.ts`, text: '' },
    { path: `src/${other}/box.ts`, text: `import { sum } from '../${one}/state.ts';` },
  ];
  expect(strayIds(planted)).toEqual(planted.map(({ path }) => `${path} speaks of ${one}`));
  const own = [`src/${one}/box.ts`, `test/${one}/leaks.test.ts`].map((path) => ({ path, text: `gameNamed('${one}')` }));
  expect(strayIds(own)).toEqual([]);
});
