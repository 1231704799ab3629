// A lesson in progress: its match, the learner's deeds, and the position of the guide.
import { type Engine, engineOf } from '@gaslamp/games/engines';
import { isRefusal } from '@gaslamp/kernel/match';
import { answersItself } from '@gaslamp/kernel/table';
import { pointsOfGame, selectorsOf } from '../games/points.ts';
import { LocalClient } from '../local/local-client.ts';
import { begins } from '../table/explaining/first-time.ts';
import { type Deed, type Guided, guided, holds, less, playsOn, takenBack } from './guide.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { LEARNER, type LessonMatch, lessonMatch } from './lesson-match.ts';

/** Re-exports the modules that play it, because the page fetches them as one chunk (build/apart.ts). */
export { begins, engineOf, pointsOfGame, selectorsOf };

/** A deed in its stored form: `>3` goes on to step 3, everything else is an answer. */
export type KeptDeed = string;

export interface RunState {
  readonly client: LocalClient;
  /** Changes when a new client and table replace the old ones. */
  readonly round: number;
  readonly guide: Guided;
  readonly steps: readonly LessonStep[];
  /** True if the rest of the step can be answered now. */
  readonly possible: boolean;
  /** The answers that the step waits for next: one, or all of a set that can be given in any order. */
  readonly wanted: readonly string[];
  /** The earlier step to go back to if this one could not be done from its start, else null. */
  readonly back: number | null;
  /** The step to go on to; null if none can be shown before the match is over. */
  readonly next: number | null;
  /** True if nothing is left to show: the match is played freely to its end. */
  readonly free: boolean;
}

export class LessonRun {
  #deeds: readonly Deed[] = [];
  #match: LessonMatch;
  #state: RunState;
  #stop = () => {};
  /** For a list of kept deeds, whether the step after them could be begun. */
  readonly #tried = new Map<string, boolean>();
  readonly #listeners = new Set<() => void>();

  /** Resumes from the kept deeds; starts anew if they no longer fit the lesson. */
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
  /** Stops the others. */
  close(): void {
    this.#stop();
  }

  /**
   * Goes on after an explanation, or without doing the step; if nothing is left to show, lets the learner play freely to the
   * end.
   */
  goOn(): void {
    const { next, steps } = this.#state;
    this.#did([...this.#deeds, { did: 'go', to: next ?? steps.findIndex(({ end }) => end) }]);
  }
  /** Repeats the step from the state of the match at that time, or goes back to the last step before it that can be done. */
  again(): void {
    this.#restart(this.#deeds.slice(0, this.#begins()).map(keptOf));
  }
  /** Restarts the lesson. */
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

  /** Returns the step after an explanation, or after a missed step the next one that can be done. */
  #nextOf(guide: Guided, steps: readonly LessonStep[]): number | null {
    const { step } = guide;
    if (playsOn(steps, guide)) return null;
    if (steps[step]?.ways === null) return step + 1;
    for (const [i, one] of steps.entries()) {
      if (i <= step || one.ways === null || !offers(this.#match, one)) continue;
      // Explanations that lead up to it are shown as well, if they apply.
      let to = i;
      while (to - 1 > step && steps[to - 1]?.ways === null) to--;
      if (guided(steps, [...this.#deeds, { did: 'go', to }]).step <= i) return to;
    }
    return null;
  }
  /**
   * Returns the number of deeds before a point where a step can be begun again: if the current step cannot, goes back to where
   * the learner last missed a step or strayed.
   */
  #begins(): number {
    const { steps } = this.#match;
    let { since } = guided(steps, this.#deeds);
    while (since > 0 && !this.#works(since)) {
      const before = (count: number) => guided(steps, this.#deeds.slice(0, count));
      const strayed = ({ missed, astray }: Guided) => missed.length + Number(astray === 'done');
      let gone = since;
      while (gone > 0 && strayed(before(gone)) <= strayed(before(gone - 1))) gone--;
      since = gone === 0 ? 0 : before(gone - 1).since;
    }
    return since;
  }
  /** Returns true if the step that was requested after this number of deeds could be begun then. */
  #works(count: number): boolean {
    const kept = this.#deeds.slice(0, count).map(keptOf);
    const key = kept.join();
    const known = this.#tried.get(key);
    if (known !== undefined) return known;
    const table = lessonMatch(this.lesson, this.engine);
    let deeds: readonly Deed[] = replayed(table, kept);
    for (;;) {
      const { decision } = table.match;
      if (decision?.player !== LEARNER || !answersItself(decision)) break;
      deeds = [
        ...deeds,
        ...replayed(
          table,
          decision.options.map((option) => table.match.game.verbs.format(option)),
        ),
      ];
    }
    const at = guided(table.steps, deeds);
    const step = table.steps.find((one, i) => i >= at.step && one.ways !== null && holds(one, at));
    const works = step !== undefined && offers(table, step);
    this.#tried.set(key, works);
    return works;
  }

  /** Returns the answers of a step that can be given now: the rest of a set, else the next one. */
  #wanted({ ways }: LessonStep, given: readonly string[]): readonly string[] {
    const { match } = this.#match;
    const { decision } = match;
    if (decision?.player !== LEARNER || !Array.isArray(ways)) return [];
    const offered = decision.options.map((option) => match.game.verbs.format(option));
    for (const way of ways) {
      const left = less(given, way) ?? [];
      const [first] = left;
      if (first === undefined || !offered.includes(first)) continue;
      return decision.subset ? left.slice(0, Math.max(1, left.indexOf('done'))) : [first];
    }
    return [];
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
          const last = i === answers.length - 1;
          const [out, over] = [last && match.s.step === 0, last && match.decision === null];
          return { did: 'answer', text, alone, out, over };
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
    this.onDeeds(this.#deeds.map(keptOf), this.#state.guide.over);
  }
  /** Updates the state after the match has changed. */
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
    const given = guide.astray === null ? guide.given : [];
    // A question that the table answers by itself decides nothing yet.
    const waits = match.decision !== null && answersItself(match.decision);
    const possible = step !== undefined && (waits || offers(this.#match, step, given));
    const wanted = step === undefined || guide.astray === 'begun' ? [] : this.#wanted(step, given);
    const next = this.#nextOf(guide, steps);
    const free = playsOn(steps, guide);
    const lost = guide.astray !== null || free || (!possible && Boolean(step?.ways));
    const back = lost ? this.#begins() : guide.since;
    const behind = back === guide.since ? null : guided(steps, this.#deeds.slice(0, back)).step;
    return { client, round, guide, steps, possible, wanted, back: behind, next, free };
  }
  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Returns true if a step's answers can be begun, or continued, now. */
function offers({ match }: LessonMatch, { ways }: LessonStep, given: readonly string[] = []): boolean {
  const { decision } = match;
  if (decision?.player !== LEARNER || !ways) return false;
  if (ways === 'any') return true;
  const offered = decision.options.map((option) => match.game.verbs.format(option));
  return ways.some((way) => {
    const [first] = less(given, way) ?? [];
    return first !== undefined && offered.includes(first);
  });
}

const keptOf = (deed: Deed): KeptDeed => (deed.did === 'go' ? `>${deed.to}` : deed.text);

/** Plays kept deeds in a match, with the others' answers between them. Throws if one does not fit. */
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
