import type { Frame, Option, Player, Position, State } from './state.ts';
import { type Subset, subsetOptions } from './subsets.ts';
import type { Decision, Table } from './table.ts';

/** Why something is not allowed: the rule that forbids it and the key of the sentence that says so. */
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
  /** Answers of the asked player that lead here stay with them, until a question without the mark or to somebody else. */
  readonly draft: boolean;
  /** The options depend on something hidden: nobody and nothing answers for the player at once. */
  readonly secret: boolean;
  /** The answer that lets things happen, in a window of interrupts; what a standing order gives. Else null. */
  readonly pass: Option | null;
  /** What others have seen of the answer stays: the turn in which it was asked goes on with it. Every window is so. */
  readonly final: boolean;
  /** Of a set, the answer that ends it. Else null. */
  readonly done: Option | null;
  /** Of a window, what it is about: one of the game's topics. Else null. */
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
  /** What a window is about, from its frame alone: a standing order may be given for some topics only. */
  topic?(locals: L): string;
  options(at: Position<S, D>, locals: L): readonly Option[];
  choose(g: Table<S, D>, locals: L, option: Option): void;
  /** The first condition that a wish fails here, or null if it is legal or unknown to this question. */
  refuse?(at: Position<S, D>, locals: L, wish: Option): Refused | null;
}

export interface SubsetParts<S extends State, D, L> extends Subset<S, D, L> {
  readonly draft?: boolean;
  readonly secret?: boolean;
  refuse?(at: Position<S, D>, locals: L, wish: Option): Refused | null;
}

/** The named effects of one game. Names live in saved matches and stay. */
export class Effects<S extends State, D> {
  readonly byName: Record<string, Step<S, D> | Choice<S, D>> = Object.create(null);

  /** Something that happens without asking. */
  readonly step = <L extends Locals = Record<never, number>>(
    name: string,
    run: (g: Table<S, D>, locals: L) => void,
  ): ((locals: L) => Frame) => this.#add(name, { kind: 'step', run });

  /** A question to `by`. Without options it is skipped, `choose` included. */
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
   * Picks a set: candidates one at a time in ascending order, then `done`; one path per set, no dead ends.
   * The picks are in `s.picks` from index `since` on. `done` leaves them there for the next effect.
   */
  readonly subset = <L extends Locals & { readonly by: Player; readonly since: number }>(
    name: string,
    done: Option,
    parts: SubsetParts<S, D, L>,
  ): ((locals: L) => Frame) => {
    // One shape for all sets: so their walk is quick.
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

  /** What a window is about; null for other questions. */
  topicOf({ effect, frame }: Decision): string | null {
    const found = this.byName[effect];
    return found?.kind === 'choice' ? (found.topic?.(frame as never) ?? null) : null;
  }

  #add<L extends Locals>(name: string, effect: unknown): (locals: L) => Frame {
    if (name in this.byName) throw new Error(`effect "${name}" is defined twice`);
    this.byName[name] = effect as Step<S, D> | Choice<S, D>;
    return (locals) => {
      // Callers write a literal, which becomes the frame; a frame handed on as locals stays as it is.
      const frame = (locals.effect === undefined ? locals : { ...locals }) as { effect: string } & L;
      frame.effect = name;
      return frame as unknown as Frame;
    };
  }
}

/** A question as a game declares it. */
export interface QuestionSpec {
  /** The numbers that it is about, by name, besides whom it asks. */
  readonly about: readonly string[];
  /** What may be answered, by verb. */
  readonly verbs: readonly string[];
  readonly draft?: true;
  readonly secret?: true;
  /** A set is asked for; it is about `since` as well, the index of its first pick. */
  readonly set?: true;
}
export type QuestionSpecs = Readonly<Record<string, QuestionSpec>>;

/** What the frame of a question holds. Of several names: what all of them hold. */
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

/** `choice` and `subset` for questions that are declared: name, locals and marks come from there. */
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
