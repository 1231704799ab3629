// Reads the titles of tests with the test runner's parser, without running anything. This takes two seconds for all files; a
// list with every case filled in takes half a minute.
import { relative } from 'node:path';
import type { TestCollection } from 'vitest/node';
import { root } from './root.ts';

export interface TestTitle {
  readonly title: string;
  readonly file: string;
}

/** Makes a title readable: values that a template fills in per case become an ellipsis. */
export const titleInWords = (title: string): string => title.replaceAll(/\$\{[^}]*\}|\$[a-z][\w.]*|%[sdifjoO]/g, '…');

let list: Promise<readonly TestTitle[]> | null = null;

/** Returns the titles of all tests and suites, file by file. Read once, since sources do not change while a command runs. */
export function testTitles(): Promise<readonly TestTitle[]> {
  list ??= titlesBelow(root);
  return list;
}

/** Returns the titles below a folder that has a vitest configuration. */
export async function titlesBelow(folder: string): Promise<TestTitle[]> {
  const { createVitest } = await import('vitest/node');
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

/** Yields the names of all tests and suites in the order of the file. */
function* namesIn(children: TestCollection): Generator<string> {
  for (const child of children) {
    yield child.name;
    if (child.type === 'suite') yield* namesIn(child.children);
  }
}
