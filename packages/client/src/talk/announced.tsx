import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Told } from '../net/match-client.ts';
import { after } from '../settled.ts';
import type { KeptTalk } from './kept.ts';
import { unreadOf } from './lines.ts';
import { speakerName, spokenWords } from './names.ts';

/** A short wait: what stands in a region when it appears is not read out. */
const WAIT = 200;
/** Lines that stay, so that none is gone before it is read. */
const KEPT = 20;

interface AnnouncedProps {
  readonly told: readonly Told[];
  readonly info: MatchInfo;
  readonly kept: KeptTalk;
}

/** Says to screen readers, politely, what others say now; nothing of what was said before, or by somebody muted. */
export function Announced({ told, info, kept }: AnnouncedProps) {
  const [said, setSaid] = useState<readonly { readonly key: string; readonly words: string }[]>([]);
  const heard = useRef(0);
  // Only what is told is a reason to speak.
  const now = useRef({ info, kept });
  now.current = { info, kept };
  useEffect(() => {
    return after(WAIT, () => {
      const { info, kept } = now.current;
      const news = told.slice(heard.current).flatMap((message) => {
        if (message.t !== 'line') return [];
        return unreadOf(message.room, [message.line], info, { ...kept, read: {} }).map(({ n, by, words }) => ({
          key: `${message.room} ${n}`,
          words: t('talk.spoken', { who: speakerName(by, info.game), words: spokenWords(words) }),
        }));
      });
      heard.current = told.length;
      const isNew = (before: typeof said) => news.filter(({ key }) => before.every((one) => one.key !== key));
      if (news.length > 0) setSaid((before) => [...before, ...isNew(before)].slice(-KEPT));
    });
  }, [told]);
  // Where the talk itself is hidden it is said all the same.
  return createPortal(
    <div className="unseen" role="log" aria-label={t('talk.title')}>
      {said.map(({ key, words }) => (
        <p key={key}>{words}</p>
      ))}
    </div>,
    document.querySelector('main')!,
  );
}
