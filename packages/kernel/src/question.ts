// Questions in text form: numbers and answers by name.
import type { LocalsOf, QuestionSpecs } from './effects.ts';
import type { Game } from './game.ts';
import type { Frame, Player, State } from './state.ts';
import type { Decision } from './table.ts';

/** A question as sent to a viewer. Only the asked player gets the options. */
export interface Question {
  readonly player: Player;
  readonly effect: string;
  /** The numbers that describe the question, such as a city or an owner. */
  readonly about: Readonly<Record<string, number>>;
  readonly options: readonly string[] | null;
  readonly draft: boolean;
  readonly subset: boolean;
  /** In a window of interrupts, the answer that declines to interrupt. */
  readonly pass: string | null;
}

/** A question of a game that declares its questions: the effect determines the fields of `about`. */
export type QuestionOf<Q extends QuestionSpecs, K extends keyof Q & string = keyof Q & string> = {
  readonly [One in K]: Omit<Question, 'effect' | 'about'> & {
    readonly effect: One;
    readonly about: Omit<LocalsOf<Q, One>, 'by'>;
  };
}[K];

/** Returns the question for the asked player. */
export const inFull = <S extends State, D>({ verbs }: Game<S, D>, decision: Decision): Question => ({
  player: decision.player,
  effect: decision.effect,
  about: about(decision.frame),
  options: decision.options.map((option) => verbs.format(option)),
  draft: decision.draft,
  subset: decision.subset,
  pass: decision.pass === null ? null : verbs.format(decision.pass),
});

/** Returns the question for everybody else. */
export const inShort = ({ player, effect, frame }: Pick<Decision, 'player' | 'effect' | 'frame'>): Question => ({
  player,
  effect,
  about: about(frame),
  options: null,
  draft: false,
  subset: false,
  pass: null,
});

function about(frame: Frame): Record<string, number> {
  const out: Record<string, number> = {};
  for (const [key, value] of Object.entries(frame)) if (typeof value === 'number' && key !== 'by') out[key] = value;
  return out;
}
