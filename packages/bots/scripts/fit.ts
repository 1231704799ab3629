// Fits weights to positions that `samples.ts` wrote, by logistic regression over the alternatives of each; prints how well they
// name the truth in matches that were held out, beside what is computed and not learned, and writes them under a name. Usage:
//   npx tsx packages/bots/scripts/fit.ts SAMPLES... [--out FILE --as two] [--decay 3]
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import type { Alternative } from './rows.ts';

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: { out: { type: 'string' }, as: { type: 'string', default: 'two' }, decay: { type: 'string', default: '3' } },
});

interface Row {
  readonly alternatives: readonly Alternative[];
  /** Share of the match played. */
  readonly when: number;
}
const matches = positionals.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line): Row[] => {
      const { rows }: { rows: Alternative[][] } = JSON.parse(line);
      return rows.map((alternatives, i) => ({ alternatives, when: i / rows.length }));
    }),
);
/** Returns the chance of each alternative. */
function chances(weights: readonly number[], alternatives: readonly Alternative[]): number[] {
  const parts = alternatives.map(({ prior, x }) => prior * Math.exp(weights.reduce((sum, w, i) => sum + w * x[i]!, 0)));
  const all = parts.reduce((a, b) => a + b);
  return parts.map((part) => part / all);
}

/** Newton's method for the penalized likelihood; each match counts the same. */
function fit(training: readonly (readonly Row[])[], decay: number): number[] {
  const size = training[0]![0]!.alternatives[0]!.x.length;
  let weights: number[] = Array(size).fill(0);
  for (let round = 0; round < 12; round++) {
    const slope = weights.map((w) => -decay * w);
    const curve = weights.map((_, i) => weights.map((_, j) => (i === j ? decay : 0)));
    for (const rows of training)
      for (const { alternatives } of rows) {
        const ps = chances(weights, alternatives);
        const middle = weights.map((_, i) => alternatives.reduce((sum, { x }, a) => sum + ps[a]! * x[i]!, 0));
        alternatives.forEach(({ x, truth }, a) => {
          const p = ps[a]!;
          const off = middle.map((m, i) => x[i]! - m);
          for (let i = 0; i < size; i++) {
            const xi = off[i]!;
            if (xi === 0) continue;
            slope[i]! += (20 / rows.length) * truth * xi;
            const row = curve[i]!;
            for (let j = 0; j <= i; j++) row[j]! += (20 / rows.length) * p * xi * off[j]!;
          }
        });
      }
    const step = solved(curve, slope);
    weights = weights.map((w, i) => w + step[i]!);
    if (Math.max(...step.map(Math.abs)) < 1e-5) break;
  }
  return weights;
}
/** Solves a symmetric system, given by its lower half, by Cholesky's method. */
function solved(matrix: number[][], right: readonly number[]): number[] {
  const size = right.length;
  const low = matrix.map((row) => row.slice());
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = low[i]![j]!;
      for (let k = 0; k < j; k++) sum -= low[i]![k]! * low[j]![k]!;
      low[i]![j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / low[j]![j]!;
    }
  const y: number[] = [];
  for (let i = 0; i < size; i++) {
    let sum = right[i]!;
    for (let k = 0; k < i; k++) sum -= low[i]![k]! * y[k]!;
    y.push(sum / low[i]![i]!);
  }
  const x: number[] = Array(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let sum = y[i]!;
    for (let k = i + 1; k < size; k++) sum -= low[k]![i]! * x[k]!;
    x[i] = sum / low[i]![i]!;
  }
  return x;
}

interface Told {
  readonly value: number;
  readonly truth: number;
}
/** Returns the chance that an alternative that is true has a higher value than one that is not. */
function areaUnder(of: readonly Told[]): number {
  let [not, pairs, all] = [0, 0, 0];
  for (const { truth } of [...of].sort((a, b) => a.value - b.value)) {
    not += 1 - truth;
    all += truth;
    pairs += truth * not;
  }
  return pairs / (all * not);
}
/** Returns the log-loss of a position, averaged over `count` positions. */
const loss = (of: readonly Told[], count: number): number =>
  of.reduce((sum, { value, truth }) => sum - truth * Math.log(Math.max(0.001, value)), 0) / count;

const decay = Number(values.decay);
const held: { when: number; before: Told[]; after: Told[] }[] = [];
for (let part = 0; part < 4; part++) {
  const weights = fit(
    matches.filter((_, i) => i % 4 !== part),
    decay,
  );
  for (const rows of matches.filter((_, i) => i % 4 === part))
    for (const { alternatives, when } of rows) {
      const ps = chances(weights, alternatives);
      const before = alternatives.map(({ old, truth }) => ({ value: old, truth }));
      held.push({ when, before, after: alternatives.map(({ truth }, i) => ({ value: ps[i]!, truth })) });
    }
}
for (const quarter of [0, 1, 2, 3, null]) {
  const rows = held.filter(({ when }) => quarter === null || Math.floor(when * 4) === quarter);
  const figures = [rows.flatMap(({ before }) => before), rows.flatMap(({ after }) => after)].map(
    (of) => `area ${areaUnder(of).toFixed(3)}, log-loss ${loss(of, rows.length).toFixed(3)}`,
  );
  console.log(`${quarter === null ? 'all' : `quarter ${quarter + 1}`}: ${figures.join(' -> ')} (${rows.length})`);
}
const weights = fit(matches, decay).map((w) => Math.round(w * 100) / 100);
console.log(matches.length, 'matches');
if (values.out === undefined) console.log(JSON.stringify(weights));
else
  writeFileSync(values.out, JSON.stringify({ ...JSON.parse(readFileSync(values.out, 'utf8')), [values.as]: weights }));
