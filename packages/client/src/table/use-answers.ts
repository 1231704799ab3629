// What the viewer is asked and does about it: sets picked in any order, take-back, explanations. Nothing of it is a rule:
// the options come from the server, and so does every reason.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Question } from '@gaslamp/protocol/updates';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Outcome, TableState } from '../net/match-client.ts';
import { t } from '../text.ts';
import type { TableClient } from './client.ts';

export interface Note {
  readonly text: string;
  readonly rule: string | null;
}

/** What a game says about its options. The object is a constant of the game. */
export interface AnswerWords {
  /** Options by the thing on the table that they are about. */
  byThing(options: readonly string[]): ReadonlyMap<string, readonly string[]>;
  /** A refusal's sentence. */
  refusal(key: string): string;
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

const keyOf = ({ standing: { move, step, question } }: TableState): string => `${move}.${step}.${question?.effect}`;

/** A question of a draft with a single answer: private, so the page may answer it for the player. */
export function obvious(question: Question | null, you: number | null): string | null {
  if (question === null || question.player !== you || !question.draft || question.subset) return null;
  const [only, ...more] = question.options ?? [];
  return only === undefined || more.length > 0 ? null : only;
}

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

  const noteOf = useCallback((why: Refused): Note => ({ text: words.refusal(why.key), rule: why.rule }), [words]);
  const outcome = useCallback(
    (result: Outcome) => {
      if (result.ok) return;
      const otherwise = t(result.reason === 'stale-move' ? 'table.stale' : 'table.refused');
      say(result.why ? noteOf(result.why) : { text: otherwise, rule: null });
    },
    [noteOf],
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

  /** Picks of the set that is asked for that lie in the draft already. */
  const laid = ({ s, standing }: TableState): string[] => {
    const asked = standing.question;
    if (!asked?.subset || asked.options === null) return [];
    return s.picks.slice(asked.about.since ?? 0).map((option) => words.format(option));
  };
  async function back(all: boolean): Promise<void> {
    say(null);
    if (picks.length > 0) {
      setLocal((old) => ({ ...old, picks: all ? NONE : old.picks.slice(0, -1) }));
      if (!all) return;
    }
    if (state.standing.undoable === 0) return;
    paused.current = true;
    let set: readonly string[] = NONE;
    try {
      for (;;) {
        const result = await client.undo();
        if (!result.ok) {
          outcome(result);
          break;
        }
        const after = client.get()!;
        if (after.standing.undoable === 0) break;
        // Sets lie in the draft pick by pick: one comes back as a whole, into the hands of the player.
        const part = laid(after);
        if (part.length > set.length) set = part;
        if (part.length > 0) continue;
        // What the page answered for the player it takes back for them too.
        const again = obvious(after.standing.question, after.info.you) !== null;
        if (!again && !(all && after.standing.question?.draft)) break;
      }
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
      setLocal((old) => {
        const i = old.picks.lastIndexOf(option);
        return i < 0 ? old : { ...old, picks: old.picks.filter((_, n) => n !== i) };
      });
    },
    confirm: () => {
      if (!state.busy && inSet) send([...picks, 'done']);
    },
    back: () => void (state.busy || back(false)),
    backAll: () => void (state.busy || back(true)),
    explain: (wish) => void client.explain(wish).then((why) => why && say(noteOf(why))),
  };
}
