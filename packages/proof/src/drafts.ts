import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { type Entry, Match } from '@gaslamp/kernel/match';
import { copy, type Player, SPECTATOR } from '@gaslamp/kernel/state';
import { difference, fail, type Where } from './failure.ts';
import { BOUND, diceOf, mindOf, oneOf, optionsFor } from './playout.ts';
import { type AnyMatch, type Projection, project, unlike } from './projection.ts';
import { take } from './record.ts';
import type { Tally } from './tally.ts';
import { wishesAt, wishesOf } from './wishes.ts';

/** One in so many questions is looked at. */
const EVERY = 100;

/**
 * Nobody watches a player think. Two different answers to a question that is secret or part of a draft look alike to all
 * others, if nothing is seen to happen and the same is asked next; and an action comes out the same, to everybody, with
 * or without picks that were taken back on the way.
 */
export function drafts(game: AnyGame, seats: number, seed: number): Tally {
  const tally = { matches: 1, answers: 0, 'compared answers': 0, 'compared take-backs': 0 };
  const where = { property: 'drafts', game: game.id, seats, seed };
  const probe = new FastDice(seed ^ 0xd12f);
  const mind = mindOf(seed);
  const { match } = Match.start(game, seats, optionsFor(game, seed), diceOf(seed));
  let draft: Entry[] = [];
  for (; match.decision !== null && tally.answers < BOUND; tally.answers++) {
    const { options, secret, draft: inDraft } = match.decision;
    if ((secret || inDraft) && options.length > 1 && probe.below(EVERY) === 0) {
      const moment = { ...where, move: match.s.move };
      if (otherAnswer(game, moment, fork(game, match, draft, 0), fork(game, match, draft, 0), probe))
        tally['compared answers']++;
      if (tookBack(game, moment, fork(game, match, draft, 7), fork(game, match, draft, 7), probe))
        tally['compared take-backs']++;
    }
    const { entries, row } = take(where, match, game.verbs.format(mind.among(options)));
    draft = row === null ? [...draft, ...entries] : [];
  }
  return tally;
}

/** The same match at the same moment, with dice of its own. */
function fork(game: AnyGame, match: AnyMatch, draft: readonly Entry[], dice: number): AnyMatch {
  const before = draft.length === 0 ? match.s : match.published;
  return Match.restore(game, copy(before), draft, new FastDice(dice));
}

function* others(seats: number, player: Player): Iterable<Player> {
  for (let viewer = 0; viewer < seats; viewer++) if (viewer !== player) yield viewer;
  yield SPECTATOR;
}

/** Two answers; true if they were of the kind that must look alike. */
function otherAnswer(game: AnyGame, where: Where, a: AnyMatch, b: AnyMatch, probe: FastDice): boolean {
  const { player, options } = a.decision!;
  const first = oneOf(probe, options);
  const second = oneOf(
    probe,
    options.filter((option) => option !== first),
  );
  const [did, instead] = [game.verbs.format(first), game.verbs.format(second)];
  const rowA = take(where, a, did).row;
  const rowB = take(where, b, instead).row;
  if (rowA?.events.length || rowB?.events.length) return false;
  // Out of a draft and into another question: then the answer is public.
  if (a.asked?.player !== b.asked?.player || a.asked?.effect !== b.asked?.effect) return false;
  for (const viewer of others(a.s.seats, player)) {
    const found = seenAlike(game, a, b, viewer, probe);
    if (found !== null)
      fail(
        { ...where, viewer },
        `nothing happened, but "${did}" and "${instead}" of player ${player} differ: ${found}`,
      );
  }
  return true;
}

/** Plays on to the next published state, in one of two worlds with a pick that is taken back; true if there was one. */
function tookBack(game: AnyGame, where: Where, a: AnyMatch, b: AnyMatch, probe: FastDice): boolean {
  const { player } = a.decision!;
  let hesitated = false;
  for (let picks = 0; picks < 40; picks++) {
    const { options } = a.decision!;
    const wanted = oneOf(probe, options);
    for (let i = 0; i < 2; i++) hesitated = hesitate(game, where, b, oneOf(probe, options)) || hesitated;
    const did = game.verbs.format(wanted);
    const rowA = take(where, a, did).row;
    const rowB = take(where, b, did).row;
    if (rowA === null && rowB === null) continue;
    if (!hesitated) return false;
    for (const viewer of [player, ...others(a.s.seats, player)]) {
      const events = difference(rowA?.events, rowB?.events, 'events');
      const found = events ?? seenAlike(game, a, b, viewer, probe);
      if (found !== null) fail({ ...where, viewer }, `what player ${player} took back before "${did}" shows: ${found}`);
    }
    return true;
  }
  return false;
}

/** Answers and takes it back, unless the answer is published. */
function hesitate(game: AnyGame, where: Where, match: AnyMatch, option: number): boolean {
  const did = game.verbs.format(option);
  if (!staysInDraft(game, match, did)) return false;
  const before = seenByOthers(game, match);
  take(where, match, did);
  const during = seenByOthers(game, match);
  take(where, match, 'undo');
  const after = seenByOthers(game, match);
  const found = difference(before, during) ?? difference(before, after);
  if (found !== null) fail(where, `others see the draft "${did}" of player ${match.decision!.player}: ${found}`);
  return true;
}

/** Whether an answer stays in a draft, tried on a match apart. */
export function staysInDraft(game: AnyGame, match: AnyMatch, did: string): boolean {
  const apart: AnyMatch = Match.restore(game, copy(match.s), [], new FastDice(0));
  const { player } = apart.decision!;
  const result = apart.choose(player, [did], apart.at);
  return 'row' in result && result.row === null;
}

function seenByOthers(game: AnyGame, match: AnyMatch): Projection {
  return project(game, match, SPECTATOR, { wishes: [], events: [] });
}

function seenAlike(game: AnyGame, a: AnyMatch, b: AnyMatch, viewer: Player, probe: FastDice): string | null {
  const wishes = wishesAt(wishesOf(game), 1 + probe.below(1000));
  return unlike(project(game, a, viewer, { wishes, events: [] }), project(game, b, viewer, { wishes, events: [] }));
}
