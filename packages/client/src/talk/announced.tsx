import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { TalkMessage } from '../net/match-client.ts';
import { after } from '../settled.ts';
import type { KeptTalk } from './kept.ts';
import { unreadOf } from './lines.ts';
import { speakerName, spokenWords } from './names.ts';

/** Delay in milliseconds, because the initial content of a live region is not read out. */
const WAIT = 200;
/** Number of lines that stay, so that none is removed before it is read. */
const KEPT = 20;

interface AnnouncedProps {
  readonly messages: readonly TalkMessage[];
  readonly info: MatchInfo;
  readonly kept: KeptTalk;
}

/** Announces new lines of others to screen readers, politely; leaves out earlier lines and muted speakers. */
export function Announced({ messages, info, kept }: AnnouncedProps) {
  const [announced, setAnnounced] = useState<readonly { readonly key: string; readonly words: string }[]>([]);
  const heard = useRef(0);
  // In a ref, so that only new messages trigger an announcement.
  const now = useRef({ info, kept });
  now.current = { info, kept };
  useEffect(() => {
    return after(WAIT, () => {
      const { info, kept } = now.current;
      const news = messages.slice(heard.current).flatMap((message) => {
        if (message.t !== 'line') return [];
        return unreadOf(message.room, [message.line], info, { ...kept, read: {} }).map(({ n, by, words }) => ({
          key: `${message.room} ${n}`,
          words: t('talk.spoken', { who: speakerName(by, info.game), words: spokenWords(words) }),
        }));
      });
      heard.current = messages.length;
      const isNew = (before: typeof announced) => news.filter(({ key }) => before.every((one) => one.key !== key));
      if (news.length > 0) setAnnounced((before) => [...before, ...isNew(before)].slice(-KEPT));
    });
  }, [messages]);
  // Rendered outside of the chat, so that lines are announced while the chat is hidden.
  return createPortal(
    <div className="unseen" role="log" aria-label={t('talk.title')}>
      {announced.map(({ key, words }) => (
        <p key={key}>{words}</p>
      ))}
    </div>,
    document.querySelector('main')!,
  );
}
