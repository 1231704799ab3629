import type { AnyGame } from '@gaslamp/games/games';
import { type Chance, FastDice, LoggedDice } from '@gaslamp/kernel/chance';
import { tableOptions } from '@gaslamp/kernel/game';
import { type Entry, Match, type Row, rowsOf } from '@gaslamp/kernel/match';
import { patched } from '@gaslamp/kernel/patch';
import { hash, type Player, type State } from '@gaslamp/kernel/state';
import { difference, fail, type Where } from './failure.ts';
import { BOUND, diceOf, mindOf, optionsFor } from './playout.ts';
import type { AnyMatch } from './projection.ts';
import { take } from './record.ts';
import type { Tally } from './tally.ts';

/** One in so many questions is answered by a take-back where that is possible. */
const UNDO = 30;

interface Line {
  readonly player: Player;
  readonly did: string;
}

interface Played {
  readonly match: AnyMatch;
  readonly entries: readonly Entry[];
  readonly lines: readonly Line[];
  /** What was published, step by step. */
  readonly rows: readonly Row[];
  /** The hash behind each entry, of the asked player's state and of the published one. */
  readonly hashes: readonly string[];
}

/**
 * A match is its log, and the rows that everybody got are in it. The same answers with the same dice, or with the dice that the log quotes, give the same entries
 * and hashes; so does folding the patches without any rules; and a match restored from any part of its log, through
 * JSON, goes on like the one that was never put away.
 */
export function replay(game: AnyGame, seats: number, seed: number): Tally {
  const where = { property: 'replay', game: game.id, seats, seed };
  const options = optionsFor(game, seed);
  const first = play(game, where, diceOf(seed), null);
  const { entries, hashes, lines, rows } = first;
  const told = difference(rows, rowsOf(entries), 'rows');
  if (told !== null) fail(where, `the log tells other rows than were published: ${told}`);

  const again = play(game, where, diceOf(seed), lines);
  same(where, 'the same answers and seed', entries, again.entries);
  const said = entries.flatMap((entry) => entry.chance);
  const logged = new LoggedDice(said, game.nameOf);
  const checked = play(game, where, logged, lines);
  same(where, 'the log', entries, checked.entries);
  if (logged.used !== said.length) fail(where, `${said.length} outcomes are logged, ${logged.used} were asked for`);

  let s: State = game.setup(seats, tableOptions(game, options));
  for (const [i, entry] of entries.entries()) {
    s = patched(s, JSON.parse(JSON.stringify(entry.patch)) as Entry['patch']);
    if (hash(s) !== hashes[i]!.split(' ')[0])
      fail({ ...where, move: s.move }, `the patch of "${entry.did}" gives another state`);
  }

  const stored = JSON.parse(JSON.stringify(entries)) as Entry[];
  let restored = 0;
  const mind = new FastDice(seed ^ 0x2e57);
  for (let i = 0; i < 2; i++) {
    goesOn(game, where, first, stored, 1 + mind.below(entries.length), tableOptions(game, options));
    restored++;
  }
  const undone = lines.filter(({ did }) => did === 'undo').length;
  return { matches: 1, entries: entries.length, undone, outcomes: said.length, restored };
}

/** Plays by the mind of the seed, or by the lines of an earlier match. */
function play(game: AnyGame, where: Where, dice: Chance, lines: readonly Line[] | null): Played {
  const { match, entry } = Match.start(game, where.seats, optionsFor(game, where.seed), dice);
  const entries = [entry];
  const hashes = [marks(match)];
  const rows: Row[] = [{ move: match.s.move, events: entry.events }];
  const done: Line[] = [];
  const mind = mindOf(where.seed);
  for (let n = 0; match.decision !== null && n < BOUND; n++) {
    const { player, options } = match.decision;
    const undo = mind.below(UNDO) === 0 && match.undoable(player) > 0;
    const own = { player, did: undo ? 'undo' : game.verbs.format(mind.among(options)) };
    const line = lines === null ? own : lines[n]!;
    if (line.player !== player) fail({ ...where, move: match.s.move }, `asks player ${player}, not ${line.player}`);
    const accepted = take(where, match, line.did);
    entries.push(...accepted.entries);
    if (accepted.row !== null) rows.push(accepted.row);
    hashes.push(marks(match));
    done.push(line);
  }
  return { match, entries, lines: done, rows, hashes };
}

const marks = (match: AnyMatch): string => `${hash(match.s)} ${hash(match.published)}`;

function same(where: Where, what: string, entries: readonly Entry[], others: readonly Entry[]): void {
  for (let i = 0; i < Math.max(entries.length, others.length); i++) {
    if (JSON.stringify(entries[i]) === JSON.stringify(others[i])) continue;
    fail(where, `${what}: entry ${i} differs: ${difference(entries[i], others[i])}`);
  }
}

/** How many answers a restored match is played on. */
const ON = 120;

/** Restores a match from the first `count` entries and plays on by its lines. */
function goesOn(
  game: AnyGame,
  where: Where,
  { entries, hashes, lines }: Played,
  stored: readonly Entry[],
  count: number,
  options: Readonly<Record<string, number>>,
): void {
  const chance = new LoggedDice(
    entries.slice(count).flatMap((entry) => entry.chance),
    game.nameOf,
  );
  const again: AnyMatch = Match.restore(game, game.setup(where.seats, options), stored.slice(0, count), chance);
  const at = { ...where, move: again.s.move };
  if (marks(again) !== hashes[count - 1]) fail(at, `restored from ${count} entries it is another state`);
  for (let i = count; i < Math.min(entries.length, count + ON); i++) {
    const before = JSON.stringify(entries[i]);
    const { entries: more } = take(where, again, lines[i - 1]!.did);
    if (JSON.stringify(more[0]) !== before)
      fail(at, `restored from ${count} entries, entry ${i} differs: ${difference(entries[i], more[0])}`);
    if (marks(again) !== hashes[i]) fail(at, `restored from ${count} entries, the state behind entry ${i} differs`);
  }
}
