// A match in the lists of the desk.

import { all } from '@gaslamp/words/things';
import { escaped } from '../http/html.ts';
import { shownPhase } from '../seats/seats.ts';
import { say } from '../text.ts';
import type { Found, Shown, ShownSeat } from './numbers.ts';
import { form, list, tag, time } from './parts.ts';

/** Returns the address of the desk's page for a match. */
export const pageOf = (match: string): string => `/admin/match/${encodeURIComponent(match)}`;

const PHASES = {
  gathering: 'matches.gathering',
  playing: 'matches.playing',
  over: 'matches.over',
  ended: 'matches.ended',
} as const;

/** Returns who is at a seat, as text. */
export function holderText({ kind, name, addresses }: ShownSeat): string {
  if (kind === 'free') return say('matches.free');
  if (kind === 'bot') return name === '' ? say('matches.bot') : `${name} (${say('matches.bot')})`;
  const who = name || say('matches.nameless');
  return addresses.length > 0 ? say('matches.here', { who }) : who;
}
/** Returns the facts of a match as HTML. */
export const factsOf = ({ game, phase, seats, created, last, sockets }: Shown): string =>
  list([
    ['matches.game', game],
    ['matches.phase', say(PHASES[shownPhase(phase)])],
    ['matches.seats', `${seats.length}: ${all(seats.map(holderText))}`],
    ['matches.since', time(created)],
    ['matches.last', last === null ? say('matches.never') : time(last)],
    ['matches.sockets', String(sockets)],
  ]);
/** Returns a match in a list as HTML. */
export function matchEntry(found: Found): string {
  const title = `<h3><a href="${pageOf(found.id)}">${escaped(found.id)}</a></h3>`;
  return `<article>${title}${'damaged' in found ? tag('p', say('matches.damaged')) : factsOf(found) + revoking(found)}</article>`;
}
/** Returns the form that revokes a match's invitations. */
export const revoking = ({ id, revoked }: Shown): string =>
  `${revoked ? tag('p', say('matches.revoked')) : ''}${form({ do: 'revoke', match: id }, say('matches.revoke'))}`;
