// The host's desk: stores deeds before they take effect, and applies the house rules that follow from them.
import { timingSafeEqual } from 'node:crypto';
import { RequestError } from '../refused.ts';
import { folded } from '../seats/sitting.ts';
import type { Store } from '../store/store.ts';
import type { ServerClock } from '../time/server-clock.ts';
import { hashToken, newToken } from '../tokens.ts';
import { AT_FIRST, after, type DatedDeed, type Deed, type HouseRules } from './deeds.ts';
import type { Erased } from './erased-list.ts';
import { Erasures } from './erasures.ts';

export class Desk {
  #deeds: readonly DatedDeed[] = [];
  #rules: HouseRules = AT_FIRST;
  #done: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly store: Store,
    readonly clock: Pick<ServerClock, 'now'>,
    readonly erasures: Erasures,
  ) {}
  /** `erased`: path of the list of erasures; null if there is none. */
  static async of(store: Store, clock: Pick<ServerClock, 'now'>, erased: string | null = null): Promise<Desk> {
    const desk = new Desk(store, clock, new Erasures(store, erased));
    await desk.refresh();
    return desk;
  }

  get rules(): HouseRules {
    return this.#rules;
  }
  /** All deeds, oldest first. */
  get deeds(): readonly DatedDeed[] {
    return this.#deeds;
  }
  /** Reloads the stored deeds: with a database, another process may have made a new token. */
  refresh(): Promise<void> {
    return this.#next(async () => {
      this.#deeds = (await this.store.deeds()).map(({ at, deed }) => ({ at, deed: deed as Deed }));
      this.#rules = this.#deeds.reduce((rules, { deed }) => after(rules, deed), AT_FIRST);
    });
  }
  /** Stores a deed and then applies it. Rejects with Unstorable, in which case nothing has changed. */
  async do(deed: Deed): Promise<void> {
    await this.#do(deed);
  }
  /** Returns false and does nothing if `unless` is true of a stored deed. */
  #do(deed: Deed, unless?: (one: object) => boolean): Promise<boolean> {
    return this.#next(async () => {
      const at = this.clock.now();
      if (!(await this.store.addDeed(at, deed, unless))) return false;
      this.#deeds = [...this.#deeds, { at, deed }];
      this.#rules = after(this.#rules, deed);
      return true;
    });
  }
  /** Erases a person's data in the store; rooms in memory must read it again. Throws like `Erasures.erase`. */
  async erase(erased: Erased): Promise<void> {
    await this.erasures.erase(erased);
    await this.do({ do: 'erase', ...erased });
  }
  /** Returns a new token, which is not shown again, and invalidates the previous one. */
  async newToken(): Promise<string> {
    const token = newToken();
    await this.do({ do: 'token', hash: hashToken(token) });
    return token;
  }
  /** Returns the first token; null if there is one, such as that of a process that was started at the same time. */
  async firstToken(): Promise<string | null> {
    if (this.#rules.tokenHash !== null) return null;
    const token = newToken();
    const isToken = (one: object) => (one as Deed).do === 'token';
    if (await this.#do({ do: 'token', hash: hashToken(token) }, isToken)) return token;
    await this.refresh();
    return null;
  }
  /** Returns true if that is the token. Compares in constant time. */
  isToken(token: string): boolean {
    const { tokenHash } = this.#rules;
    if (tokenHash === null) return false;
    const [a, b] = [Buffer.from(hashToken(token)), Buffer.from(tokenHash)];
    return a.length === b.length && timingSafeEqual(a, b);
  }

  /** Throws RequestError if one of these names or that address is suspended. */
  checkGuest(names: readonly string[], address: string | null): void {
    const { names: suspended, addresses } = this.#rules;
    if (address !== null && addresses.has(address)) throw new RequestError(403, KEPT_OUT);
    const named = names.find((name) => suspended.has(folded(name)));
    if (named !== undefined) throw new RequestError(403, 'house.name', { name: named });
  }
  /** Throws RequestError if one of these keys (suspension.ts) is that of a suspended person. */
  checkKeys(...keys: readonly string[]): void {
    for (const suspended of this.#rules.people.values())
      if (keys.some((key) => suspended.includes(key))) throw new RequestError(403, SUSPENDED);
  }
  /** Throws RequestError 503 while new matches are disabled. */
  checkOpen(): void {
    const { closed } = this.#rules;
    if (closed !== null) throw new RequestError(503, 'house.closed', { words: closed });
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#done.then(work);
    this.#done = result.catch(() => {});
    return result;
  }
}
const KEPT_OUT = 'house.address';
export const SUSPENDED = 'house.person';
