import { type Chance, FastDice } from '@gaslamp/kernel/chance';
import type { GameEvent } from '@gaslamp/kernel/events';
import { tableOptions } from '@gaslamp/kernel/game';
import { type Decision, Table } from '@gaslamp/kernel/table';
import type { Data } from '../src/box/data.ts';
import type { Emerald } from '../src/box/state.ts';
import { emerald2e } from '../src/game.ts';

export const game = emerald2e();

/** Returns a state before the deal. */
export const undealt = (seats: number): Emerald => game.setup(seats, tableOptions(game, {}));

export interface RandomMatch {
  readonly seats: number;
  readonly seed: number;
  readonly s?: Emerald;
  readonly chance?: Chance;
  /** Called before every answer. */
  before?(s: Emerald, asked: Decision): void;
  /** Called after every answer, with its events. */
  after?(s: Emerald, events: readonly GameEvent[]): void;
}

/** Plays a whole match with random answers. The same seed gives the same match. */
export function randomMatch({ seats, seed, s, chance, before, after }: RandomMatch): Table<Emerald, Data> {
  const events: GameEvent[] = [];
  const mind = new FastDice(seed * 7919);
  const t = new Table(game, s ?? undealt(seats), chance ?? new FastDice(seed), events);
  while (t.decision !== null) {
    before?.(t.s, t.decision);
    const { options } = t.decision;
    t.choose(options[mind.below(options.length)]!);
    after?.(t.s, events);
    events.length = 0;
  }
  return t;
}
