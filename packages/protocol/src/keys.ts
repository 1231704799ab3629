// Keys of a seat: opening it in another browser with its phrase, and listing and revoking its keys.
import * as z from 'zod/mini';
import { receivedText } from './received-text.ts';
import { INVISIBLE } from './talk-rooms.ts';
import { isWhole } from './tokens.ts';
import { whole } from './whole.ts';

const token = z.string().check(z.regex(/^[\w-]{16,64}$/));
/** Maximum length of the name of a device, in characters. */
const LONGEST_DEVICE = 40;
/** Maximum length of a phrase as it is typed, in characters. */
const LONGEST_PHRASE = 100;
const deviceName = receivedText(LONGEST_DEVICE).check(
  z.trim(),
  z.minLength(1),
  z.maxLength(LONGEST_DEVICE),
  z.regex(new RegExp(`^[^${INVISIBLE}]+$`, 'u')),
);
/** A device without a readable name may be used as well. */
const device = z.catch(z.optional(deviceName), undefined);

/** A token that a page generates has the form of the server's. */
export const ownToken = z.string().check(z.refine(isWhole, 'field.token'));

/**
 * Opens a held seat of a match in another browser with its phrase. With an invitation it is the seat that was taken with it, or
 * with the open one `seat`; without one any seat. The way in of a letter is an invitation that needs no phrase. `token` is the
 * client's own secret for the seat, as in `takeSeat`.
 */
export const openSeat = z.object({
  phrase: z.optional(receivedText(LONGEST_PHRASE).check(z.maxLength(LONGEST_PHRASE))),
  invite: z.optional(token),
  seat: z.optional(whole(0, 7)),
  token: z.optional(ownToken),
  device,
});
export type OpenSeat = z.infer<typeof openSeat>;

/** Maximum length of an e-mail address. */
const LONGEST_ADDRESS = 254;
/** Asks for a letter with a way in to the seats whose players have confirmed that address. Whether there are any is not told. */
export const wantWay = z.object({ address: z.string().check(z.minLength(1), z.maxLength(LONGEST_ADDRESS)) });

/** Requests about the keys of the seat that `token` opens. Answered with the resulting keys, as `SeatKeys`. */
export const keyWish = z.discriminatedUnion('do', [
  z.object({ do: z.literal('see'), token }),
  /** Makes a new phrase, which replaces the one before. `device` names this device, if it has no name yet. */
  z.object({ do: z.literal('phrase'), token, device }),
  /** Revokes a key. */
  z.object({ do: z.literal('revoke'), token, key: z.string().check(z.regex(/^[\w-]{12}$/)) }),
]);
export type KeyWish = z.infer<typeof keyWish>;

/** A key that opens the seat. */
interface ShownKey {
  readonly id: string;
  /** The name of its device; empty if it is not known. */
  readonly device: string;
  /** When it was made, in ms since 1970; null for the one that took the seat. */
  readonly at: number | null;
  /** True for the one of the request. */
  readonly own: boolean;
}
/** The keys of a seat, oldest first. */
export interface SeatKeys {
  /** The new phrase, which is told only once; null in all other answers. */
  readonly phrase: string | null;
  /** True if the seat has a phrase. */
  readonly phrased: boolean;
  readonly keys: readonly ShownKey[];
}
