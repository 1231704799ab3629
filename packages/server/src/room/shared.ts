/** Dear answers that stay as they are: made once for all who ask, and kept for so many of them, those asked for last. */
export class Shared<T> {
  /** Those that were asked for longest ago are first. */
  readonly #made = new Map<string, Promise<T>>();

  constructor(readonly most: number) {}

  /** What `make` gave under that key, or gives now. What fails is made anew for whoever asks next. */
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
