import type { CorrectedField } from '@gaslamp/stated/pack';
import type { Catalogue } from '@gaslamp/words/text';
import type { ComponentType } from 'react';
import type { Ahead } from '../lazily.ts';
import type { TableState } from '../net/match-client.ts';
import type { LegendProps } from '../rules/legend-list.tsx';
import type { TableClient } from '../table/asking/client.ts';
import type { Here } from '../table/explaining/here.ts';
import type { OnePage } from './one-page.ts';
import type { StoryTeller } from './story-teller.ts';

export interface TableProps<Pack> {
  readonly client: TableClient;
  readonly state: TableState;
  /** The match's pack as sent by the server. */
  readonly pack: Pack;
}

/** Everything that the page knows of a game, apart from its names; large parts are loaded when they are shown or asked for. */
export interface GameManifest {
  /** Everything below the page's header during a match, with its art, sentences, prompts and sounds. */
  readonly Table: ComponentType<TableProps<never>> & Ahead;
  /** The map behind the sheets of the pages. */
  readonly Backdrop: ComponentType;
  /** A fan of cards for the start page: decoration. */
  readonly Showcase: ComponentType;
  /** The sign of a seat. */
  readonly SeatEmblem: ComponentType<{ readonly seat: number; readonly size: number }>;
  /** A CSS colour for each seat that a table can have. */
  readonly seatColours: readonly string[];
  /** Explains the symbols. */
  readonly Legend: ComponentType<LegendProps>;
  /** Loads the full rules, with the sentences that summarize them. */
  rules(): Promise<string>;
  /** Explains values of a pack that could not be looked up; for games where most values are such. */
  readonly Data?: ComponentType;
  /** Loads the texts of the pages around the table: the description of the game, and its options. */
  pageTexts(): Promise<Catalogue>;
  /** Loads the one-page summary; a game that only the server knows has none. */
  onePage?(): Promise<OnePage>;
  /** Loads the explanations of the questions; a game that only the server knows has none. */
  here?(): Promise<Here>;
  /** Loads the story of a finished match; a game that only the server knows has none. */
  story?(): Promise<StoryTeller<never, never>>;
  /**
   * Loads a function that returns the name of the side which only the viewer can be on; it returns null if others can be on it
   * too.
   */
  soleSide?(): Promise<(seen: never) => string | null>;
  /** Loads a function that lists the differences between a pack and the built-in one. */
  differences(): Promise<(pack: never) => readonly CorrectedField[]>;
}
