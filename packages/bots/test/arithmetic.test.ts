// Programs that decide give the same answers with every version of Node: they use only what the language defines to the last bit.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { exp, log, power } from '../src/arithmetic.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));
/** Packages that decide: which answers are legal, what follows from them, which one a bot gives. */
const DECIDING = [
  'kernel',
  'stated',
  'emerald',
  'emerald-1e',
  'emerald-2e',
  'nanty-narking',
  'games',
  'bots',
  'record',
];
/** Members of `Math` with an exact result. */
const EXACT = /^(?:abs|ceil|clz32|floor|imul|max|min|round|sign|sqrt|trunc|[A-Z].*)$/;

/** Returns the powers in a source, and its uses of `Math` whose last bit the engine decides. */
function inexactIn(source: string): string[] {
  const code = source.replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
  const used = [...code.matchAll(/\*\*|\bMath\b(?:\.(\w+))?/g)];
  return used.filter(([, member]) => member === undefined || !EXACT.test(member)).map(([text]) => text);
}

test('powers, and functions of Math without an exact result, are found', () => {
  const planted = `// 2 ** 3
    const a = 2 ** 3 + Math.max(1, Math.SQRT2); /* Math.exp(1) */
    b **= Math.exp(1) + Math.log1p(2) - Math.pow(2, 3);
    const { tanh } = Math;`;
  expect(inexactIn(planted)).toEqual(['**', '**', 'Math.exp', 'Math.log1p', 'Math.pow', 'Math']);
});

test.each(DECIDING)('%s decides without them', (name) => {
  const files = readdirSync(`${packages}${name}/src`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(5);
  const found = files.flatMap((file) =>
    inexactIn(readFileSync(`${packages}${name}/src/${file}`, 'utf8')).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});

test('powers, exponentials and logarithms are those of the language, but for the last bit', () => {
  const near = (own: number, others: number) => expect(Math.abs(own / others - 1)).toBeLessThan(5e-16);
  for (let x = -40; x <= 40; x += 0.37) near(exp(x), Math.exp(x));
  for (const x of [-699, 1e-9, 1, 699]) near(exp(x), Math.exp(x));
  for (let x = 0.013; x < 300; x *= 1.09) near(log(x), Math.log(x));
  for (const base of [0.31, 0.62, 0.92, 3]) for (let n = 0; n < 40; n++) near(power(base, n), base ** n);
  expect([exp(0), log(1), power(0.3, 0), power(0, 2), exp(-1000), exp(1000)]).toEqual([1, 0, 1, 0, 0, Infinity]);
});

test('they have the same bits everywhere', () => {
  const found = [exp(-0.7), exp(3.3), log(1.4), log(7), power(0.62, 5), power(0.92, 31)];
  expect(found).toEqual([
    0.4965853037914095, 27.112638920657883, 0.3364722366212129, 1.9459101490553132, 0.09161328319999999,
    0.07540890729115125,
  ]);
});
