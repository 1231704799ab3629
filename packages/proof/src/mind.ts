import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import type { Option } from '@gaslamp/kernel/state';

/**
 * Answers at random but curiously: options that were rarely offered in this match are preferred to those that are always there,
 * so that rare things happen: an interrupt, an assassination, the text of a card.
 */
export class Mind extends FastDice {
  readonly #offered = new Map<Option, number>();

  /** Returns one of the options: half of the time any, otherwise weighted by rarity. */
  among(options: readonly Option[]): Option {
    if (options.length === 1) return at(options, 0);
    const weights: number[] = [];
    let sum = 0;
    for (const option of options) {
      const times = (this.#offered.get(option) ?? 0) + 1;
      this.#offered.set(option, times);
      // Integers, so that every JavaScript engine picks the same.
      const weight = Math.max(1, Math.floor(4096 / times));
      weights.push(weight);
      sum += weight;
    }
    if (this.below(2) === 0) return at(options, this.below(options.length));
    let left = this.below(sum);
    const index = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return at(options, index);
  }
}
