import type { NumberedLine } from '@gaslamp/protocol/talk';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { createPortal } from 'react-dom';
import { PageSymbol } from '../art/symbols.tsx';
import { langOf, langOfSpeaker, speakerName, spokenWords } from './names.ts';

interface ComeProps {
  /** The latest unread line. */
  readonly line: NumberedLine;
  readonly info: MatchInfo;
  onOpen(): void;
  onRead(): void;
}

/** A line that came while the talk was closed, among the notices in the head of the page. Screen readers hear it as `Announced`. */
export function Come({ line, info, onOpen, onRead }: ComeProps) {
  const notices = document.querySelector('.notices');
  if (notices === null) return null;
  return createPortal(
    <div className="notice talk-come" aria-live="off">
      <p dir="auto" lang={langOf(line.words)} className="talk-come-words">
        <strong lang={langOfSpeaker(line.by)}>{speakerName(line.by, info.game)}</strong> {spokenWords(line.words)}
      </p>
      <span className="notice-tools">
        <button type="button" className="button" onClick={onOpen}>
          {t('talk.answer')}
        </button>
      </span>
      <button type="button" className="icon-button" aria-label={t('app.close')} onClick={onRead}>
        <PageSymbol name="close" size={16} />
      </button>
    </div>,
    notices,
  );
}
