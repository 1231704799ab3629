import { createContext, useContext } from 'react';

/** What can be done with things now. Changes with the question; the tools never change. */
export interface Lit {
  /** How a thing stands out: asked for, possible besides, chosen as what it is all about, or not at all. */
  of(thing: string): 'strong' | 'soft' | 'target' | undefined;
  /** The same in words, for screen readers. */
  can(thing: string): string | undefined;
}

export const LitContext = createContext<Lit>({ of: () => undefined, can: () => undefined });
export const useLit = (): Lit => useContext(LitContext);
