// What there is to take along of a match that is over, fetched: nothing that the server does not give everybody of the table by then.
import type { LookBack } from '@gaslamp/protocol/past';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import * as api from '../net/api.ts';
import { addressElsewhere } from '../pages/address.ts';
import { fileOf, type Template } from './kept.ts';
import { TEMPLATES } from './templates.ts';

/** Throws what the server says, and what there is to say of a match that is not over. */
export async function matchOver(match: string, token: string): Promise<MatchInfo> {
  const { info, past } = await api.call<LookBack>(`/api/matches/${match}/past`, { token, own: false });
  if (past !== null || (info.phase !== 'over' && info.phase !== 'ended')) throw new Error(t('takeAlong.notYet'));
  return info;
}

/** Whether a match of that game can be had as a page. */
export const hasPage = (game: string): boolean => Object.hasOwn(TEMPLATES, game);

/** The match as a page. */
export async function pageOf(info: MatchInfo, token: string): Promise<string> {
  const [template, record, pack, elsewhere] = await Promise.all([
    templateOf(info.game),
    api.record(info.id, token),
    api.pack(info.game, info.pack),
    addressElsewhere(),
  ]);
  // The file goes to others, to whom "localhost" is their own machine.
  return fileOf(template, { info, pack, from: `${elsewhere ?? location.origin}/m/${info.id}`, record });
}

async function templateOf(game: string): Promise<Template> {
  const path = TEMPLATES[game];
  if (path === undefined) throw new Error(t('takeAlong.pageNone'));
  return api.call(path);
}
