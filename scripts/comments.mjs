// `npm run comments`: fails if a comment or a document names a file, a rule or an identifier that no longer exists, or if a
// comment opens with a question word without being a question. Then it plants such cases and fails if one is not found.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// An import would take half a second longer: Node would look for its exports.
const ts = createRequire(import.meta.url)('typescript');
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.cache', 'data', 'coverage']);
const CODE = /\.(?:tsx?|mjs|cjs)$/;
/** Files whose words may be named in comments, besides those of the code. */
const DATA = /\.(?:json|css|html|ya?ml)$/;
/** All documents except the rules and the glossary, which name things on the table. */
const DOCUMENT = /^(?!docs\/(?:rules|glossary)).*\.md$/;
const RULES = /^docs\/rules\/.*\.md$/;
/** Far fewer comments than there are: a check that sees none would find nothing wrong. */
const LEAST_COMMENTS = 500;

const RULE = /\bR\d+\.\d+\b/g;
const FILE = /(?<![\w./*<>{}$-])(?:[\w@.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|cjs|json|md|css|html|ya?ml)\b(?![\w*}-])/g;
/** `name`, `name()` and `one.other`. */
const NAME = /`([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(\))?)`/g;
const WORD = /[A-Za-z_$][\w$]*/g;
const COMMIT = /^[0-9a-f]{7,40}$/;

/** A comment that opens with one of these and does not end in a question mark is a clause instead of a sentence. */
const OPENING = /^(?:What|How|Where|Whether|Who|Whose|Whom|Whoever|Of)\b/;
const isClause = (words) => OPENING.test(words) && !words.endsWith('?');
/** Returns the words of a comment without its marks. */
const wordsOf = (comment) =>
  comment
    .replace(/^(?:\/\*+|\/\/)|\*\/$/g, '')
    .replace(/\n\s*(?:\/\/|\*)/g, ' ')
    .trim();

/** Examples of users' files, and a system program. */
const THEIRS = new Set(['packages/sim/first.ts', 'packs/HASH.json', 'my-puzzle.yaml', 't.yaml', 'CARDS.json', 'cp']);

/** Returns all files of a repository, as paths from its root. */
const filesBelow = (folder, below = '') =>
  readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = `${below}${entry.name}`;
    return entry.isDirectory() ? filesBelow(folder, `${path}/`) : [path];
  });

const COMMENT = /\/\/.*|\/\*[\s\S]*?\*\//g;
/** A part of a source in which something that looks like a comment is none. */
const isText = (node) =>
  ts.isLiteralExpression(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isTemplateHead(node) ||
  ts.isJsxText(node);

/** Returns the comments of a source as [from, to], in order. */
function commentsOf(file, text) {
  const source = ts.createSourceFile(file, text, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const found = [];
  let behind = 0;
  const until = (end) => {
    for (const { 0: comment, index } of text.slice(behind, end).matchAll(COMMENT))
      found.push([behind + index, behind + index + comment.length]);
  };
  const look = (node) => {
    if (!isText(node)) return ts.forEachChild(node, look);
    until(node.getStart(source));
    behind = node.end;
  };
  look(source);
  until(text.length);
  return found;
}

/** Returns a place in a source as `file:line`. */
const lineOf = ({ file, text }, at) => `${file}:${text.slice(0, at).split('\n').length}`;

/** Reads everything below a folder: comments and documents, the words of the code, the rules and the files. */
function read(folder) {
  const files = filesBelow(folder);
  const said = [];
  const openings = [];
  const words = new Set();
  const rules = new Set();
  const meant = (text) => {
    for (const [word] of text.matchAll(WORD)) words.add(word);
  };
  for (const file of files) {
    if (![CODE, DATA, DOCUMENT, RULES].some((kind) => kind.test(file))) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    if (RULES.test(file)) for (const [rule] of text.matchAll(RULE)) rules.add(rule);
    if (DATA.test(file)) meant(text);
    if (DOCUMENT.test(file)) said.push({ file, text, from: 0, comment: text });
    if (!CODE.test(file)) continue;
    let behind = 0;
    let last = null;
    for (const [from, to] of commentsOf(file, text)) {
      // Consecutive lines of `//` are one comment.
      const goesOn = last?.isLine && text.startsWith('//', from) && /^\n[ \t]*$/.test(text.slice(behind, from));
      if (goesOn) last.words += ` ${wordsOf(text.slice(from, to))}`;
      else {
        last = { file, text, from, words: wordsOf(text.slice(from, to)), isLine: text.startsWith('//', from) };
        openings.push(last);
      }
      meant(text.slice(behind, from));
      said.push({ file, text, from, comment: text.slice(from, to) });
      behind = Math.max(behind, to);
    }
    meant(text.slice(behind));
  }
  // A file may be named by the end of its path, without the `src` or `test` of its package.
  const paths = files.flatMap((path) => [path, path.replace(/\/(?:src|test)\//, '/')]);
  const tails = new Set(paths.flatMap((path) => path.split('/').map((_, i, parts) => parts.slice(i).join('/'))));
  return { said, openings, words, rules, tails };
}

/** Returns the stale names and the clauses below a folder, one line each, and the number of comments read. */
function stale(folder) {
  const { said, openings, words, rules, tails } = read(folder);
  const isFile = (path) => tails.has(path.replace(/^(?:\.\.?\/)+/, '')) || THEIRS.has(path);
  const isThing = (name) => COMMIT.test(name) || isFile(name) || name.match(WORD).every((word) => words.has(word));
  const problems = said.flatMap((one) => {
    const { from, comment } = one;
    const gone = (pattern, is, what) =>
      [...comment.matchAll(pattern)]
        .map((found) => ({ name: found[1] ?? found[0], at: from + found.index }))
        .filter(({ name }) => !is(name))
        .map(({ name, at }) => `${lineOf(one, at)}: ${what} ${name}`);
    return [
      ...gone(RULE, (rule) => rules.has(rule), 'there is no rule'),
      ...gone(FILE, isFile, 'there is no file'),
      ...gone(NAME, (name) => THEIRS.has(name) || isThing(name), 'nothing is called'),
    ];
  });
  const clauses = openings
    .filter(({ words: all }) => isClause(all))
    .map((one) => `${lineOf(one, one.from)}: a clause: ${one.words.slice(0, 60)}`);
  return { problems: [...problems, ...clauses], comments: said.length };
}

/** Texts, and the problems expected in each. */
const PLANTED = [
  ['docs/rules/emerald-2e.md', '- R1.1 A lamp.\n', []],
  ['docs/planted.md', 'See `kernel/src/gone.ts` and `lamp`.\n', ['1: there is no file kernel/src/gone.ts']],
  ['packages/kernel/src/lamp.ts', "/** `lamp` as in R1.1. */\nexport const lamp = '// R9.9 in gone.ts';\n", []],
  ['packages/kernel/src/rule.ts', '// R1.1\n// R1.2\nexport {};\n', ['2: there is no rule R1.2']],
  ['packages/kernel/src/file.ts', 'export {}; // as in lamp.ts and in oil.ts\n', ['1: there is no file oil.ts']],
  ['packages/kernel/src/last.ts', 'export const oil = {\n  // in tin.ts\n};\n', ['2: there is no file tin.ts']],
  ['packages/kernel/src/thing.ts', '/** `lamp.wick()`. */\nexport {};\n', ['1: nothing is called lamp.wick()']],
  ['packages/kernel/src/clause.ts', '/** How it burns. */\nexport {};\n', ['1: a clause: How it burns.']],
  ['packages/kernel/src/asks.ts', '/** How does it burn? */\n// A line\n// What of it.\nexport {};\n', []],
  ['packages/kernel/src/lines.ts', '// What burns,\n// and why.\nexport {};\n', ['1: a clause: What burns, and why.']],
  [
    'packages/client/src/a.tsx',
    'export const a = <i>{/* `wick` */}`oil` // R7.7</i>;\n',
    ['1: nothing is called wick'],
  ],
];

/** Returns the planted cases that are not reported as expected. */
function plantedFound() {
  const folder = mkdtempSync(join(tmpdir(), 'gaslamp-comments-'));
  try {
    for (const [file, text] of PLANTED) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const { problems } = stale(folder);
    const wanted = PLANTED.flatMap(([file, , told]) => told.map((one) => `${file}:${one}`));
    return [
      ...wanted.filter((told) => !problems.includes(told)).map((told) => `planted and not found: ${told}`),
      ...problems.filter((told) => !wanted.includes(told)).map((told) => `right and found: ${told}`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function wrongComments() {
  const { problems, comments } = stale(root);
  return comments < LEAST_COMMENTS ? [`only ${comments} comments were seen`] : problems;
}

/** `comments.mjs` runs both checks, `comments.mjs found` or `comments.mjs planted` one. */
const wanted = process.argv[2];
const problems = [...(wanted === 'planted' ? [] : wrongComments()), ...(wanted === 'found' ? [] : plantedFound())];
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
else
  console.log(
    wanted === 'planted'
      ? 'every planted case is found'
      : 'everything named exists, and no comment opens with a clause',
  );
