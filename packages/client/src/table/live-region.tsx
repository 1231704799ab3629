import { t } from '@gaslamp/words/text';
import { useEffect, useRef, useState } from 'react';
import { after } from '../settled.ts';
import { looksBack } from './pace.ts';

interface SpokenProps {
  readonly text: string;
  /** What it is about: another one is said even in the same words. */
  readonly about?: unknown;
}

/** Says politely, to screen readers alone, what is given. */
export function LiveRegion({ text, about = text }: SpokenProps) {
  const [said, setSaid] = useState({ text: '', times: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when it is about something else, not when it is reworded
  useEffect(() => {
    // A short wait gathers what changes in one go.
    return after(150, () => setSaid(({ times }) => ({ text, times: times + 1 })));
  }, [about]);
  return (
    <div className="only-spoken" role="status">
      <p key={said.times}>{said.text}</p>
    </div>
  );
}

/** How many of the latest lines stay: enough that none is gone before it is read, even if a round comes all at once. */
const KEPT = 60;
/** Of a match that is looked back on: what a step tells, and of another moment where it is, not all that led there. */
const THEN = 5;

/** Says every line that is added to a log, in its order; what stood there when the page opened is not read out. */
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
