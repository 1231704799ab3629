// What the viewer is asked and does about it: filters, sets picked in any order, take-back. Nothing of it is a rule: the
// options come from the server, and so does every reason.
import { CARDS, CITIES, DAYS } from '@gaslamp/emerald-2e/ids';
import { verbs } from '@gaslamp/emerald-2e/verbs';
import type { Refused } from '@gaslamp/kernel/effects';
import type { Question } from '@gaslamp/kernel/projection';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Outcome, TableState } from '../../net/match-client.ts';
import type { TableClient } from '../../table/client.ts';
import { type Note, noteOfOutcome } from '../../table/note.ts';
import { byThing, isMine, keyOf, read, obvious as single, without } from '../../table/options.ts';
import { takeBack } from '../../table/take-back.ts';
import { t } from '../../text.ts';
import { e, type Model } from './model.ts';
import { type Action, actionOf, type Thing, thingOf, wishFor } from './things.ts';

export interface Play {
  readonly question: Question | null;
  /** The options of the viewer, if it is they who are asked. */
  readonly options: readonly string[] | null;
  readonly mode: Action | null;
  setMode(mode: Action | null): void;
  /** The action that an option of the turn begins. */
  action(option: string): Action | 'free';
  /** Picked so far of a set; which candidates still fit, and whether it is enough. */
  readonly picks: readonly string[];
  readonly enough: boolean;
  /** What can be done with things now. */
  readonly lit: ReadonlyMap<Thing, readonly string[]>;
  /** All is possible, nothing is asked for in particular: lit less. */
  readonly soft: boolean;
  /** Options to take back, local picks included. */
  readonly undoable: number;
  /** The line to the server is broken. */
  readonly offline: boolean;
  readonly note: Note | null;
  say(note: Note | null): void;
  answer(option: string): void;
  unpick(option: string): void;
  confirm(): void;
  back(): void;
  backAll(): void;
  /** Shows why a wish is not on offer. */
  explain(wish: string): void;
  /** The same for a thing that somebody clicked. True if there was something to explain. */
  explainThing(thing: Thing): boolean;
  /** The card to use first once the cards are asked for. */
  prefer(card: string | null): void;
}

const NONE: readonly string[] = [];
const DARK: ReadonlyMap<Thing, readonly string[]> = new Map();

/** The one answer of a draft's question, unless the player is to see what comes of it. */
export function obvious(question: Question | null, you: number | null): string | null {
  const only = single(question, you);
  // Behind `done` of the moves come the cards, which are confirmed.
  return only === 'confirm' || (only === 'done' && question!.effect !== 'move.more') ? null : only;
}

const OFFLINE = (): Note => ({ text: t('table.offline'), rule: null });

export const noteOf = ({ key, rule }: Refused): Note => ({ text: e(`refused.${key}`), rule });

export function usePlay(client: TableClient, state: TableState, m: Model): Play {
  const { question } = state.standing;
  const key = keyOf(state);
  const mine = isMine(m, question);
  const offline = state.connection === 'lost';
  const [local, setLocal] = useState<{ key: string; mode: Action | null; picks: readonly string[]; auto: boolean }>({
    key,
    mode: null,
    picks: [],
    auto: false,
  });
  const [note, say] = useState<Note | null>(null);
  const [considered, setConsidered] = useState<{ at: string; fits: readonly string[]; enough: boolean } | null>(null);
  if (local.key !== key) {
    setLocal({ key, mode: null, picks: [], auto: false });
    if (note !== null) say(null);
  }
  const { mode, picks } = local.key === key ? local : { mode: null, picks: [] };
  const preferred = useRef<string | null>(null);
  const paused = useRef(false);
  const answered = useRef('');

  const outcome = useCallback((result: Outcome) => {
    if (!result.ok) say(noteOfOutcome(result, noteOf));
  }, []);
  const send = useCallback(
    (texts: readonly string[]) => {
      say(null);
      void client.choose(texts).then(outcome);
    },
    [client, outcome],
  );

  // A question of a draft with one answer.
  const forced = obvious(question, m.you);
  const wanted =
    mine && question.draft && !question.subset ? preferredOption(question.options, preferred.current) : null;
  const atOnce = forced ?? wanted;
  useEffect(() => {
    if (atOnce === null || paused.current || state.busy || answered.current === key) return;
    answered.current = key;
    preferred.current = null;
    send([atOnce]);
  }, [atOnce, key, send, state.busy]);

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
      setConsidered({ at: pickKey, fits, enough: found?.enough ?? false });
      if (picks.length > 0 || paused.current || answered.current === key) return;
      answered.current = key;
      const first = preferredOption(fits, preferred.current) ?? (fits.length === 1 && !found?.enough ? fits[0]! : null);
      preferred.current = null;
      if (first !== null) setLocal((old) => (old.key === key ? { ...old, picks: [first], auto: true } : old));
    });
    return () => {
      live = false;
    };
  }, [pickKey]);

  const fits = considered?.fits ?? NONE;
  const enough = considered?.at === pickKey && considered.enough;

  const action = useCallback(
    (option: string) => actionOf(option, (id) => m.data.cards[CARDS.indexOf(id)]!.timing),
    [m.data],
  );
  const soft = mine && question.effect === 'turn.act' && mode === null;
  // The key stands for the question, whose object is a new one with every message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const lit = useMemo(() => {
    if (!mine) return DARK;
    let options = question.subset ? fits : question.options;
    if (mode !== null) options = options.filter((option) => action(option) === mode);
    return byThing(options, (option) => thingOf(option, m.you!));
  }, [mine, key, fits, mode, m.you, action]);

  const explain = useCallback(
    (wish: string) => {
      if (offline) return say(OFFLINE());
      void client.explain(wish, picks).then((why) => {
        if (why) say(noteOf(why));
      });
    },
    [client, offline, picks],
  );

  const back = async (all: boolean) => {
    say(offline ? OFFLINE() : null);
    if (offline) return;
    preferred.current = null;
    if (picks.length > 0 && (!local.auto || picks.length > 1)) {
      setLocal((old) => ({ ...old, picks: all ? [] : old.picks.slice(0, -1) }));
      if (!all) return;
    } else if (mode !== null && state.standing.undoable === 0) {
      setLocal((old) => ({ ...old, mode: null }));
      return;
    }
    if (state.standing.undoable === 0) return say({ text: t('table.nothingBack'), rule: null });
    paused.current = true;
    let laid = NONE;
    try {
      laid = await takeBack(client, { all, format: (option) => verbs.format(option), obvious, failed: outcome });
    } finally {
      paused.current = false;
      const after = keyOf(client.get()!);
      answered.current = after;
      if (laid.length > 0 && !all) setLocal({ key: after, mode: null, picks: laid, auto: false });
    }
  };

  return {
    question,
    options: mine ? question.options : null,
    mode,
    setMode: (next) => {
      say(null);
      setLocal((old) => ({ ...old, mode: next }));
    },
    action,
    picks,
    enough,
    lit,
    soft,
    undoable: (local.auto ? Math.max(0, picks.length - 1) : picks.length) + state.standing.undoable,
    offline,
    note,
    say,
    answer: (option) => {
      if (offline) return say(OFFLINE());
      if (state.busy) return;
      if (inSet && option !== 'done') {
        // What fits the latest pick is not known yet.
        if (considered?.at !== pickKey) return;
        say(null);
        setLocal((old) => ({ ...old, picks: [...old.picks, option] }));
      } else send([option]);
    },
    unpick: (option) => {
      say(null);
      setLocal((old) => ({ ...old, auto: false, picks: without(old.picks, option) }));
    },
    confirm: () => {
      if (offline) say(OFFLINE());
      else if (!state.busy) send(inSet ? [...picks, 'done'] : ['confirm']);
    },
    back: () => void ((state.busy && !offline) || m.you === null || back(false)),
    backAll: () => void ((state.busy && !offline) || back(true)),
    explain,
    explainThing: (thing) => {
      const wish =
        question && mine ? wishFor(question.effect, thing, { cities: CITIES, days: DAYS, cards: CARDS }) : null;
      if (wish === null) return false;
      explain(wish);
      return true;
    },
    prefer: (card) => {
      preferred.current = card;
    },
  };
}

/** The one option that uses a card. */
function preferredOption(options: readonly string[], card: string | null): string | null {
  if (card === null) return null;
  const using = options.filter((option) => {
    const { verb, words } = read(option);
    return ['pick', 'advance'].includes(verb) && words.at(-1) === card;
  });
  return using.length === 1 ? using[0]! : null;
}
