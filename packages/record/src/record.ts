// Recorded matches: a header, the lines of the log and an end, as one JSON document per line.
import type { AnyGame } from '@gaslamp/games/games';
import type { Versioned } from '@gaslamp/kernel/log';
import { patched } from '@gaslamp/kernel/patch';
import { hash, type State } from '@gaslamp/kernel/state';
import { upgraded } from '@gaslamp/kernel/versions';
import type { Origin } from '@gaslamp/protocol/origin';
import type { People } from '@gaslamp/protocol/people';
import { isEntry, type LogLine } from './log.ts';
import type { Share } from './secure-dice.ts';

/** The hash that was published before the first roll, and the key behind it once it is public. */
export interface DiceProof {
  readonly hash: string;
  readonly key: string | null;
  /** The shares by seat, null for a seat that gave none; missing in a match whose dice depend on the key alone. */
  readonly shares?: readonly (Share | null)[];
  /**
   * Keys that replaced the one before, each from an entry of the log on, after the server had returned to an older state; missing
   * if there are none.
   */
  readonly later?: readonly { readonly first: number; readonly hash: string; readonly key: string | null }[];
}

interface Header {
  /** Version of this format. Files of version 1 (record-reader.ts) have no `before` and bare entries. */
  readonly gaslamp: 2;
  /** Id of the match on its server; the commitments to its log depend on it. */
  readonly match?: string;
  readonly game: string;
  /** Version of the rules with which the match began. */
  readonly rules: number;
  /** Hash of the pack. */
  readonly pack: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, number>>;
  /** The whole state before the deal. The log starts from it, so later changes of `setup` do not matter. */
  readonly before: State;
  /** The match that this one continues: `before` is a position of that match, and nothing was dealt. */
  readonly from?: Origin;
  /** The players' names at the end, by seat; for information. */
  readonly names?: readonly string[];
  /** The names of the people to whom notes refer; for information. Missing in older files, whose notes contain the names. */
  readonly people?: People;
  /** Seed of the dice, if there was one; for information. */
  readonly seed?: number;
  /** Proof of the dice, if a secret key gave them. */
  readonly dice?: DiceProof;
}

/** The last line: a file without it is incomplete. */
export interface End {
  readonly entries: number;
  /** Hash of the last state, in the shape of the version of the last entry. */
  readonly hash: string;
  /** Null if the match was abandoned. */
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

/** The record of a match that ended with its hands closed: its terms, names and notes, but nothing of the game. */
interface ClosedRecord extends Omit<MatchRecord, 'header'> {
  readonly header: Omit<Header, 'before'> & { readonly before: null; readonly closed: true };
}

/** The beginning of a match. `game` has the match's pack and the current rules. */
export interface Beginning
  extends Pick<Header, 'match' | 'options' | 'before' | 'from' | 'names' | 'people' | 'seed' | 'dice'> {
  readonly game: AnyGame;
}

/** Builds the record of a match from its log, without running the rules. */
export function recordOf({ game, before, options, ...more }: Beginning, lines: readonly LogLine[]): MatchRecord {
  const { rules, seats } = before;
  const header: Header = { gaslamp: 2, game: game.id, rules, pack: game.pack, seats, options, before, ...more };
  let at = foldFrom(before);
  const entries = lines.filter(isEntry);
  for (const { entry, rules } of entries) at = folded(game, at, { ...entry, rules });
  return { header, lines, end: endOf(game, entries.length, at) };
}

/** Builds the record of a match whose hands are closed, from what everybody at the table knows. */
export function closedRecordOf(
  { game, before: { rules, seats }, dice, ...more }: Beginning,
  lines: readonly LogLine[],
): ClosedRecord {
  const proof = dice && { dice: { hash: dice.hash, key: null } };
  return {
    header: {
      gaslamp: 2,
      game: game.id,
      rules,
      pack: game.pack,
      seats,
      before: null,
      closed: true,
      ...more,
      ...proof,
    },
    lines: lines.filter((line) => !isEntry(line)),
    end: { entries: 0, hash: '', result: null },
  };
}

/** A state during the folding of a log, and the version of the rules that its shape has. */
export interface Folded {
  readonly s: State;
  readonly shape: number;
}
export const foldFrom = (before: State): Folded => ({ s: before, shape: before.rules });

/** Returns the state after an entry, in the shape of the entry's version. Throws if the patch does not fit. */
export function folded(game: AnyGame, { s, shape }: Folded, entry: Versioned): Folded {
  const to = Math.max(shape, entry.rules ?? shape);
  return { s: patched(to > shape ? upgraded(game, s, shape, to) : s, entry.patch), shape: to };
}

/** Builds the last line from the state after the last entry. The result is that of the current rules. */
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

/** Returns the text of a file: the header, the lines of the log and the end, one per line. */
export function recordText({ header, lines, end }: MatchRecord | ClosedRecord): string {
  return [header, ...lines, { end }].map((line) => `${JSON.stringify(line)}\n`).join('');
}
