// The language in which a page is sent: that of its address, else the one chosen on the page, else one that the browser wants.

import list from '@gaslamp/words/languages.json' with { type: 'json' };
import type { FastifyRequest } from 'fastify';
import { type PageTexts, pageTexts } from '../text.ts';

/** The languages of the page by code; English, which every text has, is the first. */
const LANGUAGES: readonly string[] = Object.keys(list);
export const ENGLISH = 'en';
/** The start of the path of a page with an address of its own in each language: `/de`. */
export const IN_LANGUAGE = `/:language(^(?:${LANGUAGES.join('|')})$)`;
/** A page can be another one for other values of these headers. */
export const VARY = 'accept-encoding, accept-language, cookie';

const known = (code: unknown): string | undefined => LANGUAGES.find((language) => language === code);
/** The cookie that the page sets once its reader has chosen a language; it holds the code alone. */
const COOKIE = /(?:^|;\s*)language=(\w\w)(?:;|$)/;
/** Largest number of languages that are read of a browser. */
const MOST_WANTED = 20;

/** Returns the first of our languages that an Accept-Language header prefers (RFC 9110, 12.5.4). */
export function wanted(header: string | undefined): string | undefined {
  const weighted = (header ?? '').split(',', MOST_WANTED).flatMap((one) => {
    const [range = '', ...parameters] = one.split(';', 3).map((part) => part.trim().toLowerCase());
    const language = known(range.split('-', 1)[0]);
    const weight = Number(parameters.find((part) => /^q\s*=/.test(part))?.replace(/^q\s*=/, '') ?? 1);
    return language === undefined || !(weight > 0) ? [] : [{ language, weight }];
  });
  return weighted.sort((one, other) => other.weight - one.weight)[0]?.language;
}

interface Named {
  readonly language?: unknown;
}
/** Returns the language of the page that a request asks for. */
export function languageOf({ params, query, headers }: FastifyRequest): string {
  const { language: named }: Named = Object(params);
  const { language: asked }: Named = Object(query);
  const chosen = COOKIE.exec(headers.cookie ?? '')?.[1];
  return known(named) ?? known(asked) ?? known(chosen) ?? wanted(headers['accept-language']) ?? ENGLISH;
}

/** Returns the texts of drawn pages in the language of a request. */
export const textsOf = (request: FastifyRequest): PageTexts => pageTexts(languageOf(request));

/** Pages that anybody may find: their addresses in each language, for search engines. */
const PUBLIC = /^\/(?:new|learn(?:\/[\w-]+){0,2}|puzzles(?:\/[\w-]+){0,2}|one-page\/[\w-]+|data|rules\/[\w-]+)?$/;

/** Returns a Link header that names a public page in each language; undefined for any other page. */
export function alternates(origin: string, url: string): string | undefined {
  const [whole = '/', query = ''] = url.split('?', 2);
  const path = whole.replace(new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`), '') || '/';
  if (url.length > MOST_LENGTH || !PUBLIC.test(path)) return undefined;
  const game = /(?:^|&)(game=[\w-]+)(?:&|$)/.exec(query)?.[1];
  const end = path + (game === undefined ? '' : `?${game}`);
  const links = LANGUAGES.map((language) => `<${origin}/${language}${end}>; rel="alternate"; hreflang="${language}"`);
  return [...links, `<${origin}${end}>; rel="alternate"; hreflang="x-default"`].join(', ');
}
const MOST_LENGTH = 200;
