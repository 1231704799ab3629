// Schemas of the JSON answers, by which tests parse what a server sends. Pages and servers use the types alone.
import * as z from 'zod/mini';
import type { Answers, GameInfo } from './answers.ts';
import { clockChoice } from './clocks.ts';
import { HOUSE_LISTS } from './house.ts';
import { namedHolder, namedNote } from './notes.ts';
import { origin } from './origin.ts';
import type { Past, PastMoment } from './past.ts';
import { SUSPICIONS } from './private-notes.ts';
import type { SeatInfo } from './updates.ts';

/** Any object of that type: its content is the kernel's. */
const opaque = <T extends object>() => z.custom<T>((value) => typeof value === 'object' && value !== null);
const texts = z.array(z.string());
const numbers = z.array(z.number());
const optional = z.nullable(z.string());
const seatNumber = z.nullable(z.number());
const byName = z.record(z.string(), z.number());

const option: z.ZodMiniType<GameInfo['options'][string]> = z.strictObject({
  least: z.number(),
  most: z.number(),
  standard: z.number(),
  before: z.optional(z.number()),
  rule: z.string(),
  also: z.optional(texts),
});
const gameInfo = z.strictObject({
  id: z.string(),
  seats: z.strictObject({ least: z.number(), most: z.number() }),
  options: z.record(z.string(), option),
  bots: texts,
  pack: z.string(),
  packs: z.array(z.strictObject({ hash: z.string(), file: z.string() })),
  sides: z.boolean(),
});

const phase = z.enum(['gathering', 'playing', 'over', 'ended']);
const seatShown = { kind: z.enum(['person', 'bot', 'open']), name: z.string(), bot: optional };
const seatInfo: z.ZodMiniType<SeatInfo> = z.strictObject({
  ...seatShown,
  here: z.boolean(),
  awayIn: z.nullable(z.number()),
  number: z.nullable(z.number()),
  standsIn: z.boolean(),
  held: z.array(namedHolder),
  opened: z.nullable(z.enum(['handed', 'agreed', 'lost'])),
});
/** Settings of a match that invitations show, too. */
const settings = {
  game: z.string(),
  from: z.nullable(origin),
  phase,
  diceHash: z.string(),
  options: byName,
  pack: z.string(),
  hints: z.boolean(),
  list: z.enum(HOUSE_LISTS),
  chat: z.boolean(),
  away: z.number(),
  standIn: z.string(),
  clock: z.nullable(clockChoice),
};
const matchInfo = z.strictObject({
  ...settings,
  id: z.string(),
  rules: z.number(),
  seats: z.array(seatInfo),
  proposals: z.array(
    z.strictObject({ seat: seatNumber, agreed: numbers, asked: numbers, left: z.nullable(z.number()) }),
  ),
  notes: z.array(z.strictObject({ at: z.number(), move: z.number(), note: namedNote })),
  closed: z.boolean(),
  hook: z.boolean(),
  you: seatNumber,
  host: z.boolean(),
  diceKey: optional,
  rematch: optional,
});
const past: z.ZodMiniType<Past> = z.strictObject({
  first: opaque<Past['first']>(),
  moments: z.array(
    z.strictObject({
      patch: opaque<PastMoment['patch']>(),
      hidden: z.nullable(z.array(opaque<NonNullable<PastMoment['hidden']>[number]>())),
      standing: opaque<PastMoment['standing']>(),
      row: opaque<PastMoment['row']>(),
    }),
  ),
  turns: numbers,
  turning: numbers,
});

const outcome = z.strictObject({
  game: z.string(),
  points: numbers,
  sides: z.nullable(texts),
  winners: numbers,
  reason: z.string(),
  moves: z.number(),
});
const share = z.strictObject({ played: z.number(), wins: z.number(), points: z.number() });
const spread = z.strictObject({ least: z.number(), median: z.number(), mean: z.number(), most: z.number() });
const spreads = { matches: z.number(), moves: spread, points: spread };
const statistics = z.strictObject({
  ...spreads,
  game: z.string(),
  bySeat: z.array(share),
  bySide: z.record(z.string(), share),
  byPlayers: z.record(z.string(), z.strictObject({ ...spreads, winsBySeat: numbers })),
  ends: byName,
});

const health = z.strictObject({ ok: z.boolean() });
/** The schema of each route's answer. None allows a field that is not declared. */
export const answerSchemas: { readonly [R in keyof Answers]: z.ZodMiniType<Answers[R]> } = {
  'GET /healthz': health,
  'GET /readyz': health,
  'GET /api/games': z.array(gameInfo),
  'GET /api/games/:game': z.strictObject({ places: texts, items: texts }),
  'GET /api/packs/:game/:hash': z.unknown(),
  'GET /api/home': z.strictObject({ addresses: texts }),
  'POST /api/socket': z.strictObject({
    error: z.string(),
    code: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
    why: z.string(),
    build: z.nullable(z.string()),
  }),
  'GET /api/statistics': z.array(statistics),
  'POST /api/mine': z.array(
    z.strictObject({
      match: z.string(),
      game: z.string(),
      created: z.number(),
      phase,
      over: z.boolean(),
      seats: z.array(seatInfo),
      you: seatNumber,
      asked: seatNumber,
      timeLeft: z.nullable(z.number()),
      result: z.nullable(z.strictObject({ points: numbers, winners: numbers })),
      outcome: z.nullable(outcome),
      rematch: optional,
    }),
  ),
  'POST /api/matches': z.strictObject({
    match: z.string(),
    host: z.string(),
    spectator: z.string(),
    open: z.string(),
    invites: z.array(optional),
    tokens: z.array(optional),
  }),
  'GET /api/matches/:id': z.strictObject({ game: z.string() }),
  'POST /api/matches/:id/sit': z.strictObject({ match: z.string(), seat: z.number(), token: z.string() }),
  'POST /api/matches/:id/open': z.strictObject({ match: z.string(), seat: z.number(), token: z.string() }),
  'POST /api/matches/:id/way': z.strictObject({ asked: z.literal(true) }),
  'POST /api/matches/:id/keys': z.strictObject({
    phrase: optional,
    phrased: z.boolean(),
    keys: z.array(z.strictObject({ id: z.string(), device: z.string(), at: z.nullable(z.number()), own: z.boolean() })),
  }),
  'POST /api/matches/:id/invitation': z.strictObject({
    ...settings,
    seat: seatNumber,
    free: z.boolean(),
    taken: numbers,
    way: z.boolean(),
    seats: z.array(z.strictObject(seatShown)),
  }),
  'POST /api/matches/:id/table': z.strictObject({ invite: optional }),
  'POST /api/matches/:id/told': z.strictObject({
    key: z.string(),
    push: z.boolean(),
    mail: z.nullable(z.strictObject({ address: optional, confirmed: z.boolean() })),
  }),
  'POST /api/matches/:id/notebook': z.strictObject({
    saved: z.boolean(),
    notebook: z.strictObject({
      revision: z.number(),
      text: z.string(),
      marks: z.array(z.strictObject({ seat: z.number(), side: z.string(), mark: z.enum(SUSPICIONS) })),
    }),
    sides: texts,
  }),
  'POST /api/matches/:id/report': z.strictObject({ reported: z.literal(true) }),
  'POST /api/matches/:id/past': z.strictObject({ info: matchInfo, past: z.nullable(past) }),
};
