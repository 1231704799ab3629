import type { Effects, QuestionSpecs, Refused } from './effects.ts';
import type { EventSpecs } from './events.ts';
import type { Item, Mask, Option, Place, Player, Position, State } from './state.ts';
import type { Verbs } from './verbs.ts';

/** A table option of a game: an integer in a range. */
export interface OptionSpec {
  readonly least: number;
  readonly most: number;
  readonly standard: number;
  /** How matches are played that were begun before there was this option, if not by the standard. */
  readonly before?: number;
  /** The rule that the option belongs to, and others whose words it touches. */
  readonly rule: string;
  readonly also?: readonly string[];
}

/** How a match ended. `winners` has more than one bit where a win is shared. */
export interface Result {
  readonly winners: Mask;
  readonly points: readonly number[];
  readonly reason: string;
}

/** The sides of a game: factions, or whom everybody plays. */
export interface Sides<S extends State, D> {
  /** As counts and files call them. */
  readonly names: readonly string[];
  /** Those that nobody can be on in a match of so many players. */
  readonly without?: (seats: number) => readonly string[];
  /** Where lies what puts a player on a side, as long as nobody else sees it. */
  place(player: Player): Place;
  /** The rules by which a side is seen, by which what is seen leaves no room for it, and by which what happened does. */
  readonly rules: { readonly open: string; readonly seen: string; readonly past?: string };
  /** Where something that happened tells so of a player, whatever the others are: that they cannot be on that side. */
  isRuledOut?(s: S, player: Player, side: string): boolean;
  /** The side of a player, read off a whole state: at the end of a match, or of a re-deal. */
  of(at: Position<S, D>, player: Player): string;
}

/** A number that a player has, read off a whole state. */
export type Measure<S extends State, D> = (at: Position<S, D>, player: Player) => number;

/** What there is to follow through a match that is looked back on. Names are those of sentences. */
export interface Course<S extends State, D> {
  /** What a player's points would be made of if the match ended there: they add up to those of its result. */
  readonly sources: Readonly<Record<string, Measure<S, D>>>;
  readonly measures: Readonly<Record<string, Measure<S, D>>>;
  /** Kinds of events that are counted for whoever did them, their field `player`. */
  readonly deeds: readonly string[];
}

/** What the kernel knows of a game. Everything hangs on plain functions of a state. */
export interface Game<S extends State, D> {
  readonly id: string;
  /** Rules version given to new matches. */
  readonly rules: number;
  /**
   * By version: what turns a state of the version before into the shape of this one, a pure function. A field for a new
   * option takes the reading by which its version was played. Versions that changed no shape have none.
   */
  readonly upgrades?: Readonly<Record<number, (s: S) => S>>;
  readonly seats: { readonly least: number; readonly most: number };
  /** What the rules read of the data pack. */
  readonly data: D;
  /** Names the data pack; part of every log. */
  readonly pack: string;
  readonly effects: Effects<S, D>;
  readonly verbs: Verbs;
  /** All that can be asked, and all that can be told to have happened. */
  readonly questions: QuestionSpecs;
  readonly events: EventSpecs;
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Names of the places, by number, and of the events' kinds; for scenarios and reports. */
  readonly places: readonly string[];
  /** Whether a match turned with what one step told, by the kinds of its events; for who looks back on it. */
  readonly turned?: (told: ReadonlySet<string>) => boolean;
  readonly course?: Course<S, D>;
  /** What windows of interrupts can be about, for standing orders; none where all windows are alike. */
  readonly topics?: readonly string[];
  /** Not dealt yet: the agenda holds the frame that deals. Options not named take their standard value. */
  setup(seats: number, options: Readonly<Record<string, number>>): S;
  /** Unique, copies numbered: `HIRED_ASSASSIN.2`. */
  nameOf(item: Item): string;
  /** Who may look at what lies in a place; from public facts only. */
  watchers(s: S, place: Place): Mask;
  /**
   * Items of one pool may have changed places unseen. As wide as the rules leave the question open. Of the item it reads
   * only what is known of every hidden card, such as the colour of its back.
   */
  pool(s: S, place: Place, item: Item): number;
  /** Rejects the few re-deals that contradict public facts. */
  possible?(at: Position<S, D>): boolean;
  /** Whose turn it is. */
  active(s: S): Player;
  /** By which wins are counted; a game without secret sides has none. */
  readonly sides?: Sides<S, D>;
  /** Why `wish` cannot be had by a player who is not asked now, or who is asked something else. */
  refuse(at: Position<S, D>, by: Player, wish: Option): Refused;
  /** Null while the match runs. */
  result(at: Position<S, D>): Result | null;
}

/** The options of a match that was begun by an older version: what it does not have takes the reading of that time. */
export function optionsThen<S extends State, D>(
  game: Game<S, D>,
  kept: Readonly<Record<string, number>>,
): Record<string, number> {
  const readings = Object.entries(game.options).map(([name, spec]) => [name, spec.before ?? spec.standard]);
  return { ...Object.fromEntries(readings), ...kept };
}

/** Checks table options against the game's list and fills in what is not named. Throws what is wrong and what is allowed. */
export function tableOptions<S extends State, D>(
  game: Game<S, D>,
  wanted: Readonly<Record<string, unknown>>,
): Record<string, number> {
  for (const name of Object.keys(wanted))
    if (!Object.hasOwn(game.options, name))
      throw new Error(`unknown option "${name}"; allowed: ${Object.keys(game.options).join(', ')}`);
  const out: Record<string, number> = {};
  for (const [name, { least, most, standard }] of Object.entries(game.options)) {
    const value = wanted[name] ?? standard;
    const number = typeof value === 'boolean' ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isInteger(number) || number < least || number > most)
      throw new Error(`option "${name}" must be a whole number from ${least} to ${most}, not ${JSON.stringify(value)}`);
    out[name] = number;
  }
  return out;
}
