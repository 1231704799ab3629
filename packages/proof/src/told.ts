import type { Fields, GameEvent } from '@gaslamp/kernel/events';

/** Events of some kinds, each with the fields that are read of it: `{ paid: 'player' | 'to' | 'amount' }`. */
export type Told<Read extends Readonly<Record<string, string>>> = {
  readonly [Kind in keyof Read]: { readonly kind: Kind; readonly fields: Readonly<Record<Read[Kind], number>> };
}[keyof Read];

/** All fields of an event, whoever may know them. */
export const allOf = ({ fields, secret }: GameEvent): Fields =>
  secret === undefined ? fields : { ...fields, ...secret.fields };
