// What a messenger shows of a link to a match: it reads the page's head and never runs its script.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escaped } from './html.ts';

/** What the built page says of a game: sentences, and a picture of its own by its address. */
interface Invitation {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
}

/**
 * The page for a match of `game`, with a title and a picture for whoever is sent its address; without what the folder does
 * not have `page` as it is. `origin` must be a checked one: messengers want whole addresses.
 */
export function pageOfMatch(page: string, folder: string, game: string, origin: string): string {
  const found = invitations(folder)[game];
  if (found === undefined) return page;
  const { title, text, picture } = found;
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
  return page.replace('</head>', () => `${head.join('')}</head>`);
}

function invitations(folder: string): Readonly<Record<string, Invitation>> {
  try {
    return JSON.parse(readFileSync(join(folder, 'invitations.json'), 'utf8')) as Record<string, Invitation>;
  } catch {
    // A page of one's own may have none.
    return {};
  }
}
