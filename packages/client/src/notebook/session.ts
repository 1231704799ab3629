// A notebook as this page has it: what is written is saved by itself, and goes on being saved when nobody looks any more.
import { LONGEST_NOTES, type Notebook, type NotebookAnswer } from '@gaslamp/protocol/noted';
import { after, type Stop, until } from '../settled.ts';
import { ask, Unanswered } from './ask.ts';
import { merged, saysSame, type Written } from './merge.ts';

/** So long after the last change it is saved, and so long after the last time, in milliseconds. */
const PAUSE = 800;
const BETWEEN = 2000;
/** Until what was not saved is tried again. */
const AGAIN = 5000;

export interface NotebookNow extends Written {
  /** Nothing may be written before what is there has come. */
  readonly read: boolean;
  readonly saved: boolean;
  /** What the server said of it when it did not answer as asked. */
  readonly trouble: string | null;
  /** Another device has written another text meanwhile: somebody must say which one is to stay. */
  readonly other: Notebook | null;
  readonly sides: readonly string[];
}
/** Which of two texts stays. */
export type Settled = 'mine' | 'other' | 'both';

const BLANK: NotebookNow = { read: false, saved: true, trouble: null, other: null, sides: [], text: '', marks: [] };
/** Two texts, one below the other. */
const both = (mine: string, other: string): string => `${mine}\n\n${other}`;
/** Whether both texts have room. */
export const bothFit = (mine: string, other: string): boolean => both(mine, other).length <= LONGEST_NOTES;

export class NotebookSession {
  #now = BLANK;
  /** What the server has, as far as it is known here. */
  #stored: Notebook = { revision: -1, text: '', marks: [] };
  /** The latest revision that was told of. */
  #told = 0;
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

  /** The server says that the notebook is at that revision; it is read where that is not known here. */
  hear(revision: number): void {
    this.#told = Math.max(this.#told, revision);
    if (this.#told > this.#stored.revision) void this.#exchange();
  }
  write(part: Partial<Written>): void {
    this.#set({ ...part, saved: false });
    this.#soon(PAUSE);
  }
  /** At once, for a page that may go. */
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
  /** Saves what is not saved yet, else reads; one at a time. */
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
      // What is refused for good is not asked again; it stays where it was written.
      if (!(mistake instanceof Unanswered && mistake.forGood)) this.#soon(AGAIN);
    }
  }
  /** `sent`: what was to be saved. */
  #take({ saved, notebook, sides }: NotebookAnswer, sent: Written | null): void {
    const base = this.#stored;
    const mine = this.#now;
    this.#stored = notebook;
    this.#told = Math.max(this.#told, notebook.revision);
    const { text, marks } = notebook;
    if (base.revision < 0) return this.#set({ text, marks, read: true, sides, trouble: null });
    if (sent !== null && saved) this.#set({ saved: saysSame(mine, sent), trouble: null });
    else {
      const found = merged(base, mine, notebook);
      if (found === null) this.#set({ other: notebook, saved: false, trouble: null });
      else this.#set({ ...found, other: null, saved: saysSame(found, notebook), trouble: null });
    }
    const owes = !this.#now.saved && this.#now.other === null;
    if (owes || this.#told > notebook.revision) this.#soon(owes ? PAUSE : 0);
  }
}

const sessions = new Map<string, NotebookSession>();
/** The one of that seat, as long as the page lives. */
export function sessionOf(match: string, token: string): NotebookSession {
  const key = `${match} ${token}`;
  const found = sessions.get(key) ?? new NotebookSession(match, token);
  sessions.set(key, found);
  return found;
}
