// Faults of what somebody has typed or sent, or of a file: a code with values, for the catalogues of every language.
type OfAnswer = 'verb' | 'takes' | 'value' | 'none' | 'order';
type OfSetup = 'option' | 'optionRange' | 'players' | 'game' | 'bot';
/** Files of any kind, and the form of records. */
type OfFile =
  | 'long'
  | 'empty'
  | 'cut'
  | 'line'
  | 'json'
  | 'deep'
  | 'object'
  | 'value'
  | 'name'
  | 'numbers'
  | 'receipt'
  | 'receiptOf';
/** Data packs, each with the place in its file. */
type OfPack =
  | 'form'
  | 'marked'
  | 'ids'
  | 'every'
  | 'only'
  | 'oneOf'
  | 'whole'
  | 'even'
  | 'text'
  | 'list'
  | 'fields'
  | 'unknown'
  | 'noThing'
  | 'twice'
  | 'order'
  | 'more'
  | 'few'
  | 'spaces'
  | 'most'
  | 'face'
  | 'itself'
  | 'again'
  | 'border'
  | 'bridge'
  | 'apart'
  | 'texts'
  | 'money'
  | 'another'
  | 'loseTo';
/** Records that contradict themselves, their dice or the rules. */
type OfRecord =
  | 'closed'
  | 'key'
  | 'shares'
  | 'laterKeys'
  | 'laterKey'
  | 'outcome'
  | 'patches'
  | 'receipt'
  | 'pack'
  | 'before'
  | 'oldRules'
  | 'oldPack'
  | 'deal'
  | 'dealt'
  | 'version'
  | 'patch'
  | 'begun'
  | 'numbers'
  | 'cutBefore'
  | 'cutAsked'
  | 'cut'
  | 'end'
  | 'follow'
  | 'differs'
  | 'step'
  | 'beginning'
  | 'behind'
  | 'answer'
  | 'effects'
  | 'roll'
  | 'draw'
  | 'chance'
  | 'table'
  | 'unknown';
type FaultCode = `answer.${OfAnswer}` | `setup.${OfSetup}` | `file.${OfFile}` | `pack.${OfPack}` | `record.${OfRecord}`;

export interface Fault {
  readonly code: FaultCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Longest text of a file or of a person in a fault, in UTF-16 code units. */
const MOST = 2000;
/** Characters that cannot be seen, or change the order of others; and halves of pairs that were cut. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;
const plain = (text: string): string =>
  (text.length > MOST ? `${text.slice(0, MOST)}…` : text).replace(UNSEEN, '\u25a1');

/** Returns a fault about what a file or a person has given: long texts are cut, and what cannot be seen in them is a box. */
export const fault = (code: FaultCode, values: Fault['values'] = {}): Fault => ({
  code,
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? plain(value) : value]),
  ),
});

/** Returns `record.roll: said 9, sides 6`, for whoever has no catalogue. */
const inCode = ({ code, values }: Fault): string =>
  [
    code,
    Object.entries(values)
      .map((value) => value.join(' '))
      .join(', '),
  ]
    .filter(Boolean)
    .join(': ');

/** Faults that end what was asked for; only a pack can have several. People read their sentences, programs this message. */
export class InputFault extends Error {
  readonly faults: readonly [Fault, ...Fault[]];
  constructor(...faults: [Fault, ...Fault[]]) {
    super(faults.map(inCode).join('\n'));
    this.faults = faults;
  }
}
