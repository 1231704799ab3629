import type { MatchClient } from '../net/match-client.ts';

/**
 * What a table asks of its line to the match: the real one, one that plays in the page, or one that only looks back, from
 * which no rematch begins.
 */
export type TableClient = Pick<
  MatchClient,
  'get' | 'subscribe' | 'choose' | 'undo' | 'consider' | 'forecast' | 'explain' | 'setOrder'
> &
  Partial<Pick<MatchClient, 'rematch'>>;
