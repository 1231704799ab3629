// `npm run assertions`: counts the places where sources overrule the compiler, with `!` or `as`. Fails if there are more than
// agreed on. Tests are not counted, since a wrong assertion makes them fail.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// An import would take half a second longer: Node would look for its exports.
const ts = createRequire(import.meta.url)('typescript');
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const MOST = { '!': 359, as: 376 };

/** Returns the assertions of a source, `!` or `as` each; `as const` does not count. */
function assertionsIn(text, file = 'source.tsx') {
  const found = [];
  const look = (node) => {
    if (ts.isNonNullExpression(node)) found.push('!');
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) found.push('as');
    ts.forEachChild(node, look);
  };
  look(
    ts.createSourceFile(file, text, {
      languageVersion: ts.ScriptTarget.Latest,
      jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    }),
  );
  return found;
}

/** Returns files below a folder except installed ones: `npm run bench:engine` installs a game engine below `bench`. */
const below = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((path) => !path.includes('node_modules'))
    .map((path) => join(folder, path));
const folders = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'src'));
const files = [...folders, 'bench']
  .flatMap((folder) => (existsSync(join(root, folder)) ? below(folder) : []))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
const counts = { '!': 0, as: 0 };
for (const file of files) for (const kind of assertionsIn(readFileSync(join(root, file), 'utf8'), file)) counts[kind]++;

const planted = assertionsIn('const a = b!.c as string; const d = [1] as const; if (!e) f !== g;');
const blind = files.length < 300 || planted.join(' ') !== 'as !';
for (const [kind, most] of Object.entries(MOST)) console.log(`${kind}: ${counts[kind]} of at most ${most}`);
if (blind) console.log(`only ${files.length} sources were seen, or not what was planted: ${planted.join(' ')}`);
if (blind || Object.entries(MOST).some(([kind, most]) => counts[kind] > most)) process.exitCode = 1;
