// `npm run sentences`: fails if a catalogue contains a sentence that is never used, is empty, or would show a `#` instead of
// its number. Then it plants such cases and fails if one is not found. Missing sentences are found by the compiler.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogues, checked, languagesIn, recorded } from './languages/check.mjs';
import { plantedInLanguages } from './languages/planted.mjs';

// An import would take half a second longer: Node would look for its exports.
const ts = createRequire(import.meta.url)('typescript');
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.cache', 'data', 'coverage']);
const CATALOGUE = /\/text\/en\.json$/;
/** Sentences that are loaded with another module are in files beside the catalogue. */
const SENTENCES = /\/(?:text|invitation)\/(?:[\w-]+\.)?en\.json$/;
const SOURCE = /^packages\/(?:words|client|sim|server)\/(?:src|e2e)\/.*\.tsx?$/;
/** Imports whose types may be part of an id; the types of all other packages would take seconds to read. */
const TYPED = /^(?:\.|@gaslamp\/|zod\/|react$)/;
/** A function that only asks whether a sentence exists. */
const ASKS = 'hasText';

const filesBelow = (folder, below = '') =>
  readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = `${below}${entry.name}`;
    return entry.isDirectory() ? filesBelow(folder, `${path}/`) : [path];
  });

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Returns the possible values of a part of a template as patterns, from its type. */
const partsOf = (type) =>
  (type.isUnion() ? type.types : [type]).map((one) => {
    if (one.isStringLiteral() || one.isNumberLiteral()) return escaped(String(one.value));
    return one.flags & ts.TypeFlags.NumberLike ? '\\d+' : '[\\w-]+';
  });

/** Returns the possible texts of an expression as patterns. */
function patternsOf(checker, node) {
  if (ts.isStringLiteralLike(node)) return [escaped(node.text)];
  // A template that does not begin with words could be anything.
  if (!/^[\w-]+\./.test(node.head.text)) return [];
  return node.templateSpans.reduce(
    (patterns, { expression, literal }) =>
      partsOf(checker.getTypeAtLocation(expression)).flatMap((part) =>
        patterns.map((pattern) => pattern + part + escaped(literal.text)),
      ),
    [escaped(node.head.text)],
  );
}

/** Returns a function that tells by id whether the sources use a sentence. */
function saidIn(folder, files) {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, folder);
  const host = ts.createCompilerHost(options);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const cache = ts.createModuleResolutionCache(folder, (path) => path, options);
  host.resolveModuleNameLiterals = (imports, from) =>
    imports.map(({ text }) =>
      TYPED.test(text) || from.includes('/node_modules/')
        ? ts.resolveModuleName(text, from, options, host, cache)
        : { resolvedModule: undefined },
    );
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    { ...options, types: [] },
    host,
  );
  const checker = program.getTypeChecker();
  const patterns = new Set();
  const look = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === ASKS) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      for (const pattern of patternsOf(checker, node)) patterns.add(pattern);
    ts.forEachChild(node, look);
  };
  for (const file of files) look(program.getSourceFile(join(folder, file)));
  const any = new RegExp(`^(?:${[...patterns].join('|')})$`);
  return (id) => any.test(id);
}

// The compiler of the build, which produces the sentences that people read.
const { compileMessage } = createRequire(join(root, 'packages/client/package.json'))(
  '@lingui/message-utils/compileMessage',
);
/**
 * Returns true if a `#` would be shown: it is replaced by a number only directly within a case of a plural, not in a select
 * within that case.
 */
const showsHash = (parts, counted = false) =>
  parts.some((part) => {
    if (typeof part === 'string') return !counted && part.includes('#');
    const [, sort, cases] = part;
    if (typeof cases !== 'object') return false;
    return Object.values(cases).some(
      (one) => Array.isArray(one) && showsHash(one, /^(?:plural|selectordinal)$/.test(sort)),
    );
  });

/** Returns the problems with the sentences below a folder, one line each. */
function problemsOf(folder) {
  const files = filesBelow(folder);
  const isSaid = saidIn(
    folder,
    files.filter((file) => SOURCE.test(file) && !file.includes('.test.')),
  );
  const sentencesOf = (file) => catalogues.sentencesOf(catalogues.written(folder, file));
  const hashes = files
    .filter((file) => SENTENCES.test(file))
    .flatMap((file) =>
      sentencesOf(file)
        .filter(([, sentence]) => showsHash(compileMessage(sentence)))
        .map(([id]) => `${file}: ${id} shows a #: say the plural within the select`),
    );
  const others = files
    .filter((file) => CATALOGUE.test(file))
    .flatMap((file) =>
      sentencesOf(file).flatMap(([id, sentence]) => {
        // A game uses ids without its own name: `e('turn')`.
        const short = id.slice(id.indexOf('.') + 1);
        if (!isSaid(id) && !isSaid(short)) return [`${file}: nothing says ${id}`];
        return sentence.trim() === '' ? [`${file}: ${id} is empty`] : [];
      }),
    );
  return [...others, ...hashes];
}

const TEXT = `export const t = (id: string): string => id;
export const hasText = (id: string): boolean => id.length > 0;
`;
const SAYING = `import { hasText, t } from './text.ts';
type Kind = 'lit' | 'out';
export const one = (kind: Kind, n: number) => [t('lamp.oil'), t(\`lamp.\${kind}\`), t(\`lamp.wick.\${n}\`)];
export const any = (id: string) => t(\`game.\${id}\`);
export const other = (name: string) => (hasText(\`lamp.\${name}\`) ? t(\`glass.\${name}\`) : '');
`;
/** A file's text, and the problems expected in it. */
const PLANTED = [
  ['packages/words/src/text.ts', TEXT, []],
  ['packages/words/src/say.ts', SAYING, []],
  ['packages/words/src/say.test.ts', "export const tested = 'lamp.tested';\n", []],
  [
    'packages/words/src/text/en.json',
    JSON.stringify({
      lamp: { oil: ' ', lit: 'It burns.', out: 'It is out.', gone: 'Gone.', wick: { 1: 'One.', a: 'A.' } },
    }),
    ['lamp.oil is empty', 'nothing says lamp.gone', 'nothing says lamp.wick.a'],
  ],
  [
    'packages/client/src/glass/text/en.json',
    JSON.stringify({ game: { lamp: { out: 'Out.', tested: 'Tested.' } }, glass: { red: 'Red.' } }),
    ['nothing says game.lamp.tested'],
  ],
  [
    'packages/client/src/glass/text/late.en.json',
    JSON.stringify({
      late: {
        bare: 'Lamp #{n}',
        deep: '{n, plural, one {{who, select, you {Your # lamp} other {A lamp}}} other {# lamps}}',
        turned: '{who, select, you {{n, plural, one {Your # lamp} other {# lamps}}} other {Lamps}}',
        twice:
          '{n, plural, one {{m, plural, one {# wick} other {# wicks}}} other {{who, select, you {yours} other {# lamps}}}}',
        well: '{n, plural, one {# lamp} other {{m, plural, one {# wick} other {# wicks}}}}, {who, select, you {yours} other {theirs}}',
      },
    }),
    ['bare', 'deep', 'twice'].map((id) => `late.${id} shows a #: say the plural within the select`),
  ],
];

/** Returns the planted cases that are not reported as expected. */
function plantedFound() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gaslamp-sentences-')));
  try {
    writeFileSync(join(folder, 'tsconfig.json'), readFileSync(join(root, 'tsconfig.json')));
    for (const [file, text] of PLANTED) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const found = problemsOf(folder);
    const wanted = PLANTED.flatMap(([file, , told]) => told.map((one) => `${file}: ${one}`));
    return [
      ...wanted.filter((told) => !found.includes(told)).map((told) => `planted and not found: ${told}`),
      ...found.filter((told) => !wanted.includes(told)).map((told) => `right and found: ${told}`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [wanted, ...more] = process.argv.slice(2);
/** Prints what a language lacks, and returns its problems. */
function ofLanguage(code) {
  const { problems, missing, stale, unrecorded, count } = checked(root, code);
  for (const line of [...missing, ...stale]) console.log(line);
  const figures = [`${count} sentences`, `${missing.length} missing`, `${stale.length} stale`];
  console.log(`${code}: ${[...figures, `${unrecorded.length} new`, `${problems.length} wrong`].join(', ')}`);
  return problems;
}
/** Returns the problems of all languages, and tells in a line each what they lack. */
function ofLanguages() {
  return languagesIn(root).flatMap((code) => {
    const { problems, missing, stale, unrecorded } = checked(root, code);
    const lacking = [`${missing.length} missing`, `${stale.length} stale`, `${unrecorded.length} new`];
    console.log(`${code}: ${lacking.join(', ')} (npm run sentences -- --language ${code})`);
    return problems;
  });
}
/** Writes down from which English each new translation was made, and that these stale ones are right still. */
function record(right) {
  for (const code of languagesIn(root)) {
    const file = join(root, catalogues.hashesPath(code));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, recorded(root, code, right));
  }
  return [];
}

/**
 * `sentences.mjs` runs every check, `sentences.mjs found` or `sentences.mjs planted` a part, `sentences.mjs --language de` tells
 * what a language lacks, and `sentences.mjs --record ID …` takes every new translation for one of the present English, and the
 * stale ones with these ids.
 */
const CHECKS = {
  found: () => [...problemsOf(root), ...ofLanguages()],
  planted: () => [...plantedFound(), ...plantedInLanguages()],
  '--language': () => ofLanguage(more[0]),
  '--record': () => record(more),
};
const problems = wanted === undefined ? [...CHECKS.found(), ...CHECKS.planted()] : CHECKS[wanted]();
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
else if (wanted !== '--language')
  console.log(wanted === 'planted' ? 'every planted sentence is found' : 'every sentence can be said');
