import { copy, type Player, type State } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';

/** A published question with its state and the number of answers before it. */
export interface Open {
  readonly s: State;
  readonly player: Player;
  readonly effect: string;
  readonly n: number;
}

/**
 * Finds questions out of turn: a single question to a player other than the one asked before. They are rare, and being asked
 * may reveal what the player holds. So twins part just before the cause of such a question.
 */
export class Between {
  #open: Open | null = null;
  /** The last published question to the player who was asked before the current one. */
  #before: Open | null = null;
  #last: Decision | null = null;
  #run = 0;

  /** Called at the n-th question. Returns the point at which to part if the previous question was out of turn. */
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
