// A match in the lists of the desk.

import { all } from '@gaslamp/words/things';
import { escaped } from '../http/html.ts';
import { shownPhase } from '../seats/seats.ts';
import type { PageTexts } from '../text.ts';
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
export function holderText({ t }: PageTexts, { kind, name, addresses }: ShownSeat): string {
  if (kind === 'free') return t('matches.free');
  if (kind === 'bot') return name === '' ? t('matches.bot') : `${name} (${t('matches.bot')})`;
  const who = name || t('matches.nameless');
  return addresses.length > 0 ? t('matches.here', { who }) : who;
}
/** Returns the facts of a match as HTML. */
export function factsOf(texts: PageTexts, { game, phase, seats, created, last, sockets }: Shown): string {
  const { t, code } = texts;
  const holders = seats.map((seat) => holderText(texts, seat));
  return list([
    [t('matches.game'), game],
    [t('matches.phase'), t(PHASES[shownPhase(phase)])],
    [t('matches.seats'), `${seats.length}: ${all(holders, code)}`],
    [t('matches.since'), time(created)],
    [t('matches.last'), last === null ? t('matches.never') : time(last)],
    [t('matches.sockets'), String(sockets)],
  ]);
}
/** Returns a match in a list as HTML. */
export function matchEntry(texts: PageTexts, found: Found): string {
  const title = `<h3><a href="${pageOf(found.id)}">${escaped(found.id)}</a></h3>`;
  const facts =
    'damaged' in found ? tag('p', texts.t('matches.damaged')) : factsOf(texts, found) + revoking(texts, found);
  return `<article>${title}${facts}</article>`;
}
/** Returns the form that revokes a match's invitations. */
export const revoking = ({ t }: PageTexts, { id, revoked }: Shown): string =>
  `${revoked ? tag('p', t('matches.revoked')) : ''}${form({ do: 'revoke', match: id }, t('matches.revoke'))}`;
