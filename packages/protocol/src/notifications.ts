// Requests about a player's notifications away from the table. Each concerns the seat of its token.
import * as z from 'zod/mini';

const token = z.string().check(z.regex(/^[\w-]{16,64}$/));
/** Maximum lengths of a push service's URL and of an e-mail address. */
const MOST_ENDPOINT = 1000;
const MOST_ADDRESS = 254;
const endpoint = z.string().check(z.minLength(1), z.maxLength(MOST_ENDPOINT));
const key = z.string().check(z.regex(/^[\w-]{16,128}={0,2}$/, 'field.key'));

/** Answered with the resulting settings, as `NotificationSettings`. */
export const notificationRequest = z.discriminatedUnion('do', [
  /** Reads the settings, for the device with this endpoint if it has one. */
  z.object({ do: z.literal('see'), token, endpoint: z.optional(endpoint) }),
  /** Turns on push for this device: the URL of its push service, and the keys to encrypt messages for it. */
  z.object({ do: z.literal('push'), token, endpoint, p256dh: key, auth: key }),
  z.object({ do: z.literal('push-off'), token, endpoint }),
  /** Sends a confirmation to an address; nothing else is sent there until it is confirmed. */
  z.object({ do: z.literal('mail'), token, address: z.string().check(z.minLength(1), z.maxLength(MOST_ADDRESS)) }),
  z.object({ do: z.literal('mail-off'), token }),
]);
export type NotificationRequest = z.infer<typeof notificationRequest>;

/** The notification settings of a seat's player. */
export interface NotificationSettings {
  /** The public key by which a push service recognizes this server. */
  readonly key: string;
  /** True if the device in the request receives push messages. */
  readonly push: boolean;
  /** Null if this server sends no e-mail. The address is shortened to what its owner needs to recognize it. */
  readonly mail: { readonly address: string | null; readonly confirmed: boolean } | null;
}
