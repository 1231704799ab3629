// The page of a match. Its head has a link preview for messengers, which run no scripts, and preloads for the page's script.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escaped } from './html.ts';
import { ENGLISH } from './languages.ts';

/** Files of the page: the early script, and those that its script will load. */
interface Ahead {
  readonly early?: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}
/** The built page's data about a game: preview texts, the path of its picture, and files to preload by path suffix. */
interface Invitation {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly ahead?: Readonly<Record<string, Ahead>>;
}

/** The game of a match, the language of the page, and that of whoever made the match: its preview is in it, whoever asks. */
interface Shown {
  readonly game: string;
  readonly language: string;
  readonly made?: string;
}

/**
 * Returns the page for a match, with a title and a picture for link previews and with preloads for the page at that `end` of its
 * path; returns `page` unchanged if the folder has no data for the game. `origin` must be validated: messengers
 * need absolute URLs.
 */
export function pageOfMatch(
  page: string,
  folder: string,
  { game, language, made = ENGLISH }: Shown,
  origin: string,
  end: '' | '/replay',
): string {
  const found = invitations(folder, language)[game];
  if (found === undefined) return page;
  const { picture, ahead } = found;
  const { title, text } = invitations(folder, made)[game] ?? found;
  const tags = {
    'og:site_name': 'Gaslamp',
    'og:type': 'website',
    'og:title': title,
    'og:description': text,
    'og:image': origin + picture,
    'twitter:card': 'summary_large_image',
  };
  const head = Object.entries(tags).map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`,
  );
  const { early, scripts = [], styles = [] } = ahead?.[end] ?? {};
  const first = early === undefined ? '' : `<script async fetchpriority="high" src="${escaped(early)}"></script>`;
  const links = [
    ...styles.map((file) => `rel="preload" as="style" crossorigin href="${escaped(file)}"`),
    ...scripts.map((file) => `rel="modulepreload" crossorigin href="${escaped(file)}"`),
  ].map((link) => `<link ${link}>`);
  return page
    .replace('<head>', () => `<head>${first}`)
    .replace('</head>', () => `${[...head, ...links].join('')}</head>`);
}

function invitations(folder: string, language: string): Readonly<Record<string, Invitation>> {
  const name = language === ENGLISH ? 'invitations.json' : `invitations.${language}.json`;
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, Invitation>;
  } catch {
    // A custom page may have none.
    return {};
  }
}
