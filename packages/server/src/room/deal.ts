import type { AnyGame } from '@gaslamp/games/games';
import { optionsThen } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import { rowsOf } from '@gaslamp/kernel/log';
import { Match } from '@gaslamp/kernel/match';
import { SecureDice } from '@gaslamp/record/secure-dice';
import type { MatchRecord } from '../store/store.ts';

/** Deals a match: what is to be committed, the match behind it, and what everybody is told. */
export function dealt(game: AnyGame, { diceKey, options, seats }: MatchRecord) {
  // As it was told before the deal, though that was under older rules.
  const { match, before, entry } = Match.start(game, seats, optionsThen(game, options), new SecureDice(diceKey));
  const { rules } = game;
  const status = { phase: 'playing' as const, asked: match.asked?.player ?? null };
  const deal = { beginning: { rules, before }, status, lines: [{ at: Date.now(), rules, entry }] };
  return { match, row: at(rowsOf([entry]), 0), deal };
}
