// Collects the licences of the packages whose code a release contains.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the package that a module belongs to; null for our own modules. */
const folderOf = (module) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module)?.[0] ?? null;

/** Returns the licences of the packages of these modules (paths from the repository's root), one after another. */
export function licencesOf(root, modules) {
  const folders = [...new Set(modules.map(folderOf))].filter((folder) => folder !== null).sort();
  return folders.map((folder) => licenceOf(join(root, folder))).join(`\n${'-'.repeat(80)}\n`);
}

/** Throws if a package names no licence. */
function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  if (files.length === 0 && !license) throw new Error(`${name} ${version} names no licence`);
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return `${name} ${version}${license ? `: ${license}` : ''}\n\n${texts.join('\n\n')}\n`;
}
