// What only the terminal says. Everything else it says in the page's sentences.
import type { LogEntry } from '@gaslamp/words/log';
import { addTexts, speaking } from '@gaslamp/words/text';
import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import english from './text/en.json' with { type: 'json' };

type Compile = typeof compileMessage;
const compiled = new Map<string, ReturnType<Compile>>();
/** The page's build compiles its catalogues; here a sentence is compiled when it is said first. */
const compiling: Compile = (message) => {
  const sentence = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, sentence);
  return sentence;
};

i18n.setMessagesCompiler(compiling);
addTexts('en', english);

export const say = speaking<typeof english.terminal>('terminal');

/** A line of the log, its things named by `plain`. */
export function logLine({ heading, text }: LogEntry, plain: (sentence: string) => string): string {
  const line = plain(text);
  return heading ? say('turn', { turn: line }) : line;
}
