import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { type Entry, isRefusal, Match } from '@gaslamp/kernel/match';
import { copy, EVERYONE, type Player, type State } from '@gaslamp/kernel/state';
import { difference, fail } from './failure.ts';
import { diceOf, lengthOf, mindOf, optionsFor } from './playout.ts';
import { take } from './record.ts';
import type { Tally } from './tally.ts';

/** One in so many questions is answered by a take-back. */
const EVERY = 5;

/** An answer that may still be taken back, and the state before it. */
interface Past {
  readonly s: State;
  /** All others had it too: nothing of a draft was answered yet. */
  readonly published: boolean;
}

/**
 * Undo gives the state before, but for the counters, and only what nobody has learned anything from since: no chance was
 * used, nobody came to see an item, and the question was not passed on. Inside a draft the others see nothing of it.
 * Kept apart from the match's own books.
 */
export function takeBacks(game: AnyGame, seats: number, seed: number): Tally {
  const tally = { matches: 1, answers: 0, 'of drafts': 0, 'of published steps': 0, refused: 0 };
  const where = { property: 'take-backs', game: game.id, seats, seed };
  const mind = mindOf(seed);
  const { match } = Match.start(game, seats, optionsFor(game, seed), diceOf(seed));
  let pasts: Past[] = [];
  let drafting = false;
  const most = lengthOf(new FastDice(seed ^ 0x7a4e));
  for (; match.decision !== null && tally.answers < most; tally.answers++) {
    const { player, options } = match.decision;
    const now = { ...where, move: match.s.move };
    if (mind.below(EVERY) === 0) {
      if (!refusedTo(match, player, seats)) fail(now, 'somebody else may undo');
      const index = pasts.findLastIndex((past) => drafting || past.published);
      const past = pasts[index];
      if (past === undefined) {
        const result = match.undo(player, match.at);
        if (!isRefusal(result)) fail(now, `undoes what somebody learned from; ${match.undoable(player)} undoable`);
        tally.refused++;
      } else {
        const { move, step } = match.s;
        const published = match.published;
        take(where, match, 'undo');
        const found = difference(plain(match.s), plain(past.s));
        if (found !== null) fail(now, `undo does not give the state before: ${found}`);
        if (drafting ? match.s.move !== move || match.s.step <= step : match.s.move !== move + 1 || match.s.step !== 0)
          fail(now, `undo counts from ${move}.${step} to ${match.s.move}.${match.s.step}`);
        if (drafting !== (match.published === published))
          fail(now, drafting ? 'others see a draft go' : 'others see no undo');
        tally[drafting ? 'of drafts' : 'of published steps']++;
        drafting = !past.published;
        pasts = pasts.slice(0, index);
      }
      const some = match.undoable(player) > 0;
      if (pasts.length > 0 !== some) fail(now, `${match.undoable(player)} are undoable, ${pasts.length} should be`);
      continue;
    }
    const before = match.s;
    const { entries, row } = take(where, match, game.verbs.format(mind.among(options)));
    pasts = learned(before, match, entries, player) ? [] : [...pasts, { s: copy(before), published: !drafting }];
    drafting = row === null;
  }
  return tally;
}

/** A state without its counters. */
const plain = (s: State) => ({ ...s, move: 0, step: 0 });

/**
 * Whether an answer cannot be taken back any more. What somebody had learned of an item in secret does not count as known
 * when it is told to them again: else the others could tell that they had.
 */
function learned(before: State, match: AnyMatch, entries: readonly Entry[], player: Player): boolean {
  if (entries.some((entry) => entry.chance.length > 0)) return true;
  if (match.decision?.player !== player) return true;
  const { place, seenBy } = match.s;
  const stays = place.every((lies, item) => lies === before.place[item]);
  if (stays && entries.some(({ events }) => events.some(({ secret }) => secret !== undefined))) return true;
  return seenBy.some((mask, item) => {
    const had = at(before.seenBy, item);
    const from = at(before.place, item);
    const openly = place[item] === from || (had & mask) === EVERYONE;
    return (mask & ~(openly ? had : had & match.game.watchers(before, from))) !== 0;
  });
}

function refusedTo(match: AnyMatch, player: Player, seats: number): boolean {
  const others = [...Array(seats).keys(), -1, seats, 31].filter((other) => other !== player);
  return others.every((other) => match.undoable(other) === 0 && isRefusal(match.undo(other, match.at)));
}
