// The language of the reader: on a page the one that its build put in, which its HTML names; elsewhere English, or the one that was
// chosen when the program started.
let current = globalThis.document?.documentElement.lang || 'en';

export const language = (): string => current;
/** For `speak` (languages.ts). */
export function setLanguage(chosen: string): void {
  current = chosen;
}
