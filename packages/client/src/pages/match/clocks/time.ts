// Remaining time as text, counted down between messages of the server.
import type { ClockNow } from '@gaslamp/protocol/clocks';
import { useEffect, useState } from 'react';
import { spanWords } from '../../terms/away.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Times below this are shown to the second. */
const CLOSE = 2 * HOUR;

/** Returns "14:32", "1:03:20", or from two hours on "5 hours". */
export function timeWords(milliseconds: number): string {
  if (milliseconds >= CLOSE) return spanWords(milliseconds);
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Returns the milliseconds since the clocks were sent, updated every second while one runs. */
export function useSince(clock: ClockNow & { readonly at: number }): number {
  const [, tick] = useState(0);
  const runs = clock.running !== null;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [runs]);
  return performance.now() - clock.at;
}

/** Returns true if time is nearly up: the last minute of a live match, the last three hours of any other. */
export const isUrgent = (kind: 'live' | 'day', left: number): boolean => left <= (kind === 'live' ? MINUTE : 3 * HOUR);
