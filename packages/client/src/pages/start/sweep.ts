import { kept } from '../../kept.ts';
import { knownMatches } from '../../settings.ts';

const EVIDENCE = /^gaslamp\.evidence\.([\w-]+)\.([\w-]+)$/;

/** Deletes the evidence about matches that this browser does not know any more, except of a seat that is being taken. */
export function sweep(): void {
  try {
    const known = new Set(knownMatches().map(({ match }) => match));
    const sitting = kept('sitting') ?? '';
    for (const key of Object.keys(localStorage)) {
      const [, match, token] = EVIDENCE.exec(key) ?? [];
      if (match !== undefined && token !== undefined && !known.has(match) && !sitting.includes(token))
        localStorage.removeItem(key);
    }
  } catch {
    // Nothing is stored here.
  }
}
