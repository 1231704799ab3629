// Messages and requests that clients may send. Each has one schema, which gives its type and validates it on both ends.
import * as z from 'zod/mini';
import { clockChoice, lateVote } from './clocks.ts';
import { type Unreadable, unreadable } from './faults.ts';
import { HOUSE_LISTS } from './house.ts';
import { ownToken } from './keys.ts';
import { origin } from './origin.ts';
import { receipt } from './receipts.ts';
import { receivedText } from './received-text.ts';
import { inOneScript } from './scripts.ts';
import { words } from './talk.ts';
import { INVISIBLE, withoutJoiners } from './talk-rooms.ts';
import { whole } from './whole.ts';

/** Largest message that the server reads, in bytes. */
export const MESSAGE_LIMIT = 16_384;

const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const token = z.string().check(z.regex(/^[\w-]{16,64}$/));
const count = whole(0, 1_000_000_000);
/** A share of chance. The dice of a match depend on those of all its seats, so that the server alone cannot choose a deal. */
const share = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'field.share'));
const answer = z.string().check(z.minLength(1), z.maxLength(80));
/**
 * Requires a visible character. Rejects invisible ones, ones that reverse the text direction, and stacked marks. Joiners that a
 * script needs are removed before.
 */
const legible = new RegExp(`^(?=.*[\\p{L}\\p{N}\\p{S}])(?!\\p{M})(?!.*\\p{M}{3})[^${INVISIBLE}]+$`, 'u');
/** Normalizes characters that look alike (NFKC) and drops the emoji variation selector. */
const asWritten = (name: string): string => name.normalize('NFKC').replaceAll('\ufe0f', '');
/** Maximum length of a name in characters. */
const LONGEST_NAME = 24;
const playerName = receivedText(LONGEST_NAME).check(
  z.overwrite(asWritten),
  z.trim(),
  z.minLength(1, 'field.name'),
  z.maxLength(LONGEST_NAME),
  z.refine((name) => legible.test(withoutJoiners(name)), 'field.legible'),
  z.refine(inOneScript, 'field.script'),
);

/** The public version and the step of the player's draft for which a command was made. */
const at = z.object({ move: count, step: count });

/**
 * Opens the socket for one viewer. `since` resumes: events after that published move are sent again. `share` is for a rematch
 * that may be made at this table. `receipts`: the last one of the page, and one for a move that the server no longer knew.
 * Invalid ones of these are ignored, so that a damaged browser store keeps nobody out.
 */
const hello = z.object({
  t: z.literal('hello'),
  match: id,
  token,
  since: z.optional(count),
  share: z.catch(z.optional(share), undefined),
  receipts: z.catch(z.optional(z.array(receipt).check(z.maxLength(2))), undefined),
});
/** Answers the question, or several in a row up to the first that is published. `id` makes a resend harmless. */
const choose = z.object({
  t: z.literal('choose'),
  id,
  texts: z.array(answer).check(z.minLength(1), z.maxLength(64)),
  at,
});
/** Takes back this many of the player's own answers; default: one. */
const undo = z.object({ t: z.literal('undo'), id, at, answers: z.optional(whole(1, 1_000)) });
/** Asks which options still fit these picks of a set. Changes nothing. */
const consider = z.object({ t: z.literal('consider'), id, picks: z.array(answer).check(z.maxLength(64)) });
/** Asks for the certain consequences of these answers. Changes nothing. */
const forecast = z.object({
  t: z.literal('forecast'),
  id,
  texts: z.array(answer).check(z.minLength(1), z.maxLength(64)),
});
/** Asks why an option is not available, for a set `beside` these picks. Changes nothing. */
const explain = z.object({
  t: z.literal('explain'),
  id,
  wish: answer,
  beside: z.optional(z.array(answer).check(z.maxLength(64))),
});
/** Passes interrupt windows until the player's next turn or for the whole match, except those on the topics in `but`. */
const standing = z.object({
  t: z.literal('standing'),
  id,
  order: z.enum(['none', 'turn', 'match']),
  but: z.optional(z.array(id).check(z.maxLength(16))),
});
const rematch = z.object({ t: z.literal('rematch'), id });
/** Sends a line of talk to the players, or from a spectator to the spectators. `id` makes a resend harmless. */
const say = z.object({ t: z.literal('say'), id, words });
const ping = z.object({ t: z.literal('ping') });

export const clientMessage = z.discriminatedUnion('t', [
  hello,
  choose,
  undo,
  consider,
  forecast,
  explain,
  standing,
  rematch,
  say,
  ping,
]);
export type ClientMessage = z.infer<typeof clientMessage>;
export type StandingOrder = z.infer<typeof standing>['order'];

/** Minutes for which a player may be away before a bot may stand in: from five minutes to 14 days. */
export const AWAY = { least: 5, most: 14 * 24 * 60, live: 5, day: 2 * 24 * 60 } as const;

const seat = z.discriminatedUnion('kind', [
  /** `share` counts for a seat that the creator takes. */
  z.object({ kind: z.literal('person'), name: z.optional(playerName), share: z.optional(share) }),
  z.object({ kind: z.literal('bot'), bot: id }),
]);
/** Creates a match. `sit` lists the seats that the creator takes: several for hot-seat. It is dealt when no seat is free. */
export const createMatch = z.object({
  game: id,
  seats: z.array(seat).check(z.minLength(2), z.maxLength(8)),
  sit: z.array(whole(0, 7)).check(z.maxLength(8)),
  name: z.optional(playerName),
  options: z.optional(z.record(z.string(), z.union([z.number(), z.boolean()], 'field.option'))),
  /** Hash of a corrected pack that the host gave to the server; default: the built-in pack. */
  pack: z.optional(id),
  /** Tables show public facts side by side as an aid; changes no rule. Default: true. */
  hints: z.optional(z.boolean()),
  /** Information about the identities of the players that the server gives to everybody. Default: nothing. */
  list: z.optional(z.enum(HOUSE_LISTS)),
  /** Players may talk, and spectators among themselves. Default: true. */
  chat: z.optional(z.boolean()),
  /** Minutes for which a player may be away. Default: the value for live matches. */
  away: z.optional(whole(AWAY.least, AWAY.most)),
  /** The bot that stands in for absent players throughout the match. Default: the usual bot. */
  standIn: z.optional(id),
  /** Clock settings. Default: no time limit. */
  clock: z.optional(clockChoice),
  /** Continues another match from this moment, with its pack and options, instead of dealing. Accepts any of its tokens. */
  from: z.optional(z.extend(origin, { token })),
});
export type CreateMatch = z.infer<typeof createMatch>;

/**
 * Takes a seat with the invitation from a link. `seat` only with the open link. `token` is the client's own secret for the
 * seat; sending it again after a lost response gives the same seat. Without it the server generates one, which is lost if the
 * response is.
 */
export const takeSeat = z.object({
  invite: token,
  name: playerName,
  seat: z.optional(whole(0, 7)),
  token: z.optional(ownToken),
  /** Counts before the deal. */
  share: z.optional(share),
});
export type TakeSeat = z.infer<typeof takeSeat>;
/** Asks whether an invitation still opens a seat. */
export const seeInvitation = z.object({ invite: token });
const seatIndex = whole(0, 7);
/**
 * Actions at a table besides playing. `token` belongs to a seat or to the host. A player takes back a seat that they left by a
 * hello with its token. The response is `{ invite }`: a new invitation, or null.
 */
export const tableAction = z.discriminatedUnion('do', [
  /** Host: deals now and fills the free seats permanently with bots. */
  z.object({ do: z.literal('begin'), token }),
  /** Host: deletes a match that was never begun. */
  z.object({ do: z.literal('delete'), token }),
  /** Before the deal: the player leaves the seat, or the host frees it. Returns a new invitation for it. */
  z.object({ do: z.literal('free'), token, seat: seatIndex }),
  /** The seat's player leaves it to a bot. */
  z.object({ do: z.literal('leave'), token, seat: seatIndex }),
  /** Anybody at the table, or the host: lets a bot stand in for a player who has been away for long enough. */
  z.object({ do: z.literal('stand-in'), token, seat: seatIndex }),
  /** The seat's player invites somebody else into it and keeps it until they sit down. `notebook` passes the notes on too. */
  z.object({ do: z.literal('hand-over'), token, seat: seatIndex, notebook: z.optional(z.boolean()) }),
  /** Withdraws that invitation. */
  z.object({ do: z.literal('keep'), token, seat: seatIndex }),
  /** Proposes or agrees to a new player at another seat. Returns the invitation once all have agreed. */
  z.object({ do: z.literal('agree-open'), token, seat: seatIndex }),
  /** Proposes or agrees to an end without a result. Silence of the other players counts as agreement after a time. */
  z.object({ do: z.literal('agree-end'), token }),
  /** After such an end: agrees to open the hands. They open once every player has agreed. */
  z.object({ do: z.literal('agree-hands'), token }),
  /** Rejects a proposal: the one for that seat, or without a seat the one to end the match. */
  z.object({ do: z.literal('object'), token, seat: z.optional(seatIndex) }),
  /** Anybody at the table: creates a new link to a seat that all have agreed to open; the previous link stops working. */
  z.object({ do: z.literal('invite'), token, seat: seatIndex }),
  /** The other players, when the time of a seat is up: votes on the consequence. */
  z.object({ do: z.literal('vote'), token, seat: seatIndex, vote: lateVote }),
  /** Asks for the clocks to be stopped, which happens once all players present agree, or lets them run again. */
  z.object({ do: z.literal('pause'), token, stop: z.boolean() }),
  /** Host: sends the match status to a messenger channel, with links below `page`; a null URL stops it. */
  z.object({
    do: z.literal('hook'),
    token,
    url: z.nullable(z.string().check(z.minLength(1), z.maxLength(500))),
    page: z.string().check(z.maxLength(200), z.regex(/^https?:\/\/[^/?#\s]+$/, 'field.origin')),
  }),
]);
export type TableAction = z.infer<typeof tableAction>;

/** Requests the record of a finished match, with any of its tokens. */
export const wantRecord = z.object({ token });
/** Requests everything that the viewer of a token was sent in a running match or, with `own`, in a finished one too. */
export const wantPast = z.object({ token, own: z.optional(z.boolean()) });
/** Requests the status of this browser's matches. */
export const myMatches = z.object({
  matches: z.array(z.object({ match: id, token })).check(z.maxLength(200)),
});

/** Returns the id of a command, even if the rest of the command is invalid. */
export function idIn(value: unknown): string | null {
  const { id: found }: { id?: unknown } = Object(value);
  const result = id.safeParse(found);
  return result.success ? result.data : null;
}

/** Validates a message; names the invalid field and the allowed values. */
export function read<T>(
  schema: z.ZodMiniType<T>,
  value: unknown,
): { readonly ok: true; readonly value: T } | Unreadable {
  const result = schema.safeParse(value);
  return result.success ? { ok: true, value: result.data } : unreadable(result.error.issues[0]!);
}
