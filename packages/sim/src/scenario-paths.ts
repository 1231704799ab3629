import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A path that names no scenario file. The message says which. */
export class PathError extends Error {
  override readonly name = 'PathError';
}

const isScenario = (file: string): boolean => /\.ya?ml$/.test(file);

/**
 * The files of a path in alphabetical order: a file itself, a folder's *.yaml with those of its folders, or what a glob
 * names (`*`, `?`, and `**` for folders). Throws a PathError where there is none.
 */
export async function filesOf(path: string): Promise<string[]> {
  const found = /[*?]/.test(path) ? await globbed(path) : await plain(path);
  if (found.length === 0) throw new PathError(`${path}: no scenario file (*.yaml) here`);
  return found.sort();
}

async function plain(path: string): Promise<string[]> {
  const kind = await stat(path).catch(() => null);
  if (kind === null) throw new PathError(`${path}: no such file or folder`);
  if (!kind.isDirectory()) return [path];
  return (await filesBelow(path)).filter(isScenario);
}

async function globbed(glob: string): Promise<string[]> {
  const parts = glob.split('/');
  const fixed = parts.slice(
    0,
    parts.findIndex((part) => /[*?]/.test(part)),
  );
  const root = fixed.length === 0 ? '.' : fixed.join('/') || '/';
  const pattern = parts
    .slice(fixed.length)
    .map((part) =>
      part === '**'
        ? '(?:[^/]+/)*'
        : `${part
            .replace(/[.+^${}()|[\]\\]/g, '\\$&')
            .replace(/\*/g, '[^/]*')
            .replace(/\?/g, '[^/]')}/`,
    )
    .join('')
    .replace(/\/$/, '');
  const matches = new RegExp(`^${pattern}$`);
  const below = await filesBelow(root).catch(() => []);
  return below.filter(
    (file) => matches.test(root === '.' ? file : file.slice(join(root, '/').length)) && isScenario(file),
  );
}

async function filesBelow(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && !entry.name.startsWith('.')) found.push(...(await filesBelow(path)));
    } else found.push(path);
  }
  return found;
}
