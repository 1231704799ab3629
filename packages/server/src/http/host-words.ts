// What the host says to everybody, written into the page as it is sent: it needs no script, and none of the page's room.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HouseRules } from '../desk/deeds.ts';
import { say } from '../text.ts';
import { escaped } from './html.ts';

/** Over a table, which has no footer and no room to give, it can be folded; why no matches are made is not said there. */
const STYLE = `.house-word{padding:var(--space-2) var(--space-4);border-bottom:1px solid var(--line);background:var(--panel-raised);overflow-wrap:anywhere}
.house-word p{max-width:70ch;white-space:pre-line}
.house-word summary{min-height:44px;line-height:44px;cursor:pointer}
body:not(:has(.footer))>.house-word{position:fixed;z-index:20;inset:4px 4px auto auto;max-width:min(40ch,calc(100% - 8px));max-height:50dvh;overflow:auto;padding-block:0;border:1px solid var(--line);border-radius:var(--radius-2)}
body:not(:has(.footer)) .house-closed,body:not(:has(.footer))>.house-word:not(:has(details)){display:none}`;

/** What is said above the page; null where there is nothing to say. */
export function wordsAbove({ announced, closed }: Pick<HouseRules, 'announced' | 'closed'>): string | null {
  if (announced === null && closed === null) return null;
  const why = closed === null ? '' : `<p class="house-closed">${escaped(say('page.closed', { words: closed }))}</p>`;
  const says = escaped(say('page.says'));
  const said =
    announced === null ? '' : `<details open><summary>${says}</summary><p>${escaped(announced)}</p></details>`;
  return `<style>${STYLE}</style><aside class="house-word" aria-label="${says}">${why}${said}</aside>`;
}

/** A page's html with what is said above it. */
export const pageWithWords = (folder: string, file: string, above: string): string =>
  readFileSync(join(folder, file), 'utf8').replace(/<body[^>]*>/, (body) => body + above);
