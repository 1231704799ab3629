// Computes the certain consequences of an answer. It reads only the view, so it cannot reveal anything hidden.
import { type Chance, FastDice } from './chance.ts';
import { type GameEvent, type VisibleEvent, visible } from './events.ts';
import type { Game } from './game.ts';
import { takeAnswer } from './match.ts';
import { inFull, type Question } from './question.ts';
import type { Item, Player, State } from './state.ts';
import { answersItself, Table } from './table.ts';
import { isPossible, placed, redeal, type View } from './view.ts';

/** Limit of certainty: the player's own next question, another player's, a roll, a draw, hidden information, or the end. */
type Until = 'asked' | 'another' | 'roll' | 'draw' | 'hidden' | 'over';

export interface Forecast {
  /** The first events that will happen, as the player will see them. */
  readonly events: readonly VisibleEvent[];
  readonly until: Until;
  /** The next question, if any, goes to another player, whatever chance brings. */
  readonly passes: boolean;
  /** The player's next question, if certainty ends with it; else null. */
  readonly asks: Question | null;
  /** If the match ends for certain, how it ends for the player; null if that depends on what is hidden. */
  readonly fate: Fate | null;
  /** Events that only hidden items decide, and that end the match. Empty if it ends for certain. */
  readonly ends: readonly Ending[];
}

/** The player wins, alone or with others; has the fewest points; or neither. */
export type Fate = 'wins' | 'last' | 'loses';
export interface Ending {
  readonly event: VisibleEvent;
  /** Null if it depends on more. */
  readonly fate: Fate | null;
  /** True if another player may have a choice before. */
  readonly stoppable: boolean;
}

/** Number of random deals, for consequences that depend on several hidden items. They follow the systematic worlds. */
const RANDOM = 24;
/** Number of random deals if the match ends in some world: how it ends may depend on several hidden items. */
const AT_SOME_ENDS = 150;
/**
 * Number of random deals if the match ends in all worlds so far. A false promise of the end would be the worst one, and the
 * end may depend on several hidden items at once.
 */
const AT_THE_END = 600;

/**
 * Returns what is the same in many worlds that the viewer cannot tell from the real one, until chance is used, another player
 * has a choice or the viewer is asked again. Names a winner only if all worlds agree on it. Returns null if `answers` do not
 * answer the viewer's question.
 */
export function forecast<S extends State, D>(
  game: Game<S, D>,
  known: View<S>,
  answers: readonly string[],
): Forecast | null {
  const telling = forecastSlowly(game, known, answers);
  for (let step = telling.next(); ; step = telling.next()) if (step.done) return step.value;
}

/** Like `forecast`, but yields after each world, so that a caller can do other work in between. */
export function* forecastSlowly<S extends State, D>(
  game: Game<S, D>,
  known: View<S>,
  answers: readonly string[],
): Generator<void, Forecast | null> {
  let shared: Outcome | null = null;
  const found = new Endings();
  for (const [world, chance] of worlds(game, known, () =>
    shared?.until === 'over' ? AT_THE_END : found.any ? AT_SOME_ENDS : RANDOM,
  )) {
    const outcome = tell(game, world, chance, known.viewer, answers);
    if (outcome === null) return null;
    shared = shared === null ? outcome : alike(shared, outcome);
    found.add(outcome);
    yield;
  }
  if (shared === null) return null;
  const { texts, until, passes, asks, fate } = shared;
  const certain = until === 'asked' && asks !== null ? (JSON.parse(asks) as Question) : null;
  const events = texts.map((text) => JSON.parse(text) as VisibleEvent);
  return { events, until, passes, asks: certain, fate, ends: until === 'over' ? [] : found.list() };
}

/** Collects the worlds in which the match ends, and the events of those in which it goes on. */
class Endings {
  readonly #over: Outcome[] = [];
  readonly #elsewhere = new Set<string>();
  #stoppable = false;
  get any(): boolean {
    return this.#over.length > 0;
  }
  add(outcome: Outcome): void {
    if (outcome.until === 'over') this.#over.push(outcome);
    else for (const text of outcome.texts) this.#elsewhere.add(text);
    this.#stoppable ||= outcome.until === 'another';
  }
  /** Names each end by its first event that no world without an end has. */
  list(): Ending[] {
    const fates = new Map<string, Fate | null>();
    for (const { texts, fate } of this.#over) {
      const text = texts.find((one) => !this.#elsewhere.has(one));
      if (text !== undefined) fates.set(text, fates.get(text) === undefined || fates.get(text) === fate ? fate : null);
    }
    const stoppable = this.#stoppable;
    return [...fates].map(([text, fate]) => ({ event: JSON.parse(text), fate, stoppable }));
  }
}

/** Outcome of one world, with the events as text so that they can be compared. */
interface Outcome {
  readonly texts: readonly string[];
  readonly until: Until;
  readonly passes: boolean;
  /** The next question as text; null if another player is asked or the worlds disagree. */
  readonly asks: string | null;
  /** Null unless the match ends. */
  readonly fate: Fate | null;
}

function alike(a: Outcome, b: Outcome): Outcome {
  const passes = a.passes && b.passes;
  let n = 0;
  while (n < a.texts.length && a.texts[n] === b.texts[n]) n++;
  const same = a.until === b.until && n === a.texts.length && n === b.texts.length;
  // All worlds agree that the match ends, though not how.
  const until = same ? a.until : a.until === 'over' && b.until === 'over' ? 'over' : 'hidden';
  const [asks, fate] = [a.asks === b.asks ? a.asks : null, a.fate === b.fate ? a.fate : null];
  return { texts: a.texts.slice(0, n), until, passes, asks, fate };
}

/**
 * Yields worlds to compare. The first ones put each hidden item once into each place of its pool and use each outcome of
 * chance; otherwise the worlds could agree by accident on something that chance decides. Random deals with random chance
 * follow. The worlds of a view are always the same. `least` returns the number of random ones, given the worlds so far.
 */
function* worlds<S extends State, D>(game: Game<S, D>, known: View<S>, least: () => number): Generator<[S, Watched]> {
  const { s, hidden } = known;
  const deals = new FastDice(s.move * 64 + s.step);
  let turns = Math.max(1, ...hidden.map(({ items }) => items.length));
  let certain = hidden.length === 0;
  for (let turn = 0; turn < turns; turn++) {
    const chance = new Watched(new InTurn(turn));
    const world = placed(game, known, ({ places }) => turned(places, turn));
    yield [isPossible(game, world) ? world : redeal(game, known, deals), chance];
    turns = Math.max(turns, chance.widest);
    certain &&= chance.first === null;
  }
  if (certain) return;
  for (let i = 0; i < least(); i++) yield [redeal(game, known, deals), new Watched(deals)];
}

function turned<T>(list: readonly T[], by: number): T[] {
  const n = by % list.length;
  return [...list.slice(n), ...list.slice(0, n)];
}

function tell<S extends State, D>(
  game: Game<S, D>,
  world: S,
  chance: Watched,
  viewer: Player,
  answers: readonly string[],
): Outcome | null {
  const events: GameEvent[] = [];
  chance.events = events;
  const table = new Table(game, world, chance, events);
  const left = answers.slice();
  while (left.length > 0) {
    const { decision } = table;
    if (decision?.player !== viewer) return null;
    const option = takeAnswer(game, decision, left);
    if (typeof option !== 'number') return null;
    table.choose(option);
  }
  while (table.decision !== null && answersItself(table.decision)) table.choose(table.decision.options[0]!);
  const { decision } = table;
  const next = decision === null ? 'over' : decision.player === viewer ? 'asked' : 'another';
  const texts = events.slice(0, chance.at ?? events.length).map((event) => JSON.stringify(visible(event, viewer)));
  const asks = decision !== null && next === 'asked' ? JSON.stringify(inFull(game, decision)) : null;
  const until = chance.first ?? next;
  return { texts, until, passes: next !== 'asked', asks, fate: until === 'over' ? fateOf(game, world, viewer) : null };
}

/** Returns how a match that is over ended for a player. */
export function fateOf<S extends State, D>(game: Game<S, D>, s: S, player: Player): Fate | null {
  const result = game.result({ s, data: game.data });
  if (result === null) return null;
  if (((result.winners >> player) & 1) === 1) return 'wins';
  const own = result.points[player] ?? 0;
  return result.points.every((points, other) => other === player || points > own) ? 'last' : 'loses';
}

/** Always gives the outcome with number `turn`, wrapping around after the last outcome. */
class InTurn implements Chance {
  constructor(readonly turn: number) {}
  roll(sides: number): number {
    return (this.turn % sides) + 1;
  }
  draw(from: readonly Item[]): Item {
    return from[this.turn % from.length]!;
  }
}

/** Records how many events preceded the first use of chance, the kind of that use, and the largest number of outcomes. */
class Watched implements Chance {
  at: number | null = null;
  first: 'roll' | 'draw' | null = null;
  widest = 0;
  events: readonly GameEvent[] = [];
  constructor(readonly dice: Chance) {}
  roll(sides: number): number {
    this.#mark('roll', sides);
    return this.dice.roll(sides);
  }
  draw(from: readonly Item[], to: number): Item {
    this.#mark('draw', from.length);
    return this.dice.draw(from, to);
  }
  #mark(what: 'roll' | 'draw', outcomes: number): void {
    this.at ??= this.events.length;
    this.first ??= what;
    this.widest = Math.max(this.widest, outcomes);
  }
}
