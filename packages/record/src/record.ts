// Recorded matches: a header, the lines of the log, and an end, one JSON document a line.
import type { AnyGame } from '@gaslamp/games/games';
import type { Versioned } from '@gaslamp/kernel/log';
import { patched } from '@gaslamp/kernel/patch';
import { hash, type State } from '@gaslamp/kernel/state';
import { upgraded } from '@gaslamp/kernel/versions';
import type { Origin } from '@gaslamp/protocol/origin';
import { isEntry, type LogLine } from './log.ts';

/** What was settled before the first roll, and the key behind it once everybody may know it. */
export interface DiceProof {
  readonly hash: string;
  readonly key: string | null;
}

interface Header {
  /** The version of this format; files of version 1 (record-reader.ts) have no `before` and bare entries. */
  readonly gaslamp: 2;
  readonly game: string;
  /** The version of the rules that the match was begun with. */
  readonly rules: number;
  /** The pack's hash. */
  readonly pack: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, number>>;
  /** The whole state before the deal: the log goes on from here, whatever `setup` does by then. */
  readonly before: State;
  /** Where it goes on from another match: `before` is how that stood then, and nothing was dealt. */
  readonly from?: Origin;
  /** Who played, by seat, at the end; for information. */
  readonly names?: readonly string[];
  /** Of the dice, where a seed gave them; for information. */
  readonly seed?: number;
  /** Where a secret key gave the dice. */
  readonly dice?: DiceProof;
}

/** The last line: a file without it was cut off. */
export interface End {
  readonly entries: number;
  /** Of the last state, in the shape of the version that gave the last entry. */
  readonly hash: string;
  /** Null where the match was left before its end. */
  readonly result: {
    readonly winners: readonly number[];
    readonly points: readonly number[];
    readonly reason: string;
  } | null;
}

export interface MatchRecord {
  readonly header: Header;
  readonly lines: readonly LogLine[];
  readonly end: End;
}

/** What a match was begun with. `game` has the pack of the match, and the rules of today. */
export interface Beginning extends Pick<Header, 'options' | 'before' | 'from' | 'names' | 'seed' | 'dice'> {
  readonly game: AnyGame;
}

/** The record of a match, as its log tells it: no rules are run. */
export function recordOf({ game, before, options, ...more }: Beginning, lines: readonly LogLine[]): MatchRecord {
  const { rules, seats } = before;
  const header: Header = { gaslamp: 2, game: game.id, rules, pack: game.pack, seats, options, before, ...more };
  let at = foldFrom(before);
  const entries = lines.filter(isEntry);
  for (const { entry, rules } of entries) at = folded(game, at, { ...entry, rules });
  return { header, lines, end: endOf(game, entries.length, at) };
}

/** A state on the way through a log, and the version of the rules whose shape it has. */
export interface Folded {
  readonly s: State;
  readonly shape: number;
}
export const foldFrom = (before: State): Folded => ({ s: before, shape: before.rules });

/** The state behind an entry, in the shape of the entry's version. Throws where the patch does not fit. */
export function folded(game: AnyGame, { s, shape }: Folded, entry: Versioned): Folded {
  const to = Math.max(shape, entry.rules ?? shape);
  return { s: patched(to > shape ? upgraded(game, s, shape, to) : s, entry.patch), shape: to };
}

/** How a match stands behind its last entry, for the last line; the result is what the rules of today say of it. */
export function endOf(game: AnyGame, entries: number, { s, shape }: Folded): End {
  const now = shape < game.rules ? upgraded(game, s, shape, game.rules) : s;
  const result = game.result({ s: now, data: game.data });
  const winners =
    result === null
      ? []
      : Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => (result.winners >> seat) & 1);
  return {
    entries,
    hash: hash(s),
    result: result && { winners, points: result.points, reason: result.reason },
  };
}

/** As it is written: the header, a line of the log a line, the end. */
export function recordText({ header, lines, end }: MatchRecord): string {
  return [header, ...lines, { end }].map((line) => `${JSON.stringify(line)}\n`).join('');
}
