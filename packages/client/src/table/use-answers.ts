// What the viewer is asked and does about it: sets picked in any order, take-back, explanations. Nothing of it is a rule:
// the options come from the server, and so does every reason.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Question } from '@gaslamp/kernel/projection';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Outcome, TableState } from '../net/match-client.ts';
import { t } from '../text.ts';
import type { TableClient } from './client.ts';
import { type Note, noteOfOutcome } from './note.ts';
import { keyOf, obvious, without } from './options.ts';
import { takeBack } from './take-back.ts';

/** What a game says about its options. The object is a constant of the game. */
export interface AnswerWords {
  /** Options by the thing on the table that they are about. */
  byThing(options: readonly string[]): ReadonlyMap<string, readonly string[]>;
  /** A refusal in words. */
  noteOf(why: Refused): Note;
  /** An option of the state's numbers as text. */
  format(option: number): string;
}

export interface Answers {
  readonly question: Question | null;
  /** The options of the viewer, if it is they who are asked. */
  readonly options: readonly string[] | null;
  /** Picked so far of a set, and whether it is enough. */
  readonly picks: readonly string[];
  readonly enough: boolean;
  /** What can be done with things now. */
  readonly lit: ReadonlyMap<string, readonly string[]>;
  /** Options to take back, local picks included. */
  readonly undoable: number;
  readonly note: Note | null;
  /** Takes the note away. */
  hush(): void;
  answer(option: string): void;
  unpick(option: string): void;
  confirm(): void;
  back(): void;
  backAll(): void;
  /** Shows why a wish is not on offer. */
  explain(wish: string): void;
}

const NONE: readonly string[] = [];
const DARK: ReadonlyMap<string, readonly string[]> = new Map();

export function useAnswers(client: TableClient, state: TableState, words: AnswerWords): Answers {
  const { question } = state.standing;
  const { you } = state.info;
  const key = keyOf(state);
  const options = question !== null && question.player === you ? question.options : null;
  const [local, setLocal] = useState<{ key: string; picks: readonly string[] }>({ key, picks: NONE });
  const [note, say] = useState<Note | null>(null);
  const [considered, setConsidered] = useState<{ at: string; fits: readonly string[]; enough: boolean } | null>(null);
  if (local.key !== key) {
    setLocal({ key, picks: NONE });
    if (note !== null) say(null);
  }
  const picks = local.key === key ? local.picks : NONE;
  const paused = useRef(false);
  const answered = useRef('');

  const outcome = useCallback(
    (result: Outcome) => {
      if (!result.ok) say(noteOfOutcome(result, words.noteOf));
    },
    [words],
  );
  const send = useCallback(
    (texts: readonly string[]) => {
      say(null);
      void client.choose(texts).then(outcome);
    },
    [client, outcome],
  );

  const forced = obvious(question, you);
  useEffect(() => {
    if (forced === null || paused.current || state.busy || answered.current === key) return;
    answered.current = key;
    send([forced]);
  }, [forced, key, send, state.busy]);

  // What still fits, whatever the order of the picks.
  const inSet = options !== null && question!.subset;
  const pickKey = inSet ? `${key}|${picks.join('|')}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for question and picks
  useEffect(() => {
    if (!inSet) return;
    let live = true;
    client.consider(picks).then((found) => {
      if (!live) return;
      if (found === null && picks.length > 0) {
        setLocal((old) => (old.key === key ? { ...old, picks: old.picks.slice(0, -1) } : old));
        return;
      }
      const fits = found?.fits ?? options.filter((option) => option !== 'done');
      setConsidered({ at: pickKey, fits, enough: found?.enough ?? false });
    });
    return () => {
      live = false;
    };
  }, [pickKey]);
  const fits = considered?.fits ?? NONE;
  const enough = considered?.at === pickKey && considered.enough;

  // The key stands for the question, whose object is a new one with every message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const lit = useMemo(
    () => (options === null ? DARK : words.byThing(inSet ? fits : options)),
    [options === null, key, inSet, fits, words],
  );

  async function back(all: boolean): Promise<void> {
    say(null);
    if (picks.length > 0) {
      setLocal((old) => ({ ...old, picks: all ? NONE : old.picks.slice(0, -1) }));
      if (!all) return;
    }
    if (state.standing.undoable === 0)
      return picks.length > 0 ? undefined : say({ text: t('table.nothingBack'), rule: null });
    paused.current = true;
    let set: readonly string[] = NONE;
    try {
      set = await takeBack(client, { all, format: words.format, obvious, failed: outcome });
    } finally {
      paused.current = false;
      const after = keyOf(client.get()!);
      answered.current = after;
      if (set.length > 0 && !all) setLocal({ key: after, picks: set });
    }
  }

  return {
    question,
    options,
    picks,
    enough,
    lit,
    undoable: picks.length + state.standing.undoable,
    note,
    hush: () => say(null),
    answer: (option) => {
      if (state.busy) return;
      if (!inSet || option === 'done') return send([option]);
      // What fits the latest pick is not known yet.
      if (considered?.at !== pickKey) return;
      say(null);
      setLocal((old) => ({ ...old, picks: [...old.picks, option] }));
    },
    unpick: (option) => {
      say(null);
      setLocal((old) => ({ ...old, picks: without(old.picks, option) }));
    },
    confirm: () => {
      if (!state.busy && inSet) send([...picks, 'done']);
    },
    back: () => void (state.busy || you === null || back(false)),
    backAll: () => void (state.busy || back(true)),
    explain: (wish) => void client.explain(wish, picks).then((why) => why && say(words.noteOf(why))),
  };
}
