// A value that was learned from matches: a logistic function of features of a position.
import { exp } from './arithmetic.ts';
import { entryAt } from './tables.ts';

/** A list of features, to be filled in a fixed order. */
export class Features {
  readonly values: number[] = [];
  add(...values: readonly number[]): void {
    for (const value of values) this.values.push(value);
  }
  /** Adds a value in the place of its class, and zeros in the places of the others. */
  within(index: number, classes: number, value: number): void {
    for (let i = 0; i < classes; i++) this.values.push(i === index ? value : 0);
  }
}

/** Returns the sum of the features by these weights, one for each. */
export function sumBy(weights: readonly number[], { values }: Features): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += entryAt(weights, i) * entryAt(values, i);
  return sum;
}

/** Returns the chance by these weights: the logistic function of the sum. */
export const chanceBy = (weights: readonly number[], features: Features): number =>
  1 / (1 + exp(-sumBy(weights, features)));
