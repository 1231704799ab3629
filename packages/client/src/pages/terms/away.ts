// Times of the table: their length, and the rest of a running one.
import type { Proposal, SeatInfo } from '@gaslamp/protocol/updates';
import { formed } from '@gaslamp/words/formed';
import { t, type Values } from '@gaslamp/words/text';
import { useEffect, useRef, useState } from 'react';

const MINUTE = 60_000;
/** Interval at which remaining times are updated. */
const TICK = 5000;

/** Returns a length of time in its largest unit. */
export const spanWords = (milliseconds: number): string => spanIn(milliseconds, '');
function spanIn(milliseconds: number, form: string): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE));
  if (minutes < 120) return t('span.minutes', { count: minutes, form });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t('span.hours', { count: hours, form }) : t('span.days', { count: Math.round(hours / 24), form });
}
export const minutesWords = (minutes: number): string => spanWords(minutes * MINUTE);
/** Returns a length of time as the value `time` of a sentence, with its forms. */
export const asTime = (milliseconds: number): Values => formed('time', (form) => spanIn(milliseconds, form));
export const minutesAsTime = (minutes: number): Values => asTime(minutes * MINUTE);

/** Returns the remaining away time of each seat, counted down between messages of the server; null if nobody is away. */
export function useAwayIn(seats: readonly SeatInfo[]): readonly (number | null)[] {
  const since = useSince(
    seats,
    seats.some(({ awayIn }) => awayIn !== null && awayIn > 0),
  );
  return seats.map(({ awayIn }) => (awayIn === null ? null : Math.max(0, awayIn - since)));
}
/** Returns the time until silence counts as agreement to a proposal, counted down like that; null if it never does. */
export function useLeft(proposal: Pick<Proposal, 'left'>): number | null {
  const { left } = proposal;
  const since = useSince(proposal, left !== null);
  return left === null ? null : Math.max(0, left - since);
}
/** Returns the milliseconds since this part of the server's latest message came, updated while something is `counting`. */
function useSince(part: object, counting: boolean): number {
  const received = useRef({ part, at: performance.now() });
  if (received.current.part !== part) received.current = { part, at: performance.now() };
  const [, tick] = useState(0);
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => tick((n) => n + 1), TICK);
    return () => clearInterval(timer);
  }, [counting]);
  return performance.now() - received.current.at;
}
