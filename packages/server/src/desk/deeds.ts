// What a host can do at the desk. Each deed is kept, in order; how the house stands is what follows from all of them.
import { folded } from '../seats/sitting.ts';

export type Deed =
  /** What opens the desk from now on; the token itself is kept nowhere. */
  | { readonly do: 'token'; readonly hash: string }
  /** Whoever has that name or address sits down nowhere and makes no match; or may again. */
  | { readonly do: 'suspend' | 'admit'; readonly what: 'name' | 'address'; readonly who: string }
  /** The invitations of a match open nothing any more. */
  | { readonly do: 'revoke'; readonly match: string }
  | { readonly do: 'close'; readonly words: string }
  | { readonly do: 'open' }
  /** Empty words take back what was announced. */
  | { readonly do: 'announce'; readonly words: string };
export interface DatedDeed {
  readonly at: number;
  readonly deed: Deed;
}

/** How the house stands. */
export interface HouseRules {
  readonly tokenHash: string | null;
  /** By what they are compared as: what was suspended, as it was written. */
  readonly names: ReadonlyMap<string, string>;
  readonly addresses: ReadonlySet<string>;
  readonly revoked: ReadonlySet<string>;
  /** Why no new match is made; null while they are. */
  readonly closed: string | null;
  readonly announced: string | null;
}
export const AT_FIRST: HouseRules = {
  tokenHash: null,
  names: new Map(),
  addresses: new Set(),
  revoked: new Set(),
  closed: null,
  announced: null,
};

/** How it stands after one more deed. */
export function after(rules: HouseRules, deed: Deed): HouseRules {
  switch (deed.do) {
    case 'token':
      return { ...rules, tokenHash: deed.hash };
    case 'suspend':
      return deed.what === 'name'
        ? { ...rules, names: new Map(rules.names).set(folded(deed.who), deed.who) }
        : { ...rules, addresses: new Set(rules.addresses).add(deed.who) };
    case 'admit': {
      const names = new Map(rules.names);
      const addresses = new Set(rules.addresses);
      if (deed.what === 'name') names.delete(folded(deed.who));
      else addresses.delete(deed.who);
      return { ...rules, names, addresses };
    }
    case 'revoke':
      return { ...rules, revoked: new Set(rules.revoked).add(deed.match) };
    case 'close':
      return { ...rules, closed: deed.words };
    case 'open':
      return { ...rules, closed: null };
    case 'announce':
      return { ...rules, announced: deed.words === '' ? null : deed.words };
  }
}
