import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isGlob, matcher, withoutBraces } from './glob.ts';

/** A path that names no file of the kind. The message says which. */
export class PathError extends Error {
  override readonly name = 'PathError';
}

/** Which files of a folder are meant, and what they are called. */
interface Kind {
  readonly named: RegExp;
  readonly what: string;
}
const SCENARIOS: Kind = { named: /\.ya?ml$/, what: 'scenario file (*.yaml)' };
export const RECORDS: Kind = { named: /\.jsonl$/, what: 'recorded match (*.jsonl)' };

/**
 * The files of a path in alphabetical order: a file itself, a folder's of that kind with those of its folders, or what a glob
 * names as in a shell, and `**` for folders. Throws a PathError where there is none.
 */
export async function filesOf(path: string, kind: Kind = SCENARIOS): Promise<string[]> {
  const found = (await kindOf(path)) === null && isGlob(path) ? await globbed(path, kind) : await plain(path, kind);
  if (found.length === 0) throw new PathError(`${path}: no ${kind.what} here`);
  return found.sort();
}

const kindOf = (path: string) => stat(path).catch(() => null);

async function plain(path: string, { named }: Kind): Promise<string[]> {
  const found = await kindOf(path);
  if (found === null) throw new PathError(`${path}: no such file or folder`);
  if (!found.isDirectory()) return [path];
  return (await filesBelow(path)).filter((file) => named.test(file));
}

/** Every file once, however many of the patterns it fits. */
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

/** All files in a folder and in its folders, hidden ones left out. */
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
