import type { CorrectedField } from '@gaslamp/stated/pack';
import type { ComponentType } from 'react';
import type { Ahead } from '../lazily.ts';
import type { TableState } from '../net/match-client.ts';
import type { OnePage } from '../pages/one-page/one-page.ts';
import type { LegendProps } from '../rules/legend-list.tsx';
import type { TableClient } from '../table/client.ts';
import type { Here } from '../table/here.ts';
import type { StoryTeller } from './story-teller.ts';

export interface TableProps<Pack> {
  readonly client: TableClient;
  readonly state: TableState;
  /** The pack of the match, as the server gives it. */
  readonly pack: Pack;
}

/** All that the page knows of a game, apart from its names: what is large among it comes when it is shown or asked for. */
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
  /** What the symbols mean. */
  readonly Legend: ComponentType<LegendProps>;
  /** The rules as they are written, with the sentences that tell them in short. */
  rules(): Promise<string>;
  /** What is said of the values of a pack that could not be looked up, where they are most of it. */
  readonly Data?: ComponentType;
  /** Brings the sentences of the pages around the table: what the game is about, and its options. */
  pageTexts(): Promise<unknown>;
  /** Brings what its one page tells; a game that only the server knows has none. */
  onePage?(): Promise<OnePage>;
  /** Brings what tells what may be done at each question; a game that only the server knows has nothing. */
  here?(): Promise<Here>;
  /** Brings what tells of a match that is over; a game that only the server knows has nothing. */
  story?(): Promise<StoryTeller<never, never>>;
  /** Brings what tells which side its player alone is on, by name, so that nobody else can be; null where others may be. */
  soleSide?(): Promise<(seen: never) => string | null>;
  /** Brings what tells how a pack differs from the built-in one. */
  differences(): Promise<(pack: never) => readonly CorrectedField[]>;
}
