// Describes matches in words for the terminal, by game.
import type { AnyGame } from '@gaslamp/games/games';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { Question } from '@gaslamp/kernel/question';
import type { Player, Position, State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';

/** The words of the command line for a game. Views and positions must come from that game's matches. */
export interface Words<S extends State = State> {
  /**
   * Describes the events of a step, one per line: those a viewer may know, or (null) all of them once nothing is secret any
   * more.
   */
  logLines(s: S, row: PublishedRow, viewer: Player | null): string[];
  question(view: View<S>, question: Question): string;
  /** Describes an option and the printed parts of the card that it names, as cells of a table. */
  option(view: View<S>, option: string, question: Question): readonly string[];
  /** Describes the effect of the picks of a set so far; null if there is nothing to report. */
  sum(view: View<S>, question: Question, picks: readonly string[]): string | null;
  /** Explains a refusal, by the key that the rules give. */
  refused(key: string): string;
  /** Prints the board and the players' belongings as seen by one viewer. */
  position(view: View<S>): readonly string[];
  hand(view: View<S>): readonly string[];
  /** Prints all players' points by type. */
  points(view: View<S>): readonly string[];
  /** Lists hidden things that the viewer has seen and that are still there. */
  known(view: View<S>): readonly string[];
  /** Explains how the match is won. */
  goals(view: View<S>): readonly string[];
  /** Lists the costs and requirements on the board. */
  costs(view: View<S>): readonly string[];
  /** Lists the borders. */
  borders(view: View<S>): readonly string[];
  /** Prints a card by its id; null if there is none. */
  card(view: View<S>, id: string): readonly string[] | null;
  /** Explains the final points. */
  ending(end: Position<S, unknown>): readonly string[];
}

/** Returns the words of a game: from its own folder here, if it has one. */
export async function wordsOf(game: AnyGame): Promise<Words> {
  const found: { words(of: unknown): Words } = (await ownWords(game.id)) ?? (await import('./plain-words.ts'));
  return found.words(game);
}
async function ownWords(id: string) {
  try {
    return await import(`./${id}/words.ts`);
  } catch (error) {
    if (String(error).includes(`${id}/words.ts`)) return null;
    throw error;
  }
}
