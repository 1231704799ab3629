import type { AnyGame } from '@gaslamp/games/games';
import { type GameEvent, type VisibleEvent, visible } from '@gaslamp/kernel/events';
import type { Match } from '@gaslamp/kernel/match';
import { copy, type Frame, type Option, type Player, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { type View, view } from '@gaslamp/kernel/view';
import { answersItself, type Driver } from './driver.ts';
import { difference } from './failure.ts';
import type { AnyTable } from './playout.ts';

export type AnyMatch = Match<State, unknown>;

/**
 * All that reaches one viewer at one moment: at a published one, or in the viewer's own draft. Two worlds that the
 * viewer cannot tell apart have the same one, byte for byte.
 */
export interface Projection {
  readonly view: View<State>;
  /** Who is asked about what. */
  readonly asked: { readonly player: Player; readonly effect: string; readonly frame: Frame } | null;
  /** The asked player's alone. */
  readonly options: readonly string[] | null;
  /** What is said to each of the wishes. */
  readonly explained: Readonly<Record<string, string>>;
  /** What the viewer saw happen since the last moment. */
  readonly events: readonly VisibleEvent[];
  readonly undoable: number;
  /** Whether the driver answers the question at once, which everybody sees. */
  readonly answered: boolean;
}

/** What is needed to look at a match: which wishes are explained, and how the driver decides. */
export interface Look {
  readonly wishes: readonly Option[];
  readonly events: readonly GameEvent[];
  readonly driver?: Driver;
}

export function project(game: AnyGame, match: AnyMatch, viewer: Player, look: Look): Projection {
  const { decision } = match;
  const own = decision?.player === viewer;
  const s = own ? match.s : match.published;
  const table = new Table(game, copy(s), NO_CHANCE);
  const asked = own ? { player: viewer, effect: decision.effect, frame: decision.frame } : match.asked;
  return {
    view: view(game, s, viewer),
    asked,
    options: own ? decision.options.map((option) => game.verbs.format(option)) : null,
    explained: explain(table, viewer, look.wishes),
    events: look.events.map((event) => visible(event, viewer)),
    undoable: match.undoable(viewer),
    answered: table.decision !== null && (look.driver ?? answersItself)(table.decision),
  };
}

/** The same as `Match.explain` for each wish, with one table for all of them. */
function explain(table: AnyTable, viewer: Player, wishes: readonly Option[]): Record<string, string> {
  const said: Record<string, string> = {};
  for (const wish of wishes) {
    const refused = table.refuse(viewer, wish);
    said[table.game.verbs.format(wish)] = refused === null ? 'offered' : `${refused.rule} ${refused.key}`;
  }
  return said;
}
const NO_CHANCE = {
  roll: () => never(),
  draw: () => never(),
};
function never(): never {
  throw new Error('looking at a question used chance');
}

/** What differs between two projections, or null. They are compared as bytes. */
export function unlike(a: Projection, b: Projection): string | null {
  const left = JSON.stringify(a);
  const right = JSON.stringify(b);
  return left === right ? null : (difference(JSON.parse(left), JSON.parse(right)) ?? 'order of fields');
}
