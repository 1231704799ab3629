import { createContext, useContext } from 'react';
import type { Thing } from './things.ts';

/** What every part of the table may do; a part says which thing was touched, the table knows what it means. */
export interface Tools {
  /** Somebody acts on a thing: a click, Enter; or only `looks`. `node` is where a menu may open. */
  touch(thing: Thing, node: Element, looks?: boolean): void;
  openCard(kind: number): void;
  openRule(rule: string): void;
  openPile(sort: 'discard' | 'deck', player: number): void;
  /** What the viewer has seen of what is hidden. */
  openKnown(): void;
}

export const ToolsContext = createContext<Tools | null>(null);
export const useTools = (): Tools => useContext(ToolsContext)!;
