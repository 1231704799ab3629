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
  openRule(rule: string): void;
}

/** What can be done with things now. Changes with the question; the tools never change. */
export interface Lit {
  /** How a thing stands out: asked for, possible besides, or not at all. */
  of(thing: Thing): 'strong' | 'soft' | undefined;
  /** The same in words, for screen readers. */
  can(thing: Thing): string | undefined;
}

export const LitContext = createContext<Lit>({ of: () => undefined, can: () => undefined });
export const useLit = (): Lit => useContext(LitContext);
export const ToolsContext = createContext<Tools | null>(null);
export const useTools = (): Tools => useContext(ToolsContext)!;
