// What the viewer is asked and does about it, as every table has it; and what only this one has: a turn of nine actions, of
// which one may be singled out, and the card that is to be used, which may be said before it is asked for.
import { CARDS, CITIES, DAYS } from '@gaslamp/emerald-2e/ids';
import { verbs } from '@gaslamp/emerald-2e/verbs';
import type { Refused } from '@gaslamp/kernel/effects';
import type { Question } from '@gaslamp/kernel/projection';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { TableState } from '../../net/match-client.ts';
import type { TableClient } from '../../table/client.ts';
import type { Note } from '../../table/note.ts';
import { byThing, keyOf, read, obvious as single } from '../../table/options.ts';
import { type Answers, type AnswerWords, type Foresight, useAnswers } from '../../table/use-answers.ts';
import { e, type Model } from './model.ts';
import { type Action, actionOf, type Thing, thingOf, wishFor } from './things.ts';

export interface Play extends Answers {
  readonly mode: Action | null;
  setMode(mode: Action | null): void;
  /** The action that an option of the turn begins. */
  action(option: string): Action | 'free';
  /** All is possible, nothing is asked for in particular: lit less. */
  readonly soft: boolean;
  /** Explains why a thing that somebody clicked has no answer. True if there was something to explain. */
  explainThing(thing: Thing): boolean;
  /** The card to use first once the cards are asked for. */
  prefer(card: string | null): void;
}

/** The one answer of a draft's question, unless the player is to see what comes of it. */
function obvious(question: Question | null, you: number | null): string | null {
  const only = single(question, you);
  // Behind `done` of the moves come the cards, which are confirmed.
  return only === 'confirm' || (only === 'done' && question!.effect !== 'move.more') ? null : only;
}

export const noteOf = ({ key, rule }: Refused): Note => ({ text: e(`refused.${key}`), rule });

export function usePlay(client: TableClient, state: TableState, m: Model): Play {
  const key = keyOf(state);
  const [filter, setFilter] = useState<{ readonly key: string; readonly mode: Action | null }>({ key, mode: null });
  if (filter.key !== key) setFilter({ key, mode: null });
  const mode = filter.key === key ? filter.mode : null;
  const preferred = useRef<string | null>(null);
  const action = useCallback(
    (option: string) => actionOf(option, (id) => m.data.cards[CARDS.indexOf(id)]!.timing),
    [m.data],
  );
  const words = useMemo<AnswerWords>(
    () => ({
      byThing: (options) =>
        byThing(mode === null ? options : options.filter((option) => action(option) === mode), (option) =>
          thingOf(option, m.you!),
        ),
      noteOf,
      format: (option) => verbs.format(option),
      obvious,
    }),
    [mode, action, m.you],
  );
  const foresight = useMemo<Foresight>(
    () => ({
      among: (options) => usingCard(options, preferred.current),
      first: (fits, enough) => usingCard(fits, preferred.current) ?? (fits.length === 1 && !enough ? fits[0]! : null),
      drop: () => {
        preferred.current = null;
      },
      back: () => {
        if (mode === null) return false;
        setFilter((old) => ({ ...old, mode: null }));
        return true;
      },
    }),
    [mode],
  );
  const answers = useAnswers(client, state, words, foresight);
  const { question, options, say, explain } = answers;
  return {
    ...answers,
    mode,
    setMode: (next) => {
      say(null);
      setFilter((old) => ({ ...old, mode: next }));
    },
    action,
    soft: options !== null && question!.effect === 'turn.act' && mode === null,
    explainThing: (thing) => {
      const wish =
        options === null ? null : wishFor(question!.effect, thing, { cities: CITIES, days: DAYS, cards: CARDS });
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
function usingCard(options: readonly string[], card: string | null): string | null {
  if (card === null) return null;
  const using = options.filter((option) => {
    const { verb, words } = read(option);
    return ['pick', 'advance'].includes(verb) && words.at(-1) === card;
  });
  return using.length === 1 ? using[0]! : null;
}
