// Manages the viewer's question and answers: sets picked in any order, take-back, explanations. It contains no rules: options
// and reasons come from the server.
import type { Forecast } from '@gaslamp/kernel/forecast';
import type { Horizon } from '@gaslamp/kernel/pasts';
import type { Question } from '@gaslamp/kernel/question';
import { isMine } from '@gaslamp/words/options';
import { t } from '@gaslamp/words/text';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Outcome, TableState } from '../../net/match-client.ts';
import { keyOf, NO_THINGS, obvious as onlyAnswer, without } from '../things/options.ts';
import type { TableClient } from './client.ts';
import { type Note, type NoteOf, noteOfOutcome } from './note.ts';
import { asksBeforePassing } from './passing.ts';
import { takeBack } from './take-back.ts';
import { useForecast } from './use-forecast.ts';

/** A game's words for its options. The object changes only when one of its meanings changes. */
export interface AnswerWords {
  /** Groups options by the thing on the table that they are about. */
  byThing(options: readonly string[]): ReadonlyMap<string, readonly string[]>;
  readonly noteOf: NoteOf;
  /** Converts a numeric option of the state to text. */
  format(option: number): string;
  /** Returns the answer that the page gives for the player in a draft; by default the only answer. */
  obvious?(question: Question | null, you: number | null): string | null;
  /** Returns true if the option is answered by a single press and may pass the turn to somebody else. */
  mayPass?(option: string, question: Question): boolean;
  /**
   * For a press that may end the match, returns a function that gives the announcement, or null if the match goes on. Null for
   * all other options.
   */
  ending?(option: string, question: Question): ((found: Forecast) => Promise<string> | null) | null;
}

/** The viewer's answers to questions that come next: a game may let them begin with the card to be used. */
export interface Foresight {
  /** Returns the one option that they mean. */
  among(options: readonly string[]): string | null;
  /** Returns the first pick of a set, which the page makes for them. */
  first(fits: readonly string[], enough: boolean): string | null;
  /** Forgets it, after use or take-back. */
  drop(): void;
  /** Takes back a choice that only the page knows, when the draft is empty; returns false if there is none. */
  back(): boolean;
}

interface Ending {
  readonly option: string;
  readonly announced: string;
}

export interface Answers {
  readonly question: Question | null;
  /** The options of the viewer; null if the viewer is not asked. */
  readonly options: readonly string[] | null;
  /** The picks of a set so far, and whether they are enough. */
  readonly picks: readonly string[];
  readonly enough: boolean;
  /** The certain consequences of confirming, as far as known. */
  readonly forecast: Forecast | null;
  /** The question, with the player's own picks of a set. */
  readonly at: string;
  /** The current options by thing. */
  readonly lit: ReadonlyMap<string, readonly string[]>;
  /** Number of answers that can be taken back, local picks included, and the limit that stops further take-back. */
  readonly undoable: number;
  readonly horizon: Horizon;
  /** True if the connection is lost: every attempt to act then says so. */
  readonly offline: boolean;
  readonly note: Note | null;
  /**
   * The answer after which somebody else goes on: a second press sends it. `marked` is the thing to mark, unless it is a
   * button.
   */
  readonly passing: string | null;
  readonly marked: string | null;
  /** The answer that ends the match, to be confirmed or taken back. */
  readonly ending: Ending | null;
  /** Shows a note, or removes it. */
  say(note: Note | null): void;
  /** `times` picks several of a set at once. A choice made in a dialog is `sure`: it needs no second press. */
  answer(option: string, times?: number, sure?: boolean): void;
  /** `inHand` unpicks only the player's own picks: a tap on a card that the page has just picked is meant to pick it. */
  unpick(option: string, inHand?: boolean): void;
  confirm(): void;
  back(): void;
  backAll(): void;
  /** Shows why a wish is not possible. */
  explain(wish: string): void;
}

interface Local {
  readonly key: string;
  readonly picks: readonly string[];
  /** Number of leading picks that the page made. */
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

  // A draft question with a single answer, or with an intended one.
  const meant = mine && question.draft && !question.subset ? (foresight?.among(question.options) ?? null) : null;
  const atOnce = obvious(question, you) ?? meant;
  useEffect(() => {
    if (atOnce === null || paused.current || state.busy || answered.current === key) return;
    answered.current = key;
    foresight?.drop();
    send([atOnce]);
  }, [atOnce, key, send, state.busy, foresight]);

  // Fetches the options that still fit, whatever the order of the picks.
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
      // The page makes the first pick of a set, and continues as long as only one option fits.
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

  // The key stands for the question, whose object is new in every message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const lit = useMemo(
    () => (options === null ? NO_THINGS : words.byThing(inSet ? fits : options)),
    [options === null, key, inSet, fits, words],
  );

  /** An answer after which somebody else goes on needs a second press. */
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

  /** An answer that ends the match is announced first; any other is sent at once. */
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
      // Touch screens show no title of a button.
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
      // The options that fit after the latest pick are not known yet.
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
