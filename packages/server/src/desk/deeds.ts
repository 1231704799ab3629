// Actions of the host at the desk. All deeds are stored in order, and the house rules follow from them.
import type { TalkRoom } from '@gaslamp/protocol/talk-rooms';
import { folded } from '../seats/sitting.ts';

export type Deed =
  /** Sets the hash of the new admin token; the token itself is not stored. */
  | { readonly do: 'token'; readonly hash: string }
  /** Bars a name or address from new seats and new matches, or admits it again. */
  | { readonly do: 'suspend' | 'admit'; readonly what: 'name' | 'address'; readonly who: string }
  /** Closes the seats of a person in all matches: their keys are those of suspension.ts. */
  | { readonly do: 'suspendPerson'; readonly match: string; readonly number: number; readonly keys: readonly string[] }
  | { readonly do: 'admitPerson'; readonly match: string; readonly number: number }
  /** Revokes the invitations of a match. */
  | { readonly do: 'revoke'; readonly match: string }
  /** Erases a person from a match, by the number of their name. */
  | { readonly do: 'erase'; readonly match: string; readonly number: number }
  | { readonly do: 'end' | 'delete'; readonly match: string }
  /** Frees a seat before the deal. */
  | { readonly do: 'free'; readonly match: string; readonly seat: number }
  /** Closes a report; `about` is its JSON. */
  | { readonly do: 'closeReport'; readonly match: string; readonly about: string }
  /** Deletes the words of a line of talk. */
  | { readonly do: 'hush'; readonly match: string; readonly room: TalkRoom; readonly n: number }
  | { readonly do: 'close'; readonly words: string }
  | { readonly do: 'open' }
  /** Empty words withdraw the announcement. */
  | { readonly do: 'announce'; readonly words: string };
export interface DatedDeed {
  readonly at: number;
  readonly deed: Deed;
}

/** The house rules after all deeds. */
export interface HouseRules {
  readonly tokenHash: string | null;
  /** Suspended names as they were entered, by their folded form. */
  readonly names: ReadonlyMap<string, string>;
  readonly addresses: ReadonlySet<string>;
  /** The keys of suspended people, by match and number. */
  readonly people: ReadonlyMap<string, readonly string[]>;
  readonly revoked: ReadonlySet<string>;
  /** The reason why new matches are disabled; null if they are enabled. */
  readonly closed: string | null;
  readonly announced: string | null;
}
export const AT_FIRST: HouseRules = {
  tokenHash: null,
  names: new Map(),
  addresses: new Set(),
  people: new Map(),
  revoked: new Set(),
  closed: null,
  announced: null,
};

/** Returns the rules after one more deed. */
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
    case 'suspendPerson':
      return { ...rules, people: new Map(rules.people).set(`${deed.match} ${deed.number}`, deed.keys) };
    case 'admitPerson': {
      const people = new Map(rules.people);
      people.delete(`${deed.match} ${deed.number}`);
      return { ...rules, people };
    }
    case 'erase':
    case 'end':
    case 'delete':
    case 'free':
    case 'hush':
    case 'closeReport':
      return rules;
    case 'close':
      return { ...rules, closed: deed.words };
    case 'open':
      return { ...rules, closed: null };
    case 'announce':
      return { ...rules, announced: deed.words === '' ? null : deed.words };
  }
}
