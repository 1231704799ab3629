import { createContext, useContext } from 'react';
import type { Thing } from './things.ts';

/** Actions available to every part of the table: a part reports the touched thing, and the table interprets it. */
export interface Tools {
  /** Acts on a thing after a click or Enter. `node` is the place for a menu. */
  touch(thing: Thing, node: HTMLElement): void;
  openCard(card: number): void;
  openEvent(event: number): void;
  openArea(area: number): void;
  openPile(sort: 'discard' | 'events'): void;
  /** Opens the hidden information that the viewer has seen. */
  openKnown(): void;
  openRule(rule: string): void;
}

export const ToolsContext = createContext<Tools | null>(null);
export function useTools(): Tools {
  const tools = useContext(ToolsContext);
  if (tools === null) throw new Error('nothing is a part of the table here');
  return tools;
}
