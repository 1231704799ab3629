// Loads a match that is over, to be saved as a file. It uses only data that the server gives everybody at the table by then.
import type { LookBack } from '@gaslamp/protocol/past';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import * as api from '../net/api.ts';
import { addressElsewhere } from '../pages/parts/address.ts';
import { fileOf, type Template } from './kept.ts';
import { TEMPLATES } from './templates.ts';

/** Rejects with the server's error, or with a message if the match is not over. */
export async function matchOver(match: string, token: string): Promise<MatchInfo> {
  const { info, past } = await api.call<LookBack>(`/api/matches/${match}/past`, { token, own: false });
  if (past !== null || (info.phase !== 'over' && info.phase !== 'ended'))
    throw new Error(t('takeAlong.notYet', { closed: String(info.closed) }));
  return info;
}

/** Returns true if a match of that game can be saved as a page. */
export const hasPage = (game: string): boolean => Object.hasOwn(TEMPLATES, game);

/** Returns the match as a page. */
export async function pageOf(info: MatchInfo, token: string): Promise<string> {
  const [template, record, pack, elsewhere] = await Promise.all([
    templateOf(info.game),
    api.record(info.id, token),
    api.pack(info.game, info.pack),
    addressElsewhere(),
  ]);
  // The file is for other people, for whom "localhost" is their own machine.
  return fileOf(template, { info, pack, from: `${elsewhere ?? location.origin}/m/${info.id}`, record });
}

async function templateOf(game: string): Promise<Template> {
  const path = TEMPLATES[game];
  if (path === undefined) throw new Error(t('takeAlong.pageNone'));
  return api.call(path);
}
