// Manages the viewer's question and answers: sets picked in any order, take-back, explanations. It contains no rules: options
// and reasons come from the server.
import type { Forecast } from '@gaslamp/kernel/forecast';
import type { Horizon } from '@gaslamp/kernel/pasts';
import type { Question } from '@gaslamp/kernel/question';
import { isMine } from '@gaslamp/words/options';
import { t } from '@gaslamp/words/text';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Outcome, TableState } from '../../net/match-client.ts';
import { keyOf, NO_THINGS, obvious as onlyAnswer } from '../things/options.ts';
import type { TableClient } from './client.ts';
import { begun, type Draft, dropped, type Notice, noticed, picked, pickedByPage, QUIET, unpicked } from './draft.ts';
import { type Note, type NoteOf, noteOfOutcome } from './note.ts';
import { asksBeforePassing } from './passing.ts';
import { laidInSet, takeBack } from './take-back.ts';
import { useForecast } from './use-forecast.ts';
import { useSet } from './use-set.ts';

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

export interface Answers extends Notice {
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
  /** True if the latest answer is only in a draft or in this page: nobody else has seen it. */
  readonly composes: boolean;
  /** True if the connection is lost: every attempt to act then says so. */
  readonly offline: boolean;
  /** The thing to mark for `passing`, unless it is a button. */
  readonly marked: string | null;
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

const OFFLINE = (): Note => ({ text: t('table.offline'), rule: null });

export function useAnswers(client: TableClient, state: TableState, words: AnswerWords, foresight?: Foresight): Answers {
  const { question } = state.standing;
  const { you } = state.info;
  const key = keyOf(state);
  const horizon = state.standing.horizon ?? 'others';
  const mine = isMine(state.info, question);
  const options = mine ? question.options : null;
  const inSet = mine && question.subset;
  const offline = state.connection === 'lost';
  const obvious = words.obvious ?? onlyAnswer;
  const [kept, setDraft] = useState<Draft>(() => begun(key));
  const draft = kept.key === key ? kept : begun(key);
  if (kept !== draft) setDraft(draft);
  const { picks, auto, notice } = draft;
  const { passing, ending } = notice;
  const notify = useCallback((next: Notice) => setDraft((old) => noticed(old, next)), []);
  const say = useCallback((note: Note | null) => notify(note === null ? QUIET : { ...QUIET, note }), [notify]);
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

  // A stand-in bot, or a page that was closed while it took a set back, may leave picks at the server. They become the player's.
  const laid = inSet ? laidInSet(state, words.format) : [];
  const left = laid.length <= state.standing.undoable ? laid.length : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the picks
  useEffect(() => {
    if (left === 0 || paused.current || state.busy || answered.current === key) return;
    answered.current = key;
    void client.undo(left).then((result) => {
      const now = client.get();
      if (!result.ok || now === null) return outcome(result);
      answered.current = keyOf(now);
      setDraft(begun(answered.current, laid));
    });
  }, [left, key, client, outcome, state.busy]);

  const set = useSet(
    client,
    inSet && laid.length === 0 ? [key, ...picks].join('|') : null,
    { options, picks },
    {
      onMisfit: () => setDraft((old) => pickedByPage(old, { key, auto }, null)),
      onFound({ fits, enough }) {
        // The page makes the first pick of a set, and continues as long as only one option fits.
        if (foresight === undefined || paused.current || picks.length > auto) return;
        if (auto === 0 && answered.current === key) return;
        answered.current = key;
        const next = foresight.first(fits, enough);
        foresight.drop();
        if (next !== null) setDraft((old) => pickedByPage(old, { key, auto }, next));
      },
    },
  );
  const { fits, enough } = set;

  const composed = inSet ? (enough ? [...picks, 'done'] : null) : options?.includes('confirm') ? ['confirm'] : null;
  const forecast = useForecast(client, key, ending === null ? composed : [ending.option]);

  // The key stands for the question, whose object is new in every message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const lit = useMemo(
    () => (options === null ? NO_THINGS : words.byThing(inSet ? fits : options)),
    [options === null, key, inSet, fits, words],
  );
  const marked =
    (passing && [...lit].find(([thing, of]) => !thing.startsWith('bar.') && of.includes(passing))?.[0]) || null;

  /** Sends an answer, unless its consequences call for a notice and a second press. */
  async function sendUnless(
    option: string,
    noticeOf: (found: Forecast | null) => Promise<Notice | null>,
  ): Promise<void> {
    const next = await noticeOf(await client.forecast([option]));
    if (keyOf(client.get()!) !== key) return;
    if (next === null) send([option]);
    else notify(next);
  }
  /** True for an answer after which somebody else goes on. */
  const mayPass = (option: string): boolean =>
    mine &&
    question.pass === null &&
    !question.draft &&
    words.mayPass?.(option, question) === true &&
    passing !== option &&
    asksBeforePassing();

  async function back(all: boolean): Promise<void> {
    say(null);
    foresight?.drop();
    const own = picks.length > auto;
    if (own) {
      setDraft((old) => dropped(old, all));
      if (!all) return;
    }
    if (state.standing.undoable === 0) {
      if (!own && !foresight?.back()) say({ text: t(`table.nothingBack.${horizon}`), rule: null });
      return;
    }
    paused.current = true;
    let laid: readonly string[] = [];
    try {
      laid = await takeBack(client, { all, format: words.format, obvious, failed: outcome });
    } finally {
      paused.current = false;
      const after = keyOf(client.get()!);
      answered.current = after;
      if (laid.length > 0 && !all) setDraft(({ notice }) => ({ ...begun(after, laid), notice }));
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
    ...notice,
    question,
    options,
    picks,
    enough,
    forecast,
    at: [key, ...picks.slice(auto)].join('|'),
    lit,
    horizon,
    composes: picks.length > auto || (mine && question.draft && state.standing.undoable > 0),
    undoable: Number(ending !== null) + picks.length - auto + state.standing.undoable,
    offline,
    marked,
    say,
    answer: (option, times = 1, sure = false) => {
      if (offline) return say(OFFLINE());
      if (state.busy) return;
      const announce = mine ? words.ending?.(option, question) : null;
      if (announce)
        return void sendUnless(option, async (found) => {
          const announced = found && (await announce(found));
          return announced === null ? null : { ...QUIET, ending: { option, announced } };
        });
      if (!inSet || option === 'done') {
        if (sure || !mayPass(option)) return send([option]);
        return void sendUnless(option, async (found) =>
          found?.passes === false ? null : { ...QUIET, passing: option },
        );
      }
      // The options that fit after the latest pick are not known yet.
      if (set.known) setDraft((old) => picked(old, option, times));
    },
    unpick: (option, inHand) => setDraft((old) => unpicked(old, option, inHand)),
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
