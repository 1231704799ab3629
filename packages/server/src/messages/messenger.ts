// Tells whoever wants to hear of a match: what is due, gathered, once, and never so that the match would wait for it.

import type { TableNow } from '../seats/seats.ts';
import type { Commit, Job, Target } from '../store/store.ts';
import { type News, newsOf, soonAt } from './news.ts';
import { post, type Ways } from './post.ts';
import { Forbidden } from './public-address.ts';

/** How long is waited for more to happen, and between two messages to the same place, in milliseconds. */
const GATHER = 10_000;
const CALM = 60_000;
/** So often in a row something may fail before nothing is told there any more; each time is waited for twice as long. */
const FAILS = 10;
const AGAIN = 30_000;
const LONGEST = 3_600_000;

const jobOf = (match: string, { id }: Target, due: number): Job => ({
  key: `message ${id}`,
  kind: 'message',
  match,
  due: Math.round(due),
});

/** Looks at what there is to tell, soon. Part of the commit that changed something. */
export function tellingSoon({ record, targets, now }: Pick<TableNow, 'record' | 'targets' | 'now'>): {
  jobs: readonly Job[];
} {
  return { jobs: targets.map((one) => jobOf(record.id, one, Math.max(now + GATHER, (one.at ?? -CALM) + CALM))) };
}
/** Somebody else is asked: whoever was told of is asked no more, and may be told of again. */
export const askedElse = ({ targets }: TableNow): readonly Target[] =>
  targets.filter(({ told }) => told !== null).map((one) => ({ ...one, told: null }));

/** What is due at a target: news to be sent, or a commit where there are none. */
export function dueAt(table: TableNow, key: string): { readonly target: Target; readonly news: News } | Commit {
  const target = table.targets.find(({ id }) => key === `message ${id}`);
  if (target === undefined) return { done: [key] };
  const news = newsOf(table);
  if (news === null || news.key === target.told) return after(table, target);
  return { target, news };
}
/** The commit behind a message: what was told, and when to look again. */
export function told(table: TableNow, target: Target, news: News): Commit {
  const more = newsOf(table)?.key !== news.key;
  const now = { ...target, told: more ? null : news.key, at: table.now, failed: 0 };
  return { targets: [now], ...after(table, now, more) };
}
function after(table: TableNow, target: Target, more = false): Commit {
  const soon = more ? table.now + CALM : soonAt(table);
  if (soon === Number.POSITIVE_INFINITY || (!more && soon <= table.now)) return { done: [jobOf('', target, 0).key] };
  return { jobs: [jobOf(table.record.id, target, soon)] };
}
/** The commit behind one that did not arrive. `gone`: nobody is there any more. */
export function untold({ record, now }: TableNow, target: Target, gone: boolean): Commit {
  const failed = target.failed + 1;
  const { key } = jobOf('', target, 0);
  if (gone || failed >= FAILS) return { dropped: [target.id], done: [key] };
  const wait = Math.min(LONGEST, AGAIN * 2 ** failed);
  return { targets: [{ ...target, failed }], jobs: [jobOf(record.id, target, now + wait)] };
}

/** How it went: told, not now, or never again. */
export type Sent = 'told' | 'failed' | 'gone';

/** Writes to a channel, in the form that Discord reads. The same news of a target have the same key, if it is sent twice. */
export async function send(match: string, { url, origin, id, at }: Target, news: News, ways?: Ways): Promise<Sent> {
  const content = `${news.text}\n${origin}/m/${match}`;
  const headers = { 'idempotency-key': `${id} ${at} ${news.key}` };
  try {
    const status = await post(url, { content, allowed_mentions: { parse: [] } }, headers, ways);
    if (status >= 200 && status < 300) return 'told';
    return [401, 403, 404, 410].includes(status) ? 'gone' : 'failed';
  } catch (error) {
    return error instanceof Forbidden ? 'gone' : 'failed';
  }
}
