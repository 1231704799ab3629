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

/** What server, page and command line show by. Planted leaks take the place of its parts. */
export const SHIPPED = { viewFor, standingFor, rowFor, forecastFor, paceOf, answersItself };
export type Shipped = typeof SHIPPED;

/**
 * All that reaches one viewer at one moment: at a published one, or in the viewer's own draft. Two worlds that the
 * viewer cannot tell apart have the same one, byte for byte.
 */
export interface Shown {
  readonly view: View<State>;
  readonly standing: Standing;
  /** What clocks go by, which everybody sees. */
  readonly pace: Pace;
  /** What is said to each of the wishes, in their order. */
  readonly explained: readonly string[];
  /** What is foretold of one of the viewer's options, where it was asked for. */
  readonly forecast: Forecast | null;
  /** What the viewer saw happen since the last moment. */
  readonly events: readonly VisibleEvent[];
  /** Whether the question is answered at once, which everybody sees. */
  readonly answered: boolean;
}

/** What costs next to nothing to compare; between two whole looks. */
export type Glance = Pick<Shown, 'standing' | 'pace' | 'events'>;
export type Seen = Shown | Glance;

/** What is needed to look at a match: which wishes are explained, and what it is shown by. */
export interface Look {
  readonly wishes: readonly Option[];
  readonly events: readonly GameEvent[];
  /** Which of the viewer's options is foretold, counted round. */
  readonly foretold?: number | undefined;
  /** What the viewer saw at the same moment of a world that must look the same. */
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

/** In long rows of looks every other one asks what is foretold: forecasts took as long as all the rest. */
export const foretoldAt = (look: number): number | undefined => (look % 2 > 0 ? undefined : look >> 1);

/** A forecast takes a hundred worlds. Most happens behind the last word of an action; of other answers one in so many. */
const FORETOLD = 10;

/**
 * In a world that looks like the first one nothing but the view is asked for what is foretold, and of the same view the
 * same: one in so many is foretold again.
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

/** The match under the game as it is, which may be played under one that is watched. */
function moment(game: AnyGame, match: AnyMatch) {
  const { s, published, decision, asked } = match;
  const undoable = (player: Player) => match.undoable(player);
  return { game, s, published, decision, asked, undoable, horizon: (player: Player) => match.horizon(player) };
}

/** The same as `Match.explain` for each wish, with one table for all of them. */
const explain = (table: AnyTable, viewer: Player, wishes: readonly Option[]): string[] =>
  wishes.map((wish) => saying(table, wish, table.refuse(viewer, wish)));
/** How it is said that a wish is refused or offered. */
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
 * What differs between two looks, or null: alike are those that give the same bytes. The objects are compared, which
 * takes a tenth of the time.
 */
export const unlike = (a: Seen, b: Seen): string | null => difference(a, b);
