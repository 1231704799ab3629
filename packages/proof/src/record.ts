import type { AnyGame } from '@gaslamp/games/games';
import type { Chance } from '@gaslamp/kernel/chance';
import type { GameEvent } from '@gaslamp/kernel/events';
import { tableOptions } from '@gaslamp/kernel/game';
import { type Accepted, isRefusal, Match } from '@gaslamp/kernel/match';
import type { Player } from '@gaslamp/kernel/state';
import type { Driver } from './driver.ts';
import { fail, type Where } from './failure.ts';
import type { Mind } from './mind.ts';
import { BOUND, diceOf, mindOf, optionsFor } from './playout.ts';
import { type AnyMatch, type Projection, project } from './projection.ts';
import { type Outcome, Trace } from './trace.ts';
import { wishesAt, wishesOf } from './wishes.ts';

/** One answer of a recorded match. */
export interface Told {
  readonly player: Player;
  /** The answer's text, or `undo`. */
  readonly did: string;
  readonly said: readonly Outcome[];
  /** What the viewer saw of it, as JSON; null where the answer stayed in somebody else's draft. */
  readonly seen: string | null;
  readonly time: number;
}

export interface Recorded {
  readonly options: Readonly<Record<string, number>>;
  readonly trace: Trace;
  readonly deal: Told;
  readonly told: readonly Told[];
  readonly places: readonly (readonly number[])[];
}

/** One in so many questions is answered by a take-back where that is possible. */
const UNDO = 40;

/** Takes an answer or `undo`; fails when it is refused. */
export function take(where: Where, match: AnyMatch, did: string): Accepted {
  const { player } = match.decision!;
  const result = did === 'undo' ? match.undo(player, match.at) : match.choose(player, [did], match.at);
  if (isRefusal(result)) fail({ ...where, move: match.s.move }, `"${did}" is refused: ${JSON.stringify(result)}`);
  return result;
}

/** What the viewer sees at the n-th answer, or null where nothing of it reaches the viewer. */
export function seenAt(
  game: AnyGame,
  match: AnyMatch,
  viewer: Player,
  n: number,
  events: readonly GameEvent[] | null,
  driver: Driver,
): Projection | null {
  if (events === null && match.decision!.player !== viewer) return null;
  return project(game, match, viewer, { wishes: wishesAt(wishesOf(game), n), events: events ?? [], driver });
}

/**
 * Plays a random match, take-backs included, up to so many answers, and keeps what one viewer saw of it and all that
 * chance did.
 */
export function record(where: Where, honest: AnyGame, viewer: Player, driver: Driver, most: number): Recorded {
  const { seats, seed } = where;
  const mind = mindOf(seed);
  const trace = new Trace(honest);
  const options = optionsFor(honest, seed);
  const dice: Chance = trace.recorded(diceOf(seed));
  trace.look(honest.setup(seats, tableOptions(honest, options)));
  const { match, entry } = Match.start(trace.game, seats, options, dice);
  const told: Told[] = [];
  const places: number[][] = [];
  const keep = (player: Player, did: string, events: readonly GameEvent[] | null): Told => {
    trace.look(match.s);
    const seen = seenAt(honest, match, viewer, told.length, events, driver);
    const { said, time } = trace;
    trace.said = [];
    return { player, did, said, seen: seen && JSON.stringify(seen), time };
  };
  const deal = keep(-1, 'deal', entry.events);
  while (match.decision !== null && told.length < most) {
    if (told.length >= BOUND) fail({ ...where, move: match.s.move }, `not over after ${BOUND} answers`);
    const { player, options } = match.decision;
    const did = wantsUndo(mind, match) ? 'undo' : honest.verbs.format(mind.among(options));
    const { row } = take(where, match, did);
    told.push(keep(player, did, row === null ? null : row.events));
    places.push(match.s.place);
  }
  return { options, trace, deal, told, places };
}

function wantsUndo(mind: Mind, match: AnyMatch): boolean {
  return mind.below(UNDO) === 0 && match.undoable(match.decision!.player) > 0;
}
