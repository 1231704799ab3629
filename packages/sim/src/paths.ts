import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isGlob, matcher, withoutBraces } from './glob.ts';
import { wrong } from './wrong.ts';

/** Thrown if a path matches no file of the wanted kind. The message names the path. */
export class PathError extends Error {
  override readonly name = 'PathError';
}

/** A kind of files: the pattern of their names, and what is said where there is none. */
interface Kind {
  readonly named: RegExp;
  readonly none: 'file.noScenario' | 'file.noRecord';
}
const SCENARIOS: Kind = { named: /\.ya?ml$/, none: 'file.noScenario' };
export const RECORDS: Kind = { named: /\.jsonl$/, none: 'file.noRecord' };

/**
 * Returns the files of a path in alphabetical order: the file itself, the files of that kind below a folder, or the matches of
 * a glob, with `**` for folders. Throws a PathError if there is none.
 */
export async function filesOf(path: string, kind: Kind = SCENARIOS): Promise<string[]> {
  const found = (await kindOf(path)) === null && isGlob(path) ? await globbed(path, kind) : await plain(path, kind);
  if (found.length === 0) throw new PathError(wrong(kind.none, { file: path }));
  return found.sort();
}

const kindOf = (path: string) => stat(path).catch(() => null);

async function plain(path: string, { named }: Kind): Promise<string[]> {
  const found = await kindOf(path);
  if (found === null) throw new PathError(wrong('file.nothing', { file: path }));
  if (!found.isDirectory()) return [path];
  return (await filesBelow(path)).filter((file) => named.test(file));
}

/** Returns every matching file once, however many of the patterns it matches. */
async function globbed(glob: string, kind: Kind): Promise<string[]> {
  const found = await Promise.all(
    withoutBraces(glob).map((one) => (isGlob(one) ? matching(one, kind) : plain(one, kind))),
  );
  return [...new Set(found.flat())];
}

async function matching(glob: string, { named }: Kind): Promise<string[]> {
  const parts = glob.split('/');
  const open = parts.findIndex(isGlob);
  const folder = open === 0 ? '.' : parts.slice(0, open).join('/') || '/';
  const matches = matcher(parts.slice(open));
  const below = await filesBelow(folder).catch(() => []);
  return below.filter(
    (file) => matches.test(folder === '.' ? file : file.slice(join(folder, '/').length)) && named.test(file),
  );
}

/** Returns all files below a folder except hidden ones. */
async function filesBelow(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.')) continue;
    if (!entry.isDirectory()) found.push(path);
    else if (entry.name !== 'node_modules') found.push(...(await filesBelow(path)));
  }
  return found;
}
