import type { LogEntry } from '@gaslamp/words/log';
import { t } from '@gaslamp/words/text';
import type { Note } from '../asking/note.ts';
import { LiveRegion, SpokenLog } from '../showing/live-region.tsx';

export interface HeardProps {
  readonly log: readonly LogEntry[];
  /** The question to the viewer; null if there is none. */
  readonly prompt: string | null;
  readonly note: Note | null;
  /** Returns a sentence as plain text. */
  words(sentence: string): string;
}

/** Announces the news, the viewer's turn and refusals to screen readers. */
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
