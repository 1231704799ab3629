import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { type Row, takeBackOf } from '@gaslamp/kernel/log';
import { Match } from '@gaslamp/kernel/match';
import { copy, type Player, SPECTATOR, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { type AnyTable, questionOf } from './asked.ts';
import { difference, fail, type Where } from './failure.ts';
import { oneOf, playout } from './playout.ts';
import { take } from './record.ts';
import { SHIPPED, type Shipped, show, unlike } from './shown.ts';
import type { Tally } from './tally.ts';
import { wishesAt, wishesOf } from './wishes.ts';

/** One in this many questions is checked, and one in this many of those that are the first of their kind in a match. */
const EVERY = 250;
const FIRST = 4;

/**
 * Checks that nobody can watch a player think. Two different answers to a question that is secret or part of a draft look alike
 * to all others who see the same events, or none, if the next question is the same. An action has the same result for everybody
 * with or without picks that were taken back on the way. A table shows each viewer the same as a match.
 */
export function drafts(game: AnyGame, seats: number, seed: number, by: Shipped = SHIPPED): Tally {
  const tally = { matches: 1, answers: 0, 'compared answers': 0, 'compared take-backs': 0, 'watched tables': 0 };
  const probe = new FastDice(seed ^ 0xd12f);
  const kinds = new Set<string>();
  let published: { readonly s: State; readonly n: number } | null = null;
  playout('drafts', game, seats, seed, ({ s, decision }, n, answers) => {
    tally.answers++;
    if (s.step === 0) published = { s: copy(s), n };
    const { options, effect, secret, draft } = decision;
    const every = kinds.has(effect) ? EVERY : FIRST;
    kinds.add(effect);
    if ((!secret && !draft) || options.length === 1 || probe.below(every) > 0 || published === null) return;
    const from = published;
    const where = { property: 'drafts', game: game.id, seats, seed, move: s.move };
    /** Returns the same moment as a match with its own dice. */
    const fork = (dice: number): AnyMatch => {
      const match: AnyMatch = Match.restore(game, copy(from.s), [], new FastDice(dice));
      for (const option of answers.slice(from.n)) take(where, match, game.verbs.format(option));
      return match;
    };
    const at = { game, where, probe, by };
    if (s.step > 0) {
      const table = Table.watched(game, copy(from.s), new FastDice(0));
      for (const option of answers.slice(from.n)) table.choose(option);
      watch(at, table, fork(0));
      tally['watched tables']++;
    }
    if (otherAnswer(at, fork(0), fork(0))) tally['compared answers']++;
    if (tookBack(at, fork(7), fork(7))) tally['compared take-backs']++;
  });
  return tally;
}

/** A question under test, and the functions that show it. */
interface At {
  readonly game: AnyGame;
  readonly where: Where;
  readonly probe: FastDice;
  readonly by: Shipped;
}

function* others(seats: number, player: Player): Iterable<Player> {
  for (let viewer = 0; viewer < seats; viewer++) if (viewer !== player) yield viewer;
  yield SPECTATOR;
}

/** Compares what a program sees of a table with what the others see of the same match. */
function watch({ by, where }: At, table: AnyTable, match: AnyMatch): void {
  const { player } = questionOf(table);
  for (const viewer of [player, ...others(table.s.seats, player)]) {
    const found = difference(by.viewAt(table, viewer), SHIPPED.viewFor(match, viewer), 'table');
    if (found !== null) fail({ ...where, viewer }, `a table shows something else than its match: ${found}`);
  }
}

/** Compares two answers; returns true if they were of the kind that must look alike. */
function otherAnswer(at: At, a: AnyMatch, b: AnyMatch): boolean {
  const { game, where, probe, by } = at;
  const { player, options } = questionOf(a);
  const first = oneOf(probe, options);
  const second = oneOf(
    probe,
    options.filter((option) => option !== first),
  );
  const [did, instead] = [game.verbs.format(first), game.verbs.format(second)];
  const rowA = take(where, a, did).row;
  const rowB = take(where, b, instead).row;
  // The answer leaves the draft or leads to a different question, so it is public.
  if ((rowA === null) !== (rowB === null)) return false;
  if (a.asked?.player !== b.asked?.player || a.asked?.effect !== b.asked?.effect) return false;
  let compared = false;
  for (const viewer of others(a.s.seats, player)) {
    const happened = seenOf(by, rowA, viewer);
    if (happened !== seenOf(by, rowB, viewer)) continue;
    compared = true;
    const what = happened === NOTHING ? 'nothing happened' : 'the same happened';
    // The effect of an openly visible choice may come later.
    const found =
      happened === NOTHING ? seenAlike(at, a, b, viewer) : difference(known(by, a, viewer), known(by, b, viewer));
    if (found !== null)
      fail({ ...where, viewer }, `${what}, but "${did}" and "${instead}" of player ${player} differ: ${found}`);
  }
  return compared;
}

/** Returns the events that a viewer saw. */
const seenOf = (by: Shipped, row: Row | null, viewer: Player): string =>
  JSON.stringify(row === null ? [] : by.rowFor(row, viewer).events);
const NOTHING = '[]';
/** Returns a viewer's knowledge of the places of items. */
function known(by: Shipped, match: AnyMatch, viewer: Player) {
  const { s, hidden } = by.viewFor(match, viewer);
  return { view: { s: { place: s.place, seenBy: s.seenBy }, hidden } };
}

/** Plays to the next published state, in one of two worlds with a pick that is taken back; returns true if there was one. */
function tookBack(at: At, a: AnyMatch, b: AnyMatch): boolean {
  const { game, where, probe } = at;
  const { player } = questionOf(a);
  let hesitated = false;
  for (let picks = 0; picks < 40; picks++) {
    const { options } = questionOf(a);
    const wanted = oneOf(probe, options);
    for (let i = 0; i < 2; i++) hesitated = hesitate(at, b, oneOf(probe, options)) || hesitated;
    const did = game.verbs.format(wanted);
    const rowA = take(where, a, did).row;
    const rowB = take(where, b, did).row;
    if (rowA === null && rowB === null) continue;
    if (!hesitated) return false;
    for (const viewer of [player, ...others(a.s.seats, player)]) {
      const events = difference(rowA?.events, rowB?.events, 'events');
      const found = events ?? seenAlike(at, a, b, viewer);
      if (found !== null) fail({ ...where, viewer }, `what player ${player} took back before "${did}" shows: ${found}`);
    }
    return true;
  }
  return false;
}

/** Answers and takes it back, unless the answer is published. */
function hesitate({ game, where, by }: At, match: AnyMatch, option: number): boolean {
  const did = game.verbs.format(option);
  if (!staysInDraft(game, match, did)) return false;
  const others = { wishes: [], events: [], by };
  const before = show(game, match, SPECTATOR, others);
  take(where, match, did);
  const during = show(game, match, SPECTATOR, others);
  take(where, match, takeBackOf(1));
  const after = show(game, match, SPECTATOR, others);
  const found = difference(before, during) ?? difference(before, after);
  if (found !== null) fail(where, `others see the draft "${did}" of player ${questionOf(match).player}: ${found}`);
  return true;
}

/** Returns true if an answer stays in a draft; tried on a separate match. */
export function staysInDraft(game: AnyGame, match: AnyMatch, did: string): boolean {
  const apart: AnyMatch = Match.restore(game, copy(match.s), [], new FastDice(0));
  const { player } = questionOf(apart);
  const result = apart.choose(player, [did], apart.at);
  return 'row' in result && result.row === null;
}

function seenAlike({ game, probe, by }: At, a: AnyMatch, b: AnyMatch, viewer: Player): string | null {
  const look = { wishes: wishesAt(wishesOf(game), 1 + probe.below(1000)), events: [], by };
  return unlike(show(game, a, viewer, look), show(game, b, viewer, look));
}
