// Compares receipts, which pages were given during a match, with its record.
import { fault, InputFault } from '@gaslamp/kernel/fault';
import { read } from '@gaslamp/protocol/messages';
import type { ReturnedNote } from '@gaslamp/protocol/notes';
import { type Receipt, receiptFile } from '@gaslamp/protocol/receipts';
import { Chain, publishedBy } from './chain.ts';
import { isEntry } from './log.ts';
import type { ReadRecord } from './record-reader.ts';
import { diceKeyOf } from './secure-dice.ts';

export interface Compared {
  /** The last move and entry up to which a receipt shows that the log is unchanged; null if none does. */
  readonly fits: { readonly move: number; readonly entry: number } | null;
  /**
   * `receipt`: the record does not contain what is needed to compare one; `returned`: one is for a move that was lost when the
   * server returned to an older state, as the record says.
   */
  readonly reasons: readonly ('receipt' | 'returned')[];
  /** The first receipt that contradicts the record; null if none does. */
  readonly wrong: Receipt | null;
}

/** Checks a receipt that a page has saved as a file. Throws an InputFault. */
export function receiptFrom(value: unknown, { header, file }: ReadRecord, where: string): Receipt {
  const found = read(receiptFile, value);
  if (!found.ok) throw new InputFault(fault('file.receipt', { where }));
  const { match, ...receipt } = found.value;
  if (header.match !== null && match !== header.match)
    throw new InputFault(fault('file.receiptOf', { where, match, file, other: header.match }));
  return receipt;
}

export function compared(record: ReadRecord, receipts: readonly Receipt[]): Compared {
  const committed = receipts.length === 0 ? null : commitmentsIn(record);
  const returns = returnsIn(record);
  let fits: Compared['fits'] = null;
  const reasons = new Set<'receipt' | 'returned'>();
  for (const receipt of receipts) {
    const { move, commitment } = receipt;
    const found = committed?.get(move);
    if (committed === null) reasons.add('receipt');
    else if (found?.commitment === commitment) fits = fits !== null && fits.move > move ? fits : { move, ...found };
    else if (tellsOf(returns, receipt)) reasons.add('returned');
    else return { fits, reasons: [], wrong: receipt };
  }
  return { fits, reasons: [...reasons], wrong: null };
}

/** Returns true if one of these notes says that the move of a receipt was lost. */
export const tellsOf = (returns: readonly ReturnedNote[], { move, era }: Pick<Receipt, 'move' | 'era'>): boolean =>
  returns.some((note) => note.era >= era && note.seen >= move);

/** Returns the times that the server returned to an older state of the match. */
export const returnsIn = ({ notes }: Pick<ReadRecord, 'notes'>): readonly ReturnedNote[] =>
  notes.flatMap(({ note }) => (note.kind === 'returned' ? [note] : []));

/** Returns the commitment at each published move and the entry that completed it; null if the record lacks id or key. */
function commitmentsIn({ header, lines }: ReadRecord) {
  const { match, game, pack, options, before, from, dice } = header;
  if (match === null || before === null || dice === null || dice.key === null) return null;
  const chain = new Chain(diceKeyOf(dice.key, dice.shares), { match, game, pack, options, before, from });
  const committed = new Map<number, { readonly commitment: string; readonly entry: number }>();
  let entry = -1;
  for (const line of lines) {
    const commitment = chain.add(line);
    if (isEntry(line)) entry++;
    const move = publishedBy(line);
    if (move !== null) committed.set(move, { commitment, entry });
  }
  return committed;
}
