import type { MatchClient } from '../net/match-client.ts';

/** What a table asks of its line to the match: the real one, or one that plays in the page. */
export type TableClient = Pick<
  MatchClient,
  'get' | 'subscribe' | 'choose' | 'undo' | 'consider' | 'forecast' | 'explain' | 'setOrder' | 'rematch'
>;
