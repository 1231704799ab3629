import type { MatchClient } from '../../net/match-client.ts';

/**
 * The part of the match client that a table needs. It is implemented by the real connection, by a match played in the page, and
 * by a replay, which cannot start a rematch.
 */
export type TableClient = Pick<
  MatchClient,
  'get' | 'subscribe' | 'choose' | 'undo' | 'consider' | 'forecast' | 'explain' | 'setOrder'
> &
  Partial<Pick<MatchClient, 'rematch'>>;
