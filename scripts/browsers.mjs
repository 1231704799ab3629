// `npm run browsers`: fails if the last build of the page needs a newer browser than the oldest supported ones, Safari 16.4,
// Firefox 121 and Chrome 111 (packages/client/build/line.ts): by its syntax, or by functions and styles that are not guarded.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parse } from 'acorn';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/client/dist');

/** The last version of the language that the oldest supported browsers know as a whole. */
const LANGUAGE = 2022;
/** Methods that one of them lacks. A call is guarded if it is optional: `node.showPopover?.()`. */
const METHODS = [
  ...['showPopover', 'hidePopover', 'togglePopover', 'checkVisibility', 'requestClose', 'moveBefore', 'getHTML'],
  ...[
    'setHTMLUnsafe',
    'startViewTransition',
    'requestIdleCallback',
    'scrollIntoViewIfNeeded',
    'withResolvers',
    'groupBy',
  ],
  ...['fromAsync', 'canParse', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference', 'fromBase64'],
  ...['toBase64', 'fromHex', 'sumPrecise', 'waitAsync', 'transferToFixedLength', 'getOrInsert'],
];
const NEWER = {
  js: [
    new RegExp(`\\.(?:${METHODS.join('|')})\\(`, 'g'),
    /\bPromise\.try\(|\bRegExp\.escape\(|\bAbortSignal\.any\(|\bIterator\.from\(|\bTemporal\.|\bscheduler\.\w+\(/g,
    /\bIntl\.(?:Segmenter|DurationFormat)\b|\bnew (?:Highlight|CloseWatcher|Float16Array)\(/g,
    // Methods of iterators.
    /(?:\.(?:values|keys|entries)\(\)|\.matchAll\([^()]*\))\.(?:map|filter|flatMap|take|drop|reduce|some|every|find|toArray|forEach)\(/g,
    // A selector that a browser does not know throws.
    /(?:matches|closest|querySelector|querySelectorAll)\(["'`][^"'`]*:(?:popover-open|open\b|has-slotted|state\()/g,
  ],
  css: [
    /\blight-dark\(|\bsubgrid\b|@scope\b|@function\b|@container style\(|\bcalc-size\(|\b(?:rgb|hsl|oklch)\(from\b/g,
    /[:\s,(](?:round|mod|rem|abs|sign|progress)\([^)]*,/g,
    // Nested rules.
    /[{};]\s*&/g,
  ],
};

/** Returns what is newer than the line. `language` is the one that a script must be written in. */
function found(kind, code, language = LANGUAGE) {
  const all = NEWER[kind]
    .flatMap((pattern) => [...code.matchAll(pattern)].map((match) => around(code, match.index)))
    .filter((one) => !GUARDED.some((guarded) => guarded.test(one)));
  if (kind === 'css') return [...all, ...lists(code)];
  try {
    parse(code, { ecmaVersion: language, sourceType: language < LANGUAGE ? 'script' : 'module' });
  } catch (error) {
    all.push(`${error.message}: ${around(code, error.pos ?? 0)}`);
  }
  return all;
}
/** Returns the lists of selectors with one that a browser may not know: it ends the whole rule. */
function lists(code) {
  return [...code.matchAll(/:(?:popover-open|open|state)\b/g)]
    .map(({ index }) => {
      const start = Math.max(code.lastIndexOf('{', index), code.lastIndexOf('}', index)) + 1;
      return code.slice(start, code.indexOf('{', index));
    })
    .filter((selectors) => selectors.includes(','));
}
/** Guarded uses, as they stand in the build. */
const GUARDED = [
  // Without it, the height is what the lines leave, and the last one may be cut.
  /max-height:calc\(round\(/,
  // Animations of React, which the page does not use.
  /try\{var \w+=\w+\.startViewTransition\(/,
  /Intl\.Segmenter;return typeof \w+==`function`/,
  /if\(\w+\)try\{return Uint8Array\.fromHex\(/,
];
const around = (code, at) => code.slice(Math.max(0, at - 40), at + 60).replaceAll('\n', ' ');

/** Returns each text of the build with its name, its kind, and its language if that is an older one. */
function* texts() {
  for (const file of readdirSync(join(dist, 'assets'))) {
    const [, kind] = /\.(js|css)$/.exec(file) ?? [];
    if (kind !== undefined) yield [file, kind, readFileSync(join(dist, 'assets', file), 'utf8')];
    if (/^take-along-.*\.json$/.test(file)) yield* keptTexts(file);
  }
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.html')))
    yield* inHtml(file, readFileSync(join(dist, file), 'utf8'));
}
/** The first inline script runs in browsers of any age. */
function* inHtml(file, html) {
  const scripts = [...html.matchAll(/<script(?: type="module")?>(.+?)<\/script>/gs)];
  for (const [i, [, code]] of scripts.entries())
    yield [`${file}, script ${i + 1}`, 'js', code, i === 0 ? 5 : undefined];
  for (const [, code] of html.matchAll(/<style>(.+?)<\/style>/gs)) yield [`${file}, styles`, 'css', code];
}
function* keptTexts(file) {
  const { before, after } = JSON.parse(readFileSync(join(dist, 'assets', file), 'utf8'));
  yield* inHtml(file, before + after);
  const [, packed = ''] = /<script type="text\/plain" id="page">([^<]+)</.exec(before + after) ?? [];
  yield [`${file}, page`, 'js', gunzipSync(Buffer.from(packed, 'base64')).toString()];
}

/** Texts that must be found. */
const PLANTED = [
  ['js', 'a.showPopover()'],
  ['js', 'if(a.checkVisibility())b()'],
  ['js', 'new URL(a);URL.canParse(a)'],
  ['js', 'Promise.withResolvers()'],
  ['js', '[...a.values().map(b)]'],
  ['js', 'a.matches(":popover-open")'],
  ['js', '/[a--b]/v.test(c)'],
  ['js', 'import a from"./a.json"with{type:"json"}'],
  ['js', 'const a=1', 5],
  ['js', 'a(()=>1)', 5],
  ['css', 'a{color:light-dark(#000,#fff)}'],
  ['css', 'a{color:red;&:hover{color:blue}}'],
  ['css', 'a,b:popover-open{color:red}'],
];
/** Texts that must pass. */
const FINE = [
  ['js', 'a.showPopover?.();Object.values(a).map(b);/(?<!a)b/.test(c);class D{static{e()}#f=1}'],
  ['js', 'var a=function(){return{b:1}}', 5],
  ['css', 'a{color:color-mix(in srgb,red,blue)}a:popover-open{color:red}a:has(b){width:min(1px,2px)}'],
];

if (!existsSync(join(dist, 'index.html'))) throw new Error('the page was not built: npm test -- page');
const all = [...texts()];
const problems = [
  ...all.flatMap(([name, ...text]) =>
    found(...text).map((one) => `${name}: newer than the oldest supported browser: ${one}`),
  ),
  ...PLANTED.filter((text) => found(...text).length === 0).map(([, code]) => `planted and not found: ${code}`),
  ...FINE.flatMap((text) => found(...text).map((one) => `fine and found: ${one}`)),
];
for (const problem of problems) console.log(problem);
if (all.length < 50) problems.push(console.log(`only ${all.length} texts were read`));
if (problems.length > 0) process.exitCode = 1;
