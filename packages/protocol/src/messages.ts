// What clients may say: one schema a message, for types and validation on both ends.
import * as z from 'zod/mini';
import { clockChoice, lateVote } from './clocks.ts';
import { HOUSE_LISTS } from './house.ts';
import { origin } from './origin.ts';
import { inOneScript } from './scripts.ts';
import { sentText } from './sent.ts';
import { UNSEEN } from './spoken.ts';
import { words } from './talk.ts';
import { whole } from './whole.ts';

/** The size of the largest message that the server reads, in bytes. */
export const MESSAGE_LIMIT = 16_384;

const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const token = z.string().check(z.regex(/^[\w-]{16,64}$/));
const count = whole(0, 1_000_000_000);
const answer = z.string().check(z.minLength(1), z.maxLength(80));
/** Something to see, and nothing that cannot be seen, turns the line around, or piles up. */
const legible = new RegExp(`^(?=.*[\\p{L}\\p{N}\\p{S}])(?!\\p{M})(?!.*\\p{M}{3})[^${UNSEEN}]+$`, 'u');
/** One way to write what looks alike; a picture's wish for colour is dropped. */
const asWritten = (name: string): string => name.normalize('NFKC').replaceAll('\ufe0f', '');
/** Characters of a name, at most. */
const LONGEST_NAME = 24;
const playerName = sentText(LONGEST_NAME).check(
  z.overwrite(asWritten),
  z.trim(),
  z.minLength(1, 'a name has at least one character'),
  z.maxLength(LONGEST_NAME),
  z.regex(legible, 'a name is made of letters, digits and signs that can be seen, with a letter or a digit'),
  z.refine(inOneScript, 'the letters of a name must all be of one script, such as Latin or Cyrillic'),
);

/** The public version and the step of one's own draft that a command was made for. */
const at = z.object({ move: count, step: count });

/** Opens the socket for one viewer. `since` resumes: events behind that published move are sent again. */
const hello = z.object({ t: z.literal('hello'), match: id, token, since: z.optional(count) });
/** Answers the question, or several up to the first that is published. `id` makes a resend harmless. */
const choose = z.object({
  t: z.literal('choose'),
  id,
  texts: z.array(answer).check(z.minLength(1), z.maxLength(64)),
  at,
});
/** Takes back so many of one's own answers; standard: one. */
const undo = z.object({ t: z.literal('undo'), id, at, answers: z.optional(whole(1, 1_000)) });
/** What still fits these picks of a set? Changes nothing. */
const consider = z.object({ t: z.literal('consider'), id, picks: z.array(answer).check(z.maxLength(64)) });
/** What will these answers bring for certain? Changes nothing. */
const forecast = z.object({
  t: z.literal('forecast'),
  id,
  texts: z.array(answer).check(z.minLength(1), z.maxLength(64)),
});
/** Why is this not on offer, of a set `beside` these picks? Changes nothing. */
const explain = z.object({
  t: z.literal('explain'),
  id,
  wish: answer,
  beside: z.optional(z.array(answer).check(z.maxLength(64))),
});
/** Lets windows pass: until one's own turn, or in this whole match; `but` those about these topics of the game. */
const standing = z.object({
  t: z.literal('standing'),
  id,
  order: z.enum(['none', 'turn', 'match']),
  but: z.optional(z.array(id).check(z.maxLength(16))),
});
const rematch = z.object({ t: z.literal('rematch'), id });
/** Says something among the players, or from beside the table among those who watch. `id` makes a resend harmless. */
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

/** Minutes for which a player may be away before a bot may stand in: from five minutes to a fortnight. */
export const AWAY = { least: 5, most: 14 * 24 * 60, live: 5, day: 2 * 24 * 60 } as const;

const seat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), name: z.optional(playerName) }),
  z.object({ kind: z.literal('bot'), bot: id }),
]);
/** Creates a match. `sit` lists the seats that the creator takes: several for hot-seat. It is dealt when no seat is free. */
export const createMatch = z.object({
  game: id,
  seats: z.array(seat).check(z.minLength(2), z.maxLength(8)),
  sit: z.array(whole(0, 7)).check(z.maxLength(8)),
  name: z.optional(playerName),
  options: z.optional(
    z.record(z.string(), z.union([z.number(), z.boolean()], 'must be a finite number, true or false')),
  ),
  /** Hash of a corrected pack that the host gave to the server; else the built-in one. */
  pack: z.optional(id),
  /** Whether tables put public facts side by side to help everybody; it changes no rule. As it came: yes. */
  hints: z.optional(z.boolean()),
  /** What the house tells everybody of who the others are; as it came: nothing. */
  list: z.optional(z.enum(HOUSE_LISTS)),
  /** Whether players may talk, and those who watch among themselves; as it came: yes. */
  chat: z.optional(z.boolean()),
  /** Minutes; as it came: those of a live match. */
  away: z.optional(whole(AWAY.least, AWAY.most)),
  /** The bot that stands in for absent players, for the whole match; as it came: the game's fiercest. */
  standIn: z.optional(id),
  /** How much time players have; as it came: as much as they want. */
  clock: z.optional(clockChoice),
  /** Nothing is dealt: it goes on from there, with the pack and the options of that match, which any of its tokens opens. */
  from: z.optional(z.extend(origin, { token })),
});
export type CreateMatch = z.infer<typeof createMatch>;

/** A secret that a page makes itself is as long as one of the server's. */
const ownToken = z
  .string()
  .check(z.regex(/^[\w-]{32}$/, 'must be 24 random bytes as base64url: 32 letters, digits, - and _'));
/**
 * Takes a seat with the invitation from a link. `seat` only with the open link. `token`: what is to open the seat; sent again
 * after a lost answer it gives the same seat. Without it the server makes one, which is lost with the answer.
 */
export const takeSeat = z.object({
  invite: token,
  name: playerName,
  seat: z.optional(whole(0, 7)),
  token: z.optional(ownToken),
});
export type TakeSeat = z.infer<typeof takeSeat>;
/** Asks whether an invitation still opens a seat. */
export const seeInvitation = z.object({ invite: token });
const seatIndex = whole(0, 7);
/**
 * What people at a table may do besides playing. `token` is that of a seat or the host's; a seat that its player gave up is
 * taken back by a hello with its token. Answers `{ invite }`: a new invitation, or null.
 */
export const tableAction = z.discriminatedUnion('do', [
  /** The host: deals now, with stand-in bots for good in the free seats. */
  z.object({ do: z.literal('begin'), token }),
  /** The host: a match that was never begun is gone. */
  z.object({ do: z.literal('delete'), token }),
  /** Before the deal: the seat's player gets up, or the host frees the seat. Gives its new invitation. */
  z.object({ do: z.literal('free'), token, seat: seatIndex }),
  /** The seat's player leaves it to a bot. */
  z.object({ do: z.literal('leave'), token, seat: seatIndex }),
  /** Anybody at the table, or the host: a bot stands in for a player who has been away for long enough. */
  z.object({ do: z.literal('stand-in'), token, seat: seatIndex }),
  /** The seat's player invites somebody new into it; it is theirs until somebody sits down. With their notebook, or without. */
  z.object({ do: z.literal('hand-over'), token, seat: seatIndex, notebook: z.optional(z.boolean()) }),
  /** Takes that invitation back. */
  z.object({ do: z.literal('keep'), token, seat: seatIndex }),
  /** Proposes, or agrees to, somebody new at another's seat. Gives the invitation once all have agreed. */
  z.object({ do: z.literal('agree-open'), token, seat: seatIndex }),
  /** Proposes, or agrees to, an end without result. */
  z.object({ do: z.literal('agree-end'), token }),
  /** Takes the proposal off the table: for a seat, or without one that to end the match. */
  z.object({ do: z.literal('object'), token, seat: z.optional(seatIndex) }),
  /** Anybody at the table: a new link to a seat that all have agreed to open; the former one opens nothing any more. */
  z.object({ do: z.literal('invite'), token, seat: seatIndex }),
  /** The others, where the time of a seat is up: what they want to become of it. */
  z.object({ do: z.literal('vote'), token, seat: seatIndex, vote: lateVote }),
  /** Wants the clocks stopped, as soon as all present agree; or lets them go on. */
  z.object({ do: z.literal('pause'), token, stop: z.boolean() }),
  /** The host: a channel of a messenger is told how the match stands, with links below `page`; without a URL no more. */
  z.object({
    do: z.literal('hook'),
    token,
    url: z.nullable(z.string().check(z.minLength(1), z.maxLength(500))),
    page: z
      .string()
      .check(z.maxLength(200), z.regex(/^https?:\/\/[^/?#\s]+$/, 'must be an address such as https://example.org')),
  }),
]);
export type TableAction = z.infer<typeof tableAction>;

/** Asks for the record of a match that is over, with any token of it. */
export const wantRecord = z.object({ token });
/** Asks what the viewer of a token was sent: of a match that runs, or with `own` of one that is over as well. */
export const wantPast = z.object({ token, own: z.optional(z.boolean()) });
/** Asks how the matches of this browser stand. */
export const myMatches = z.object({
  matches: z.array(z.object({ match: id, token })).check(z.maxLength(200)),
});

/** The id of a command that is well formed though nothing else may be. */
export function idIn(value: unknown): string | null {
  const { id: found }: { id?: unknown } = Object(value);
  const result = id.safeParse(found);
  return result.success ? result.data : null;
}

/** Reads a message; an error says where it is wrong and what is allowed. */
export function read<T>(
  schema: z.ZodMiniType<T>,
  value: unknown,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string } {
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  const issue = result.error.issues[0]!;
  const where = issue.path.join('.');
  return { ok: false, error: where === '' ? describe(issue) : `${where}: ${describe(issue)}` };
}

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };
/** What zod/mini says where a schema has no sentence of its own. */
const UNSAID = 'Invalid input';

/** zod/mini ships without sentences: these are ours. */
function describe(issue: z.core.$ZodIssue): string {
  if (issue.message !== UNSAID) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      if ('received' in issue && issue.received === 'Infinity') return 'must be a finite number';
      // JSON has no records.
      return `must be of type ${issue.expected === 'record' ? 'object' : issue.expected}`;
    case 'too_big':
      return `at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'too_small':
      return `at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return 'options' in issue
        ? `must be one of ${(issue.options as unknown[]).map(String).join(', ')}`
        : 'is of no known kind';
    case 'invalid_format':
      return 'pattern' in issue ? `must match ${issue.pattern}` : 'is not well formed';
    default:
      return 'is not allowed';
  }
}
