// Notifies a messenger channel, in Discord's format.
import type { HookTarget } from '../store/store.ts';
import type { Delivery } from './messenger.ts';
import type { News } from './news.ts';
import { post, type Ways } from './post.ts';
import { Forbidden } from './public-address.ts';

const GONE = [401, 403, 404, 410];

/** Posts to a channel. If the same news is sent twice, it has the same key. */
export async function toChannel(
  match: string,
  { url, origin, id, at }: HookTarget,
  news: News,
  ways?: Ways,
): Promise<Delivery> {
  const content = `${news.text}\n${origin}/m/${match}`;
  const headers = { 'idempotency-key': `${id} ${at} ${news.key}` };
  try {
    const status = await post(url, { content, allowed_mentions: { parse: [] } }, headers, ways);
    if (status >= 200 && status < 300) return 'sent';
    return GONE.includes(status) ? 'gone' : 'failed';
  } catch (error) {
    return error instanceof Forbidden ? 'gone' : 'failed';
  }
}
