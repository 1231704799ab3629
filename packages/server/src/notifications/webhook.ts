// A messenger channel that is notified of a match. Pure, like all table actions.
import { checked, RequestError } from '../refused.ts';
import type { TableChange } from '../seats/actions.ts';
import { isOver, type TableNow } from '../seats/seats.ts';
import { secureUrl } from './public-address.ts';

/** Returns the id of a match's only hook. */
export const webhookId = (match: string): string => `hook ${match}`;

/** Sets the channel at `url`, or removes it if null. The resolved address is checked when something is sent. */
export function setWebhook(
  { record, status, targets }: TableNow,
  { url, page }: { readonly url: string | null; readonly page: string },
  language: string,
): TableChange {
  const id = webhookId(record.id);
  if (url === null) {
    if (targets.every((one) => one.id !== id)) throw new RequestError(409, 'news.noChannel');
    return { dropped: [id] };
  }
  if (isOver(status.phase)) throw new RequestError(409, 'match.over');
  const { href } = checked(() => secureUrl(url));
  return { targets: [{ id, kind: 'hook', url: href, origin: page, language, told: null, at: null, failed: 0 }] };
}
