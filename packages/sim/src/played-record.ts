import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import type { Entry } from '@gaslamp/kernel/log';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import type { Option } from '@gaslamp/kernel/state';
import type { EntryLine } from '@gaslamp/record/log';
import { type MatchRecord, recordOf } from '@gaslamp/record/record';

export interface Plan {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Readonly<Record<string, number>>;
  readonly seed: number;
  /** The players by seat. */
  readonly names: readonly string[];
}

/** Returns a line for an entry produced now under the present rules. */
export const lineOf = (game: AnyGame, entry: Entry): EntryLine => ({ at: Date.now(), rules: game.rules, entry });

/** Records a match that bots have played, by repeating its answers in a match that keeps a log. */
export function playedRecord({ game, seats, options, seed, names }: Plan, answers: readonly Option[]): MatchRecord {
  const { match, before, entry } = Match.start(game, seats, options, new FastDice(seed));
  const lines = [lineOf(game, entry)];
  for (const answer of answers) {
    const { decision } = match;
    if (decision === null) throw new Error(`${game.id}, seed ${seed}: the match is over before its last answer`);
    const given = match.choose(decision.player, [game.verbs.format(answer)], match.at);
    if (isRefusal(given))
      throw new Error(`${game.id}, seed ${seed}: ${given.wish ?? ''} is refused (${given.refusal})`);
    lines.push(...given.entries.map((one) => lineOf(game, one)));
  }
  return recordOf({ game, options, before, names, seed }, lines);
}
