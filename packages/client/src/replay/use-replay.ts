// The position in a replay, and automatic playback.
import type { OwnReel } from '@gaslamp/record/reel';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { after, inNextFrame, type Stop } from '../settled.ts';
import { type Pace, savedPace } from '../table/showing/pace.ts';
import { type ReplayClient, within } from './replay-client.ts';

export const SPEEDS = ['calm', 'quick', 'fast'] as const;
type Speed = (typeof SPEEDS)[number];
/** Milliseconds between two steps, and the pace of their animations. */
const STEPS: Readonly<Record<Speed, { readonly every: number; readonly pace: Pace }>> = {
  calm: { every: 1800, pace: 'calm' },
  quick: { every: 800, pace: 'quick' },
  fast: { every: 200, pace: 'none' },
};
/** Delay at a moment before the whole log is shown, in milliseconds. */
const RESTS = 400;
/** Delay before checking again whether pieces are still moving, in milliseconds. */
const AGAIN = 80;

/** Returns `none` if animations are off, in the system or at the player's tables. */
const shownAt = (pace: Pace): Pace =>
  savedPace() === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : pace;

export interface Replay {
  readonly moment: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Goes to a moment and stops playback; `lively` animates a single step. */
  go(to: number, lively?: boolean): void;
  toggle(): void;
  setSpeed(speed: Speed): void;
  /** To call when the table is rendered, so that the whole log may follow. */
  ready(): void;
}

/** While `reading`, only the current moment is loaded. */
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
    // The whole log takes a while to render, so the controls come first.
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
  // The slider follows input at once, the table once per frame.
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
      // The next step waits for moving pieces.
      const busy = document.querySelector('.travel') !== null;
      if (wanted.current.moment === last) return setPlaying(busy);
      if (!busy) move(wanted.current.moment + 1, pace);
      stop = after(busy ? AGAIN : every, tick);
    }
    return () => stop();
  }, [playing, speed, last, move]);
  return { moment, playing, speed, go, toggle, setSpeed, ready: show };
}
