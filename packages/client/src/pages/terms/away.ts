// Away times: their length, and the rest of a running one.
import type { SeatInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { useEffect, useRef, useState } from 'react';

const MINUTE = 60_000;
/** Interval at which remaining times are updated. */
const TICK = 5000;

/** Returns a length of time in its largest unit. */
export function spanWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE));
  if (minutes < 120) return t('span.minutes', { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t('span.hours', { count: hours }) : t('span.days', { count: Math.round(hours / 24) });
}
export const minutesWords = (minutes: number): string => spanWords(minutes * MINUTE);

/** Returns the remaining away time of each seat, counted down between messages of the server; null if nobody is away. */
export function useAwayIn(seats: readonly SeatInfo[]): readonly (number | null)[] {
  const received = useRef({ seats, at: performance.now() });
  if (received.current.seats !== seats) received.current = { seats, at: performance.now() };
  const counting = seats.some(({ awayIn }) => awayIn !== null && awayIn > 0);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => tick((n) => n + 1), TICK);
    return () => clearInterval(timer);
  }, [counting]);
  const since = performance.now() - received.current.at;
  return seats.map(({ awayIn }) => (awayIn === null ? null : Math.max(0, awayIn - since)));
}
