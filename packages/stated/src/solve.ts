// Finds every solution of a puzzle by exhaustive search in the rules: what one player can do to reach a goal for all answers of
// the others and all outcomes of chance.
import type { Chance } from '@gaslamp/kernel/chance';
import type { Game } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import {
  copy,
  type Frame,
  type Item,
  type Option,
  type Place,
  type Player,
  type Position,
  type State,
} from '@gaslamp/kernel/state';
import { type Decision, Table } from '@gaslamp/kernel/table';

export interface Puzzle<S extends State, D> {
  readonly game: Game<S, D>;
  /** A position in which `you` are asked, in your own turn. */
  readonly s: S;
  readonly you: Player;
  /** End of the search: when your turn is over, or when your next one begins. */
  readonly until: 'turn' | 'round';
  /** Returns true if the goal is reached after a published step, false if it is missed; null while it is open. */
  judge(at: Position<S, D>): boolean | null;
  /** Verdict if the goal is neither reached nor missed when the search ends. */
  readonly atEnd: boolean;
}

/** Your answers until the goal is reached, or until others or chance intervene; from there it is reached in every case. */
export interface Solution {
  /** Your answers where you have a choice, as texts of the game. */
  readonly answers: readonly string[];
}

/**
 * Status of a line of answers. The goal is reached in every case, in the fewest steps (`sure`) or in more (`longer`); it
 * depends
 * on chance (`luck`) or on the others' next answers (`leave`); or nothing makes it certain any more (`lost`). `unclear`: no
 * solution has these answers, and searching their consequences would take too long.
 */
export interface Standing {
  readonly hold: 'sure' | 'longer' | 'luck' | 'leave' | 'lost' | 'unclear';
  /** The line ends here: the match is over, or others or chance intervene. */
  readonly ended: boolean;
}

/** A partial line. `needed` lacks the answers that only complete a set. */
interface Line extends Solution {
  readonly needed: readonly string[];
  /** Number of answers that begin an action or are a whole one. */
  readonly steps: number;
}
const NOTHING: Line = { answers: [], needed: [], steps: 0 };

/** Thrown if the puzzle has too many positions to be proven. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Maximum number of positions to search. */
const MOST_POSITIONS = 20_000;

/** More own steps than any turn has, free actions included. */
const MANY_STEPS = 99;
/** Maximum number of positions to search after a line that is no solution, since a person waits for the explanation. */
const MOST_BEHIND = 4_000;

/** A position of the search. `left`: your turn has ended on the way. */
interface Node<S> {
  readonly s: S;
  readonly left: boolean;
  /** Null while the goal is neither reached nor missed. */
  readonly verdict: boolean | null;
  readonly key: string;
}

export class Solver<S extends State, D> {
  readonly #puzzle: Puzzle<S, D>;
  readonly #won = new Map<string, boolean>();
  readonly #begin: Node<S>;
  #looked = 0;
  #allowed = MOST_POSITIONS;
  /** Allowed number of own steps; null before the minimum is found. */
  #most: number | null = null;
  /** The search skipped a longer line. */
  #cut = false;

  /** Throws if `you` are not asked. */
  constructor(puzzle: Puzzle<S, D>) {
    this.#puzzle = puzzle;
    const table = new Table(puzzle.game, copy(puzzle.s), NO_CHANCE);
    if (table.decision?.player !== puzzle.you) throw new Error('whoever solves the puzzle is not asked');
    this.#begin = { s: table.s, left: false, verdict: null, key: keyOf(table.s, false) };
  }

  /** Number of positions searched. */
  get positions(): number {
    return this.#looked;
  }

  /**
   * Returns the solutions with the fewest steps, one for each action. Lines that lead to the same position count once, such as
   * the same moves in another order. So does a solution with additional answers that it does not need. Throws TooLarge.
   */
  solutions(): Solution[] {
    if (this.#fewest === 0) return [];
    const found = new Map<string, Line>();
    this.#list(this.#begin, NOTHING, found, new Set());
    const all = [...found.values()];
    all.sort((a, b) => a.answers.length - b.answers.length);
    return all.filter((line) => !all.some(({ needed }) => isLess(needed, line.needed)));
  }

  /**
   * Returns true if these answers reach the goal in the fewest steps in every case. Throws for an answer that is not on offer.
   */
  holds(answers: readonly string[]): boolean {
    return this.#follow(answers) !== null;
  }

  /**
   * Identifies a line of answers by the positions that it leads to. Returns null if they do not reach the goal. Throws for an
   * answer that is not on offer.
   */
  identity(answers: readonly string[]): string | null {
    const end = this.#follow(answers);
    return end && identityOf(end);
  }

  /** Returns the status of a line of answers. Throws for an answer that is not on offer or comes after the end of the line. */
  standing(answers: readonly string[]): Standing {
    const { nodes, left } = this.#behind(answers);
    const [node, another] = nodes;
    const decision = node && another === undefined && node.verdict === null ? this.#question(node) : null;
    const ended = decision?.player !== this.#puzzle.you;
    if (nodes.every((one) => this.#wins(one, left))) return { hold: 'sure', ended };
    const before = this.#allowed;
    this.#allowed = this.#looked + MOST_BEHIND;
    try {
      return { hold: this.#heldBehind(nodes, ended ? decision : null), ended };
    } catch (cause) {
      if (cause instanceof TooLarge) return { hold: 'unclear', ended };
      throw cause;
    } finally {
      // Positions searched here do not count towards the limit of the puzzle.
      this.#allowed = before + this.#looked - (this.#allowed - MOST_BEHIND);
    }
  }
  /** Returns the status of answers that are no solution. `asked` is the others' next question. */
  #heldBehind(nodes: readonly Node<S>[], asked: Decision | null): Standing['hold'] {
    const wins = (one: Node<S>) => this.#wins(one, MANY_STEPS);
    if (nodes.every(wins)) return 'longer';
    if (nodes.some(wins)) return 'luck';
    const [node] = nodes;
    const spares = (option: Option) => node !== undefined && this.#outcomes(node, option).every(wins);
    return asked?.options.some(spares) ? 'leave' : 'lost';
  }

  /** The fewest own steps that suffice in every case; 0 if there is no solution. */
  get #fewest(): number {
    for (let most = this.#most ?? 1; ; most++) {
      if (most === this.#most) return most;
      this.#won.clear();
      this.#cut = false;
      const wins = this.#wins(this.#begin, most);
      if (wins || !this.#cut) {
        this.#most = wins ? most : 0;
        return this.#most;
      }
    }
  }

  /** Returns the positions after a line; null if one of them does not reach the goal. */
  #follow(answers: readonly string[]): readonly Node<S>[] | null {
    const { nodes, left } = this.#behind(answers);
    return nodes.every((node) => this.#wins(node, left)) ? nodes : null;
  }

  /** Returns the positions after a line, and the number of own steps left. */
  #behind(answers: readonly string[]): { readonly nodes: readonly Node<S>[]; readonly left: number } {
    let nodes: readonly Node<S>[] = [this.#begin];
    let left = this.#fewest;
    for (const [i, text] of answers.entries()) {
      const [node, another] = nodes;
      const decision = node && another === undefined && node.verdict === null ? this.#question(node) : null;
      if (node === undefined || decision?.player !== this.#puzzle.you)
        throw new Error(
          `"${text}" comes too late: ${i === 0 ? 'nothing' : `"${answers[i - 1]}"`} is the last answer here`,
        );
      const { verbs } = this.#puzzle.game;
      const option = decision.options.find((one) => verbs.format(one) === text);
      if (option === undefined)
        throw new Error(
          `"${text}" is not on offer; allowed: ${decision.options.map((one) => verbs.format(one)).join(', ')}`,
        );
      left -= stepOf(node);
      nodes = this.#through(this.#outcomes(node, option));
    }
    return { nodes, left };
  }

  #list(node: Node<S>, before: Line, found: Map<string, Line>, seen: Set<string>): void {
    const here = `${node.key} ${before.steps}`;
    const decision = this.#question(node);
    if (decision === null || seen.has(here)) return;
    seen.add(here);
    const { verbs, effects } = this.#puzzle.game;
    const effect = effects.byName[decision.effect];
    for (const option of decision.options) {
      const nodes = this.#through(this.#outcomes(node, option));
      const steps = before.steps + stepOf(node);
      if (!nodes.every((one) => this.#wins(one, this.#fewest - steps))) continue;
      const text = verbs.format(option);
      const ends = effect?.kind === 'choice' && option === effect.done;
      const line = {
        answers: [...before.answers, text],
        needed: ends ? before.needed : [...before.needed, text],
        steps,
      };
      const [next, another] = nodes;
      const goesOn = next !== undefined && another === undefined && next.verdict === null;
      if (goesOn && this.#question(next)?.player === this.#puzzle.you) this.#list(next, line, found, seen);
      else {
        const identity = identityOf(nodes);
        if (!found.has(identity)) found.set(identity, line);
      }
    }
  }

  /** Follows the others' answers as long as all of them lead to one position. */
  #through(nodes: readonly Node<S>[]): readonly Node<S>[] {
    const [node, another] = nodes;
    if (node === undefined || another !== undefined || node.verdict !== null) return nodes;
    const decision = this.#question(node);
    if (decision === null || decision.player === this.#puzzle.you) return nodes;
    const next = distinct(decision.options.flatMap((option) => this.#outcomes(node, option)));
    return next.length === 1 ? this.#through(next) : nodes;
  }

  /** Returns true if the goal is reached from here with at most `most` own steps. */
  #wins(node: Node<S>, most: number): boolean {
    if (node.verdict !== null || most < 0) return most >= 0 && node.verdict === true;
    const here = `${node.key} ${most}`;
    const known = this.#won.get(here);
    if (known !== undefined) return known;
    const decision = this.#question(node);
    if (decision === null) return false;
    const yours = decision.player === this.#puzzle.you;
    const left = yours ? most - stepOf(node) : most;
    if (left < 0) {
      this.#cut = true;
      return false;
    }
    const reaches = (option: Option) => this.#outcomes(node, option).every((next) => this.#wins(next, left));
    const wins = yours ? decision.options.some(reaches) : decision.options.every(reaches);
    this.#won.set(here, wins);
    return wins;
  }

  #question({ s }: Node<S>): Decision | null {
    return new Table(this.#puzzle.game, copy(s), NO_CHANCE).decision;
  }

  /**
   * Returns the positions after an answer, for every outcome of chance, at the next question with a choice. Without duplicates.
   */
  #outcomes({ s, left }: Node<S>, option: Option): readonly Node<S>[] {
    const { game } = this.#puzzle;
    const found: Node<S>[] = [];
    const chance = new EveryOutcome((item) => game.nameOf(item).replace(/\..*/s, ''));
    do {
      if (++this.#looked > this.#allowed)
        throw new TooLarge(
          `more than ${MOST_POSITIONS} positions: leave fewer cards in hands and decks, or let the turn be nearer its end`,
        );
      const world = copy(s);
      chance.again(world);
      const table = new Table(game, world, chance);
      table.choose(option);
      const next = this.#settled(table, left);
      if (!chance.dead) found.push(next);
    } while (chance.next());
    return distinct(found);
  }

  /** Gives forced answers up to a choice, or until the goal is reached or missed. */
  #settled(table: Table<S, D>, leftBefore: boolean): Node<S> {
    let left = leftBefore;
    for (;;) {
      const { s, decision } = table;
      left ||= decision !== null && this.#puzzle.game.active(s) !== this.#puzzle.you;
      const verdict = this.#verdict(table, left);
      if (verdict !== null || decision === null) return { s, left, verdict, key: keyOf(s, left, verdict) };
      const [only, ...others] = decision.options;
      if (only === undefined || others.length > 0) return { s, left, verdict, key: keyOf(s, left) };
      table.choose(only);
    }
  }

  #verdict(table: Table<S, D>, left: boolean): boolean | null {
    const { game, you, until, atEnd } = this.#puzzle;
    if (table.s.step > 0) return null;
    const verdict = this.#puzzle.judge(table);
    if (verdict !== null) return verdict;
    if (table.decision === null) return atEnd;
    return left && (until === 'turn' || game.active(table.s) === you) ? atEnd : null;
  }
}

/** Returns 1 for an answer that begins an action or is a whole one, and 0 for one that continues a draft. */
const stepOf = <S extends State>({ s }: Node<S>): number => Number(s.step === 0);

/** Enumerates all outcomes of chance like an odometer: the last wheel turns first. */
class EveryOutcome implements Chance {
  readonly #turned: number[] = [];
  readonly #widths: number[] = [];
  #at = 0;
  #world: State | null = null;
  #last: Drawn | null = null;
  /** This sequence of outcomes equals another one except for its order. */
  dead = false;
  constructor(readonly kindOf: (item: Item) => string) {}
  again(world: State): void {
    this.#at = 0;
    this.#world = world;
    this.#last = null;
    this.dead = false;
  }
  /** Advances to the next sequence of outcomes; returns false if there is none. */
  next(): boolean {
    while (this.#turned.length > 0) {
      const last = this.#turned.length - 1;
      const turned = (this.#turned[last] ?? 0) + 1;
      if (turned < (this.#widths[last] ?? 0)) {
        this.#turned[last] = turned;
        return true;
      }
      this.#turned.pop();
      this.#widths.pop();
    }
    return false;
  }
  roll(sides: number): number {
    return this.#outcome(sides) + 1;
  }
  /** Merges copies of a card, and the orders in which cards come from one pile to one hand. */
  draw(from: readonly Item[], to: Place): Item {
    const kinds = [...new Map(from.map((item) => [this.kindOf(item), item]))].sort(([a], [b]) => (a < b ? -1 : 1));
    const least = this.#goesOn(from, to) ? this.#last?.kind : undefined;
    const allowed = least === undefined ? kinds : kinds.filter(([kind]) => kind >= least);
    this.dead ||= allowed.length === 0;
    const [kind, item] = at(this.dead ? kinds : allowed, this.dead ? 0 : this.#outcome(allowed.length));
    this.#last = { kind, item, to, left: from.length - 1 };
    return item;
  }
  /** Returns true if the previous card lies in this one's destination and the pile has otherwise not changed. */
  #goesOn(from: readonly Item[], to: Place): boolean {
    const last = this.#last;
    return last !== null && last.to === to && last.left === from.length && this.#world?.place[last.item] === to;
  }
  #outcome(width: number): number {
    const wheel = this.#at++;
    this.#widths[wheel] = width;
    this.#turned[wheel] ??= 0;
    return this.#turned[wheel] ?? 0;
  }
}

interface Drawn {
  readonly kind: string;
  readonly item: Item;
  readonly to: Place;
  /** Number of cards left in the pile afterwards. */
  readonly left: number;
}

/** A question must be derived from the state without chance. */
const NO_CHANCE: Chance = {
  roll: () => {
    throw new Error('a question that rolls');
  },
  draw: () => {
    throw new Error('a question that draws');
  },
};

const distinct = <S>(nodes: readonly Node<S>[]): readonly Node<S>[] => [
  ...new Map(nodes.map((node) => [node.key, node])).values(),
];

const identityOf = <S>(nodes: readonly Node<S>[]): string =>
  nodes
    .map(({ key }) => key)
    .sort()
    .join(' | ');

/** Returns true if `part` is a proper sub-multiset of `whole`. */
function isLess(part: readonly string[], whole: readonly string[]): boolean {
  if (part.length >= whole.length) return false;
  const rest = [...whole];
  return part.every((one) => {
    const i = rest.indexOf(one);
    if (i >= 0) rest.splice(i, 1);
    return i >= 0;
  });
}

/** Fields that do not distinguish positions: the number of steps, and who has seen what. */
const ASIDE = ['move', 'step', 'seenBy'];

/** Two 32-bit sums over the position. */
function keyOf(s: State, left: boolean, verdict: boolean | null = null): string {
  let a = 0x5eed;
  let b = 0x1a3b;
  const mix = (n: number) => {
    a = Math.imul(a ^ n, 0x9e3779b1);
    a ^= a >>> 15;
    b = Math.imul(b ^ n, 0x85ebca77) + 0x27d4eb2f;
    b ^= b >>> 13;
  };
  const mixText = (text: string) => {
    for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
    mix(-1);
  };
  const mixFrame = (frame: Frame) => {
    for (const name of Object.keys(frame).sort()) {
      const value = frame[name];
      mixText(name);
      if (typeof value === 'number') mix(value);
      else mixText(String(value));
    }
  };
  for (const [name, value] of Object.entries(s) as [string, number | readonly (number | Frame)[]][]) {
    if (ASIDE.includes(name)) continue;
    mixText(name);
    if (typeof value === 'number') mix(value);
    else
      for (const one of value)
        if (typeof one === 'number') mix(one);
        else mixFrame(one);
  }
  return `${a >>> 0}.${b >>> 0}.${Number(left)}${verdict === null ? '' : verdict ? '+' : '-'}`;
}
