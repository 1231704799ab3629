import type { Effects, QuestionSpecs, Refused } from './effects.ts';
import type { EventSpecs } from './events.ts';
import { type Fault, fault, InputFault } from './fault.ts';
import type { Item, Mask, Option, Place, Player, Position, State } from './state.ts';
import type { Verbs } from './verbs.ts';

/** A table option of a game: an integer in a range. */
export interface OptionSpec {
  readonly least: number;
  readonly most: number;
  readonly standard: number;
  /** Value for matches that began before the option existed, if it differs from `standard`. */
  readonly before?: number;
  /** `rule` is the rule that the option belongs to; `also` lists other rules whose wording it affects. */
  readonly rule: string;
  readonly also?: readonly string[];
}

/** Result of a match. `winners` has several bits set if the win is shared. */
export interface Result {
  readonly winners: Mask;
  readonly points: readonly number[];
  readonly reason: string;
}

/** The sides of a game: its factions, or the characters that the players are. */
export interface Sides<S extends State, D> {
  /** Names of the sides, as statistics and files use them. */
  readonly names: readonly string[];
  /** Returns the sides that no player can be on with this number of seats. */
  readonly without?: (seats: number) => readonly string[];
  /** Returns the place of the item that decides a player's side, while only that player sees it. */
  place(player: Player): Place;
  /** Rules by which a side is revealed (`open`), ruled out by visible items (`seen`), or ruled out by past events (`past`). */
  readonly rules: { readonly open: string; readonly seen: string; readonly past?: string };
  /** Returns true if past events alone show that a player cannot be on that side. */
  isRuledOut?(s: S, player: Player, side: string): boolean;
  /** Returns the side of a player from a full state, at the end of a match or in a re-deal. */
  of(at: Position<S, D>, player: Player): string;
}

/** A number that belongs to a player, computed from a full state. */
export type Measure<S extends State, D> = (at: Position<S, D>, player: Player) => number;

/** The quantities that can be followed through a replayed match. Names are keys of sentences. */
export interface Course<S extends State, D> {
  /** Parts of a player's points if the match ended now. They add up to the points of its result. */
  readonly sources: Readonly<Record<string, Measure<S, D>>>;
  readonly measures: Readonly<Record<string, Measure<S, D>>>;
  /** Kinds of events that are counted for the player in their field `player`. */
  readonly deeds: readonly string[];
}

/** The kernel's interface to a game. All members are data or plain functions of a state. */
export interface Game<S extends State, D> {
  readonly id: string;
  /** Rules version given to new matches. */
  readonly rules: number;
  /**
   * By version: a pure function that turns a state of the previous version into the shape of this one. A field for a new
   * option gets the value by which the previous version was played. Versions that did not change the shape have no entry.
   */
  readonly upgrades?: Readonly<Record<number, (s: S) => S>>;
  readonly seats: { readonly least: number; readonly most: number };
  /** The content of the data pack, as the rules use it. */
  readonly data: D;
  /** Names the data pack; part of every log. */
  readonly pack: string;
  readonly effects: Effects<S, D>;
  readonly verbs: Verbs;
  /** Declarations of all questions and all events. */
  readonly questions: QuestionSpecs;
  readonly events: EventSpecs;
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Names of the places, by their number, for scenarios and reports. */
  readonly places: readonly string[];
  /** Returns true if a step with these kinds of events was a turning point, for replays. */
  readonly turned?: (kinds: ReadonlySet<string>) => boolean;
  readonly course?: Course<S, D>;
  /** Topics of the windows of interrupts, for standing orders; missing if the windows are not distinguished. */
  readonly topics?: readonly string[];
  /** Returns the state before the deal: the agenda holds the frame that deals. Missing options take their standard value. */
  setup(seats: number, options: Readonly<Record<string, number>>): S;
  /** Returns the unique name of an item, with copies numbered: `HIRED_ASSASSIN.2`. */
  nameOf(item: Item): string;
  /** Returns the viewers who may look at the items in a place, from public facts only. */
  watchers(s: S, place: Place): Mask;
  /**
   * Returns the pool of an item: items of one pool may have changed places unseen. Pools are as wide as the rules leave open.
   * Reads nothing of the item but what is public of every hidden card, such as the colour of its back.
   */
  pool(s: S, place: Place, item: Item): number;
  /** Returns false for the few re-deals that contradict public facts. */
  possible?(at: Position<S, D>): boolean;
  /** Returns the player whose turn it is. */
  active(s: S): Player;
  /** The sides by which statistics count wins; missing in a game without secret sides. */
  readonly sides?: Sides<S, D>;
  /** Explains why `wish` is impossible for a player who is not asked now or is asked something else. */
  refuse(at: Position<S, D>, by: Player, wish: Option): Refused;
  /** Returns null while the match runs. */
  result(at: Position<S, D>): Result | null;
}

/** Returns the options of a match that an older version began: options that it lacks take their value of that time. */
export function optionsThen<S extends State, D>(
  game: Game<S, D>,
  kept: Readonly<Record<string, number>>,
): Record<string, number> {
  const readings = Object.entries(game.options).map(([name, spec]) => [name, spec.before ?? spec.standard]);
  return { ...Object.fromEntries(readings), ...kept };
}

/** Returns the fault of a number of seats that the game does not allow; null for one that it allows. */
export function wrongSeats(
  { id, seats: { least, most } }: Pick<Game<State, unknown>, 'id' | 'seats'>,
  seats: number,
): Fault | null {
  if (Number.isInteger(seats) && seats >= least && seats <= most) return null;
  return fault('setup.players', { game: id, least, most, seats });
}

/**
 * Checks table options against the game's list and fills in missing ones. The error tells what is wrong and what is allowed.
 */
export function tableOptions<S extends State, D>(
  game: Game<S, D>,
  wanted: Readonly<Record<string, unknown>>,
): Record<string, number> {
  for (const name of Object.keys(wanted))
    if (!Object.hasOwn(game.options, name))
      throw new InputFault(fault('setup.option', { name, allowed: Object.keys(game.options).join(', ') }));
  const out: Record<string, number> = {};
  for (const [name, { least, most, standard }] of Object.entries(game.options)) {
    const value = wanted[name] ?? standard;
    const number = typeof value === 'boolean' ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isInteger(number) || number < least || number > most)
      throw new InputFault(fault('setup.optionRange', { name, least, most, value: JSON.stringify(value) }));
    out[name] = number;
  }
  return out;
}
