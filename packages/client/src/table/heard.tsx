import type { LogEntry } from '@gaslamp/words/log';
import { t } from '@gaslamp/words/text';
import { LiveRegion, SpokenLog } from './live-region.tsx';
import type { Note } from './note.ts';

export interface HeardProps {
  readonly log: readonly LogEntry[];
  /** What is asked of the viewer; null where nothing is. */
  readonly prompt: string | null;
  readonly note: Note | null;
  /** A sentence with its things as plain words. */
  words(sentence: string): string;
}

/** What a screen reader says of the table by itself: the news, that it is one's turn, why something is not possible. */
export function Heard({ log, prompt, note, words }: HeardProps) {
  const rule = note?.rule ? ` ${t('table.rule', { rule: note.rule })}` : '';
  return (
    <>
      <SpokenLog lines={log} words={words} />
      <LiveRegion text={prompt === null ? '' : t('table.yourTurn', { prompt })} />
      <LiveRegion text={note === null ? '' : words(note.text) + rule} about={note} />
    </>
  );
}
