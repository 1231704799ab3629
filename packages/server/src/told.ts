// Errors as callers and hosts are told of them: a code with values for the reader's language, and the English sentence for programs.
import { InputFault } from '@gaslamp/kernel/fault';
import type { Told } from '@gaslamp/protocol/answers';
import type { Unreadable } from '@gaslamp/protocol/faults';
import { texts } from '@gaslamp/words/languages';
import { addTexts, type Id, type Texts, type Values } from '@gaslamp/words/text';
import { saidOf, type ToldCode } from '@gaslamp/words/told/told';
import english from './terminal/text/en.json' with { type: 'json' };

addTexts('en', english);

/** Sentences for the host alone: why the server does not start, and the lines of `gaslamp data`. No page loads them. */
export type HostCode = Id<typeof english.told>;
export type { Told, ToldCode };
export const told = (code: ToldCode, values: Values = {}): Told => ({
  error: saidOf(texts('en'), code, values),
  code,
  values,
});

/** An error with a message for people. A sentence says its cause, in the same language, as `{why}`. */
export class Said<C extends ToldCode | HostCode = ToldCode | HostCode> extends Error {
  constructor(
    readonly code: C,
    readonly values: Values = {},
    cause?: unknown,
  ) {
    super('', { cause });
    this.message = messageIn(texts('en'), this);
  }
  get told(): Told {
    return { error: this.message, code: this.code, values: this.values };
  }
}

/** Returns the message of an error in a language; that of a program is English. */
export function messageIn(said: Texts, error: unknown): string {
  if (error instanceof Said) {
    const { code, values, cause }: Said = error;
    return saidOf(said, code, cause === undefined ? values : { ...values, why: messageIn(said, cause) });
  }
  if (error instanceof InputFault) return error.faults.map(({ code, values }) => saidOf(said, code, values)).join('\n');
  return error instanceof Error ? error.message : String(error);
}

/** Returns the system's code of an error, such as `ENOENT`. */
export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/** Returns what is wrong with a message, as its schema told. */
export const toldOf = ({ code, values }: Unreadable): Told => told(code, values);
