// Responses to questions and commands: plain messages from information that the sender may know.
import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import type { Refusal } from '@gaslamp/kernel/match';
import type { Player } from '@gaslamp/kernel/state';
import type { Told } from '@gaslamp/protocol/answers';
import type { ServerMessage } from '@gaslamp/protocol/updates';
import type { Values } from '@gaslamp/words/text';
import { type ToldCode, told } from '../told.ts';
import { type Connection, packed } from './audience.ts';

export type Refused = Extract<ServerMessage, { t: 'refused' }>;

export const failed = (id: string, { error, ...said }: Told): Refused => ({
  t: 'refused',
  id,
  reason: 'failed',
  why: null,
  detail: error,
  ...said,
});
/** A refusal of the server itself, not of the rules. */
export type Denied = Refusal & { readonly told: Told };
export const denied = (code: ToldCode, values: Values = {}): Denied => ({
  refusal: 'not-allowed',
  told: told(code, values),
});
export function refused(id: string, refusal: Refusal | Denied): Refused {
  const { refusal: reason, wish, rule, key, detail } = refusal;
  if ('told' in refusal) return { ...failed(id, refusal.told), reason };
  const why = rule !== undefined && key !== undefined ? { rule, key } : null;
  if (detail !== undefined) return { ...failed(id, told(detail.code, detail.values)), reason, why };
  return { t: 'refused', id, reason, why, detail: wish ?? null };
}

/** Returns the options that still fit these picks of a set. */
export function considered(match: AnyMatch, viewer: Player, id: string, picks: readonly string[]): ServerMessage {
  const found = match.consider(viewer, picks);
  return { t: 'considered', id, fits: found?.fits ?? null, enough: found?.enough ?? false };
}

/** Returns the reason why an option is not available, for a set `beside` these picks. */
export function explained(
  game: AnyGame,
  match: AnyMatch,
  viewer: Player,
  { id, wish, beside }: { readonly id: string; readonly wish: string; readonly beside: readonly string[] },
): ServerMessage {
  const option = game.verbs.parse(wish);
  if (typeof option !== 'number') return refused(id, { refusal: 'unknown-option', wish, detail: option });
  const set = beside.length > 0 ? match.consider(viewer, beside) : { picks: [] };
  if (set !== null) return { t: 'explained', id, wish, why: match.explain(viewer, option, set.picks) };
  return refused(id, denied('command.noSet', { picks: beside.join(', ') }));
}

export const NOT_BEGUN = told('match.notBegun');
export const NOT_YOURS = told('access.lost');
/** The id was used for another command or line. */
export const TAKEN = told('talk.idTaken');
export const TOO_MANY = told('limit.messages');
export const reply = (to: Connection, message: ServerMessage): void => to.deliver(packed(message));
