import { createContext, useContext } from 'react';
import type { Thing } from './things.ts';

/** What every part of the table may do; a part says which thing was touched, the table knows what it means. */
export interface Tools {
  /** Somebody acts on a thing: a click, Enter. `node` is where a menu may open. */
  touch(thing: Thing, node: HTMLElement): void;
  openCard(card: number): void;
  openEvent(event: number): void;
  openArea(area: number): void;
  openPile(sort: 'discard' | 'events'): void;
  /** What the viewer has seen of what is hidden. */
  openKnown(): void;
  openRule(rule: string): void;
}

export const ToolsContext = createContext<Tools | null>(null);
export function useTools(): Tools {
  const tools = useContext(ToolsContext);
  if (tools === null) throw new Error('nothing is a part of the table here');
  return tools;
}
