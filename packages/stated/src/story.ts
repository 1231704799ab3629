// Plays matches from a stated position, for scenario files and tests.
import { type Chance, FastDice } from '@gaslamp/kernel/chance';
import type { Refused } from '@gaslamp/kernel/effects';
import type { GameEvent } from '@gaslamp/kernel/events';
import { InputFault } from '@gaslamp/kernel/fault';
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

/** The fields that every game's stated position has. */
export interface Beginning {
  readonly seed?: number;
  /** `deal`: the match begins with the deal, and only the seed is stated. */
  readonly start?: string;
}

/** Sets up and describes positions of a game. `seats` are names for the players in turn order. */
export interface Telling<S extends State, D, Spec extends Beginning> {
  /** The players' names in option texts, in turn order. */
  readonly seatNames: readonly string[];
  /** Questions of the setup, which the seed answers. */
  readonly setupAsks: readonly string[];
  /** Questions that the players answer even if there is only one option. */
  readonly leftOpen: readonly string[];
  /** Returns the id of an item, as the names of drawn cards use it. */
  idOf(data: D, item: Item): string;
  /** Returns the face of the die that a word means; null if it means none. */
  face(word: unknown, at: Position<S, D>): number | null;
  /** Sets what `spec` names and leaves the rest. Throws PositionError. */
  setPosition(at: Position<S, D>, seats: readonly string[], spec: Spec): void;
  /** Returns the queued effects of a stated position, the next one last. */
  agenda(s: S, spec: Spec): Frame[];
  describePosition(at: Position<S, D>, seats: readonly string[]): Record<string, unknown>;
}

/** Chance that first gives the listed outcomes: faces of dice and ids of drawn cards, each kind in its own order. */
export class StatedDice implements Chance {
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

export interface StatedTable<S extends State, D> {
  readonly table: Table<S, D>;
  readonly dice: StatedDice;
  readonly events: GameEvent[];
}

/** Returns the tools that a game's tests and scenario files use. */
export function storiesOf<S extends State, D, Spec extends Beginning>(telling: Telling<S, D, Spec>) {
  type Options = Readonly<Record<string, unknown>>;

  /**
   * Returns the state of a stated position: the standard setup with the position's seed, then the values that the position
   * names. With `start: deal` nothing is dealt yet. Throws PositionError for an impossible position.
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

  /** Returns a table at the stated position. Its dice first give the listed outcomes, then those of the seed. */
  function tableAt(game: Game<S, D>, seats: readonly string[], spec: Spec, options: Options = {}): StatedTable<S, D> {
    const dice = new StatedDice(new FastDice(spec.seed ?? 1), (item) => telling.idOf(game.data, item));
    const events: GameEvent[] = [];
    return { table: new Table(game, stateAt(game, seats, spec, options), dice, events), dice, events };
  }

  /**
   * A scripted match for tests. Lines read `ann: claim VIENNA`. Questions with one option are answered automatically, but a
   * line
   * may answer them.
   */
  class Story {
    readonly table: Table<S, D>;
    readonly dice: StatedDice;
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
    /** The position in the form of scenario files. */
    get position(): Record<string, unknown> {
      return telling.describePosition(this.table, this.seats);
    }
    /** The options of the current question, as text. */
    get options(): string[] {
      return this.table.decision?.options.map((option) => this.game.verbs.format(option)) ?? [];
    }
    /** Name of the player asked; null when the match is over. */
    get asked(): string | null {
      return this.table.decision ? at(this.seats, this.table.decision.player) : null;
    }
    /** Gives answers line by line. Throws, with the options on offer, if one is not among them. */
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
    /** Answers questions that have only one option and are not left to the players. */
    settle(): this {
      while (this.#answerOnlyOne());
      return this;
    }
    /** Returns the reason why a wish is refused, or null if it is offered. */
    refused(line: string): Refused | null {
      return this.table.refuse(...this.#read(line));
    }
    offers(text: string): boolean {
      return this.options.includes(text);
    }
    /** Sets the next faces of the die, or words for them. */
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
    /** Replaces the names of seats by those in option texts. */
    #option(text: string): Option {
      const words = text.split(' ').map((word) => telling.seatNames[this.seats.indexOf(word)] ?? word);
      const option = this.game.verbs.parse(words.join(' '));
      if (typeof option !== 'number') throw new InputFault(option);
      return option;
    }
  }

  return { stateAt, tableAt, Story };
}
