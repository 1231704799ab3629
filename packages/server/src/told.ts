// Errors as callers are told of them: a code with values for the reader's language, and the English sentence for programs.
import { InputFault } from '@gaslamp/kernel/fault';
import type { Told } from '@gaslamp/protocol/answers';
import type { Unreadable } from '@gaslamp/protocol/faults';
import { texts } from '@gaslamp/words/languages';
import type { Texts, Values } from '@gaslamp/words/text';
import { saidOf, type ToldCode } from '@gaslamp/words/told/told';

export type { Told, ToldCode };
export const told = (code: ToldCode, values: Values = {}): Told => ({
  error: saidOf(texts('en'), code, values),
  code,
  values,
});

/** An error with a message for people. */
export class Said extends Error {
  constructor(
    readonly code: ToldCode,
    readonly values: Values = {},
  ) {
    super(saidOf(texts('en'), code, values));
  }
  get told(): Told {
    return { error: this.message, code: this.code, values: this.values };
  }
}

/** Returns the message of an error in a language; that of a program is English. */
export function messageIn(said: Texts, error: Error): string {
  if (error instanceof Said) return saidOf(said, error.code, error.values);
  if (!(error instanceof InputFault)) return error.message;
  return error.faults.map(({ code, values }) => saidOf(said, code, values)).join('\n');
}

/** Returns what is wrong with a message, as its schema told. */
export const toldOf = ({ code, values }: Unreadable): Told => told(code, values);
