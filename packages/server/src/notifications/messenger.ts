// Schedules notifications about matches. Events are gathered, each is notified once, and the match never waits for a delivery.
import { warningAt } from '../seats/lost.ts';
import { isOver, shownPhase, type TableNow } from '../seats/seats.ts';
import { DAY } from '../spans.ts';
import type { Commit, Job, Target } from '../store/store.ts';
import { type News, newsOf, seenAt, soonAt } from './news.ts';
import { isOthers } from './targets.ts';

/** Time for which further events are gathered, in ms. */
const GATHER = 10_000;
/** Minimum time between two messages to the same target, in ms. */
export const CALM = { hook: 60_000, push: 60_000, mail: 600_000 } as const;
/** Number of consecutive failures after which a target is dropped. The delay doubles with each failure. */
const FAILS = 10;
const AGAIN = 30_000;
const LONGEST = 3_600_000;
/** Time in which an address must be confirmed, and time for which targets are kept after a match, in ms. */
const CONFIRM = 2 * DAY;
const KEPT = 30 * DAY;

const jobOf = (match: string, { id }: Target, due: number): Job => ({
  key: `message ${id}`,
  kind: 'message',
  match,
  due: Math.round(due),
});
const isUnconfirmed = (target: Target): boolean => target.kind === 'mail' && target.asked !== null;

/** Schedules a check for news. Part of the commit that changed something. */
export function scheduleCheck({ record, targets, now }: Pick<TableNow, 'record' | 'targets' | 'now'>): {
  jobs: readonly Job[];
} {
  // A failed target waits for its retry: events at a table do not trigger earlier attempts.
  const waiting = targets.filter(({ failed }) => failed === 0);
  return {
    jobs: waiting.map((one) => {
      // Somebody who has just entered an address waits for its e-mail.
      if (isUnconfirmed(one) && one.told === null) return jobOf(record.id, one, now);
      return jobOf(record.id, one, Math.max(now + GATHER, (one.at ?? Number.NEGATIVE_INFINITY) + CALM[one.kind]));
    }),
  };
}
/** Clears the last news of each target when another player must answer, so that the same news can be sent again. */
export const withoutLastNews = ({ targets }: TableNow): readonly Target[] =>
  targets.filter((one) => one.told !== null && !isUnconfirmed(one)).map((one) => ({ ...one, told: null }));

/** Returns the due action for a target: news to send, or a commit if there are none. */
export function dueAt(table: TableNow, key: string): { readonly target: Target; readonly news: News } | Commit {
  const target = table.targets.find(({ id }) => key === `message ${id}`);
  if (target === undefined) return { done: [key] };
  if (isOthers(table.seats, target) || endOf(table, target) <= table.now) return { dropped: [target.id], done: [key] };
  const seen = target.kind === 'hook' ? null : seenAt(table, target);
  if (seen !== null && seen.key !== target.told && !isUnconfirmed(target)) {
    const knows = { ...knowing(target, seen), at: table.now, failed: 0 };
    return { targets: [knows], ...after(table, knows) };
  }
  const news = newsOf(table, target);
  if (news === null || news.key === target.told) return after(table, target);
  return { target, news };
}
/** Returns the commit after a message: the news that was sent, and the next check. */
export function afterDelivery(table: TableNow, target: Target, news: News): Commit {
  const knows = knowing(target, news);
  const next = newsOf(table, knows);
  // If the player has come in the meantime, they have seen the news: it is not repeated when they leave.
  const more = next !== null && next.key !== knows.told;
  const now = { ...knows, told: more ? null : knows.told, at: table.now, failed: 0 };
  return { targets: [now], ...after(table, now, more) };
}
/** Returns a target with news that its recipient now knows. A proposed end repeats none of the other news, and vice versa. */
function knowing(target: Target, { key, proposal, warning }: News): Target {
  if (warning !== undefined) return { ...target, warned: warning };
  return proposal === undefined ? { ...target, told: key } : { ...target, proposal };
}
/** Returns the commit for a message that must wait because its destination was used a moment ago. */
export const later = ({ record }: TableNow, target: Target, due: number): Commit => ({
  jobs: [jobOf(record.id, target, due)],
});
function after(table: TableNow, target: Target, more = false): Commit {
  const soon = more ? table.now + CALM[target.kind] : soonAt(table);
  // Only this job retries after a failure.
  const again = target.failed > 0 ? table.now + waitOf(target) : Number.POSITIVE_INFINITY;
  const next = Math.min(
    soon > table.now ? soon : Number.POSITIVE_INFINITY,
    again,
    endOf(table, target),
    warnedNext(table, target),
  );
  if (next === Number.POSITIVE_INFINITY) return { done: [jobOf('', target, 0).key] };
  return { jobs: [jobOf(table.record.id, target, next)] };
}
/** Returns when its player is told again that they seem to have lost their seat; infinity if they are not. */
const warnedNext = (table: TableNow, target: Target): number =>
  (target.kind === 'hook' ? null : warningAt(table, target.seat)?.next) ?? Number.POSITIVE_INFINITY;
/** Returns when a target is no longer needed, by the house clock. */
function endOf({ status }: TableNow, target: Target): number {
  if (target.kind === 'mail' && target.asked !== null) return target.asked + CONFIRM;
  const over = isOver(status.phase);
  if (target.kind === 'hook' || !over || target.told !== shownPhase(status.phase) || target.at === null)
    return Number.POSITIVE_INFINITY;
  return target.at + KEPT;
}
const waitOf = ({ failed }: { readonly failed: number }): number => Math.min(LONGEST, AGAIN * 2 ** failed);
/** Returns the commit after a failed delivery. `gone`: the recipient no longer exists; `stuck`: no message can be sent. */
export function afterFailure({ record, now }: TableNow, target: Target, how: Exclude<Delivery, 'sent'>): Commit {
  const failed = how === 'stuck' ? Math.min(target.failed + 1, FAILS - 1) : target.failed + 1;
  const { key } = jobOf('', target, 0);
  if (how === 'gone' || failed >= FAILS) return { dropped: [target.id], done: [key] };
  return { targets: [{ ...target, failed }], jobs: [jobOf(record.id, target, now + waitOf({ failed }))] };
}

/** The result of a delivery: sent, failed for now, or failed for good; `stuck` is not the recipient's fault. */
export type Delivery = 'sent' | 'failed' | 'gone' | 'stuck';
