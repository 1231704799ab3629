import { createContext } from 'react';

/** Id of the game that rule numbers refer to. */
export const RulesOfGame = createContext<string | null>(null);

/** Options of the table in view, which settle ambiguous rules; null if there is no table. */
export const OptionsOfTable = createContext<Readonly<Record<string, number>> | null>(null);
