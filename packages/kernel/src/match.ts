import { type Chance, RecordedDice } from './chance.ts';
import type { Choice, Refused } from './effects.ts';
import type { GameEvent } from './events.ts';
import { type Game, tableOptions } from './game.ts';
import { type Back, type Entry, leadsTo, type Row, takeBackOf, takenBack, type Versioned } from './log.ts';
import { type Horizon, ownIn, Pasts } from './pasts.ts';
import { diff, patched } from './patch.ts';
import { copy, NOBODY, type Option, type Player, type State, sees } from './state.ts';
import { answersItself, type Decision, Table } from './table.ts';
import { upgraded } from './versions.ts';

/** A player's mistake; `rule` and `key` say why a thing is not allowed where the game can tell. */
export interface Refusal {
  readonly refusal: 'not-your-decision' | 'stale-move' | 'not-allowed' | 'unknown-option' | 'nothing-to-undo' | 'over';
  readonly wish?: string;
  readonly rule?: string;
  readonly key?: string;
  readonly detail?: string;
}

export interface Accepted {
  readonly entries: readonly Entry[];
  /** Null while the answers stay in a draft. */
  readonly row: Row | null;
  /** Answers given behind the one that left the draft: not looked at, so that nobody fishes for a better roll. */
  readonly left: readonly string[];
}

/** The state's public version and the asked player's step in it; a command names the one it was made for. */
export interface At {
  readonly move: number;
  readonly step: number;
}

/** A match on the way through its log: `row` is published with its latest entry, `shape` the version that gave that. */
export interface Retraced<S extends State, D> {
  readonly match: Match<S, D>;
  readonly row: Row | null;
  readonly shape: number;
}

/** No rule forbids such a pick, but the set that it is for cannot be walked with what else is given. */
const OUT_OF_ORDER = 'the picks of a set are taken in ascending order: give the whole set at once';

/** A question, or the set that its picks are for, as a command found it. */
interface Begun<S> {
  readonly s: S;
  readonly asked: Decision;
  readonly given: readonly string[];
}

export const isRefusal = (result: object): result is Refusal => 'refusal' in result;

/**
 * A match in play: checks answers, keeps drafts from the others, undoes.
 * The state before each answer that its player may still take back is kept; the log is the caller's to store.
 */
export class Match<S extends State, D> {
  /** As the asked player has it, draft included. */
  s: S;
  /** As all others have it. */
  published: S;
  #pasts: Pasts<S> = Pasts.behind(null);
  #pending: readonly GameEvent[] = [];
  /** A part of a draft is answered: `s` is not what all others have. */
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

  /** Deals. Gives the state `before` the deal, too. Throws when seats or options are not allowed. */
  static start<S extends State, D>(
    game: Game<S, D>,
    seats: number,
    options: Readonly<Record<string, unknown>>,
    chance: Chance,
  ): { match: Match<S, D>; before: S; entry: Entry } {
    const { least, most } = game.seats;
    if (!Number.isInteger(seats) || seats < least || seats > most)
      throw new Error(`${game.id} takes ${least} to ${most} players, not ${seats}`);
    return Match.from(game, game.setup(seats, tableOptions(game, options)), chance);
  }

  /**
   * Begins at a position, in the shape of today's rules and with no draft begun: what it holds lies as it says, and what
   * comes before the first question is done. The entry stands where a deal would stand.
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
    const entry = { player: -1, did: 'deal', chance: recorder.said, events, patch: diff(before, s), settled: true };
    return { match: new Match(game, s, chance), before, entry };
  }

  /**
   * The match that a log tells, from the state before the deal. Rules are not run: patches are folded, each in the shape of
   * its own version of the rules, and the last state is brought to today's.
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
   * The same, entry by entry: the match behind each, in the shape of its own version, and what is published with it. It is
   * one match that goes on. Gives it in today's shape at the end.
   */
  static *retrace<S extends State, D>(
    game: Game<S, D>,
    before: S,
    entries: readonly Versioned[],
    chance: Chance,
  ): Generator<Retraced<S, D>, Match<S, D>> {
    // Rules older than the match refuse it.
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
   * Takes over an entry that was made elsewhere, under the same rules, which are not run. Gives what is published with it;
   * null while it stays in a draft. The outcomes of chance in it are used up by whoever has the dice.
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

  /** The question at hand, with the options of the asked player; null when the match is over. */
  get decision(): Decision | null {
    if (this.#decision === undefined) this.#decision = new Table(this.game, copy(this.s), this.chance).decision;
    return this.#decision;
  }
  /** What all others may know of the question: who is asked about what. Drafts do not show. */
  get asked(): { readonly player: Player; readonly effect: string; readonly frame: Decision['frame'] } | null {
    const frame = this.published.agenda.at(-1);
    return frame ? { player: frame.by as Player, effect: frame.effect, frame } : null;
  }
  get at(): At {
    return { move: this.s.move, step: this.s.step };
  }
  /** How many answers of their own `player` can take back now. */
  undoable(player: Player): number {
    return this.s.agenda.at(-1)?.by === player ? this.#pasts.own(player) : 0;
  }
  /** Why `player`, who is asked, can take back no more than that. */
  horizon(player: Player): Horizon {
    return this.#pasts.horizon(player);
  }

  /**
   * Answers the question, or several in a row up to the first that is published: `['place VIENNA', 'pick OKHRANA', 'done']`.
   * Picks of a set may come in any order. All up to there are accepted or none.
   */
  choose(player: Player, texts: readonly string[], at: At): Accepted | Refusal {
    const { decision } = this;
    if (decision === null) return { refusal: 'over' };
    if (decision.player !== player) return { refusal: 'not-your-decision' };
    if (at.move !== this.s.move || at.step !== this.s.step) return { refusal: 'stale-move' };
    if (texts.length === 0) return { refusal: 'not-allowed', detail: 'no answer given' };
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
        // Only drafts come before what is refused or throws: no chance was used and nobody learned anything.
        this.s = s;
        this.#pasts = pasts;
        this.#pending = pending;
        this.#drafting = drafting;
        this.#decision = decision;
      }
    }
  }

  /**
   * Takes back so many of the player's own last answers, and what the table answered by itself behind them. Others keep
   * what they saw meanwhile: a card that lies in a hand again is known there.
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

  /** What still fits a set of picks in any order; null when the question is no set or the picks are none of it. */
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
   * Why `player` cannot have `wish` now, of a set `beside` these picks; null if it is offered, a pick in any order.
   * Reads only what the player may know.
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

  /** Runs the rules for one answer on a copy; takes the answer off `left`. */
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
      chance: recorder.said,
      events,
      patch: diff(this.s, next),
      settled: table.chanced || sees(table.learned, owner) || passedOn || final,
      ...(answersItself(decision) && { alone: true }),
      ...(table.exchanged.length > 0 && { exchanged: table.exchanged }),
    };
    return { entry, decision: table.decision, next };
  }

  /** Whether what is answered now, with all its parts, is to stay as soon as others see it. */
  #isFinal(): boolean {
    const effect = this.game.effects.byName[this.asked?.effect ?? ''];
    return effect?.kind === 'choice' && effect.final;
  }

  /** Says why an answer is not allowed; of a set that is given whole, what does not go with the picks given before it. */
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

  /** Takes an answer's state over; gives the events to publish, or null inside a draft. */
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

  /** Turns every state that is kept into another shape. */
  #reshape(to: (s: S) => S): void {
    const shared = this.published === this.s;
    this.s = to(this.s);
    this.published = shared ? this.s : to(this.published);
    this.#pasts = this.#pasts.map(to);
    this.#decision = undefined;
  }

  /** Takes over the state that comes again for what is kept at an index. */
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
  /** The way back stays within the draft at hand: the others have seen nothing of what it takes back. */
  #isUnseen(index: number): boolean {
    return this.#drafting && index >= this.#pasts.begin(this.#pasts.list.length - 1);
  }
  /** What the others get where the way back ends within a draft: the state with which it began. */
  #begun(index: number, move: number): S {
    const s = this.#pasts.again(this.#pasts.begin(index));
    s.move = move;
    s.step = 0;
    return s;
  }
}

/** Takes the next answer off the list: the first text, or for a set the lowest of the picks that come before `done`. */
export function takeAnswer<S extends State, D>(game: Game<S, D>, decision: Decision, left: string[]): Option | Refusal {
  const { options } = decision;
  const { done } = game.effects.byName[decision.effect] as Choice<S, D>;
  let answer: Option | null = null;
  let index = 0;
  for (const [i, text] of left.entries()) {
    const option = game.verbs.parse(text);
    if (typeof option !== 'number') return { refusal: 'unknown-option', wish: text, detail: option.error };
    if (answer === null) answer = option;
    else if (option === done) break;
    // Programs walk a set in ascending order; people may pick as they like.
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
