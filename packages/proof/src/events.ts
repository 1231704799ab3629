import type { Fields, GameEvent } from '@gaslamp/kernel/events';

/** Events of some kinds, each with the fields that are read: `{ paid: 'player' | 'to' | 'amount' }`. */
export type Told<Read extends Readonly<Record<string, string>>> = {
  readonly [Kind in keyof Read]: { readonly kind: Kind; readonly fields: Readonly<Record<Read[Kind], number>> };
}[keyof Read];

/** Returns all fields of an event, including secret ones. */
export const allOf = ({ fields, secret }: GameEvent): Fields =>
  secret === undefined ? fields : { ...fields, ...secret.fields };
