// The place of the talk on a table: a tab, and a panel beside the log. The panel is loaded when somebody says something.
import { createContext, Suspense, useContext, useRef, useSyncExternalStore } from 'react';
import { lazily } from '../../lazily.ts';
import type { MatchClient } from '../../net/match-client.ts';

const Talk = lazily(() => import('../../talk/talk.tsx'), 'Talk');

/** The part of the match client that the talk needs. */
export type TalkClient = Pick<MatchClient, 'match' | 'token' | 'subscribe' | 'talk' | 'info' | 'say'>;

/** Number of unread lines, and the words for it. */
export interface Unread {
  readonly count: number;
  readonly words: string;
}

/** Null if there is no talk, or nobody to talk to. */
export const TalkContext = createContext<TalkClient | null>(null);

interface TalkingProps {
  readonly open: boolean;
  /** Null if everything was read. */
  onUnread(unread: Unread | null): void;
  /** Called to read a line that came while it was closed. */
  onOpen(): void;
}
/** Renders nothing until it is opened or something is said; then it stays, with the text being written. */
export function Talking(props: TalkingProps) {
  const client = useContext(TalkContext)!;
  const talk = useSyncExternalStore(client.subscribe, client.talk);
  const here = useRef(false);
  here.current ||= props.open || talk.length > 0;
  return here.current ? (
    <Suspense fallback={null}>
      <Talk client={client} {...props} />
    </Suspense>
  ) : null;
}
