// Matches in words for the terminal, by game. The page has a catalogue of its own.
import type { AnyGame } from '@gaslamp/games/games';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import type { Option, Player, Position, State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import { wordsOfEmerald } from './emerald-2e/words.ts';
import { wordsOfNanty } from './nanty-narking/words.ts';
import { plainWords } from './plain-words.ts';

/** What the command line says about a game. Players are called by the names of the game. */
export interface Words {
  /** The sides that may win, by the name under which wins are counted. */
  readonly factions: readonly string[];
  /** The side of a player at the end. */
  faction(end: Position<State, unknown>, player: Player): string;
  player(player: Player): string;
  /** One short line; an event that says nothing of its own gives null. */
  event(event: VisibleEvent): string | null;
  /** What an option means, shorter than its code where the code says all. */
  option(option: Option): string;
  /** What is asked, by the name of the effect. */
  question(effect: string): string;
  /** The board and everybody's things, as one viewer sees them. */
  position(view: View<State>): string[];
  hand(view: View<State>): string[];
  /** Everybody's points by type. */
  points(view: View<State>): string[];
  /** How the match is won. */
  goals(view: View<State>): readonly string[];
  /** What things on the board cost or need. */
  costs(view: View<State>): readonly string[];
  /** What is next to what. */
  borders(view: View<State>): readonly string[];
  /** A card by its id, or null if there is none. */
  card(id: string): string[] | null;
  /** How the final points come about. */
  ending(end: Position<State, unknown>): string[];
}

const WORDS: Readonly<Record<string, (game: AnyGame) => Words>> = {
  'emerald-2e': wordsOfEmerald,
  'nanty-narking': wordsOfNanty,
};

export function wordsOf(game: AnyGame): Words {
  return (WORDS[game.id] ?? plainWords)(game);
}
