import { type Chance, RecordedDice } from './chance.ts';
import type { Choice, Refused } from './effects.ts';
import type { GameEvent } from './events.ts';
import { type Fault, fault, InputFault } from './fault.ts';
import { type Game, tableOptions, wrongSeats } from './game.ts';
import { type Back, type Entry, leadsTo, type Row, takeBackOf, takenBack, type Versioned } from './log.ts';
import { type Horizon, ownIn, Pasts } from './pasts.ts';
import { diff, patched } from './patch.ts';
import { copy, NOBODY, type Option, type Player, type State, sees } from './state.ts';
import { answersItself, type Decision, Table } from './table.ts';
import { upgraded } from './versions.ts';

/** A rejected command. `rule` and `key` give the reason if the game knows it. */
export interface Refusal {
  readonly refusal: 'not-your-decision' | 'stale-move' | 'not-allowed' | 'unknown-option' | 'nothing-to-undo' | 'over';
  readonly wish?: string;
  readonly rule?: string;
  readonly key?: string;
  readonly detail?: Fault;
}

export interface Accepted {
  readonly entries: readonly Entry[];
  /** Null while the answers stay in a draft. */
  readonly row: Row | null;
  /** Answers behind the one that completed the draft. They are not applied, so that nobody can make them depend on a roll. */
  readonly left: readonly string[];
}

/** Public version of the state and the asked player's step in it. A command names those for which it was made. */
export interface At {
  readonly move: number;
  readonly step: number;
}

/** A match during a replay of its log: `row` is what the latest entry published, `shape` the version of that entry. */
export interface Retraced<S extends State, D> {
  readonly match: Match<S, D>;
  readonly row: Row | null;
  readonly shape: number;
}

/** Detail for picks that no rule forbids, but that the walk in ascending order cannot reach with the other answers given. */
const OUT_OF_ORDER = fault('answer.order');
const NO_ANSWER = fault('answer.none');

/** The state at the beginning of a question or a set, and the answers given from there. */
interface Begun<S> {
  readonly s: S;
  readonly asked: Decision;
  readonly given: readonly string[];
}

export const isRefusal = (result: object): result is Refusal => 'refusal' in result;

/**
 * A match in play: checks answers, hides drafts from the others and takes answers back. Keeps the state before each answer
 * that can still be taken back. Storing the log is the caller's task.
 */
export class Match<S extends State, D> {
  /** The state that the asked player sees, draft included. */
  s: S;
  /** The state that everybody else sees. */
  published: S;
  #pasts: Pasts<S> = Pasts.behind(null);
  #pending: readonly GameEvent[] = [];
  /** Part of a draft has been answered: `s` differs from `published`. */
  #drafting = false;
  #decision: Decision | null | undefined;

  private constructor(
    readonly game: Game<S, D>,
    s: S,
    readonly chance: Chance,
  ) {
    this.s = s;
    this.published = s;
  }

  /** Deals. Also returns the state `before` the deal. Throws if the number of seats or an option is not allowed. */
  static start<S extends State, D>(
    game: Game<S, D>,
    seats: number,
    options: Readonly<Record<string, unknown>>,
    chance: Chance,
  ): { match: Match<S, D>; before: S; entry: Entry } {
    const wrong = wrongSeats(game, seats);
    if (wrong !== null) throw new InputFault(wrong);
    return Match.from(game, game.setup(seats, tableOptions(game, options)), chance);
  }

  /**
   * Begins at a position in the shape of the current rules, with no draft begun. Runs the effects that are queued before the
   * first question. The returned entry takes the place of a deal.
   */
  static from<S extends State, D>(
    game: Game<S, D>,
    position: S,
    chance: Chance,
  ): { match: Match<S, D>; before: S; entry: Entry } {
    const before = { ...position, rules: game.rules, move: 0 };
    const s = copy(before);
    const recorder = new RecordedDice(chance, game.nameOf);
    const events: GameEvent[] = [];
    new Table(game, s, recorder, events);
    const entry = { player: -1, did: 'deal', chance: recorder.outcomes, events, patch: diff(before, s), settled: true };
    return { match: new Match(game, s, chance), before, entry };
  }

  /**
   * Restores a match from the state before the deal and its log. Does not run the rules: patches are applied, each in the
   * shape of its own version of the rules, and the final state is upgraded to the current version.
   */
  static restore<S extends State, D>(
    game: Game<S, D>,
    before: S,
    entries: readonly Versioned[],
    chance: Chance,
  ): Match<S, D> {
    const tracing = Match.retrace(game, before, entries, chance);
    for (let step = tracing.next(); ; step = tracing.next()) if (step.done) return step.value;
  }

  /**
   * Like `restore`, but yields after each entry the match in the shape of that entry's version, and the row published with it.
   * Every yield has the same match object. Returns it upgraded to the current version.
   */
  static *retrace<S extends State, D>(
    game: Game<S, D>,
    before: S,
    entries: readonly Versioned[],
    chance: Chance,
  ): Generator<Retraced<S, D>, Match<S, D>> {
    // Throws if the match is newer than the rules.
    const match = new Match(game, upgraded(game, before, before.rules, before.rules), chance);
    let shape = before.rules;
    const reshape = (to: number) => {
      if (to > shape) match.#reshape((s) => upgraded(game, s, shape, to));
      shape = Math.max(shape, to);
    };
    for (const entry of entries) {
      reshape(entry.rules ?? shape);
      const row = match.follow(entry);
      yield { match, row, shape };
    }
    reshape(game.rules);
    return match;
  }

  /**
   * Applies an entry that was made elsewhere under the same rules, without running them. Returns the row that it publishes;
   * null while it stays in a draft. The caller must consume its outcomes of chance from the dice.
   */
  follow(entry: Entry): Row | null {
    const next = patched(this.s, entry.patch);
    const back = takenBack(entry.did);
    if (back === null) {
      const events = this.#accept(next, entry);
      return events && { move: next.move, events };
    }
    const index = leadsTo(this.#pasts.list, back, this.#drafting);
    const unseen = index >= 0 && this.#isUnseen(index);
    this.#rewind(next, index);
    return unseen ? null : { move: next.move, events: entry.events };
  }

  /** The current question with the asked player's options; null when the match is over. */
  get decision(): Decision | null {
    if (this.#decision === undefined) this.#decision = new Table(this.game, copy(this.s), this.chance).decision;
    return this.#decision;
  }
  /** The public part of the question: the player asked, the effect and its frame. Drafts do not show. */
  get asked(): { readonly player: Player; readonly effect: string; readonly frame: Decision['frame'] } | null {
    const frame = this.published.agenda.at(-1);
    return frame ? { player: frame.by as Player, effect: frame.effect, frame } : null;
  }
  get at(): At {
    return { move: this.s.move, step: this.s.step };
  }
  /** Returns the number of own answers that `player` can take back now. */
  undoable(player: Player): number {
    return this.s.agenda.at(-1)?.by === player ? this.#pasts.own(player) : 0;
  }
  /** Returns the reason why `player`, who is asked, cannot take back more than that. */
  horizon(player: Player): Horizon {
    return this.#pasts.horizon(player);
  }

  /**
   * Answers the question, or several in a row up to the first one that is published: `['place VIENNA', 'pick OKHRANA',
   * 'done']`. Picks of a set may come in any order. Accepts all answers up to there or none.
   */
  choose(player: Player, texts: readonly string[], at: At): Accepted | Refusal {
    const { decision } = this;
    if (decision === null) return { refusal: 'over' };
    if (decision.player !== player) return { refusal: 'not-your-decision' };
    if (at.move !== this.s.move || at.step !== this.s.step) return { refusal: 'stale-move' };
    if (texts.length === 0) return { refusal: 'not-allowed', detail: NO_ANSWER };
    const { s } = this;
    const pasts = this.#pasts;
    const pending = this.#pending;
    const drafting = this.#drafting;
    let done = false;
    try {
      const result = this.#answerAll(decision, texts);
      done = !isRefusal(result);
      return result;
    } finally {
      if (!done) {
        // Only draft answers precede a refusal or an error, so no chance was used and nobody learned anything.
        this.s = s;
        this.#pasts = pasts;
        this.#pending = pending;
        this.#drafting = drafting;
        this.#decision = decision;
      }
    }
  }

  /**
   * Takes back the player's last answers, `back` of them, and the automatic answers behind them. Others keep what they have
   * seen since: if a card returns to a hand, they still know it there.
   */
  undo(player: Player, at: At, back: Back = 1): Accepted | Refusal {
    const asked = this.s.agenda.at(-1);
    if (asked === undefined) return { refusal: 'over' };
    if (asked.by !== player) return { refusal: 'not-your-decision' };
    if (at.move !== this.s.move || at.step !== this.s.step) return { refusal: 'stale-move' };
    const pasts = this.#pasts;
    const index = this.undoable(player) > 0 ? leadsTo(pasts.list, back, this.#drafting) : -1;
    if (index < 0) return { refusal: 'nothing-to-undo' };
    const { published } = pasts.list[index]!;
    const unseen = this.#isUnseen(index);
    const s = pasts.again(index);
    s.move = unseen ? this.s.move : this.s.move + 1;
    s.step = unseen ? this.s.step + 1 : Number(!published);
    const since = pasts.list[pasts.begin(index)]!.s.move;
    const events: GameEvent[] = unseen ? [] : [{ kind: 'undone', fields: { player, since } }];
    const did = takeBackOf(ownIn(pasts.list.slice(index)));
    const entry = { player, did, chance: [], events, patch: diff(this.s, s), settled: false };
    this.#rewind(s, index);
    return { entries: [entry], row: unseen ? null : { move: s.move, events }, left: [] };
  }

  /**
   * Returns the candidates that still fit a set of picks in any order; null if the question is not a set or a pick is not one
   * of its candidates.
   */
  consider(
    player: Player,
    texts: readonly string[],
  ): { picks: readonly Option[]; fits: readonly string[]; enough: boolean } | null {
    const { decision, game } = this;
    if (decision?.player !== player || !decision.subset) return null;
    const picks: Option[] = [];
    for (const text of texts) {
      const option = game.verbs.parse(text);
      if (typeof option !== 'number') return null;
      picks.push(option);
    }
    const found = new Table(game, copy(this.s), this.chance).consider(picks);
    return found && { picks, fits: found.fits.map((option) => game.verbs.format(option)), enough: found.enough };
  }

  /**
   * Explains why `player` cannot have `wish` now, for a set `beside` these picks. Returns null if it is offered, a pick in any
   * order. Reads only what the player may know.
   */
  explain(player: Player, wish: Option, beside: readonly Option[] = []): Refused | null {
    const s = this.s.agenda.at(-1)?.by === player ? this.s : this.published;
    return new Table(this.game, copy(s), this.chance).refuse(player, wish, beside);
  }

  #answerAll(decision: Decision, texts: readonly string[]): Accepted | Refusal {
    const entries: Entry[] = [];
    const left = texts.slice();
    let asked = decision;
    let begun: Begun<S> | null = null;
    for (;;) {
      const within = asked.subset && this.s.picks.length > (asked.frame.since as number);
      if (begun === null || !within) begun = { s: this.s, asked, given: left.slice() };
      const result = this.#answer(asked, left);
      if (isRefusal(result)) return this.#explained(result, begun);
      entries.push(result.entry);
      const events = this.#accept(result.next, result.entry);
      this.#decision = result.decision;
      if (events !== null) return { entries, row: { move: this.s.move, events }, left };
      if (left.length === 0) return { entries, row: null, left };
      asked = result.decision!;
    }
  }

  /** Runs the rules for one answer on a copy of the state. Removes the answer from `left`. */
  #answer(decision: Decision, left: string[]): { entry: Entry; decision: Decision | null; next: S } | Refusal {
    const { game } = this;
    const option = takeAnswer(game, decision, left);
    if (typeof option !== 'number') return option;
    const next = copy(this.s);
    const recorder = new RecordedDice(this.chance, game.nameOf);
    const events: GameEvent[] = [];
    const table = new Table(game, next, recorder, events);
    table.choose(option);
    const asked = table.decision;
    const secretly = table.chanced || table.learned !== NOBODY;
    if (secretly && asked?.draft && asked.player === decision.player)
      throw new Error(`"${decision.effect}" drew or showed something inside a draft`);
    const owner = this.#pasts.list.length > 0 ? this.#pasts.owner : decision.player;
    const passedOn = asked === null || (asked.player !== owner && !answersItself(asked));
    const final = next.step === 0 && this.#isFinal();
    const entry: Entry = {
      player: decision.player,
      did: game.verbs.format(option),
      chance: recorder.outcomes,
      events,
      patch: diff(this.s, next),
      settled: table.chanced || sees(table.learned, owner) || passedOn || final,
      ...(answersItself(decision) && { alone: true }),
      ...(table.exchanged.length > 0 && { exchanged: table.exchanged }),
    };
    return { entry, decision: table.decision, next };
  }

  /** Returns true if the answer, with all its parts, cannot be taken back once it is published. */
  #isFinal(): boolean {
    const effect = this.game.effects.byName[this.asked?.effect ?? ''];
    return effect?.kind === 'choice' && effect.final;
  }

  /** Adds the reason to a refusal. For a set, it is that of the first pick that conflicts with the picks before it. */
  #explained(refusal: Refusal, { s, asked, given }: Begun<S>): Refusal {
    if (refusal.refusal !== 'not-allowed') return refusal;
    const table = new Table(this.game, copy(s), this.chance);
    const beside: Option[] = [];
    for (const text of asked.subset ? given : [refusal.wish!]) {
      const wish = this.game.verbs.parse(text);
      if (typeof wish !== 'number') break;
      const why = table.refuse(asked.player, wish, beside);
      if (why !== null) return { ...refusal, wish: text, ...why };
      beside.push(wish);
    }
    return { ...refusal, detail: OUT_OF_ORDER };
  }

  /** Adopts the state after an answer. Returns the events to publish, or null inside a draft. */
  #accept(next: S, entry: Entry): readonly GameEvent[] | null {
    const { player, settled, alone = false, events, exchanged } = entry;
    const drafting = next.step > 0;
    const before = { s: this.s, pending: this.#pending, published: !this.#drafting, alone };
    const final = !drafting && this.#isFinal();
    const kept = settled ? Pasts.behind<S>({ ...entry, final }) : this.#pasts.and(before, player);
    const pasts = exchanged ? kept.exchanged(exchanged, this.s) : kept;
    this.#pasts = drafting ? pasts : pasts.published(next);
    this.s = next;
    this.#decision = undefined;
    const pending = [...this.#pending, ...events];
    this.#drafting = drafting;
    this.#pending = drafting ? pending : [];
    if (drafting) return null;
    this.published = next;
    return pending;
  }

  /** Upgrades every kept state to another shape. */
  #reshape(to: (s: S) => S): void {
    const shared = this.published === this.s;
    this.s = to(this.s);
    this.published = shared ? this.s : to(this.published);
    this.#pasts = this.#pasts.map(to);
    this.#decision = undefined;
  }

  /** Adopts the state that a take-back to this index restored. */
  #rewind(next: S, index: number): void {
    const target = this.#pasts.list[index];
    if (target === undefined) throw new Error('the log takes back more than can be taken back');
    if (!this.#isUnseen(index)) this.published = target.published ? next : this.#begun(index, next.move);
    this.#pasts = this.#pasts.upTo(index);
    this.#pending = target.pending;
    this.#drafting = !target.published;
    this.s = next;
    this.#decision = undefined;
  }
  /** Returns true if the take-back stays within the current draft: the others have seen nothing of what it removes. */
  #isUnseen(index: number): boolean {
    return this.#drafting && index >= this.#pasts.begin(this.#pasts.list.length - 1);
  }
  /** Returns the published state for a take-back that ends within a draft: the state at the beginning of that draft. */
  #begun(index: number, move: number): S {
    const s = this.#pasts.again(this.#pasts.begin(index));
    s.move = move;
    s.step = 0;
    return s;
  }
}

/** Removes the next answer from the list: the first text, or for a set the lowest pick before `done`. */
export function takeAnswer<S extends State, D>(game: Game<S, D>, decision: Decision, left: string[]): Option | Refusal {
  const { options } = decision;
  const { done } = game.effects.byName[decision.effect] as Choice<S, D>;
  let answer: Option | null = null;
  let index = 0;
  for (const [i, text] of left.entries()) {
    const option = game.verbs.parse(text);
    if (typeof option !== 'number') return { refusal: 'unknown-option', wish: text, detail: option };
    if (answer === null) answer = option;
    else if (option === done) break;
    // Programs walk a set in ascending order; people may pick in any order.
    else if (option < answer && options.includes(option)) {
      answer = option;
      index = i;
    }
    if (!decision.subset || answer === done) break;
  }
  if (answer === null || !options.includes(answer)) return { refusal: 'not-allowed', wish: left[index]! };
  left.splice(index, 1);
  return answer;
}
