// Deletes old data of finished matches after the times that the host has set: their talk, and the matches themselves.
import { DAY } from '../spans.ts';
import type { Change } from '../store/changes.ts';
import type { Store } from '../store/store.ts';

/** Days after the last move or note of a finished match; 0 keeps the data for ever. */
export interface Retention {
  readonly finishedDays: number;
  readonly talkDays: number;
}
/** The lobby whose matches are deleted. */
interface Matches {
  readonly store: Store;
  /** Deletes a match unless somebody is connected to it. */
  forget(id: string): Promise<void>;
  receive(change: Change): void;
}
/** Number of matches whose data is deleted at once: a host who sets a time for the first time has many. */
const AT_ONCE = 50;

/** Deletes what is older than allowed, a part of it at a time. Leaves matches alone that somebody is looking at. */
export async function forgetOld(matches: Matches, { finishedDays, talkDays }: Retention, now: number): Promise<void> {
  const { store } = matches;
  if (finishedDays > 0)
    for (const id of await store.finished(now - finishedDays * DAY, AT_ONCE)) await matches.forget(id);
  if (talkDays > 0)
    for (const match of await store.finishedWithTalk(now - talkDays * DAY, AT_ONCE)) {
      await store.deleteWords(match, () => true);
      matches.receive({ what: 'people', match });
    }
}
