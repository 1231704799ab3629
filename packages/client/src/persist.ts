import { knownMatches } from './settings.ts';

/** Asks the browser at the first seat not to clear the store of this page when it needs room. */
export function persist(): void {
  if (knownMatches().some(({ seats }) => seats.length > 0)) return;
  // Missing on insecure pages; refused in some private windows.
  navigator.storage?.persist?.().catch(() => {});
}
