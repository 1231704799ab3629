import { InputFault } from '@gaslamp/kernel/fault';
import type { Values } from '@gaslamp/words/text';
import { Said, type ToldCode } from './told.ts';

/** A caller's error, a limit, or an unreadable match: an HTTP status and a message for people. */
export class RequestError extends Said<ToldCode> {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 421 | 429 | 503,
    code: ToldCode,
    values: Values = {},
    readonly after: number | null = null,
  ) {
    super(code, values);
  }
}

/** Runs a check of a request and passes on its error to the caller. */
export function checked<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof Said) throw new RequestError(400, error.code, error.values);
    if (error instanceof InputFault) throw new RequestError(400, error.faults[0].code, error.faults[0].values);
    throw error;
  }
}
