import type { NumberedLine } from '@gaslamp/protocol/talk';
import type { TalkRoom } from '@gaslamp/protocol/talk-rooms';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { useEffect, useRef, useState } from 'react';
import { useManifest } from '../games/use-manifest.ts';
import { ReportButton } from '../pages/parts/report.tsx';
import { when } from '../table/log/when.ts';
import type { KeptTalk } from './kept.ts';
import { heardOf, isOwn } from './lines.ts';
import { langOf, langOfSpeaker, speakerName, spokenWords } from './names.ts';

interface RoomProps {
  readonly room: TalkRoom;
  readonly lines: readonly NumberedLine[];
  readonly info: MatchInfo;
  readonly kept: KeptTalk;
  /** The token with which lines are reported; null while none can be. */
  readonly reports: string | null;
  /** True if both rooms are shown, so that each needs a heading. */
  readonly headed: boolean;
}

/** The lines of one room, newest at the end. It scrolls with new lines unless the reader has scrolled up. */
export function Room({ room, lines, info, kept, reports, headed }: RoomProps) {
  const { seatColours } = useManifest(info.game);
  const list = useRef<HTMLOListElement>(null);
  const [follows, setFollows] = useState(true);
  const heard = heardOf(lines, info, kept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something is added
  useEffect(() => {
    const node = list.current;
    if (!follows || node === null) return;
    const follow = () => {
      node.scrollTop = node.scrollHeight;
    };
    follow();
    // It has no height before it is opened.
    const sized = new ResizeObserver(follow);
    sized.observe(node);
    return () => sized.disconnect();
  }, [heard.length, follows]);
  const now = new Date();
  const left = lines.length - heard.length;
  return (
    <div className="talk-room">
      {headed ? <h2>{t(room === 'players' ? 'talk.players' : 'talk.watched')}</h2> : null}
      {lines.length === 0 ? <p className="talk-note">{t('talk.none')}</p> : null}
      <ol
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t(`talk.${room}Lead`)}
        hidden={heard.length === 0}
        onScroll={({ currentTarget: node }) => setFollows(node.scrollHeight - node.scrollTop - node.clientHeight < 24)}
      >
        {heard.map((line) => (
          <li
            key={line.n}
            data-own={isOwn(line, info) || undefined}
            style={line.by.kind === 'seat' ? { borderInlineStartColor: seatColours[line.by.seat] } : undefined}
          >
            <strong lang={langOfSpeaker(line.by)}>{speakerName(line.by, info.game)}</strong>{' '}
            <time>{when(line.at, now)}</time>
            <p dir="auto" lang={langOf(line.words)}>
              {spokenWords(line.words)}
            </p>
            {reports === null || isOwn(line, info) || line.words.kind === 'deleted' ? null : (
              <ReportButton
                match={info.id}
                token={reports}
                about={{ kind: 'line', room, n: line.n }}
                who={speakerName(line.by, info.game)}
              />
            )}
          </li>
        ))}
      </ol>
      {left > 0 ? <p className="talk-note">{t('talk.mute.hidden', { count: left })}</p> : null}
    </div>
  );
}
