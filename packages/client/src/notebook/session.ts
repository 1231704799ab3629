// The notebook of a seat on this page. It is saved automatically, even after its panel is closed.
import { LONGEST_NOTES, type Notebook, type NotebookAnswer } from '@gaslamp/protocol/private-notes';
import { after, type Stop, until } from '../settled.ts';
import { ask, Unanswered } from './ask.ts';
import { merged, saysSame, type Written } from './merge.ts';

/** Delay before saving after the last change, and minimum time between two requests, in milliseconds. */
const PAUSE = 800;
const BETWEEN = 2000;
/** Delay before a failed save is retried, in milliseconds. */
const AGAIN = 5000;

export interface NotebookNow extends Written {
  /** False until the stored notebook is loaded; until then nothing can be written. */
  readonly read: boolean;
  readonly saved: boolean;
  /** The server's error message, if it did not answer as requested. */
  readonly trouble: string | null;
  /** A different text written on another device: the player must choose which one to keep. */
  readonly other: Notebook | null;
  readonly sides: readonly string[];
}
/** The player's choice between two texts. */
export type Settled = 'mine' | 'other' | 'both';

const BLANK: NotebookNow = { read: false, saved: true, trouble: null, other: null, sides: [], text: '', marks: [] };
/** Joins two texts, one below the other. */
const both = (mine: string, other: string): string => `${mine}\n\n${other}`;
/** Returns true if both texts fit together. */
export const bothFit = (mine: string, other: string): boolean => both(mine, other).length <= LONGEST_NOTES;

export class NotebookSession {
  #now = BLANK;
  /** The notebook on the server, as far as known here. */
  #stored: Notebook = { revision: -1, text: '', marks: [] };
  /** The latest revision that the server announced. */
  #announced = 0;
  #busy = false;
  #last = Number.NEGATIVE_INFINITY;
  #cancel: Stop = () => {};
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly match: string,
    readonly token: string,
  ) {}

  readonly get = (): NotebookNow => this.#now;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  #set(part: Partial<NotebookNow>): void {
    this.#now = { ...this.#now, ...part };
    for (const listener of this.#listeners) listener();
  }

  /** Handles the announcement of a revision: fetches the notebook if the revision is newer than the known one. */
  hear(revision: number): void {
    this.#announced = Math.max(this.#announced, revision);
    if (this.#announced > this.#stored.revision) void this.#exchange();
  }
  write(part: Partial<Written>): void {
    this.#set({ ...part, saved: false });
    this.#soon(PAUSE);
  }
  /** Saves at once, for a page that may be closed. */
  flush(): void {
    if (!this.#now.saved) void this.#exchange();
  }
  settle(how: Settled): void {
    const { text, other } = this.#now;
    if (other === null) return;
    const texts = { mine: text, other: other.text, both: both(text, other.text) };
    this.#set({ other: null, text: texts[how], saved: false });
    void this.#exchange();
  }

  #soon(pause: number): void {
    this.#cancel();
    const wait = Math.max(pause, this.#last + BETWEEN - performance.now());
    this.#cancel = after(wait, () => void this.#exchange());
  }
  /** Saves unsaved changes, or else reads; one request at a time. */
  async #exchange(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.#cancel();
    this.#last = performance.now();
    const { read, saved, other, text, marks } = this.#now;
    const saves = read && !saved && other === null;
    try {
      const { match, token } = this;
      const { revision } = this.#stored;
      const answer = await until(
        ask(match, saves ? { do: 'save', token, revision, text, marks: [...marks] } : { do: 'see', token }),
      );
      this.#busy = false;
      this.#take(answer, saves ? { text, marks } : null);
    } catch (mistake) {
      this.#busy = false;
      this.#set({ trouble: mistake instanceof Error ? mistake.message : String(mistake) });
      // A request that was refused for good is not retried; the notes stay on this page.
      if (!(mistake instanceof Unanswered && mistake.forGood)) this.#soon(AGAIN);
    }
  }
  /** Applies an answer; `sent` is the content that was to be saved. */
  #take({ saved, notebook, sides }: NotebookAnswer, sent: Written | null): void {
    const base = this.#stored;
    const mine = this.#now;
    this.#stored = notebook;
    this.#announced = Math.max(this.#announced, notebook.revision);
    const { text, marks } = notebook;
    if (base.revision < 0) return this.#set({ text, marks, read: true, sides, trouble: null });
    if (sent !== null && saved) this.#set({ saved: saysSame(mine, sent), trouble: null });
    else {
      const found = merged(base, mine, notebook);
      if (found === null) this.#set({ other: notebook, saved: false, trouble: null });
      else this.#set({ ...found, other: null, saved: saysSame(found, notebook), trouble: null });
    }
    const owes = !this.#now.saved && this.#now.other === null;
    if (owes || this.#announced > notebook.revision) this.#soon(owes ? PAUSE : 0);
  }
}

const sessions = new Map<string, NotebookSession>();
/** Returns the session of a seat, which lives as long as the page. */
export function sessionOf(match: string, token: string): NotebookSession {
  const key = `${match} ${token}`;
  const found = sessions.get(key) ?? new NotebookSession(match, token);
  sessions.set(key, found);
  return found;
}
