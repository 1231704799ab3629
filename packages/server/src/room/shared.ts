/** Caches expensive results that do not change: each is made once for all callers. Keeps the most recently used ones. */
export class Shared<T> {
  /** Least recently used first. */
  readonly #made = new Map<string, Promise<T>>();

  constructor(readonly most: number) {}

  /** Returns the cached result for that key, or that of `make`. A failed one is made again for the next caller. */
  of(key: string, make: () => Promise<T>): Promise<T> {
    const made = this.#made.get(key) ?? this.#begun(key, make());
    this.#made.delete(key);
    this.#made.set(key, made);
    const [longest] = this.#made.keys();
    if (longest !== undefined && this.#made.size > this.most) this.#made.delete(longest);
    return made;
  }
  #begun(key: string, made: Promise<T>): Promise<T> {
    made.catch(() => {
      if (this.#made.get(key) === made) this.#made.delete(key);
    });
    return made;
  }
}
