// Tells whoever wants to hear of a match: what is due, gathered, once, and never so that the match would wait for it.
import { isOver, type TableNow } from '../seats/seats.ts';
import { isOthers } from '../seats/told.ts';
import type { Commit, Job, Target } from '../store/store.ts';
import { type News, newsOf, seenAt, soonAt } from './news.ts';

/** How long is waited for more to happen, in milliseconds. */
const GATHER = 10_000;
/** Between two messages to the same place. */
export const CALM = { hook: 60_000, push: 60_000, mail: 600_000 } as const;
/** So often in a row something may fail before nothing is told there any more; each time is waited for twice as long. */
const FAILS = 10;
const AGAIN = 30_000;
const LONGEST = 3_600_000;
const DAY = 86_400_000;
/** For so long an address may be confirmed, and for so long after a match is it kept who was told of it. */
const CONFIRM = 2 * DAY;
const KEPT = 30 * DAY;

const jobOf = (match: string, { id }: Target, due: number): Job => ({
  key: `message ${id}`,
  kind: 'message',
  match,
  due: Math.round(due),
});
const isUnconfirmed = (target: Target): boolean => target.kind === 'mail' && target.asked !== null;

/** Looks at what there is to tell, soon. Part of the commit that changed something. */
export function tellingSoon({ record, targets, now }: Pick<TableNow, 'record' | 'targets' | 'now'>): {
  jobs: readonly Job[];
} {
  // What failed waits for its time: whatever happens at a table is no reason to try more often.
  const waiting = targets.filter(({ failed }) => failed === 0);
  return {
    jobs: waiting.map((one) => {
      // Whoever has just typed an address waits for its letter.
      if (isUnconfirmed(one) && one.told === null) return jobOf(record.id, one, now);
      return jobOf(record.id, one, Math.max(now + GATHER, (one.at ?? Number.NEGATIVE_INFINITY) + CALM[one.kind]));
    }),
  };
}
/** Somebody else is asked: whoever was told of is asked no more, and may be told of again. */
export const askedElse = ({ targets }: TableNow): readonly Target[] =>
  targets.filter((one) => one.told !== null && !isUnconfirmed(one)).map((one) => ({ ...one, told: null }));

/** What is due at a target: news to be sent, or a commit where there are none. */
export function dueAt(table: TableNow, key: string): { readonly target: Target; readonly news: News } | Commit {
  const target = table.targets.find(({ id }) => key === `message ${id}`);
  if (target === undefined) return { done: [key] };
  if (isOthers(table.seats, target) || endOf(table, target) <= table.now) return { dropped: [target.id], done: [key] };
  const seen = target.kind === 'hook' ? null : seenAt(table, target);
  if (seen !== null && seen.key !== target.told && !isUnconfirmed(target)) {
    const knows = { ...target, told: seen.key, at: table.now, failed: 0 };
    return { targets: [knows], ...after(table, knows) };
  }
  const news = newsOf(table, target);
  if (news === null || news.key === target.told) return after(table, target);
  return { target, news };
}
/** The commit behind a message: what was told, and when to look again. */
export function told(table: TableNow, target: Target, news: News): Commit {
  const next = newsOf(table, target);
  // Whoever has come meanwhile sees it: they are not told of it again when they go.
  const more = next !== null && next.key !== news.key;
  const now = { ...target, told: more ? null : news.key, at: table.now, failed: 0 };
  return { targets: [now], ...after(table, now, more) };
}
/** The commit behind one that waits for its turn: the same place was written to a moment ago. */
export const later = ({ record }: TableNow, target: Target, due: number): Commit => ({
  jobs: [jobOf(record.id, target, due)],
});
function after(table: TableNow, target: Target, more = false): Commit {
  const soon = more ? table.now + CALM[target.kind] : soonAt(table);
  // Nobody else looks after what has failed.
  const again = target.failed > 0 ? table.now + waitOf(target) : Number.POSITIVE_INFINITY;
  const next = Math.min(soon > table.now ? soon : Number.POSITIVE_INFINITY, again, endOf(table, target));
  if (next === Number.POSITIVE_INFINITY) return { done: [jobOf('', target, 0).key] };
  return { jobs: [jobOf(table.record.id, target, next)] };
}
/** When nobody needs it any more, by the house clock. */
function endOf({ status }: TableNow, target: Target): number {
  if (target.kind === 'mail' && target.asked !== null) return target.asked + CONFIRM;
  const over = isOver(status.phase);
  if (target.kind === 'hook' || !over || target.told !== status.phase || target.at === null)
    return Number.POSITIVE_INFINITY;
  return target.at + KEPT;
}
const waitOf = ({ failed }: { readonly failed: number }): number => Math.min(LONGEST, AGAIN * 2 ** failed);
/** The commit behind one that did not arrive. `gone`: nobody is there any more; `stuck`: nothing gets out of this house. */
export function untold({ record, now }: TableNow, target: Target, how: Exclude<Sent, 'told'>): Commit {
  const failed = how === 'stuck' ? Math.min(target.failed + 1, FAILS - 1) : target.failed + 1;
  const { key } = jobOf('', target, 0);
  if (how === 'gone' || failed >= FAILS) return { dropped: [target.id], done: [key] };
  return { targets: [{ ...target, failed }], jobs: [jobOf(record.id, target, now + waitOf({ failed }))] };
}

/** How it went: told, not now, or never again; `stuck` is no fault of whoever is told. */
export type Sent = 'told' | 'failed' | 'gone' | 'stuck';
