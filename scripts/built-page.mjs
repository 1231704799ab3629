// Builds the page, unless the last build had the same sources.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Folders and files that the page is built from, and folders below them that are not part of it. */
const INPUTS = ['packages', 'lessons', 'puzzles', 'docs/rules', 'package-lock.json'];
const NOT_INPUTS = new Set(['node_modules', 'dist', '.cache', 'test', 'e2e']);

function* filesBelow(path) {
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)))
    if (entry.isDirectory()) {
      if (!NOT_INPUTS.has(entry.name)) yield* filesBelow(join(path, entry.name));
    } else if (!/\.test\.tsx?$/.test(entry.name)) yield join(path, entry.name);
}

/** Returns a hash of everything that the page is built from. */
function hashOfInputs(root) {
  const hash = createHash('sha256').update(process.version);
  for (const input of INPUTS) {
    const path = join(root, input);
    for (const file of input.includes('.') ? [path] : filesBelow(path))
      hash
        .update(`${relative(root, file)}\n`)
        .update(readFileSync(file))
        .update('\n');
  }
  return hash.digest('hex');
}

/** Builds the page if its sources changed: `build` returns whether it succeeded. Returns false if the build failed. */
export async function builtPage(root, build) {
  if (/[#?]/.test(root)) {
    console.error(`The page cannot be built in ${root}: move it to a folder without # and ? in its path.`);
    return false;
  }
  const dist = join(root, 'packages/client/dist');
  const hash = hashOfInputs(root);
  const kept = join(root, '.cache/page.hash');
  const index = join(dist, 'index.html');
  if (existsSync(index) && existsSync(kept) && readFileSync(kept, 'utf8') === `${hash} ${statSync(index).mtimeMs}`)
    return true;
  mkdirSync(dirname(kept), { recursive: true });
  rmSync(kept, { force: true });
  const isBuilt = await build();
  if (isBuilt) writeFileSync(kept, `${hash} ${statSync(index).mtimeMs}`);
  return isBuilt;
}
