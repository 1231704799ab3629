/** They come when somebody wants to read. */
export const loadRules = (): Promise<string> => import('./rules.ts').then(({ rules }) => rules);
