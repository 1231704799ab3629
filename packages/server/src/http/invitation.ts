// The page of a match: its head has what messengers show of a link to it, who never run its script, and what the script will
// ask for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escaped } from './html.ts';

/** Files of the page: what runs at once, and what its script will ask for. */
interface Ahead {
  readonly early?: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}
/** What the built page says of a game: sentences, a picture of its own by its address, and files by the end of an address. */
interface Invitation {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly ahead?: Readonly<Record<string, Ahead>>;
}

/**
 * The page for a match of `game`, with a title and a picture for whoever is sent its address, and with the files of the page
 * at that `end` of it; without what the folder does not have `page` as it is. `origin` must be a checked one: messengers want
 * whole addresses.
 */
export function pageOfMatch(page: string, folder: string, game: string, origin: string, end: '' | '/replay'): string {
  const found = invitations(folder)[game];
  if (found === undefined) return page;
  const { title, text, picture, ahead } = found;
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

function invitations(folder: string): Readonly<Record<string, Invitation>> {
  try {
    return JSON.parse(readFileSync(join(folder, 'invitations.json'), 'utf8')) as Record<string, Invitation>;
  } catch {
    // A page of one's own may have none.
    return {};
  }
}
