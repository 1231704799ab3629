import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import type { Refused } from '@gaslamp/kernel/effects';
import type { GameEvent, VisibleEvent } from '@gaslamp/kernel/events';
import { type Forecast, forecast } from '@gaslamp/kernel/forecast';
import { at } from '@gaslamp/kernel/lists';
import {
  forecastFor,
  type Pace,
  paceOf,
  rowFor,
  type Standing,
  standingFor,
  viewFor,
} from '@gaslamp/kernel/projection';
import { copy, type Option, type Player, type State } from '@gaslamp/kernel/state';
import { answersItself, Table } from '@gaslamp/kernel/table';
import type { View } from '@gaslamp/kernel/view';
import type { AnyTable } from './asked.ts';
import { difference } from './failure.ts';

/**
 * The functions with which server, page and command line show a match, and `viewAt`, with which programs look at a table.
 * Planted leaks replace some of them.
 */
export const SHIPPED = {
  viewFor,
  standingFor,
  rowFor,
  forecastFor,
  paceOf,
  answersItself,
  viewAt: (table: AnyTable, viewer: Player): View<State> => table.view(viewer),
};
export type Shipped = typeof SHIPPED;

/**
 * Everything that reaches one viewer at one moment: a published one, or in the viewer's own draft. It is equal, byte for byte,
 * for two worlds that the viewer cannot tell apart.
 */
export interface Shown {
  readonly view: View<State>;
  readonly standing: Standing;
  /** The public input of the clocks. */
  readonly pace: Pace;
  /** Explanations of the wishes, in their order. */
  readonly explained: readonly string[];
  /** The forecast for one of the viewer's options, if it was requested. */
  readonly forecast: Forecast | null;
  /** The events that the viewer saw since the last moment. */
  readonly events: readonly VisibleEvent[];
  /** True if the question is answered automatically, which is public. */
  readonly answered: boolean;
}

/** The parts that are cheap to compare, used between two complete comparisons. */
export type Glance = Pick<Shown, 'standing' | 'pace' | 'events'>;
export type Seen = Shown | Glance;

/** Parameters of a look at a match: the wishes to explain, and the functions that show it. */
export interface Look {
  readonly wishes: readonly Option[];
  readonly events: readonly GameEvent[];
  /** Index of the viewer's option to forecast, modulo their number. */
  readonly foretold?: number | undefined;
  /** The viewer's observation at the same moment of a world that must look the same. */
  readonly first?: Shown;
  readonly by?: Shipped;
}

export function show(game: AnyGame, match: AnyMatch, viewer: Player, look: Look): Shown {
  const { by = SHIPPED } = look;
  const own = match.decision?.player === viewer;
  const table = new Table(game, copy(own ? match.s : match.published), NO_CHANCE);
  return {
    view: by.viewFor(moment(game, match), viewer),
    ...glance(game, match, viewer, look),
    explained: explain(table, viewer, look.wishes),
    forecast: own ? forecastOf(game, match, viewer, look) : null,
    answered: table.decision !== null && by.answersItself(table.decision),
  };
}

/** In long series only every other look includes a forecast: forecasts took as long as all the rest. */
export const foretoldAt = (look: number): number | undefined => (look % 2 > 0 ? undefined : look >> 1);

/**
 * A forecast takes a hundred worlds. Most events follow the finishing answer of an action; of other answers one in this many is
 * forecast.
 */
const FORETOLD = 10;

/**
 * In a world that must look like the first one, a forecast depends only on the view, so an equal view has an equal forecast.
 * One in this many is computed again.
 */
const AGAIN = 8;

function forecastOf(game: AnyGame, match: AnyMatch, viewer: Player, look: Look): Forecast | null {
  const { foretold, first, by = SHIPPED } = look;
  const options = match.decision?.options ?? [];
  if (foretold === undefined || options.length === 0) return null;
  if (options.length > 1 && foretold % FORETOLD > 0) return null;
  const answers = [game.verbs.format(at(options, foretold % options.length))];
  const tell: typeof forecast = (game, known, answers) =>
    first === undefined || foretold % AGAIN === 0 || difference(first.view, known) !== null
      ? forecast(game, known, answers)
      : first.forecast;
  return by.forecastFor(moment(game, match), viewer, answers, tell);
}

export function glance(game: AnyGame, match: AnyMatch, viewer: Player, { events, by = SHIPPED }: Look): Glance {
  return {
    standing: by.standingFor(moment(game, match), viewer),
    pace: by.paceOf(moment(game, match)),
    events: by.rowFor({ move: match.published.move, events }, viewer).events,
  };
}

/** Returns the match under the original game, since it may be played under a watched one. */
function moment(game: AnyGame, match: AnyMatch) {
  const { s, published, decision, asked } = match;
  const undoable = (player: Player) => match.undoable(player);
  return { game, s, published, decision, asked, undoable, horizon: (player: Player) => match.horizon(player) };
}

/** Like `Match.explain` for each wish, with a single table for all of them. */
const explain = (table: AnyTable, viewer: Player, wishes: readonly Option[]): string[] =>
  wishes.map((wish) => saying(table, wish, table.refuse(viewer, wish)));
/** Describes a wish as refused or offered. */
export const saying = ({ game }: { readonly game: AnyGame }, wish: Option, refused: Refused | null): string =>
  `${game.verbs.format(wish)}: ${refused === null ? 'offered' : `${refused.rule} ${refused.key}`}`;
const NO_CHANCE = {
  roll: () => never(),
  draw: () => never(),
};
function never(): never {
  throw new Error('looking at a question used chance');
}

/**
 * Returns the difference between two looks, or null: they are equal if they give the same bytes. Comparing objects takes a
 * tenth of the time.
 */
export const unlike = (a: Seen, b: Seen): string | null => difference(a, b);
