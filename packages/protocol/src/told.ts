// What a player says of how they want to be told away from the table. Each wish is for the seat of its token.
import * as z from 'zod/mini';

const token = z.string().check(z.regex(/^[\w-]{16,64}$/));
/** The longest address of a push service, and of a person. */
const MOST_ENDPOINT = 1000;
const MOST_ADDRESS = 254;
const endpoint = z.string().check(z.minLength(1), z.maxLength(MOST_ENDPOINT));
const key = z.string().check(z.regex(/^[\w-]{16,128}={0,2}$/, 'must be a key as browsers write it'));

/** Answers how it is from then on, as `ToldState`. */
export const toldWish = z.discriminatedUnion('do', [
  /** Only asks; of the device that has this endpoint, if it has one. */
  z.object({ do: z.literal('see'), token, endpoint: z.optional(endpoint) }),
  /** This device is told: where its push service takes messages, and the keys that only the device can read with. */
  z.object({ do: z.literal('push'), token, endpoint, p256dh: key, auth: key }),
  z.object({ do: z.literal('push-off'), token, endpoint }),
  /** An address is asked to confirm; until it has, nothing else is sent there. */
  z.object({ do: z.literal('mail'), token, address: z.string().check(z.minLength(1), z.maxLength(MOST_ADDRESS)) }),
  z.object({ do: z.literal('mail-off'), token }),
]);
export type ToldWish = z.infer<typeof toldWish>;

/** How a seat's player is told. */
export interface ToldState {
  /** The key of this server, by which a push service knows it. */
  readonly key: string;
  /** The device that was asked about is told. */
  readonly push: boolean;
  /** Null where this server writes no letters. Of an address only enough is told to know it again. */
  readonly mail: { readonly address: string | null; readonly confirmed: boolean } | null;
}
