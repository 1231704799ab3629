import type { AnyGame } from '@gaslamp/games/games';
import { optionsThen } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import { rowsOf } from '@gaslamp/kernel/log';
import { Match } from '@gaslamp/kernel/match';
import { upgraded } from '@gaslamp/kernel/versions';
import type { LogLine } from '@gaslamp/record/log';
import { started } from '../clock/clock.ts';
import { factsOf, keeping } from '../clock/kept.ts';
import type { StoredMatch } from '../store/store.ts';
import { diceOf } from './dice.ts';

/**
 * Deals a match, or sets up its position if it continues another one. `now` is the house clock, `when` the time of day. Returns
 * the commit, the match after it, and the row for all viewers.
 */
export function dealt(
  game: AnyGame,
  { record, seats: sitting, keys }: Pick<StoredMatch, 'record' | 'seats' | 'keys'>,
  now: number,
  when: number,
) {
  const { options, seats, clock: choice, from } = record;
  const dice = diceOf(record, sitting, keys);
  // Uses the options that were shown before the deal, even if those were for older rules.
  const { match, before, entry } = from
    ? Match.from(game, upgraded(game, from.position, from.position.rules, game.rules), dice)
    : Match.start(game, seats, optionsThen(game, options), dice);
  const { rules } = game;
  const status = { phase: 'playing' as const, asked: match.asked?.player ?? null };
  const kept = keeping(record, choice ? started(choice, factsOf(match, sitting), now) : null);
  const notes: LogLine[] = from ? [{ at: when, note: { kind: 'wentOn', ...from.origin } }] : [];
  const deal = { beginning: { rules, before }, status, lines: [...notes, { at: when, rules, entry }], kept };
  return { match, row: at(rowsOf([entry]), 0), deal };
}
