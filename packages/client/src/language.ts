// Addresses that name a language: `/de/learn`. Any page has one; without it, the page follows the reader.
import { type BrowserLocationHook, useBrowserLocation } from 'wouter/use-browser-location';

const NAMED = /^\/\w\w(?![^/])/;
export const isNamed = (): boolean => NAMED.test(location.pathname);
/** Returns a path that names a language, without the one that it names. */
export const inLanguage = (language: string, path: string): string => `/${language}${path.replace(NAMED, '') || '/'}`;
/** Returns a path in the language that the address of the page names. */
export const inSame = (path: string): string => (NAMED.exec(location.pathname)?.[0] ?? '') + path;
/** Hook of the router for places without their language. */
export const usePlace: BrowserLocationHook = (how) => {
  const [path, go] = useBrowserLocation(how);
  return [path.replace(NAMED, '') || '/', go];
};
