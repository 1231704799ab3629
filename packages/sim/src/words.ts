// Matches in words for the terminal, by game.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@gaslamp/games/games';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { Question } from '@gaslamp/kernel/question';
import type { Player, Position, State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import { root } from './root.ts';

/** What the command line says about a game. Views and positions are those of its own matches. */
export interface Words<S extends State = State> {
  /** What happened in a step, a line each: to a viewer, or (null) all of it, once nothing is secret any more. */
  told(s: S, row: PublishedRow, viewer: Player | null): string[];
  /** What is asked. */
  question(view: View<S>, question: Question): string;
  /** What an option does, and what is printed on the card that it names: cells of a table. */
  option(view: View<S>, option: string, question: Question): readonly string[];
  /** What the picks of a set come to so far; null where there is nothing to say. */
  sum(view: View<S>, question: Question, picks: readonly string[]): string | null;
  /** Why something is not possible, by the key that the rules give. */
  refused(key: string): string;
  /** The board and everybody's things, as one viewer sees them. */
  position(view: View<S>): readonly string[];
  hand(view: View<S>): readonly string[];
  /** Everybody's points by type. */
  points(view: View<S>): readonly string[];
  /** What is hidden, has been seen and is still so. */
  known(view: View<S>): readonly string[];
  /** How the match is won. */
  goals(view: View<S>): readonly string[];
  /** What things on the board cost or need. */
  costs(view: View<S>): readonly string[];
  /** What is next to what. */
  borders(view: View<S>): readonly string[];
  /** A card by its id, or null if there is none. */
  card(view: View<S>, id: string): readonly string[] | null;
  /** How the final points come about. */
  ending(end: Position<S, unknown>): readonly string[];
}

/** The words of a game: of its own folder here, if it has one. */
export async function wordsOf(game: AnyGame): Promise<Words> {
  const { id } = game;
  const folder = existsSync(join(root, 'packages/sim/src', id, 'words.ts'));
  const found: { words(of: unknown): Words } = folder
    ? await import(`./${id}/words.ts`)
    : await import('./plain-words.ts');
  return found.words(game);
}
