import type { Frame, Option, Player, Position, State } from './state.ts';
import { type Subset, subsetOptions } from './subsets.ts';
import type { Decision, Table } from './table.ts';

/** Reason for a refusal: the rule that forbids the wish and the key of the sentence that explains it. */
export interface Refused {
  readonly rule: string;
  readonly key: string;
}

export type Locals = Readonly<Record<string, number>>;

export interface Step<S extends State, D> {
  readonly kind: 'step';
  run(g: Table<S, D>, locals: never): void;
}

export interface Choice<S extends State, D> {
  readonly kind: 'choice';
  /** Answers that lead here stay in the player's draft, until a question without this flag or to another player follows. */
  readonly draft: boolean;
  /** The options depend on hidden information, so neither the server nor a standing order may answer at once. */
  readonly secret: boolean;
  /** In a window of interrupts, the answer that declines to interrupt, which a standing order gives. Else null. */
  readonly pass: Option | null;
  /** Once published, the answer cannot be taken back, because the interrupted turn continues from it. True of every window. */
  readonly final: boolean;
  /** For a set, the answer that completes it. Else null. */
  readonly done: Option | null;
  /** For a window, its topic: one of the game's topics. Else null. */
  readonly topic: ((locals: never) => string) | null;
  options(at: Position<S, D>, locals: never): readonly Option[];
  choose(g: Table<S, D>, locals: never, option: Option): void;
  refuse: ((at: Position<S, D>, locals: never, wish: Option) => Refused | null) | null;
  readonly subset: Subset<S, D> | null;
}

export interface ChoiceParts<S extends State, D, L> {
  readonly draft?: boolean;
  readonly secret?: boolean;
  readonly pass?: Option;
  readonly final?: boolean;
  /** Returns the topic of a window, from its frame alone. A standing order can be limited to some topics. */
  topic?(locals: L): string;
  options(at: Position<S, D>, locals: L): readonly Option[];
  choose(g: Table<S, D>, locals: L, option: Option): void;
  /** Returns the first condition that a wish fails, or null if the wish is legal or unknown to this question. */
  refuse?(at: Position<S, D>, locals: L, wish: Option): Refused | null;
}

export interface SubsetParts<S extends State, D, L> extends Subset<S, D, L> {
  readonly draft?: boolean;
  readonly secret?: boolean;
  refuse?(at: Position<S, D>, locals: L, wish: Option): Refused | null;
}

/** The named effects of one game. Saved matches contain the names, so they must not change. */
export class Effects<S extends State, D> {
  readonly byName: Record<string, Step<S, D> | Choice<S, D>> = Object.create(null);

  /** Defines an effect that runs without a question. */
  readonly step = <L extends Locals = Record<never, number>>(
    name: string,
    run: (g: Table<S, D>, locals: L) => void,
  ): ((locals: L) => Frame) => this.#add(name, { kind: 'step', run });

  /** Defines a question to `by`. If it has no options it is skipped, and `choose` does not run. */
  readonly choice = <L extends Locals & { readonly by: Player }>(
    name: string,
    parts: ChoiceParts<S, D, L>,
  ): ((locals: L) => Frame) =>
    this.#add(name, {
      kind: 'choice',
      draft: parts.draft ?? false,
      secret: parts.secret ?? false,
      pass: parts.pass ?? null,
      final: parts.final ?? parts.pass !== undefined,
      done: null,
      topic: parts.topic ?? null,
      options: parts.options,
      choose: parts.choose,
      refuse: parts.refuse ?? null,
      subset: null,
    });

  /**
   * Defines a question for a set: candidates one at a time in ascending order, then `done`. Each set has exactly one path,
   * and there are no dead ends. The picks are in `s.picks` from index `since` on; `done` leaves them there for the next effect.
   */
  readonly subset = <L extends Locals & { readonly by: Player; readonly since: number }>(
    name: string,
    done: Option,
    parts: SubsetParts<S, D, L>,
  ): ((locals: L) => Frame) => {
    // All sets have the same object shape, which keeps walking them fast.
    const { candidates, fits, enough } = parts;
    const subset: Subset<S, D, L> = { candidates, fits, enough };
    return this.#add(name, {
      kind: 'choice',
      draft: parts.draft ?? false,
      secret: parts.secret ?? false,
      pass: null,
      final: false,
      done,
      topic: null,
      options: (at: Position<S, D>, locals: L) => subsetOptions(subset, at, locals, done),
      choose(g: Table<S, D>, locals: L, option: Option) {
        if (option === done) return;
        g.s.picks.push(option);
        g.next(locals as unknown as Frame);
      },
      refuse: parts.refuse ?? null,
      subset: subset as unknown as Subset<S, D>,
    });
  };

  /** Returns the topic of a window; null for other questions. */
  topicOf({ effect, frame }: Decision): string | null {
    const found = this.byName[effect];
    return found?.kind === 'choice' ? (found.topic?.(frame as never) ?? null) : null;
  }

  #add<L extends Locals>(name: string, effect: unknown): (locals: L) => Frame {
    if (name in this.byName) throw new Error(`effect "${name}" is defined twice`);
    this.byName[name] = effect as Step<S, D> | Choice<S, D>;
    return (locals) => {
      // Callers pass a literal, which becomes the frame. A frame that is passed on as locals is copied.
      const frame = (locals.effect === undefined ? locals : { ...locals }) as { effect: string } & L;
      frame.effect = name;
      return frame as unknown as Frame;
    };
  }
}

/** Declaration of a question. */
export interface QuestionSpec {
  /** Names of the numbers that describe the question, apart from the player asked. */
  readonly about: readonly string[];
  /** Verbs of the possible answers. */
  readonly verbs: readonly string[];
  readonly draft?: true;
  readonly secret?: true;
  /** The question asks for a set; its frame also holds `since`, the index of the first pick. */
  readonly set?: true;
}
export type QuestionSpecs = Readonly<Record<string, QuestionSpec>>;

/** Content of a question's frame. For a union of names, only the fields that all of them have. */
export type LocalsOf<Q extends QuestionSpecs, K extends keyof Q> = { readonly by: Player } & {
  readonly [F in Q[K]['about'][number]]: number;
} & (Q[K] extends { readonly set: true } ? { readonly since: number } : unknown);

type NamesOf<Q extends QuestionSpecs, Set> = {
  [K in keyof Q & string]: Q[K] extends { readonly set: true }
    ? Set extends true
      ? K
      : never
    : Set extends true
      ? never
      : K;
}[keyof Q & string];
type Marks = 'draft' | 'secret';

/** Returns `choice` and `subset` for declared questions: name, locals and flags come from the declaration. */
export function asking<S extends State, D, const Q extends QuestionSpecs>(effects: Effects<S, D>, questions: Q) {
  const marks = (name: keyof Q): Pick<QuestionSpec, Marks> => {
    const { draft, secret } = questions[name]!;
    return { ...(draft && { draft }), ...(secret && { secret }) };
  };
  return {
    choice: <K extends NamesOf<Q, false>>(
      name: K,
      parts: Omit<ChoiceParts<S, D, LocalsOf<Q, K>>, Marks>,
    ): ((locals: LocalsOf<Q, K>) => Frame) =>
      effects.choice<LocalsOf<Q, K> & Locals>(name, { ...parts, ...marks(name) }),
    subset: <K extends NamesOf<Q, true>>(
      name: K,
      done: Option,
      parts: Omit<SubsetParts<S, D, LocalsOf<Q, K>>, Marks>,
    ): ((locals: LocalsOf<Q, K> & { readonly since: number }) => Frame) =>
      effects.subset<LocalsOf<Q, K> & Locals & { readonly since: number }>(name, done, { ...parts, ...marks(name) }),
  };
}
