import { createContext, useContext } from 'react';
import type { Thing } from './things.ts';

/** Actions available to every part of the table: a part reports the touched thing, and the table interprets it. */
export interface Tools {
  /** Acts on a thing after a click or Enter; with `looks` only describes it. `node` is the place for a menu. */
  touch(thing: Thing, node: Element, looks?: boolean): void;
  openCard(kind: number, owner?: number): void;
  openRule(rule: string): void;
  openPile(sort: 'discard' | 'deck' | 'beside', player: number): void;
  /** Opens the hidden information that the viewer has seen. */
  openKnown(): void;
}

export const ToolsContext = createContext<Tools | null>(null);
export const useTools = (): Tools => useContext(ToolsContext)!;
