// A match told from a stated position: what scenario files and tests play.
import { type Chance, FastDice } from '@gaslamp/kernel/chance';
import type { Refused } from '@gaslamp/kernel/effects';
import type { GameEvent } from '@gaslamp/kernel/events';
import type { Game } from '@gaslamp/kernel/game';
import { tableOptions } from '@gaslamp/kernel/game';
import { copy, type Item, type Option, type Place, type Player } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import type { Data } from './data.ts';
import { DAYS } from './ids.ts';
import { describePosition, type PositionSpec, setPosition } from './position.ts';
import { known } from './position-checks.ts';
import type { Emerald } from './state.ts';

/** Chance that says what it is told first: faces of the Sanity die and the ids of drawn cards, each kind in its order. */
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

/**
 * The state at the beginning of a turn of the stated position: the standard setup with the position's seed, first agents
 * placed at random by it, then what the position names. With `start: deal` nothing is dealt yet. `seats` are names for
 * the players in turn order. Throws PositionError for what cannot be.
 */
export function stateAt(
  game: Game<Emerald, Data>,
  seats: readonly string[],
  spec: PositionSpec,
  options: Readonly<Record<string, unknown>> = {},
): Emerald {
  const before = game.setup(seats.length, tableOptions(game, options));
  if (spec.start === 'deal') {
    known(spec, ['start', 'seed'], []);
    return before;
  }
  const dice = new FastDice(spec.seed ?? 1);
  const setup = new Table(game, before, dice);
  while (setup.decision?.effect === 'setup.agent') {
    const { options: cities } = setup.decision;
    setup.choose(cities[dice.roll(cities.length) - 1]!);
  }
  const s = copy(setup.s);
  setPosition({ s, data: game.data }, seats, spec);
  s.agenda = [{ effect: 'turn.act', by: s.active }];
  s.move = 0;
  return s;
}

/** A table at the stated position, with dice that say what they are told first and what the seed gives behind that. */
export function tableAt(
  game: Game<Emerald, Data>,
  seats: readonly string[],
  spec: PositionSpec,
  options: Readonly<Record<string, unknown>> = {},
): { table: Table<Emerald, Data>; dice: ToldDice; events: GameEvent[] } {
  const dice = new ToldDice(new FastDice(spec.seed ?? 1), (item) => game.data.cards[game.data.kindOf[item]!]!.id);
  const events: GameEvent[] = [];
  return { table: new Table(game, stateAt(game, seats, spec, options), dice, events), dice, events };
}

/**
 * A told match for tests. Lines read `ann: claim VIENNA`; questions with one option in between are answered by
 * themselves, a line may name them all the same.
 */
export class Story {
  readonly table: Table<Emerald, Data>;
  readonly dice: ToldDice;
  readonly events: GameEvent[];
  constructor(
    readonly game: Game<Emerald, Data>,
    readonly seats: readonly string[],
    spec: PositionSpec = {},
    options: Readonly<Record<string, unknown>> = {},
  ) {
    ({ table: this.table, dice: this.dice, events: this.events } = tableAt(game, seats, spec, options));
  }
  get s(): Emerald {
    return this.table.s;
  }
  /** The position in the words of a scenario. */
  get position(): ReturnType<typeof describePosition> {
    return describePosition(this.table, this.seats);
  }
  /** The options on offer, as text. */
  get options(): string[] {
    return this.table.decision?.options.map((option) => this.game.verbs.format(option)) ?? [];
  }
  /** Who is asked, by name; null when the match is over. */
  get asked(): string | null {
    return this.table.decision ? this.seats[this.table.decision.player]! : null;
  }
  /** Answers line by line; throws with the options on offer when a line is none of them. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const [, who = '', text = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
      const player = this.player(who);
      const option = this.option(text);
      // A question with one option that is not the one told is answered by itself.
      for (;;) {
        const { decision } = this.table;
        if (decision === null) throw new Error(`"${line}": the match is over`);
        if (decision.player === player && decision.options.includes(option)) break;
        if (decision.options.length !== 1 || this.options[0] === 'end')
          throw new Error(
            `"${line}" is not on offer; ${this.asked} may: ${this.options.join(', ')} (${decision.effect})`,
          );
        this.table.choose(decision.options[0]!);
      }
      this.table.choose(option);
    }
    return this.settle();
  }
  /** Answers what has only one answer, but does not end a turn. */
  settle(): this {
    while (this.table.decision?.options.length === 1 && this.options[0] !== 'end')
      this.table.choose(this.table.decision.options[0]!);
    return this;
  }
  /** Why a wish is refused, or null if it is offered. */
  refused(line: string): Refused | null {
    const [, who = '', text = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    return this.table.refuse(this.player(who), this.option(text));
  }
  offers(text: string): boolean {
    return this.options.includes(text);
  }
  /** The next faces of the Sanity die: 1 is insane in the standard die, 6 is not. */
  rolls(...faces: readonly number[]): this {
    this.dice.faces.push(...faces);
    return this;
  }
  draws(...cards: readonly string[]): this {
    this.dice.cards.push(...cards);
    return this;
  }
  private player(name: string): Player {
    const player = this.seats.includes(name) ? this.seats.indexOf(name) : DAYS.indexOf(name as (typeof DAYS)[number]);
    if (player < 0) throw new Error(`unknown player "${name}"`);
    return player;
  }
  /** Seat names stand for days. */
  private option(text: string): Option {
    const words = text.split(' ').map((word) => (this.seats.includes(word) ? DAYS[this.seats.indexOf(word)]! : word));
    const option = this.game.verbs.parse(words.join(' '));
    if (typeof option !== 'number') throw new Error(option.error);
    return option;
  }
}
