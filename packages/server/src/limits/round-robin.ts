/** A queue that is shared out among callers: each waiting caller is served in turn, and their own things in order. */
export class RoundRobin<T> {
  /** The caller served last comes last. */
  readonly #waiting = new Map<string, readonly T[]>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }
  get size(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }
  /** Returns what waits for a caller. */
  of(caller: string): readonly T[] {
    return this.#waiting.get(caller) ?? [];
  }
  /** Replaces what waits for a caller, who keeps their place. */
  set(caller: string, waiting: readonly T[]): void {
    if (waiting.length > 0) this.#waiting.set(caller, waiting);
    else this.#waiting.delete(caller);
  }
  push(caller: string, one: T): void {
    this.set(caller, [...this.of(caller), one]);
  }
  /** Removes and returns the next thing; undefined if nothing waits. */
  shift(): T | undefined {
    const [next] = this.#waiting;
    if (next === undefined) return undefined;
    const [caller, [first, ...others]] = next;
    this.#waiting.delete(caller);
    this.set(caller, others);
    return first;
  }
}
