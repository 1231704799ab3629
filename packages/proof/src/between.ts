import { copy, type Player, type State } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';

/** A published question and its state, and how many answers came before it. */
export interface Open {
  readonly s: State;
  readonly player: Player;
  readonly effect: string;
  readonly n: number;
}

/**
 * Somebody who is asked a single question, and another one than the player before, was asked out of turn. That is rare,
 * and that somebody is asked at all may tell what they hold: so twins part just before what led to it.
 */
export class Between {
  #open: Open | null = null;
  /** The last published question of the player who was asked before the one at hand. */
  #before: Open | null = null;
  #last: Decision | null = null;
  #run = 0;

  /** At the n-th question: where to part, if the one before was out of turn. */
  meet(s: State, decision: Decision, n: number): Open | null {
    const { player, effect } = decision;
    let found: Open | null = null;
    if (player !== this.#last?.player) {
      if (this.#run === 1 && this.#before?.effect !== this.#last?.effect) found = this.#before;
      this.#before = this.#open;
      this.#run = 0;
    }
    this.#last = decision;
    this.#run++;
    if (s.step === 0) this.#open = { s: copy(s), player, effect, n };
    return found;
  }
}
