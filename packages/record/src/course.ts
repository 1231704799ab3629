// Summarizes a match in numbers: values of all players at the end of each turn, their deeds, and the time that they took.
import type { AnyGame } from '@gaslamp/games/games';
import type { Measure } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import { takenBack } from '@gaslamp/kernel/log';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { State } from '@gaslamp/kernel/state';
import type { Reel } from './reel.ts';

/** By name: a list of moments, each with a number for each seat. */
type Followed = Readonly<Record<string, readonly (readonly number[])[]>>;

export interface CourseOfMatch {
  readonly seats: number;
  /** The deal, then the last moment of each turn, as indices into the reel. The last one is the end of the match. */
  readonly moments: readonly number[];
  /** The parts of the points if the match ended at that moment. */
  readonly sources: Followed;
  readonly measures: Followed;
  /** By kind of event: the number of times that each seat did it, without take-backs. Kinds that did not happen are missing. */
  readonly deeds: Readonly<Record<string, readonly number[]>>;
  /** Total thinking time by seat, in ms: from the previous answer of any seat to one of this seat. Null without times. */
  readonly thought: readonly number[] | null;
  /** By seat; null for a game without sides. */
  readonly sides: readonly string[] | null;
}

/** An answer, a take-back or the deal, with the time of day at which it was accepted. */
export interface Timed {
  readonly player: number;
  readonly did: string;
  readonly at: number | null;
  readonly alone?: boolean;
}

/** Needs a match that is over, because it reads hidden items. */
export function courseOf(game: AnyGame, reel: Reel, entries: readonly Timed[]): CourseOfMatch {
  const moments = endsOfTurns(reel);
  const states = moments.map((moment) => reel.shown(moment, 'open').s);
  const last = at(states, states.length - 1);
  const { sources = {}, measures = {}, deeds = [] } = game.course ?? {};
  const { sides } = game;
  return {
    seats: last.seats,
    moments,
    sources: followed(game, sources, states),
    measures: followed(game, measures, states),
    deeds: counted(last.seats, deeds, standing(reel.rows('open'))),
    thought: thoughtOf(last.seats, entries),
    sides: sides ? seatsOf(last).map((seat) => sides.of({ s: last, data: game.data }, seat)) : null,
  };
}

const seatsOf = ({ seats }: State): number[] => Array.from({ length: seats }, (_, seat) => seat);

/** A turn ends, with its refill, where the next one begins. */
function endsOfTurns({ turns }: Reel): number[] {
  const starts = turns.flatMap((turn, moment) => (moment > 0 && turn !== turns[moment - 1] ? [moment] : []));
  return [0, ...starts, turns.length - 1];
}

const followed = (
  { data }: AnyGame,
  measures: Readonly<Record<string, Measure<State, unknown>>>,
  states: readonly State[],
): Followed =>
  Object.fromEntries(
    Object.entries(measures).map(([name, of]) => [
      name,
      states.map((s) => seatsOf(s).map((seat) => of({ s, data }, seat))),
    ]),
  );

/** Returns the steps that were not taken back: a take-back names the step after which it removes everything. */
export function standing(rows: readonly PublishedRow[]): PublishedRow[] {
  let kept: PublishedRow[] = [];
  for (const row of rows) {
    const back = row.events.find(({ kind }) => kind === 'undone');
    if (back === undefined) kept.push(row);
    else kept = kept.filter(({ move }) => move <= (back.fields.since ?? Number.POSITIVE_INFINITY));
  }
  return kept;
}

function counted(seats: number, kinds: readonly string[], rows: readonly PublishedRow[]): Record<string, number[]> {
  const counts: Record<string, number[]> = {};
  for (const { kind, fields } of rows.flatMap(({ events }) => events)) {
    const { player } = fields;
    // Some harm has no player who did it.
    if (!kinds.includes(kind) || player === undefined || player < 0) continue;
    const before = counts[kind] ?? Array<number>(seats).fill(0);
    counts[kind] = before.with(player, at(before, player) + 1);
  }
  return counts;
}

function thoughtOf(seats: number, entries: readonly Timed[]): number[] | null {
  const took = Array<number>(seats).fill(0);
  for (const [i, { player, did, at: now, alone }] of entries.entries()) {
    const before = i === 0 ? now : at(entries, i - 1).at;
    if (now === null || before === null) return null;
    if (player >= 0 && !alone && takenBack(did) === null) took[player] = at(took, player) + Math.max(0, now - before);
  }
  return took;
}
