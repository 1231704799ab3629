/** A seat of the match, counted from 0 in turn order. */
export type Player = number;
/** Where an item lies: a hand, a deck, a slot. Numbered by the game. */
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
/** The place, in a view, of an item whose place the viewer does not know. */
export const UNKNOWN: Place = -1;
export const only = (...players: readonly Player[]): Mask => {
  let mask = NOBODY;
  for (const player of players) mask |= 1 << player;
  return mask;
};
export const sees = (mask: Mask, viewer: Player): boolean => ((mask >> viewer) & 1) === 1;

/** Something still to happen: the name of an effect and integers, never changed once made, holding no secret. */
export type Frame = Readonly<Record<string, number | string>> & { readonly effect: string };

/**
 * What every game's state has. A game adds fields of its own, each a `number` or a `number[]`.
 * Nothing else: so a state copies, compares and turns into JSON by itself.
 */
export interface State {
  /** Rules version with which the match started. */
  readonly rules: number;
  readonly seats: number;
  /** Published steps so far; the public version of the match. */
  move: number;
  /** Answers and take-backs since the last published step: above 0 only while somebody composes a draft. */
  step: number;
  /** Still to happen, next one last. */
  agenda: Frame[];
  /** Picked so far in the draft or subset at hand. */
  picks: Option[];
  /** Item to where it lies. */
  place: Place[];
  /** Item to who knows that it lies there. */
  seenBy: Mask[];
}

/** A state and the pack it is played with: what queries read. */
export interface Position<S extends State, D> {
  readonly s: S;
  readonly data: D;
}

/** What lies in a place, ascending. */
export function itemsIn({ place: places }: State, place: Place): Item[] {
  const items: Item[] = [];
  for (let i = 0; i < places.length; i++) if (places[i] === place) items.push(i);
  return items;
}

/** Whether a viewer knows where an item lies. */
export const knows = ({ seenBy }: State, viewer: Player, item: Item): boolean => sees(seenBy[item]!, viewer);

export function exchange({ place }: State, a: Item, b: Item): void {
  const from = place[a]!;
  place[a] = place[b]!;
  place[b] = from;
}

/** A copy that shares nothing but the frames, which never change. */
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

/** Eight hex digits that mix every integer and frame of a state by sorted field name; alike in every engine. */
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
