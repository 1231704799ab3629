// Inserts the host's announcements into the page when it is sent: without a script, and without taking space from the content.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HouseRules } from '../desk/deeds.ts';
import type { PageTexts } from '../text.ts';
import { preferred } from './encodings.ts';
import { escaped } from './html.ts';
import { textsOf, VARY } from './languages.ts';

/**
 * A table has no footer and no spare space. There the announcement lies below the masthead with its menu, closing it removes it,
 * and the closing notice is hidden. A low window has its question at the right.
 */
const STYLE = `.house-word{padding:var(--space-2) var(--space-4);border-bottom:1px solid var(--line);background:var(--panel-raised);overflow-wrap:anywhere}
.house-word p{max-width:70ch;white-space:pre-line}
.house-word summary{min-height:44px;line-height:44px;cursor:pointer}
.house-close{display:none;text-decoration:underline;margin-inline-start:1ch}
body:not(:has(.footer))>.house-word{position:fixed;z-index:20;inset:53px 4px auto auto;max-width:min(40ch,calc(100% - 8px));max-height:50dvh;overflow:auto;padding-block:0 var(--space-2);border:1px solid var(--line);border-radius:var(--radius-2)}
@media (max-height:639px){body:not(:has(.footer))>.house-word{inset-inline:4px auto}}
body:not(:has(.footer)) .house-close{display:inline}
body:not(:has(.footer)) .house-closed,body:not(:has(.footer))>.house-word:not(:has([open])){display:none}`;

/** The host's own texts; null where there is none. */
export interface HostTexts {
  readonly imprint: string | null;
  readonly privacy: string | null;
}
type Announcements = Pick<HouseRules, 'announced' | 'closed'>;

/** The pages of a folder with the host's announcements inserted. */
export class AnnouncedPages {
  /** Gzipped pages by file, with the announcements that are inserted: they change seldom. */
  readonly #packed = new Map<string, { readonly added: string; readonly bytes: Buffer }>();

  constructor(
    readonly folder: string,
    readonly announcements: () => Announcements,
    readonly texts: HostTexts,
  ) {}

  /** Returns a page's HTML, with the announcements in a language. */
  html(file: string, texts: PageTexts): string {
    const [above, below] = [wordsAbove(texts, this.announcements()), linksBelow(texts, this.texts)];
    return readFileSync(join(this.folder, file), 'utf8')
      .replace(/<body[^>]*>/, (body) => body + above)
      .replace('</body>', () => `${below}</body>`);
  }
  /** Sends a page: the precompressed file if the host has no announcements or texts. */
  send(request: FastifyRequest, reply: FastifyReply, file: string): FastifyReply {
    const texts = textsOf(request);
    const added = wordsAbove(texts, this.announcements()) + linksBelow(texts, this.texts);
    reply.header('vary', VARY);
    if (added === '') return reply.sendFile(file);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (preferred(request.headers['accept-encoding'], ['gzip']) === null) return reply.send(this.html(file, texts));
    const place = `${texts.code} ${file}`;
    const before = this.#packed.get(place);
    const packed = before?.added === added ? before : { added, bytes: gzipSync(this.html(file, texts)) };
    this.#packed.set(place, packed);
    return reply.header('content-encoding', 'gzip').send(packed.bytes);
  }
}

function wordsAbove({ t }: PageTexts, { announced, closed }: Announcements): string {
  if (announced === null && closed === null) return '';
  const why = closed === null ? '' : `<p class="house-closed">${escaped(t('page.closed', { words: closed }))}</p>`;
  const says = escaped(t('page.says'));
  const added =
    announced === null
      ? ''
      : `<details open><summary>${says} <span class="house-close">${escaped(t('page.close'))}</span></summary><p>${escaped(announced)}</p></details>`;
  return `<style>${STYLE}</style><aside class="house-word" aria-label="${says}">${why}${added}</aside>`;
}

/** Shown below the footer, and only if there is one. */
const LINKS = `.house-links{display:flex;justify-content:center;gap:var(--space-4);padding:0 var(--space-4) var(--space-4);background:var(--bg)}
.house-links a{min-height:44px;line-height:44px}
body:not(:has(.footer))>.house-links{display:none}`;
function linksBelow({ t }: PageTexts, texts: HostTexts): string {
  const links = PLACES.filter((place) => texts[place] !== null).map(
    (place) => `<a href="/${place}">${escaped(t(`page.${place}`))}</a>`,
  );
  if (links.length === 0) return '';
  return `<style>${LINKS}</style><nav class="house-links" aria-label="${escaped(t('page.house'))}">${links.join('')}</nav>`;
}

/** Paths of the host's own texts. */
export const PLACES = ['imprint', 'privacy'] as const;
