// Shows pages in the made-up language: on their way to the browser, the messages in the scripts of the English page are replaced
// by made-up ones, so no page is built for it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyEnglish, type Written } from '@gaslamp/words/catalogues';
import { madeUp } from '@gaslamp/words/made-up';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Page } from 'playwright-core';
import { asCode, messagesOf, textsOf } from '../build/languages.ts';
import { PAGE } from './browser.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** `Intl` knows nothing of the made-up language; Japanese joins lists without a word. */
const LIKE = 'ja';

type Messages = { readonly [key: string]: ReturnType<typeof madeUp> | Messages };
const madeUpOf = (texts: Written): Messages =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? madeUp(compileMessage(text)) : madeUpOf(text),
    ]),
  );
/** The code of each English catalogue in a script, and of the made-up one; long ones first, since one could be part of another. */
const CODES = everyEnglish(ROOT)
  .map((path) => {
    const file = join(ROOT, path);
    return [asCode(messagesOf(file, 'en')), asCode(madeUpOf(textsOf(file, 'en')))] as const;
  })
  .sort(([one], [other]) => other.length - one.length);

const scripts = new Map<string, string>();
function scriptOf(name: string): string {
  const known = scripts.get(name);
  if (known !== undefined) return known;
  let code = readFileSync(join(PAGE, 'assets', name), 'utf8');
  for (const [english, made] of CODES) code = code.replaceAll(english, () => made);
  scripts.set(name, code);
  return code;
}
const html = readFileSync(join(PAGE, 'index.html'), 'utf8').replace('lang="en"', `lang="${LIKE}"`);

/** Shows all further pages in the made-up language. */
export async function speakMadeUp(page: Page): Promise<void> {
  await page.route(/\/assets\/[\w.-]+\.js$/, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return route.fulfill({ contentType: 'text/javascript', body: scriptOf(name) });
  });
  await page.route(
    (url) => !/\.\w+$|^\/api\//.test(url.pathname),
    (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({ contentType: 'text/html', body: html })
        : route.continue(),
  );
}
