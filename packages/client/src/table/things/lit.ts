import { createContext, useContext } from 'react';

/** The current options for things. The object changes with the question; the tools never change. */
export interface Lit {
  /** Returns how a thing is highlighted: asked for, possible besides, chosen as the target, or not at all. */
  of(thing: string): 'strong' | 'soft' | 'target' | undefined;
  /** Returns the same in words, for screen readers. */
  can(thing: string): string | undefined;
}

export const LitContext = createContext<Lit>({ of: () => undefined, can: () => undefined });
export const useLit = (): Lit => useContext(LitContext);
