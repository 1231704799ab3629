// What the viewer is asked and does about it: sets picked in any order, take-back, explanations. Nothing of it is a rule:
// the options come from the server, and so does every reason.
import type { Forecast } from '@gaslamp/kernel/forecast';
import type { Horizon } from '@gaslamp/kernel/pasts';
import type { Question } from '@gaslamp/kernel/question';
import { isMine } from '@gaslamp/words/options';
import { t } from '@gaslamp/words/text';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Outcome, TableState } from '../net/match-client.ts';
import type { TableClient } from './client.ts';
import { type Note, type NoteOf, noteOfOutcome } from './note.ts';
import { keyOf, NO_THINGS, obvious as onlyAnswer, without } from './options.ts';
import { asksBeforePassing } from './passing.ts';
import { takeBack } from './take-back.ts';
import { useForecast } from './use-forecast.ts';

/** What a game says about its options. The object changes only when something of it means something else. */
export interface AnswerWords {
  /** Options by the thing on the table that they are about. */
  byThing(options: readonly string[]): ReadonlyMap<string, readonly string[]>;
  readonly noteOf: NoteOf;
  /** An option of the state's numbers as text. */
  format(option: number): string;
  /** What the page answers for the player in a draft; without it whatever is the only answer. */
  obvious?(question: Question | null, you: number | null): string | null;
  /** Whether it is answered by a single press, and somebody else may go on. */
  mayPass?(option: string, question: Question): boolean;
  /** Of one press that may end the match: what is said before it, null where it does not end it. Null for all else. */
  ending?(option: string, question: Question): ((found: Forecast) => Promise<string> | null) | null;
}

/** What the viewer has said already of what is asked next: a game may let them begin with the card that is to be used. */
export interface Foresight {
  /** The one option that they mean. */
  among(options: readonly string[]): string | null;
  /** The first of a set that the page picks for them. */
  first(fits: readonly string[], enough: boolean): string | null;
  /** It has been used, or was taken back. */
  drop(): void;
  /** Takes back what only the page knows of, when the draft is empty; false where there is nothing. */
  back(): boolean;
}

interface Ending {
  readonly option: string;
  readonly announced: string;
}

export interface Answers {
  readonly question: Question | null;
  /** The options of the viewer, if it is they who are asked. */
  readonly options: readonly string[] | null;
  /** Picked so far of a set, and whether it is enough. */
  readonly picks: readonly string[];
  readonly enough: boolean;
  /** What confirming would bring for certain, as far as it is known. */
  readonly forecast: Forecast | null;
  /** The question, and what the player has picked of a set. */
  readonly at: string;
  /** What can be done with things now. */
  readonly lit: ReadonlyMap<string, readonly string[]>;
  /** Options to take back, local picks included, and why no more. */
  readonly undoable: number;
  readonly horizon: Horizon;
  /** The line to the server is broken: whoever tries anything is told so. */
  readonly offline: boolean;
  readonly note: Note | null;
  /** The answer after which somebody else goes on: another press gives it. Where it is none of a button, what it marks. */
  readonly passing: string | null;
  readonly marked: string | null;
  /** The answer that ends the match, to be confirmed or taken back. */
  readonly ending: Ending | null;
  /** Shows a note, or takes it away. */
  say(note: Note | null): void;
  /** Of a set, so many of it at once. What was chosen on a sheet of its own is `sure`: it is asked no second time. */
  answer(option: string, times?: number, sure?: boolean): void;
  /** In the hand only what the player has picked: a tap on what the page has just picked means to pick it. */
  unpick(option: string, inHand?: boolean): void;
  confirm(): void;
  back(): void;
  backAll(): void;
  /** Shows why a wish is not on offer. */
  explain(wish: string): void;
}

interface Local {
  readonly key: string;
  readonly picks: readonly string[];
  /** So many of the picks, the first ones, are the page's own. */
  readonly auto: number;
}

const NONE: readonly string[] = [];
const OFFLINE = (): Note => ({ text: t('table.offline'), rule: null });

export function useAnswers(client: TableClient, state: TableState, words: AnswerWords, foresight?: Foresight): Answers {
  const { question } = state.standing;
  const { you } = state.info;
  const key = keyOf(state);
  const horizon = state.standing.horizon ?? 'others';
  const mine = isMine(state.info, question);
  const options = mine ? question.options : null;
  const offline = state.connection === 'lost';
  const obvious = words.obvious ?? onlyAnswer;
  const [local, setLocal] = useState<Local>({ key, picks: NONE, auto: 0 });
  const [note, setNote] = useState<Note | null>(null);
  const [passing, setPassing] = useState<string | null>(null);
  const [ending, setEnding] = useState<Ending | null>(null);
  const say = useCallback((next: Note | null) => {
    setNote(next);
    setPassing(null);
    setEnding(null);
  }, []);
  const [considered, setConsidered] = useState<{ at: string; fits: readonly string[]; enough: boolean } | null>(null);
  if (local.key !== key) {
    setLocal({ key, picks: NONE, auto: 0 });
    if (note !== null || passing !== null || ending !== null) say(null);
  }
  const { picks, auto } = local.key === key ? local : { picks: NONE, auto: 0 };
  const paused = useRef(false);
  const answered = useRef('');

  const outcome = useCallback(
    async (result: Outcome) => {
      if (!result.ok) say(await noteOfOutcome(result, words.noteOf));
    },
    [words, say],
  );
  const send = useCallback(
    (texts: readonly string[]) => {
      say(null);
      void client.choose(texts).then(outcome);
    },
    [client, outcome, say],
  );

  // A question of a draft with one answer, or with one that was meant.
  const meant = mine && question.draft && !question.subset ? (foresight?.among(question.options) ?? null) : null;
  const atOnce = obvious(question, you) ?? meant;
  useEffect(() => {
    if (atOnce === null || paused.current || state.busy || answered.current === key) return;
    answered.current = key;
    foresight?.drop();
    send([atOnce]);
  }, [atOnce, key, send, state.busy, foresight]);

  // What still fits, whatever the order of the picks.
  const inSet = mine && question.subset;
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
      const fits = found?.fits ?? question.options.filter((option) => option !== 'done');
      const enough = found?.enough ?? false;
      setConsidered({ at: pickKey, fits, enough });
      // The page begins a set, and goes on as long as nothing else would fit.
      if (foresight === undefined || paused.current || picks.length > auto) return;
      if (auto === 0 && answered.current === key) return;
      answered.current = key;
      const next = foresight.first(fits, enough);
      foresight.drop();
      if (next !== null)
        setLocal((old) => (old.key === key ? { ...old, picks: [...old.picks, next], auto: auto + 1 } : old));
    });
    return () => {
      live = false;
    };
  }, [pickKey]);
  const fits = considered?.fits ?? NONE;
  const enough = considered?.at === pickKey && considered.enough;

  const composed = inSet ? (enough ? [...picks, 'done'] : null) : options?.includes('confirm') ? ['confirm'] : null;
  const forecast = useForecast(client, key, ending === null ? composed : [ending.option]);

  // The key stands for the question, whose object is a new one with every message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const lit = useMemo(
    () => (options === null ? NO_THINGS : words.byThing(inSet ? fits : options)),
    [options === null, key, inSet, fits, words],
  );

  /** An answer after which somebody else goes on wants a second press. */
  const passesFirst = (option: string): boolean =>
    mine &&
    question.pass === null &&
    !question.draft &&
    words.mayPass?.(option, question) === true &&
    passing !== option &&
    asksBeforePassing();
  async function warn(option: string): Promise<void> {
    const found = await client.forecast([option]);
    if (keyOf(client.get()!) !== key) return;
    if (found?.passes === false) return send([option]);
    say(null);
    setPassing(option);
  }

  const marked =
    (passing && [...lit].find(([thing, of]) => !thing.startsWith('bar.') && of.includes(passing))?.[0]) || null;

  /** What ends the match is announced first; all else is done at once. */
  async function end(option: string, words: (found: Forecast) => Promise<string> | null): Promise<void> {
    const found = await client.forecast([option]);
    const announced = found && (await words(found));
    if (keyOf(client.get()!) !== key) return;
    if (announced === null) return send([option]);
    say(null);
    setEnding({ option, announced });
  }

  async function back(all: boolean): Promise<void> {
    say(null);
    foresight?.drop();
    const dropped = picks.length > auto;
    if (dropped) {
      setLocal((old) => ({ ...old, picks: old.picks.slice(0, all ? auto : -1) }));
      if (!all) return;
    }
    if (state.standing.undoable === 0) {
      if (!dropped && !foresight?.back()) say({ text: t(`table.nothingBack.${horizon}`), rule: null });
      return;
    }
    paused.current = true;
    let set: readonly string[] = NONE;
    try {
      set = await takeBack(client, { all, format: words.format, obvious, failed: outcome });
    } finally {
      paused.current = false;
      const after = keyOf(client.get()!);
      answered.current = after;
      if (set.length > 0 && !all) setLocal({ key: after, picks: set, auto: 0 });
      // A finger sees no title of a button.
      if (all && client.get()!.standing.undoable === 0) say({ text: t(`table.takeBackTo.${horizon}`), rule: null });
    }
  }
  const takeBackOr = (all: boolean): void => {
    if (you === null) return;
    if (offline) say(OFFLINE());
    else if (ending !== null) say(null);
    else if (!state.busy) void back(all);
  };

  return {
    question,
    options,
    picks,
    enough,
    forecast,
    at: [key, ...picks.slice(auto)].join('|'),
    lit,
    horizon,
    undoable: Number(ending !== null) + picks.length - auto + state.standing.undoable,
    offline,
    note,
    passing,
    marked,
    ending,
    say,
    answer: (option, times = 1, sure = false) => {
      if (offline) return say(OFFLINE());
      if (state.busy) return;
      const announced = mine ? words.ending?.(option, question) : null;
      if (announced) return void end(option, announced);
      if (!inSet || option === 'done') return !sure && passesFirst(option) ? void warn(option) : send([option]);
      // What fits the latest pick is not known yet.
      if (considered?.at !== pickKey) return;
      say(null);
      setLocal((old) => ({ ...old, picks: [...old.picks, ...Array<string>(times).fill(option)] }));
    },
    unpick: (option, inHand) => {
      say(null);
      setLocal((old) => ({
        ...old,
        auto: 0,
        picks: inHand && old.picks.lastIndexOf(option) < old.auto ? old.picks : without(old.picks, option),
      }));
    },
    confirm: () => {
      if (offline) say(OFFLINE());
      else if (state.busy || !mine) return;
      else if (ending !== null) send([ending.option]);
      else send(inSet ? [...picks, 'done'] : ['confirm']);
    },
    back: () => takeBackOr(false),
    backAll: () => takeBackOr(true),
    explain: (wish) => {
      if (offline) return say(OFFLINE());
      void client.explain(wish, picks).then(async (why) => why && say(await words.noteOf(why)));
    },
  };
}
