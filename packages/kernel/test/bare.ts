// A game that has only the effects that a test needs.
import { FastDice } from '@gaslamp/kernel/chance';
import { Effects } from '@gaslamp/kernel/effects';
import type { Game } from '@gaslamp/kernel/game';
import type { Frame, Player } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { position } from './positions.ts';
import { toy } from './toy.ts';
import { type Data, type Toy, verbs } from './toy-state.ts';

/** Defines effects beside a few common ones; `begin` returns the first queued frames. */
export function bare(define: (effects: Effects<Toy, Data>) => readonly Frame[]): {
  readonly game: Game<Toy, Data>;
  readonly s: Toy;
} {
  const effects = new Effects<Toy, Data>();
  const agenda = define(effects).toReversed();
  return { game: { ...toy, effects }, s: { ...position({ hands: [['LOAF.1'], ['LOAF.2'], []] }), agenda } };
}

export function bareTable(define: (effects: Effects<Toy, Data>) => readonly Frame[]): Table<Toy, Data> {
  const { game, s } = bare(define);
  return new Table(game, s, new FastDice(1), []);
}

export const option = (text: string): number => verbs.parse(text) as number;
export const PASS = option('pass');
/** Options to walk, in order; any two distinct ones would do. */
export const [QUAY, BRIDGE] = [option('walk QUAY'), option('walk BRIDGE')] as const;

/** A step that emits an event, as a mark. */
export const marking = ({ step }: Effects<Toy, Data>) =>
  step<{ n: number }>('mark', (g, { n }) => g.emit('mark', { n }));
export const marks = (g: Table<Toy, Data>): number[] =>
  g.events!.flatMap(({ kind, fields }) => (kind === 'mark' ? [fields.n!] : []));

/** A question whose answer has no effect. */
export const asking = ({ choice }: Effects<Toy, Data>) =>
  choice<{ by: Player }>('ask', { options: () => [PASS, QUAY, BRIDGE], choose: () => {} });
