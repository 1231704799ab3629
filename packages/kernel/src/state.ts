/** A seat of the match, counted from 0 in turn order. */
export type Player = number;
/** The location of an item: a hand, a deck, a slot. Each game numbers its places. */
export type Place = number;
/** A card or token that may be hidden; an index into the lists below. */
export type Item = number;
/** A set of viewers, one bit per seat; the sign bit stands for spectators. */
export type Mask = number;
/** One legal choice: a verb and up to two arguments of 0…255 packed into an integer. */
export type Option = number;

export const EVERYONE: Mask = -1;
export const NOBODY: Mask = 0;
export const SPECTATOR: Player = 31;
/** In a view, the place of an item whose location the viewer does not know. */
export const UNKNOWN: Place = -1;
export const only = (...players: readonly Player[]): Mask => {
  let mask = NOBODY;
  for (const player of players) mask |= 1 << player;
  return mask;
};
export const sees = (mask: Mask, viewer: Player): boolean => ((mask >> viewer) & 1) === 1;

/** A queued effect: its name and integer arguments. Immutable, and free of secrets. */
export type Frame = Readonly<Record<string, number | string>> & { readonly effect: string };

/**
 * The state that every game has. A game adds fields of its own, each a `number` or a `number[]` and nothing else, so that
 * generic code can copy, compare and serialize a state.
 */
export interface State {
  /** Rules version with which the match started. */
  readonly rules: number;
  readonly seats: number;
  /** Number of published steps; the public version of the match. */
  move: number;
  /** Answers and take-backs since the last published step; above 0 only while a player composes a draft. */
  step: number;
  /** Queued effects, the next one last. */
  agenda: Frame[];
  /** Picks so far in the current draft or subset. */
  picks: Option[];
  /** Place of each item. */
  place: Place[];
  /** Viewers who know the place of each item. */
  seenBy: Mask[];
}

/** A state and the pack that it is played with, as queries read them. */
export interface Position<S extends State, D> {
  readonly s: S;
  readonly data: D;
}

/** Returns the items in a place, in ascending order. */
export function itemsIn({ place: places }: State, place: Place): Item[] {
  const items: Item[] = [];
  for (let i = 0; i < places.length; i++) if (places[i] === place) items.push(i);
  return items;
}

/** Returns true if a viewer knows the place of an item. */
export const knows = ({ seenBy }: State, viewer: Player, item: Item): boolean => sees(seenBy[item]!, viewer);

export function exchange({ place }: State, a: Item, b: Item): void {
  const from = place[a]!;
  place[a] = place[b]!;
  place[b] = from;
}

/** Returns a copy that shares nothing but the immutable frames. */
export function copy<S extends State>(s: S): S {
  const out = { ...s } as Record<string, unknown>;
  for (const key in out) {
    const value = out[key];
    if (typeof value === 'object') out[key] = (value as unknown[]).slice();
  }
  return out as unknown as S;
}

const mix = (h: number, n: number): number => {
  const x = Math.imul(h ^ (n | 0), 0x9e3779b1);
  return x ^ (x >>> 15);
};
const mixText = (h: number, text: string): number => {
  let x = mix(h, text.length);
  for (let i = 0; i < text.length; i++) x = mix(x, text.charCodeAt(i));
  return x;
};

/** Returns eight hex digits: a hash of all integers and frames, by sorted field name. It is the same in every JS engine. */
export function hash<S extends State>(s: S): string {
  const fields = s as unknown as Record<string, unknown>;
  let h = 0x5eed;
  for (const key of Object.keys(fields).sort()) {
    h = mixText(h, key);
    const value = fields[key];
    if (typeof value === 'number') h = mix(h, value);
    else if (key === 'agenda') for (const frame of s.agenda) h = mixFrame(h, frame);
    else for (const n of value as number[]) h = mix(mix(h, 1), n);
  }
  return (h >>> 0).toString(16).padStart(8, '0');
}

function mixFrame(h: number, frame: Frame): number {
  let x = h;
  for (const key of Object.keys(frame).sort()) {
    const value = frame[key]!;
    x = mixText(x, key);
    x = typeof value === 'number' ? mix(x, value) : mixText(x, value);
  }
  return x;
}
