// Sentences used only in the terminal; all others are shared with the page.
import type { LogEntry } from '@gaslamp/words/log';
import { addTexts, speaking } from '@gaslamp/words/text';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

export const say = speaking<typeof english.terminal>('terminal');

/** Returns a log line, its things named by `plain`. */
export function logLine({ heading, text }: LogEntry, plain: (sentence: string) => string): string {
  const line = plain(text);
  return heading ? say('turn', { turn: line }) : line;
}
