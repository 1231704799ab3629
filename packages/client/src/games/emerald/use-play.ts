// Adds what both editions share to `useAnswers`: a turn of actions, one of which can be singled out, and a card that can be
// chosen before the game asks for it.
import type { Question } from '@gaslamp/kernel/question';
import { useMemo, useRef, useState } from 'react';
import type { TableState } from '../../net/match-client.ts';
import type { TableClient } from '../../table/asking/client.ts';
import { type Answers, type AnswerWords, type Foresight, useAnswers } from '../../table/asking/use-answers.ts';
import { byThing, keyOf, NO_THINGS, onlyOf, obvious as single } from '../../table/things/options.ts';

export interface Play<Asked, Action, Mode> extends Answers {
  /** The question as the game declares it. */
  readonly asked: Asked | null;
  /** True if the viewer is to choose an action for their turn. */
  readonly turn: boolean;
  readonly mode: Mode | null;
  setMode(mode: Mode | null): void;
  /** Returns the action that an option of the turn begins. */
  action(option: string): Action | null;
  /** True if everything is possible and nothing in particular is asked for: highlights are softer. */
  readonly soft: boolean;
  /** Explains why a clicked thing has no answer. Returns true if there was something to explain. */
  explainThing(thing: string): boolean;
  /** Sets the kind of card to use first once the game asks for cards. */
  prefer(kind: number): void;
}

/** An edition's questions and options. */
export interface Edition<M, Asked, Action> {
  asked(question: Question): Asked | null;
  actionOf(option: string): Action | null;
  thingOf(option: string, you: number, effect: string | undefined): string;
  kindPicked(option: string): number;
  wishFor(asked: Asked, thing: string): string | null;
  readonly words: Pick<AnswerWords, 'noteOf' | 'format' | 'mayPass'>;
  ending?(option: string, question: Question, latest: () => M): ReturnType<NonNullable<AnswerWords['ending']>>;
}

/** Returns the only answer to a draft question, unless the player should see its result first. */
function obvious(question: Question | null, you: number | null): string | null {
  const only = single(question, you);
  // After `done` of the moves come the cards, which are confirmed.
  return only === 'confirm' || (only === 'done' && question?.effect !== 'move.more') ? null : only;
}

export function usePlayOf<
  M extends { readonly you: number | null },
  Asked extends { readonly effect: string },
  Action extends string,
  Mode extends Action,
>(client: TableClient, state: TableState, m: M, edition: Edition<M, Asked, Action>): Play<Asked, Action, Mode> {
  const key = keyOf(state);
  const [filter, setFilter] = useState<{ readonly key: string; readonly mode: Mode | null }>({ key, mode: null });
  if (filter.key !== key) setFilter({ key, mode: null });
  const mode = filter.key === key ? filter.mode : null;
  const preferred = useRef<number | null>(null);
  const latest = useRef(m);
  latest.current = m;
  const { you } = m;
  const effect = state.standing.question?.effect;
  const { actionOf } = edition;
  const words = useMemo<AnswerWords>(
    () => ({
      ...edition.words,
      byThing: (options) =>
        you === null
          ? NO_THINGS
          : byThing(mode === null ? options : options.filter((option) => actionOf(option) === mode), (option) =>
              edition.thingOf(option, you, effect),
            ),
      obvious,
      ending: (option, question) => edition.ending?.(option, question, () => latest.current) ?? null,
    }),
    [mode, you, effect, edition, actionOf],
  );
  const foresight = useMemo<Foresight>(() => {
    /** Returns the one option that uses the preferred card. */
    const preferring = (options: readonly string[]) =>
      preferred.current === null
        ? null
        : onlyOf(options.filter((option) => edition.kindPicked(option) === preferred.current));
    return {
      among: preferring,
      first: (fits, enough) => preferring(fits) ?? (enough ? null : onlyOf(fits)),
      drop: () => {
        preferred.current = null;
      },
      back: () => {
        if (mode === null) return false;
        setFilter((old) => ({ ...old, mode: null }));
        return true;
      },
    };
  }, [mode, edition]);
  const answers = useAnswers(client, state, words, foresight);
  const { question, options, say, explain } = answers;
  const asked = question && edition.asked(question);
  const turn = options !== null && asked?.effect === 'turn.act';
  return {
    ...answers,
    asked,
    turn,
    mode,
    setMode: (next) => {
      say(null);
      setFilter({ key, mode: next });
    },
    action: actionOf,
    soft: turn && mode === null,
    explainThing: (thing) => {
      const wish = options === null || asked === null ? null : edition.wishFor(asked, thing);
      if (wish === null) return false;
      explain(wish);
      return true;
    },
    prefer: (kind) => {
      preferred.current = kind;
    },
  };
}
