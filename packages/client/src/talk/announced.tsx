import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Told } from '../net/match-client.ts';
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
  const [said, setSaid] = useState<readonly string[]>([]);
  const [heard, setHeard] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is told is a reason to speak
  useEffect(() => {
    const timer = setTimeout(() => {
      const news = told.slice(heard).flatMap((message) => {
        if (message.t !== 'line') return [];
        return unreadOf(message.room, [message.line], info, { ...kept, read: {} }).map(({ by, words }) =>
          t('talk.spoken', { who: speakerName(by, info.game), words: spokenWords(words) }),
        );
      });
      setHeard(told.length);
      if (news.length > 0) setSaid((before) => [...before, ...news].slice(-KEPT));
    }, WAIT);
    return () => clearTimeout(timer);
  }, [told]);
  // Where the talk itself is hidden it is said all the same.
  return createPortal(
    <div className="unseen" role="log" aria-label={t('talk.title')}>
      {said.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be said twice
        <p key={`${i} ${line}`}>{line}</p>
      ))}
    </div>,
    document.querySelector('main')!,
  );
}
