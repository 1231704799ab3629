// Actions at a table other than moves, with the tokens of this browser.
import '../parts/texts.ts';
import type { TableAction } from '@gaslamp/protocol/messages';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { seatName, sentence } from '../../games/names.ts';
import { tableAction, wordsOf } from '../../net/api.ts';
import type { KnownMatch } from '../../stored.ts';

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** An action without its token. */
export type TableWish = Without<TableAction, 'token'>;

/** Actions that only the seat's own player may take. */
const OWN: readonly TableWish['do'][] = ['leave', 'hand-over', 'keep'];
/** Votes of everybody who holds a seat, even while a bot stands in there. */
const VOTES: readonly TableWish['do'][] = ['agree-end', 'agree-hands', 'object'];
const HOSTS: readonly TableWish['do'][] = ['begin', 'delete', 'hook'];

/** Returns the token for an action; null if this browser may not take it. The seat of a host has the host's rights. */
export function tokenFor(known: KnownMatch, info: MatchInfo, wish: TableWish): string | null {
  const of = (seat: number | null) => known.seats.find((one) => one.seat === seat)?.token ?? null;
  const voice = of(info.you) ?? of(known.seats.find(({ seat }) => !known.left.includes(seat))?.seat ?? null);
  const host = known.host ?? (info.host ? voice : null);
  if (OWN.includes(wish.do)) return 'seat' in wish && wish.seat !== undefined ? of(wish.seat) : null;
  if (HOSTS.includes(wish.do)) return host;
  if (wish.do === 'free') return of(wish.seat) ?? host;
  if (wish.do === 'invite' && info.phase === 'gathering') return host;
  const left = VOTES.includes(wish.do) ? of(known.left[0] ?? null) : null;
  return voice ?? left ?? host;
}

/** Carries out an action. Returns the new invitation or null; rejects with a readable sentence. */
export async function carryOut(known: KnownMatch, info: MatchInfo, wish: TableWish): Promise<string | null> {
  const token = tokenFor(known, info, wish);
  if (token === null) throw new Error(t('match.notAllowed'));
  try {
    return (await tableAction(known.match, { ...wish, token } as TableAction)).invite;
  } catch (mistake) {
    throw new Error(inWords(wordsOf(mistake), info.game));
  }
}

/** Replaces the server's seat numbers with names. */
export const inWords = (message: string, game: string): string =>
  sentence(message.replace(/\bseat (\d)\b/g, (_, n) => t('match.seatOf', { seat: seatName(game, Number(n)) })));
