// Adds the parts of this game to `useAnswers`: a turn of nine actions, one of which can be singled out, and a card that can be
// chosen before the game asks for it.
import { verbs } from '@gaslamp/emerald-2e/seen/verbs';
import type { Question } from '@gaslamp/kernel/question';
import { type Asked, asked as declared, type Model } from '@gaslamp/words/emerald-2e/model';
import type { Mode } from '@gaslamp/words/emerald-2e/prompt';
import { useMemo, useRef, useState } from 'react';
import type { TableState } from '../../net/match-client.ts';
import { until } from '../../settled.ts';
import type { TableClient } from '../../table/asking/client.ts';
import type { NoteOf } from '../../table/asking/note.ts';
import { type Answers, type AnswerWords, type Foresight, useAnswers } from '../../table/asking/use-answers.ts';
import { byThing, keyOf, NO_THINGS, onlyOf, obvious as single } from '../../table/things/options.ts';
import { type Action, actionOf, kindPicked, type Thing, thingOf, wishFor } from './things.ts';

export interface Play extends Answers {
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
  explainThing(thing: Thing): boolean;
  /** Sets the kind of card to use first once the game asks for cards. */
  prefer(kind: number): void;
}

/** Returns the only answer to a draft question, unless the player should see its result first. */
function obvious(question: Question | null, you: number | null): string | null {
  const only = single(question, you);
  // After `done` of the moves come the cards, which are confirmed.
  return only === 'confirm' || (only === 'done' && question?.effect !== 'move.more') ? null : only;
}

const noteOf: NoteOf = async (why) => (await until(import('./why-not.ts'))).noteOf(why);

export function usePlay(client: TableClient, state: TableState, m: Model): Play {
  const key = keyOf(state);
  const [filter, setFilter] = useState<{ readonly key: string; readonly mode: Mode | null }>({ key, mode: null });
  if (filter.key !== key) setFilter({ key, mode: null });
  const mode = filter.key === key ? filter.mode : null;
  const preferred = useRef<number | null>(null);
  const { you } = m;
  const words = useMemo<AnswerWords>(
    () => ({
      byThing: (options) =>
        you === null
          ? NO_THINGS
          : byThing(mode === null ? options : options.filter((option) => actionOf(option) === mode), (option) =>
              thingOf(option, you),
            ),
      noteOf,
      format: (option) => verbs.format(option),
      obvious,
      mayPass: (option) => option === 'end' || /^(to|at|raise|remove) /.test(option),
    }),
    [mode, you],
  );
  const foresight = useMemo<Foresight>(
    () => ({
      among: (options) => usingCard(options, preferred.current),
      first: (fits, enough) => usingCard(fits, preferred.current) ?? (enough ? null : onlyOf(fits)),
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
  const asked = question && declared(question);
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
      const wish = options === null || asked === null ? null : wishFor(asked, thing);
      if (wish === null) return false;
      explain(wish);
      return true;
    },
    prefer: (kind) => {
      preferred.current = kind;
    },
  };
}

/** Returns the one option that uses a card of that kind. */
const usingCard = (options: readonly string[], kind: number | null): string | null =>
  kind === null ? null : onlyOf(options.filter((option) => kindPicked(option) === kind));
