// Where a table has its talk: a tab, and a place beside the log. What is said there comes when somebody says something.
import { createContext, Suspense, useContext, useRef, useSyncExternalStore } from 'react';
import { lazily } from '../lazily.ts';
import type { MatchClient } from '../net/match-client.ts';

const Talk = lazily(() => import('../talk/talk.tsx'), 'Talk');

/** What the talk asks of the line to the match. */
export type TalkClient = Pick<MatchClient, 'match' | 'subscribe' | 'told' | 'info' | 'say'>;

/** Lines that were not read yet: how many, and the words for that. */
export interface Unread {
  readonly count: number;
  readonly words: string;
}

/** Null where there is no talk, or nobody to talk to. */
export const TalkContext = createContext<TalkClient | null>(null);

interface TalkingProps {
  readonly open: boolean;
  /** Null where everything was read. */
  onUnread(unread: Unread | null): void;
}
/** Nothing, until it is opened or something is said; then it stays, with what somebody has begun to write. */
export function Talking(props: TalkingProps) {
  const client = useContext(TalkContext)!;
  const told = useSyncExternalStore(client.subscribe, client.told);
  const here = useRef(false);
  here.current ||= props.open || told.length > 0;
  return here.current ? (
    <Suspense fallback={null}>
      <Talk client={client} {...props} />
    </Suspense>
  ) : null;
}
