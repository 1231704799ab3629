/** Loads the rules on demand. */
export const loadRules = (): Promise<string> => import('./rules.ts').then(({ rules }) => rules);
