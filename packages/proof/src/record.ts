import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import type { Chance } from '@gaslamp/kernel/chance';
import type { GameEvent } from '@gaslamp/kernel/events';
import { tableOptions } from '@gaslamp/kernel/game';
import { takeBackOf, takenBack } from '@gaslamp/kernel/log';
import { type Accepted, isRefusal, Match } from '@gaslamp/kernel/match';
import type { Player } from '@gaslamp/kernel/state';
import { questionOf } from './asked.ts';
import { fail, type Where } from './failure.ts';
import { diceOf, mindOf, optionsFor } from './playout.ts';
import { foretoldAt, glance, type Seen, type Shipped, type Shown, show } from './shown.ts';
import { type Outcome, Trace } from './trace.ts';
import { wishesAt, wishesOf } from './wishes.ts';

/** One answer of a recorded match. */
export interface RecordedAnswer {
  readonly player: Player;
  /** The answer's text, or the take-back. */
  readonly did: string;
  readonly outcomes: readonly Outcome[];
  /** The viewer's observation of it; null if the answer stayed in another player's draft. */
  readonly seen: Seen | null;
  readonly time: number;
}

export interface Recorded {
  readonly options: Readonly<Record<string, number>>;
  readonly trace: Trace;
  readonly deal: RecordedAnswer;
  readonly answers: readonly RecordedAnswer[];
  readonly places: readonly (readonly number[])[];
}

/** One in this many questions is answered by a take-back if possible. */
const UNDO = 60;
/**
 * One in this many moments is compared as a whole, decided by the seed, as are the first question of each kind and the last
 * one. At the others only the events are compared: whatever a view reveals too much stays in it for a while, and other matches
 * are compared at other moments.
 */
const EVERY = 4;

/** Answers or takes back. Fails if it is refused. */
export function take(where: Where, match: AnyMatch, did: string): Accepted {
  const { player } = questionOf(match);
  const back = takenBack(did);
  const result = back === null ? match.choose(player, [did], match.at) : match.undo(player, match.at, back);
  if (isRefusal(result)) fail({ ...where, move: match.s.move }, `"${did}" is refused: ${JSON.stringify(result)}`);
  return result;
}

/** Returns what the viewer sees at the n-th answer; null if none of it reaches the viewer. */
export function seenAt(
  game: AnyGame,
  match: AnyMatch,
  viewer: Player,
  n: number,
  events: readonly GameEvent[] | null,
  by: Shipped,
  whole: boolean,
  first?: Shown,
): Seen | null {
  if (events === null && questionOf(match).player !== viewer) return null;
  if (!whole) return glance(game, match, viewer, { wishes: [], events: events ?? [], by });
  return show(game, match, viewer, {
    wishes: wishesAt(wishesOf(game), n),
    events: events ?? [],
    foretold: foretoldAt(n),
    first,
    by,
  });
}

/**
 * Plays a random match of at most `most` answers, including take-backs, and records what one viewer saw and all results of
 * chance.
 */
export function record(where: Where, honest: AnyGame, viewer: Player, by: Shipped, most: number): Recorded {
  const { seats, seed } = where;
  const mind = mindOf(seed);
  const options = optionsFor(honest, seed);
  const trace = new Trace(honest, honest.setup(seats, tableOptions(honest, options)));
  const dice: Chance = trace.recorded(diceOf(seed));
  const { match, entry } = Match.start(trace.game, seats, options, dice);
  const answers: RecordedAnswer[] = [];
  const places: number[][] = [];
  const kinds = new Set<string>();
  const keep = (player: Player, did: string, events: readonly GameEvent[] | null): RecordedAnswer => {
    trace.look(match.s);
    const n = answers.length;
    const effect = match.asked?.effect ?? 'over';
    const whole = (n + seed) % EVERY === 0 || !kinds.has(effect) || n + 1 >= most;
    kinds.add(effect);
    const seen = seenAt(honest, match, viewer, n, events, by, whole);
    const { outcomes, time } = trace;
    trace.outcomes = [];
    return { player, did, outcomes, seen, time };
  };
  const deal = keep(-1, 'deal', entry.events);
  while (match.decision !== null && answers.length < most) {
    const { player, options } = match.decision;
    const back = mind.below(UNDO) === 0 ? match.undoable(player) : 0;
    const did = back > 0 ? takeBackOf(1 + mind.below(back)) : honest.verbs.format(mind.among(options));
    const { row } = take(where, match, did);
    answers.push(keep(player, did, row === null ? null : row.events));
    places.push(match.s.place);
  }
  return { options, trace, deal, answers, places };
}
