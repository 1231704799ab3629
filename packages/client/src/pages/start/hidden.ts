// Matches that are hidden from the list. Their seats stay in this browser, so that they can be shown again at any time.
import { keep, kept } from '../../kept.ts';
import { knownMatches } from '../../settings.ts';

const NAME = 'hidden';

export function hiddenMatches(): readonly string[] {
  try {
    const read: unknown = JSON.parse(kept(NAME) ?? '[]');
    return Array.isArray(read) ? read.filter((match) => typeof match === 'string') : [];
  } catch {
    return [];
  }
}
/** Hides a match or shows it again. Forgets matches that this browser does not know any more. */
export function hide(match: string, hidden: boolean): readonly string[] {
  const known = new Set(knownMatches().map((one) => one.match));
  const others = hiddenMatches().filter((one) => one !== match && known.has(one));
  const all = hidden ? [...others, match] : others;
  keep(NAME, JSON.stringify(all));
  return all;
}
