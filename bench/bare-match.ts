// The record of a match without seats, to which benches of the store commit.
import type { MatchRecord } from '@gaslamp/server/store/store';

export const matchRecord = (id: string, game: string): MatchRecord => ({
  ...{ id, game, rules: 1, pack: '', seats: 0, options: {}, hints: true, away: 5, standIn: '', hostHash: '' },
  ...{ spectatorHash: '', openHash: '', hostNumber: 1, diceKey: '', created: 0 },
});
