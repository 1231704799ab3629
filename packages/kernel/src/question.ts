// A question as it is asked: by the names of what it is about and of its answers.
import type { LocalsOf, QuestionSpecs } from './effects.ts';
import type { Game } from './game.ts';
import type { Frame, Player, State } from './state.ts';
import type { Decision } from './table.ts';

/** Who is asked about what. The options are there only for the asked player. */
export interface Question {
  readonly player: Player;
  readonly effect: string;
  /** Numbers that the question is about: a city, an owner. */
  readonly about: Readonly<Record<string, number>>;
  readonly options: readonly string[] | null;
  readonly draft: boolean;
  readonly subset: boolean;
  /** The answer that lets things happen, in a window of interrupts. */
  readonly pass: string | null;
}

/** A question of a game that declares what it asks: its name says what it is about. */
export type QuestionOf<Q extends QuestionSpecs, K extends keyof Q & string = keyof Q & string> = {
  readonly [One in K]: Omit<Question, 'effect' | 'about'> & {
    readonly effect: One;
    readonly about: Omit<LocalsOf<Q, One>, 'by'>;
  };
}[K];

/** As the asked player gets it. */
export const inFull = <S extends State, D>({ verbs }: Game<S, D>, decision: Decision): Question => ({
  player: decision.player,
  effect: decision.effect,
  about: about(decision.frame),
  options: decision.options.map((option) => verbs.format(option)),
  draft: decision.draft,
  subset: decision.subset,
  pass: decision.pass === null ? null : verbs.format(decision.pass),
});

/** As everybody else gets it. */
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
