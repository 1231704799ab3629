// Faults of what somebody has typed or sent: a code with values, for the catalogues of every language.
type FaultCode =
  | 'answer.verb'
  | 'answer.takes'
  | 'answer.value'
  | 'answer.none'
  | 'answer.order'
  | 'setup.option'
  | 'setup.optionRange'
  | 'setup.players'
  | 'setup.game'
  | 'setup.bot';

export interface Fault {
  /** English, for programs. */
  readonly error: string;
  readonly code: FaultCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A fault that ends what was asked for. */
export class InputFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.error);
  }
}
