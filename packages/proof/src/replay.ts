import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import { FastDice, LoggedDice } from '@gaslamp/kernel/chance';
import { tableOptions } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import { type Entry, type Row, rowsOf, takeBackOf, takenBack } from '@gaslamp/kernel/log';
import { Match } from '@gaslamp/kernel/match';
import { applyPatch } from '@gaslamp/kernel/patch';
import { copy, hash, type Player, type State } from '@gaslamp/kernel/state';
import { difference, fail, type Where } from './failure.ts';
import { diceOf, lengthOf, mindOf, optionsFor } from './playout.ts';
import { take } from './record.ts';
import type { Tally } from './tally.ts';

/** One in this many questions is answered by a take-back if possible. */
const UNDO = 30;
/** One in this many states is checked, and the last one: what a patch loses stays lost. */
const EVERY = 16;
/** One in this many logs is replayed completely. */
const WHOLE = 4;
/** Number of answers for which a restored match is continued. */
const ON = 80;

interface Line {
  readonly player: Player;
  readonly did: string;
}

interface Played {
  readonly entries: readonly Entry[];
  /** The entries as read from the store. */
  readonly stored: readonly Entry[];
  readonly lines: readonly Line[];
  /** The published rows, step by step. */
  readonly rows: readonly Row[];
  /** Marks of the states after some entries and the last one, by entry. */
  readonly marks: ReadonlyMap<number, string>;
}

/**
 * Checks that a match is determined by its log, which contains the published rows. The same answers give the same entries and
 * states, in half of the matches with the same dice, otherwise with the results in the log. Some logs are replayed completely,
 * most up to any entry, since a difference persists. Folding the patches without any rules gives the same states, and a match
 * restored from a part of its log, through JSON, continues like the original.
 */
export function replay(game: AnyGame, seats: number, seed: number): Tally {
  const where = { property: 'replay', game: game.id, seats, seed };
  const mind = new FastDice(seed ^ 0x2e57);
  const options = optionsFor(game, seed);
  const first = play(game, where, options, lengthOf(mind));
  const { entries, stored, lines, rows } = first;
  const changed = difference(rows, rowsOf(entries), 'rows');
  if (changed !== null) fail(where, `the log tells other rows than were published: ${changed}`);

  const outcomes = entries.flatMap((entry) => entry.chance);
  const byLog = mind.below(2);
  const dice = byLog === 1 ? new LoggedDice(outcomes, game.nameOf) : diceOf(seed);
  const again = Match.start(game, seats, options, dice);
  const what = byLog === 1 ? 'the log' : 'the same answers and seed';
  const until = mind.below(WHOLE) === 0 ? entries.length : 1 + mind.below(entries.length);
  same(where, what, first, 0, again);
  goesOn(where, what, first, again.match, 1, until);
  if (until === entries.length && dice instanceof LoggedDice && dice.used !== outcomes.length)
    fail(where, `${outcomes.length} outcomes are logged, ${dice.used} were asked for`);

  const before: State = game.setup(seats, tableOptions(game, options));
  const s = copy(before);
  for (const [i, { did, patch }] of stored.entries()) {
    applyPatch(s, patch);
    if (first.marks.get(i)?.startsWith(hash(s)) === false)
      fail({ ...where, move: s.move }, `the patch of "${did}" gives another state`);
  }

  const from = 1 + mind.below(entries.length);
  const to = Math.min(from + ON, entries.length);
  const rest = new LoggedDice(
    entries.slice(from).flatMap((entry) => entry.chance),
    game.nameOf,
  );
  const restored: AnyMatch = Match.restore(game, before, stored.slice(0, from), rest);
  goesOn(where, `restored from ${from} entries`, first, restored, from, to);
  const undone = lines.filter(({ did }) => takenBack(did) !== null).length;
  return {
    matches: 1,
    entries: entries.length,
    undone,
    outcomes: outcomes.length,
    again: until,
    'by the log': byLog,
    restored: to - from,
  };
}

/** Plays with the mind of the seed, up to `most` answers. */
function play(game: AnyGame, where: Where, options: Readonly<Record<string, number>>, most: number): Played {
  const { match, entry } = Match.start(game, where.seats, options, diceOf(where.seed));
  const entries = [entry];
  const stored: Entry[] = [stores(entry)];
  const marks = new Map<number, string>();
  const rows: Row[] = [{ move: match.s.move, events: entry.events }];
  const lines: Line[] = [];
  const mind = mindOf(where.seed);
  while (match.decision !== null && lines.length < most) {
    const { player, options: offered } = match.decision;
    const back = mind.below(UNDO) === 0 ? match.undoable(player) : 0;
    const did = back > 0 ? takeBackOf(1 + mind.below(back)) : game.verbs.format(mind.among(offered));
    const line = { player, did };
    const accepted = take(where, match, line.did);
    entries.push(...accepted.entries);
    stored.push(...accepted.entries.map(stores));
    if (accepted.row !== null) rows.push(accepted.row);
    if ((entries.length + where.seed) % EVERY === 0) marks.set(entries.length - 1, markOf(match));
    lines.push(line);
  }
  marks.set(entries.length - 1, markOf(match));
  return { entries, stored, lines, rows, marks };
}

/** Serializes an entry at once and reads it back, so that later changes do not affect it. */
const stores = (entry: Entry): Entry => JSON.parse(JSON.stringify(entry));

/** Continues a match with the lines of the first, from one entry to another; the entries must be equal. */
function goesOn(where: Where, what: string, first: Played, match: AnyMatch, from: number, to: number): void {
  for (const [i, { player, did }] of first.lines.slice(from - 1, to - 1).entries()) {
    const asked = match.decision?.player;
    if (asked !== player) fail({ ...where, move: match.s.move }, `${what}: asks player ${asked}, not ${player}`);
    const entry = at(take(where, match, did).entries, 0);
    same(where, what, first, from + i, { match, entry });
  }
}

function same(where: Where, what: string, first: Played, i: number, made: { match: AnyMatch; entry: Entry }): void {
  const { match, entry } = made;
  const at = { ...where, move: match.s.move };
  const found = difference(first.stored[i], entry);
  if (found !== null) fail(at, `${what}: entry ${i} differs: ${found}`);
  const mark = first.marks.get(i);
  if (mark !== undefined && mark !== markOf(match)) fail(at, `${what}: the state behind entry ${i} differs`);
}

/** Returns the hashes of the asked player's state and of the published one. */
function markOf({ s, published }: AnyMatch): string {
  const own = hash(s);
  return `${own} ${s === published ? own : hash(published)}`;
}
