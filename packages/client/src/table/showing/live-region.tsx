import { t } from '@gaslamp/words/text';
import { useEffect, useRef, useState } from 'react';
import { after } from '../../settled.ts';
import { looksBack } from './pace.ts';

interface SpokenProps {
  readonly text: string;
  /** Subject of the text: a new subject is announced even in the same words. */
  readonly about?: unknown;
}

/** Announces a text politely, to screen readers only. */
export function LiveRegion({ text, about = text }: SpokenProps) {
  const [announced, setAnnounced] = useState({ text: '', times: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced for a new subject, not for new wording
  useEffect(() => {
    // A short delay batches simultaneous changes.
    return after(150, () => setAnnounced(({ times }) => ({ text, times: times + 1 })));
  }, [about]);
  return (
    <div className="only-spoken" role="status">
      <p key={announced.times}>{announced.text}</p>
    </div>
  );
}

/** Number of latest lines that stay: enough that none is removed before it is read, even if a whole round arrives at once. */
const KEPT = 60;
/** Number of lines announced in a replay: those of one step, or the position after a jump, not everything before it. */
const THEN = 5;

/** Announces every line that is added to a log, in order; lines present when the page opened are not read out. */
export function SpokenLog({ lines, words }: { lines: readonly Line[]; words: (text: string) => string }) {
  const heard = useRef(lines.length);
  return (
    <div className="only-spoken" role="log" aria-label={t('table.news')}>
      {lines.slice(Math.max(heard.current, lines.length - (looksBack() ? THEN : KEPT))).map(({ key, text }) => (
        <p key={key}>{words(text)}</p>
      ))}
    </div>
  );
}
interface Line {
  readonly key: string;
  readonly text: string;
}
