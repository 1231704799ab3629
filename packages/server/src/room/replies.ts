// Responses to questions and commands: plain messages from information that the sender may know.
import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import type { Refusal } from '@gaslamp/kernel/match';
import type { Player } from '@gaslamp/kernel/state';
import type { ServerMessage } from '@gaslamp/protocol/updates';
import { type Connection, packed } from './audience.ts';

export type Refused = Extract<ServerMessage, { t: 'refused' }>;

export const failed = (id: string, detail: string): Refused => ({
  t: 'refused',
  id,
  reason: 'failed',
  why: null,
  detail,
});
export function refused(id: string, { refusal, wish, rule, key, detail }: Refusal): Refused {
  const why = rule !== undefined && key !== undefined ? { rule, key } : null;
  return { t: 'refused', id, reason: refusal, why, detail: detail ?? wish ?? null };
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
  if (typeof option !== 'number') return refused(id, { refusal: 'unknown-option', wish, detail: option.error });
  const set = beside.length > 0 ? match.consider(viewer, beside) : { picks: [] };
  if (set !== null) return { t: 'explained', id, wish, why: match.explain(viewer, option, set.picks) };
  return refused(id, { refusal: 'not-allowed', detail: `no set at hand begins with ${beside.join(', ')}` });
}

export const NOT_BEGUN = 'the match has not begun';
export const NOT_YOURS = 'this seat is not yours any more';
/** The id was used for another command or line. */
export const TAKEN = 'this id is taken';
export const TOO_MANY =
  'too many messages: at most 20 a second, 3 of them forecasts, from all pages of a seat; wait a moment';
export const reply = (to: Connection, message: ServerMessage): void => to.deliver(packed(message));
