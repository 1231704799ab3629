// Where somebody is on their way through a match, and how it goes on by itself.
import type { OwnReel } from '@gaslamp/record/reel';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { after, inNextFrame, type Stop } from '../settled.ts';
import { type Pace, savedPace } from '../table/pace.ts';
import { type ReplayClient, within } from './replay-client.ts';

export const SPEEDS = ['calm', 'quick', 'fast'] as const;
type Speed = (typeof SPEEDS)[number];
/** Milliseconds between two steps, and how what happens is shown meanwhile. */
const STEPS: Readonly<Record<Speed, { readonly every: number; readonly pace: Pace }>> = {
  calm: { every: 1800, pace: 'calm' },
  quick: { every: 800, pace: 'quick' },
  fast: { every: 200, pace: 'none' },
};
/** How long somebody stays at a moment until all that led there is told, in milliseconds. */
const RESTS = 400;
/** How soon it is looked again whether pieces are still on their way. */
const AGAIN = 80;

/** Whoever wants nothing to move, by the system or at their tables, sees nothing move here. */
const shownAt = (pace: Pace): Pace =>
  savedPace() === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : pace;

export interface Replay {
  readonly moment: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Goes to a moment; of a single step `lively` shows what happens. Whoever goes somewhere stops what plays. */
  go(to: number, lively?: boolean): void;
  toggle(): void;
  setSpeed(speed: Speed): void;
  /** The table is there: all that led to its moment may be told. */
  ready(): void;
}

/** While somebody is `reading`, there is no more of the match yet than the moment at hand. */
export function useReplay(client: ReplayClient, reel: OwnReel, reading: boolean, start: number): Replay {
  useLayoutEffect(() => client.take(reel), [client, reel]);
  const [moment, setMoment] = useState(start);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('quick');
  const wanted = useRef<{ readonly moment: number; readonly pace: Pace }>({ moment: start, pace: 'none' });
  const frame = useRef<Stop | null>(null);
  const resting = useRef<Stop>(undefined);
  const show = useCallback(() => {
    frame.current = null;
    client.show(wanted.current.moment, wanted.current.pace);
    resting.current?.();
    // All of the log takes a while: first comes what leads on.
    if (!reading) resting.current = after(RESTS, () => client.rest());
  }, [client, reading]);
  useEffect(
    () => () => {
      frame.current?.();
      frame.current = null;
      resting.current?.();
    },
    [],
  );
  // The slider follows the hand at once, the table once a frame.
  const move = useCallback(
    (to: number, pace: Pace) => {
      const next = within(reel, to);
      wanted.current = { moment: next, pace: shownAt(pace) };
      setMoment(next);
      frame.current ??= inNextFrame(show);
    },
    [reel, show],
  );
  const go = useCallback(
    (to: number, lively = false) => {
      if (reading) return;
      setPlaying(false);
      move(to, lively ? savedPace() : 'none');
    },
    [move, reading],
  );
  const last = reel.turns.length - 1;
  const toggle = useCallback(() => {
    if (reading) return;
    if (wanted.current.moment === last) move(0, 'none');
    setPlaying((now) => !now);
  }, [last, move, reading]);
  useEffect(() => {
    if (!playing) return;
    const { every, pace } = STEPS[speed];
    let stop = after(every / 2, tick);
    function tick(): void {
      // The next step waits for what is still on its way.
      const busy = document.querySelector('.travel') !== null;
      if (wanted.current.moment === last) return setPlaying(busy);
      if (!busy) move(wanted.current.moment + 1, pace);
      stop = after(busy ? AGAIN : every, tick);
    }
    return () => stop();
  }, [playing, speed, last, move]);
  return { moment, playing, speed, go, toggle, setSpeed, ready: show };
}
