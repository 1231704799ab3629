import { keep } from '../../kept.ts';
import { inLanguage, isNamed } from '../../language.ts';

/** Seconds for which the server remembers the choice: a year. */
const REMEMBERED = 31_536_000;

/** Returns whether the server gets a language with each request. */
export const isRemembered = (language: string): boolean => document.cookie.split('; ').includes(`language=${language}`);

/** Opens this page in another language, and all pages from now on. */
export function speak(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: browsers of the support line have no store for cookies
  document.cookie = `language=${language};path=/;max-age=${REMEMBERED};samesite=lax`;
  // Cookies can be cleared before the rest of the storage.
  keep('language', language);
  const here = new URL(location.href);
  // An address that names a language names the new one; where cookies are blocked, each address does.
  if (isNamed() || !isRemembered(language)) here.pathname = inLanguage(language, here.pathname);
  here.searchParams.delete('language');
  history.replaceState(null, '', here);
  location.reload();
}
