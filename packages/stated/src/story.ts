// A match told from a stated position: what scenario files and tests play.
import { type Chance, FastDice } from '@gaslamp/kernel/chance';
import type { Refused } from '@gaslamp/kernel/effects';
import type { GameEvent } from '@gaslamp/kernel/events';
import { type Game, tableOptions } from '@gaslamp/kernel/game';
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
import { Table } from '@gaslamp/kernel/table';
import { known } from './position-checks.ts';

/** What every stated position has, whatever the game. */
export interface Beginning {
  readonly seed?: number;
  /** `deal`: the match begins with the deal, and nothing but the seed is stated. */
  readonly start?: string;
}

/** How positions of a game are stated and told. `seats` are names for the players in turn order. */
export interface Telling<S extends State, D, Spec extends Beginning> {
  /** The players' names in option texts, in turn order. */
  readonly seatNames: readonly string[];
  /** Questions of the setup, which the seed answers. */
  readonly setupAsks: readonly string[];
  /** Questions that are left to the players even where they have one answer only. */
  readonly leftOpen: readonly string[];
  /** The id of an item in what chance is told to draw. */
  idOf(data: D, item: Item): string;
  /** The face of a die that a word means; null for none. */
  face(word: unknown, at: Position<S, D>): number | null;
  /** Sets what `spec` names; all else stays. Throws PositionError. */
  setPosition(at: Position<S, D>, seats: readonly string[], spec: Spec): void;
  /** What is still to happen in a stated position, next one last. */
  agenda(s: S, spec: Spec): Frame[];
  describePosition(at: Position<S, D>, seats: readonly string[]): Record<string, unknown>;
}

/** Chance that says what it is told first: faces of dice and the ids of drawn cards, each kind in its order. */
export class ToldDice implements Chance {
  readonly faces: number[] = [];
  readonly cards: string[] = [];
  constructor(
    readonly rest: Chance,
    readonly idOf: (item: Item) => string,
  ) {}
  roll(sides: number): number {
    return this.faces.shift() ?? this.rest.roll(sides);
  }
  draw(from: readonly Item[], to: Place): Item {
    const id = this.cards.shift();
    if (id === undefined) return this.rest.draw(from, to);
    const item = from.find((i) => this.idOf(i) === id);
    if (item === undefined)
      throw new Error(`${id} cannot be drawn here; possible: ${[...new Set(from.map(this.idOf))].join(', ')}`);
    return item;
  }
}

export interface ToldTable<S extends State, D> {
  readonly table: Table<S, D>;
  readonly dice: ToldDice;
  readonly events: GameEvent[];
}

/** What a game's tests and its scenario files work with, from the words of its positions. */
export function storiesOf<S extends State, D, Spec extends Beginning>(telling: Telling<S, D, Spec>) {
  type Options = Readonly<Record<string, unknown>>;

  /**
   * The state of the stated position: the standard setup with the position's seed, then what the position names. With
   * `start: deal` nothing is dealt yet. Throws PositionError for what cannot be.
   */
  function stateAt(game: Game<S, D>, seats: readonly string[], spec: Spec, options: Options = {}): S {
    const before = game.setup(seats.length, tableOptions(game, options));
    if (spec.start === 'deal') {
      known(spec, ['start', 'seed'], []);
      return before;
    }
    const dice = new FastDice(spec.seed ?? 1);
    const setup = new Table(game, before, dice);
    while (setup.decision && telling.setupAsks.includes(setup.decision.effect)) {
      const { options: answers } = setup.decision;
      setup.choose(dice.oneOf(answers));
    }
    const s = copy(setup.s);
    telling.setPosition({ s, data: game.data }, seats, spec);
    s.agenda = telling.agenda(s, spec);
    s.move = 0;
    return s;
  }

  /** A table at the stated position, with dice that say what they are told first and what the seed gives behind that. */
  function tableAt(game: Game<S, D>, seats: readonly string[], spec: Spec, options: Options = {}): ToldTable<S, D> {
    const dice = new ToldDice(new FastDice(spec.seed ?? 1), (item) => telling.idOf(game.data, item));
    const events: GameEvent[] = [];
    return { table: new Table(game, stateAt(game, seats, spec, options), dice, events), dice, events };
  }

  /**
   * A told match for tests. Lines read `ann: claim VIENNA`; questions with one option in between are answered by
   * themselves, a line may name them all the same.
   */
  class Story {
    readonly table: Table<S, D>;
    readonly dice: ToldDice;
    readonly events: GameEvent[];
    constructor(
      readonly game: Game<S, D>,
      readonly seats: readonly string[],
      spec: Spec = {} as Spec,
      options: Options = {},
    ) {
      ({ table: this.table, dice: this.dice, events: this.events } = tableAt(game, seats, spec, options));
    }
    get s(): S {
      return this.table.s;
    }
    /** The position in the words of a scenario. */
    get position(): Record<string, unknown> {
      return telling.describePosition(this.table, this.seats);
    }
    /** The options on offer, as text. */
    get options(): string[] {
      return this.table.decision?.options.map((option) => this.game.verbs.format(option)) ?? [];
    }
    /** Who is asked, by name; null when the match is over. */
    get asked(): string | null {
      return this.table.decision ? at(this.seats, this.table.decision.player) : null;
    }
    /** Answers line by line; throws with the options on offer when a line is none of them. */
    play(...lines: readonly string[]): this {
      for (const line of lines) {
        const [player, option] = this.#read(line);
        for (;;) {
          const { decision } = this.table;
          if (decision === null) throw new Error(`"${line}": the match is over`);
          if (decision.player === player && decision.options.includes(option)) break;
          if (!this.#answerOnlyOne())
            throw new Error(
              `"${line}" is not on offer; ${this.asked} may: ${this.options.join(', ')} (${decision.effect})`,
            );
        }
        this.table.choose(option);
      }
      return this.settle();
    }
    /** Answers what has only one answer and is not left to the players. */
    settle(): this {
      while (this.#answerOnlyOne());
      return this;
    }
    /** Why a wish is refused, or null if it is offered. */
    refused(line: string): Refused | null {
      return this.table.refuse(...this.#read(line));
    }
    offers(text: string): boolean {
      return this.options.includes(text);
    }
    /** The next faces of the die, or words for them. */
    rolls(...faces: readonly (number | string)[]): this {
      for (const word of faces) {
        const face = telling.face(word, this.table);
        if (face === null) throw new Error(`${word} is no face of the die`);
        this.dice.faces.push(face);
      }
      return this;
    }
    draws(...cards: readonly string[]): this {
      this.dice.cards.push(...cards);
      return this;
    }
    #answerOnlyOne(): boolean {
      const { decision } = this.table;
      if (decision?.options.length !== 1 || telling.leftOpen.includes(decision.effect)) return false;
      this.table.choose(at(decision.options, 0));
      return true;
    }
    #read(line: string): [Player, Option] {
      const [, who = '', text = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
      return [this.#player(who), this.#option(text)];
    }
    #player(name: string): Player {
      const player = this.seats.includes(name) ? this.seats.indexOf(name) : telling.seatNames.indexOf(name);
      if (player < 0) throw new Error(`unknown player "${name}"`);
      return player;
    }
    /** Names of the seats stand for those in option texts. */
    #option(text: string): Option {
      const words = text.split(' ').map((word) => telling.seatNames[this.seats.indexOf(word)] ?? word);
      const option = this.game.verbs.parse(words.join(' '));
      if (typeof option !== 'number') throw new Error(option.error);
      return option;
    }
  }

  return { stateAt, tableAt, Story };
}
