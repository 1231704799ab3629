// Recorded matches: a header, the entries of the log, and an end, one JSON document a line.
import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { type Entry, isRefusal, Match } from '@gaslamp/kernel/match';
import { hash, type Option, type State } from '@gaslamp/kernel/state';

export interface Header {
  /** The version of this format. */
  readonly gaslamp: 1;
  readonly game: string;
  readonly rules: number;
  /** The pack's hash. */
  readonly pack: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, number>>;
  /** Of the dice, where a seed gave them; for information. */
  readonly seed?: number;
  /** Who played, by seat; for information. */
  readonly names?: readonly string[];
}

/** The last line: a file without it was cut off. */
export interface End {
  readonly entries: number;
  /** Of the last state. */
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
  readonly entries: readonly Entry[];
  readonly end: End;
}

/** What a match was begun with. */
export interface Beginning {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Readonly<Record<string, number>>;
  readonly seed?: number;
  readonly names?: readonly string[];
}

/** The record of a match that stands at `s` behind its entries. */
export function recordOf({ game, ...beginning }: Beginning, entries: readonly Entry[], s: State): MatchRecord {
  const header: Header = { gaslamp: 1, game: game.id, rules: game.rules, pack: game.pack, ...beginning };
  return { header, entries, end: endOf(game, entries.length, s) };
}

export function endOf(game: AnyGame, entries: number, s: State): End {
  const result = game.result({ s, data: game.data });
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

/** The record of a match that bots have played: its answers, given once more to a match that keeps a log. */
export function playedRecord(
  beginning: Beginning & { readonly seed: number },
  answers: readonly Option[],
): MatchRecord {
  const { game, seats, options, seed } = beginning;
  const { match, entry } = Match.start(game, seats, options, new FastDice(seed));
  const entries: Entry[] = [entry];
  for (const answer of answers) {
    const given = match.choose(match.decision!.player, [game.verbs.format(answer)], match.at);
    if (isRefusal(given))
      throw new Error(`${game.id}, seed ${seed}: ${given.wish ?? ''} is refused (${given.refusal})`);
    entries.push(...given.entries);
  }
  return recordOf(beginning, entries, match.s);
}

/** As it is written: the header, an entry a line, the end. */
export function recordText({ header, entries, end }: MatchRecord): string {
  return [header, ...entries, { end }].map((line) => `${JSON.stringify(line)}\n`).join('');
}
