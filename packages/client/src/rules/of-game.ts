import { createContext } from 'react';

/** Whose rules are read where a rule's number stands: the id of a game. */
export const RulesOfGame = createContext<string | null>(null);
