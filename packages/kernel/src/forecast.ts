// What an answer brings for certain. From the view alone: it can tell nobody what they may not know.
import { type Chance, FastDice } from './chance.ts';
import { type GameEvent, type VisibleEvent, visible } from './events.ts';
import type { Game } from './game.ts';
import { takeAnswer } from './match.ts';
import { inFull, type Question } from './question.ts';
import type { Item, Player, State } from './state.ts';
import { answersItself, Table } from './table.ts';
import { isPossible, placed, redeal, type View } from './view.ts';

/** Where certainty ends: at one's own next question, at somebody else's, at chance, at what is hidden, or with the match. */
type Until = 'asked' | 'another' | 'roll' | 'draw' | 'hidden' | 'over';

export interface Forecast {
  /** What will happen first, as the player will see it. */
  readonly events: readonly VisibleEvent[];
  readonly until: Until;
  /** The player will not be asked next, whatever chance brings. */
  readonly passes: boolean;
  /** What the player will be asked next, where certainty ends with that; else null. */
  readonly asks: Question | null;
}

/** Besides every hidden item in every place that it may lie in: deals at random, for what depends on several at once. */
const RANDOM = 24;
/** Nothing is promised as gravely as that the match ends, and that may hang on several hidden things at once: so many agree. */
const AT_THE_END = 600;

/**
 * What is alike in many worlds that the viewer cannot tell from the real one, until chance is used, somebody else has a
 * choice or the viewer is asked again. A winner is named where it is the same in all of them. Null where these are no
 * answers to what the viewer is asked.
 */
export function forecast<S extends State, D>(
  game: Game<S, D>,
  known: View<S>,
  answers: readonly string[],
): Forecast | null {
  let shared: Told | null = null;
  for (const [world, chance] of worlds(game, known, () => shared?.until === 'over')) {
    const told = tell(game, world, chance, known.viewer, answers);
    if (told === null) return null;
    shared = shared === null ? told : alike(shared, told);
  }
  if (shared === null) return null;
  const { texts, until, passes, asks } = shared;
  const certain = until === 'asked' && asks !== null ? (JSON.parse(asks) as Question) : null;
  return { events: texts.map((text) => JSON.parse(text) as VisibleEvent), until, passes, asks: certain };
}

/** What one world tells: events as text, to compare them. */
interface Told {
  readonly texts: readonly string[];
  readonly until: Until;
  readonly passes: boolean;
  /** The question as text; null where it is not the player's, or not the same everywhere. */
  readonly asks: string | null;
}

function alike(a: Told, b: Told): Told {
  const passes = a.passes && b.passes;
  let n = 0;
  while (n < a.texts.length && a.texts[n] === b.texts[n]) n++;
  const same = a.until === b.until && n === a.texts.length && n === b.texts.length;
  // That the match ends is certain, though not how.
  const until = same ? a.until : a.until === 'over' && b.until === 'over' ? 'over' : 'hidden';
  return { texts: a.texts.slice(0, n), until, passes, asks: a.asks === b.asks ? a.asks : null };
}

/**
 * Each hidden item once in each place of its pool, with each outcome of chance; and random deals, with chance at random. Else
 * the worlds would agree by accident on what chance decides. Always the same ones for a view. `ends`: in all so far the match
 * does.
 */
function* worlds<S extends State, D>(game: Game<S, D>, known: View<S>, ends: () => boolean): Generator<[S, Watched]> {
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
  for (let i = 0; i < RANDOM || (i < AT_THE_END && ends()); i++) yield [redeal(game, known, deals), new Watched(deals)];
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
): Told | null {
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
  return { texts, until: chance.first ?? next, passes: next !== 'asked', asks };
}

/** The outcome of that number each time, from the first again behind the last. */
class InTurn implements Chance {
  constructor(readonly turn: number) {}
  roll(sides: number): number {
    return (this.turn % sides) + 1;
  }
  draw(from: readonly Item[]): Item {
    return from[this.turn % from.length]!;
  }
}

/** Chance that marks how much had happened before it was first used, for what, and among how many outcomes at most. */
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
