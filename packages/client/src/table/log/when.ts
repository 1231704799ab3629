import { moment } from '@gaslamp/words/formats';

const CLOCK = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

/** Formats a time by the reader's clock; for today, the time alone. */
export function when(at: number, now: Date): string {
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) return moment(at, CLOCK);
  const year = then.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
  return moment(at, { day: 'numeric', month: 'short', year, ...CLOCK });
}
