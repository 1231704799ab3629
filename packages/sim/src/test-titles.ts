// The titles of tests as the test runner reads them, without running anything: two seconds for all files, where a list that
// fills in every case takes half a minute.
import { relative } from 'node:path';
import type { TestCollection } from 'vitest/node';
import { root } from './root.ts';

export interface TestTitle {
  readonly title: string;
  readonly file: string;
}

/** A title for people: what a template fills in, case by case, is three dots. */
export const titleInWords = (title: string): string => title.replaceAll(/\$\{[^}]*\}|\$[a-z][\w.]*|%[sdifjoO]/g, '…');

let list: Promise<readonly TestTitle[]> | null = null;

/** The titles of all tests and of what gathers them, file by file. Read once: sources stay while a command runs. */
export function testTitles(): Promise<readonly TestTitle[]> {
  list ??= titlesBelow(root);
  return list;
}

/** The titles below a folder that has a configuration of vitest. */
export async function titlesBelow(folder: string): Promise<TestTitle[]> {
  const { createVitest } = await import('vitest/node');
  // Nothing is run: no proof needs to be bundled.
  process.env.GASLAMP_TITLES = 'only';
  const vitest = await createVitest('test', { root: folder, watch: false });
  try {
    const modules = await vitest.experimental_parseSpecifications(await vitest.globTestSpecifications());
    const byFile = modules.map(({ moduleId, children }) => ({ file: relative(folder, moduleId), children }));
    return byFile
      .sort((a, b) => (a.file < b.file ? -1 : 1))
      .flatMap(({ file, children }) => [...namesIn(children)].map((title) => ({ title, file })));
  } finally {
    await vitest.close();
  }
}

/** Every test and whatever gathers tests, in the order of the file. */
function* namesIn(children: TestCollection): Generator<string> {
  for (const child of children) {
    yield child.name;
    if (child.type === 'suite') yield* namesIn(child.children);
  }
}
