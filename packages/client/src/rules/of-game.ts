import { createContext } from 'react';

/** Whose rules are read where a rule's number stands: the id of a game. */
export const RulesOfGame = createContext<string | null>(null);

/** How the table in view reads what can be read two ways: its options; null where no table is meant. */
export const OptionsOfTable = createContext<Readonly<Record<string, number>> | null>(null);
