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

/** What costs next to nothing to compare; between two projections. */
export type Glance = Pick<Projection, 'asked' | 'events' | 'undoable'>;
export type Seen = Projection | Glance;

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
  return {
    view: view(game, s, viewer),
    ...glance(match, viewer, look.events),
    options: own ? decision.options.map((option) => game.verbs.format(option)) : null,
    explained: explain(table, viewer, look.wishes),
    answered: table.decision !== null && (look.driver ?? answersItself)(table.decision),
  };
}

export function glance(match: AnyMatch, viewer: Player, events: readonly GameEvent[]): Glance {
  const { decision } = match;
  const own = decision?.player === viewer;
  return {
    asked: own ? { player: viewer, effect: decision.effect, frame: decision.frame } : match.asked,
    events: events.map((event) => visible(event, viewer)),
    undoable: match.undoable(viewer),
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

/**
 * What differs between two projections, or null: alike are those that give the same bytes. The objects are compared,
 * which takes a tenth of the time.
 */
export const unlike = (a: Seen, b: Seen): string | null => difference(a, b);
