// Sample data for a store.
import type { State } from '@gaslamp/kernel/state';
import type { TalkLine } from '@gaslamp/protocol/talk';
import type { LogLine } from '@gaslamp/record/log';
import { started } from '../src/clock/clock.ts';
import type { HookTarget, Job, MatchRecord, MatchStatus, Seat } from '../src/store/store.ts';

export const NOON = 1_700_000_000_000;
export const recordOf = (id: string, more: Partial<MatchRecord> = {}): MatchRecord => ({
  id,
  game: 'emerald-2e',
  rules: 7,
  pack: 'a-pack',
  seats: 3,
  options: { endgame: 1, pieces: 0 },
  hints: true,
  away: 5,
  standIn: 'heuristic',
  hostHash: 'host',
  spectatorHash: 'spectator',
  openHash: 'open',
  hostNumber: 1,
  diceKey: 'key',
  created: NOON,
  ...more,
});
export const GATHERING: MatchStatus = { phase: 'gathering', rematch: null, proposals: [], nextNumber: 2, asked: null };
export const PLAYING: MatchStatus = { ...GATHERING, phase: 'playing', asked: 0 };

export const free = (seat: number): Seat => ({ by: 'nobody', seat, held: [], inviteHash: `invite-${seat}` });
export const person = (seat: number, number = 1, more: object = {}): Seat => ({
  by: 'person',
  seat,
  held: [],
  person: { number, voice: number, tokenHash: `token-${seat}` },
  left: null,
  opening: null,
  order: 'none',
  orderedInTurn: false,
  but: [],
  ...more,
});
/** A seat that was opened in two browsers, with a phrase. */
export const keyed = (seat: number): Seat =>
  person(seat, 1, {
    person: {
      number: 1,
      voice: 1,
      tokenHash: 'first',
      first: { device: 'Firefox on Linux', at: null },
      keys: [{ hash: 'second', device: 'Safari on iPhone', at: NOON }],
      phrase: { salt: 'salt', hash: 'phrase' },
      invited: 'invite',
    },
  });
export const bot = (seat: number, more: object = {}): Seat => ({
  by: 'bot',
  seat,
  held: [],
  bot: 'random',
  opening: null,
  ...more,
});
export const standIn = (seat: number, number: number, more: object = {}): Seat => ({
  by: 'stand-in',
  seat,
  held: [{ kind: 'person', number }],
  bot: 'heuristic',
  person: { number, voice: number, tokenHash: 'bob' },
  left: 60_000,
  opening: null,
  ...more,
});
export const answer = (move: number, did = 'claim VIENNA'): LogLine => ({
  at: NOON + move,
  rules: 7,
  entry: {
    player: 0,
    did,
    chance: [],
    events: [{ kind: 'claimed', fields: { city: move }, secret: { to: 1, fields: { card: 3 } } }],
    patch: { move, place: [4, 0, move], agenda: [1, { effect: 'turn', by: 1 }] },
    settled: true,
  },
});
export const noteLine: LogLine = { at: NOON, note: { kind: 'rules', from: 6, to: 7 } };
export const before = { rules: 7, seats: 3, move: 0, step: 0, agenda: [], picks: [], place: [1], seenBy: [0] } as State;
export const spoken = (text: string): TalkLine => ({
  at: NOON,
  by: { kind: 'seat', seat: 1, number: 2 },
  words: { kind: 'text', text },
});
export const phrase: TalkLine = {
  at: NOON,
  by: { kind: 'watcher', number: 3 },
  words: { kind: 'phrase', phrase: 'well-played' },
};
export const command = (id: string) => ({ id, seat: 1, move: 4, step: 2 });
export const LIVE = { kind: 'live', base: 60, increment: 10, window: 20, missed: 'bot' } as const;
export const clockAt = (since: number) =>
  started(LIVE, { asked: { player: 1, window: false }, active: 1, persons: [true, true, true] }, since);
export const job = (match: string, due: number): Job => ({ key: `clock ${match}`, kind: 'clock', match, due });
export const target = (id: string, more: Partial<HookTarget> = {}): HookTarget => ({
  id,
  kind: 'hook',
  url: 'https://hooks.test/a',
  origin: 'https://here.test',
  told: null,
  at: null,
  failed: 0,
  ...more,
});
export const three = [person(0), person(1), person(2)];
