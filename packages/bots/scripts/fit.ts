// Fits the weights of a learned value to positions that `samples.ts` wrote, by logistic regression; prints how well they name the
// winner of matches that were held out, and writes the weights. Usage:
//   npx tsx packages/bots/scripts/fit.ts SAMPLES... [--out FILE] [--decay 3]
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: { out: { type: 'string' }, decay: { type: 'string', default: '3' } },
});

interface Row {
  readonly won: number;
  readonly old: number;
  readonly x: readonly number[];
  /** Share of the match played. */
  readonly when: number;
}
const matches = positionals.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line): Row[] => {
      const { rows, seats }: { rows: number[][]; seats: number } = JSON.parse(line);
      const turns = rows.length / seats;
      return rows.map(([, won, old, ...x], i) => ({
        won: won!,
        old: old!,
        x,
        when: Math.floor(i / seats) / turns,
      }));
    }),
);
const chance = (weights: readonly number[], x: readonly number[]): number =>
  1 / (1 + Math.exp(-weights.reduce((sum, w, i) => sum + w * x[i]!, 0)));

/** Newton's method for the penalized likelihood; each match counts the same. */
function fit(of: readonly (readonly Row[])[], decay: number): number[] {
  const size = of[0]![0]!.x.length;
  let weights: number[] = Array(size).fill(0);
  for (let round = 0; round < 12; round++) {
    const slope = weights.map((w) => -decay * w);
    const curve = weights.map((_, i) => weights.map((_, j) => (i === j ? decay : 0)));
    for (const rows of of) {
      const weight = 20 / rows.length;
      for (const { x, won } of rows) {
        const p = chance(weights, x);
        const c = weight * p * (1 - p) + 1e-9;
        for (let i = 0; i < size; i++) {
          const xi = x[i]!;
          if (xi === 0) continue;
          slope[i]! += weight * (won - p) * xi;
          const row = curve[i]!;
          for (let j = 0; j <= i; j++) row[j]! += c * xi * x[j]!;
        }
      }
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

/** Returns the chance that the value of a position that was won is above that of one that was lost. */
function areaUnder(of: readonly { readonly value: number; readonly won: number }[]): number {
  const sorted = [...of].sort((a, b) => a.value - b.value);
  let [lost, pairs, won] = [0, 0, 0];
  for (const one of sorted) {
    if (one.won < 0.5) lost++;
    else {
      won++;
      pairs += lost;
    }
  }
  return pairs / (won * lost);
}
const loss = (of: readonly { readonly value: number; readonly won: number }[]): number =>
  of.reduce((sum, { value, won }) => {
    const p = Math.min(0.999, Math.max(0.001, value));
    return sum - won * Math.log(p) - (1 - won) * Math.log(1 - p);
  }, 0) / of.length;

const decay = Number(values.decay);
const held: { value: number; old: number; won: number; when: number }[] = [];
for (let part = 0; part < 4; part++) {
  const weights = fit(
    matches.filter((_, i) => i % 4 !== part),
    decay,
  );
  for (const rows of matches.filter((_, i) => i % 4 === part))
    for (const { x, won, old, when } of rows) held.push({ value: chance(weights, x), old, won, when });
}
for (let quarter = 0; quarter < 4; quarter++) {
  const rows = held.filter(({ when }) => Math.floor(when * 4) === quarter);
  const before = rows.map(({ old, won }) => ({ value: old, won }));
  console.log(
    `quarter ${quarter + 1}: area ${areaUnder(before).toFixed(3)} -> ${areaUnder(rows).toFixed(3)}, log-loss ${loss(before).toFixed(3)} -> ${loss(rows).toFixed(3)} (${rows.length})`,
  );
}
const weights = fit(matches, decay).map((w) => Math.round(w * 1e4) / 1e4);
console.log(matches.length, 'matches');
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(weights)}\n`);
else console.log(JSON.stringify(weights));
