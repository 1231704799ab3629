// A lesson under way: its match, what the learner did in it, and where the guide is.
import { type Engine, engineOf } from '@gaslamp/games/engines';
import { isRefusal } from '@gaslamp/kernel/match';
import { LocalClient } from '../local/local-client.ts';
import { begins } from '../table/first-time.ts';
import { type Deed, type Guided, guided, less, takenBack } from './guide.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { LEARNER, type LessonMatch, lessonMatch } from './lesson-match.ts';
import { pointsOfGame, selectorsOf } from './points.ts';

/** With it comes what it is played by: the page fetches both as one (build/apart.ts). */
export { begins, engineOf, pointsOfGame, selectorsOf };

/** How a deed is kept: `>3` went on to step 3, all else is an answer. */
export type KeptDeed = string;

export interface RunState {
  readonly client: LocalClient;
  /** Another client, another table. */
  readonly round: number;
  readonly guide: Guided;
  readonly steps: readonly LessonStep[];
  /** What the step still asks for can be answered now. */
  readonly possible: boolean;
  /** How many answers of something else can be taken back. */
  readonly undoable: number;
}

export class LessonRun {
  #deeds: readonly Deed[] = [];
  #match: LessonMatch;
  #state: RunState;
  #stop = () => {};
  readonly #listeners = new Set<() => void>();

  /** Goes on from the deeds that are kept; where they fit the lesson no more, it begins anew. */
  constructor(
    readonly lesson: Lesson,
    readonly engine: Engine,
    kept: readonly KeptDeed[],
    readonly about: { readonly id: string; readonly names: readonly string[]; readonly pace: number },
    readonly onDeeds: (kept: readonly KeptDeed[], finished: boolean) => void,
  ) {
    this.#match = lessonMatch(lesson, engine);
    this.#state = this.#begin(kept, 0);
  }

  readonly get = (): RunState => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  /** The others play on no more. */
  close(): void {
    this.#stop();
  }

  /** Goes on behind something to read, or without what was asked for. */
  goOn(): void {
    const { guide, steps } = this.#state;
    this.#did([...this.#deeds, { did: 'go', to: this.#nextOf(guide, steps) }]);
  }
  /** Takes back what was done instead of what was asked for. */
  async takeBack(): Promise<void> {
    await this.#state.client.undo(this.#state.undoable);
  }
  /** The step once more, from where the match stood then. */
  again(): void {
    const kept = this.#deeds.slice(0, this.#state.guide.since).map(keptOf);
    this.#restart(kept);
  }
  /** The whole lesson once more. */
  anew(): void {
    this.#restart([]);
  }

  #restart(kept: readonly KeptDeed[]): void {
    this.#stop();
    this.#match = lessonMatch(this.lesson, this.engine);
    this.#state = this.#begin(kept, this.#state.round + 1);
    this.#keep();
    this.#tell();
  }

  /** The step behind what was read; behind what was missed the next one that can be done, or what is said at the end. */
  #nextOf({ step }: Guided, steps: readonly LessonStep[]): number {
    if (steps[step]?.ways === null) return step + 1;
    const next = steps.findIndex((one, i) => i > step && (one.end || (one.ways !== null && this.#offers(one))));
    // What leads up to it is told as well.
    let first = next;
    while (first - 1 > step && steps[first - 1]?.ways === null && !steps[next]?.end) first--;
    return first;
  }
  /** Whether a step's answers can be begun, or gone on with, now. */
  #offers({ ways }: LessonStep, given: readonly string[] = []): boolean {
    const { match } = this.#match;
    const { decision } = match;
    if (decision?.player !== LEARNER || !ways) return false;
    if (ways === 'any') return true;
    const offered = decision.options.map((option) => match.game.verbs.format(option));
    return ways.some((way) => {
      const [first] = less(given, way) ?? [];
      return first !== undefined && offered.includes(first);
    });
  }

  #begin(kept: readonly KeptDeed[], round: number): RunState {
    let deeds: readonly Deed[] = [];
    try {
      deeds = replayed(this.#match, kept);
    } catch {
      this.#match = lessonMatch(this.lesson, this.engine);
    }
    this.#deeds = deeds;
    const { entry, match, others } = this.#match;
    const client = new LocalClient({
      entry,
      match,
      id: `${this.about.id}.${round}`,
      viewer: LEARNER,
      names: this.about.names,
      pace: this.about.pace,
      others: (decision) => others.answer(match, decision),
      answered: (answers) => {
        const more = answers.map(({ text, alone }, i): Deed => {
          const out = i === answers.length - 1 && match.s.step === 0;
          return { did: 'answer', text, alone, out, over: match.decision === null };
        });
        this.#did([...this.#deeds, ...more]);
      },
      undone: (answers) => this.#did(takenBack(this.#deeds, answers)),
    });
    const unsubscribe = client.subscribe(() => this.#look());
    this.#stop = () => {
      unsubscribe();
      client.close();
    };
    return this.#seen(client, round);
  }
  #did(deeds: readonly Deed[]): void {
    this.#deeds = deeds;
    this.#look();
    this.#keep();
  }
  #keep(): void {
    const { guide, steps } = this.#state;
    this.onDeeds(this.#deeds.map(keptOf), guide.step >= steps.length - 1 || steps[guide.step]?.end === true);
  }
  /** The match has gone on. */
  #look(): void {
    const { match } = this.#match;
    const last = this.#deeds.at(-1);
    if (match.decision === null && last?.did === 'answer' && !last.over)
      this.#deeds = [...this.#deeds.slice(0, -1), { ...last, over: true }];
    const { client, round } = this.#state;
    this.#state = this.#seen(client, round);
    this.#tell();
  }
  #seen(client: LocalClient, round: number): RunState {
    const { steps, match } = this.#match;
    const guide = guided(steps, this.#deeds);
    const step = steps[guide.step];
    const possible = step !== undefined && this.#offers(step, guide.astray === null ? guide.given : []);
    const undoable = guide.astray === null ? 0 : Math.min(this.#ownSince(guide), match.undoable(LEARNER));
    return { client, round, guide, steps, possible, undoable };
  }
  #ownSince({ since }: Guided): number {
    return this.#deeds.slice(since).filter((deed) => deed.did === 'answer' && !deed.alone).length;
  }
  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const keptOf = (deed: Deed): KeptDeed => (deed.did === 'go' ? `>${deed.to}` : deed.text);

/** Plays kept deeds in a match, the others between them. Throws where one does not fit. */
export function replayed(lesson: LessonMatch, kept: readonly KeptDeed[]): Deed[] {
  const { match, others } = lesson;
  const playOthers = (): void => {
    for (;;) {
      const { decision } = match;
      if (decision === null || decision.player === LEARNER) return;
      const result = match.choose(decision.player, others.answer(match, decision), match.at);
      if (isRefusal(result)) throw new Error(`${decision.effect}: ${JSON.stringify(result)}`);
    }
  };
  const deeds: Deed[] = [];
  playOthers();
  for (const one of kept) {
    const [, to] = /^>(\d{1,3})$/.exec(one) ?? [];
    if (to !== undefined) {
      deeds.push({ did: 'go', to: Number(to) });
      continue;
    }
    const result = match.choose(LEARNER, [one], match.at);
    if (isRefusal(result)) throw new Error(`"${one}" fits no more: ${JSON.stringify(result)}`);
    const alone = result.entries[0]?.alone ?? false;
    const out = result.row !== null;
    if (out) playOthers();
    deeds.push({ did: 'answer', text: one, alone, out, over: match.decision === null });
  }
  return deeds;
}
