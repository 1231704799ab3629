import type { AnyMatch } from '@gaslamp/games/entry';
import { at } from '@gaslamp/kernel/lists';
import type { Decision } from '@gaslamp/kernel/table';

/**
 * Answers for the others of a lesson. Each plays the parts of their script in order and begins a part when its first answer is
 * on offer. If no part fits, the first `otherwise` answer on offer is given, so that the match goes on whatever the learner
 * does.
 */
export class Others {
  /** Remaining parts by seat; the first of them may be begun. */
  readonly #parts: string[][][];
  readonly #begun: boolean[];
  constructor(
    parts: readonly (readonly (readonly string[])[])[],
    readonly otherwise: readonly string[],
  ) {
    this.#parts = parts.map((all) => all.map((part) => [...part]));
    this.#begun = parts.map(() => false);
  }
  /** Scripted answers that were never given, by seat. */
  get left(): readonly (readonly string[])[] {
    return this.#parts.map((parts) => parts.flat());
  }

  /** Returns the answers to a question of that match: a whole set, or a single answer. */
  answer({ game, s }: AnyMatch, { player, options, subset }: Decision): readonly string[] {
    const offered = options.map((option) => game.verbs.format(option));
    const parts = this.#parts[player] ?? [];
    const part = parts[0] ?? [];
    const size = subset && part.includes('done') ? part.indexOf('done') + 1 : 1;
    const texts = part.slice(0, size);
    if (texts.length > 0 && texts.every((text) => offered.includes(text) || (subset && text === 'done'))) {
      part.splice(0, size);
      this.#begun[player] = part.length > 0;
      if (part.length === 0) parts.shift();
      return texts;
    }
    // A turn that deviated from its part does not resume it in the middle.
    if (this.#begun[player] && game.active(s) === player) {
      parts.shift();
      this.#begun[player] = false;
    }
    return [this.otherwise.find((text) => offered.includes(text)) ?? at(offered, 0)];
  }
}
