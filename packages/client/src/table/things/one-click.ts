import { type RefObject, useEffect, useRef } from 'react';
import { isQuiet } from './quiet.ts';

/** A pointer click, with the data that tell whether it was intended. */
export interface Press {
  readonly time: number;
  readonly x: number;
  readonly y: number;
  /** The browser's click count; 0 for keys. */
  readonly count: number;
  /** The button or dialog that was hit. */
  readonly on: Element | null;
  /** The question at that moment, with all picks. */
  readonly asked: string;
}

/** Longest time between the two clicks of a double click, in ms: who presses twice after a moment means both. */
const SOON = 250;
/** Longest distance between them, in px. */
const NEAR = 8;

/** Time after which a touch is a long press, which shows something instead of answering, in ms. */
export const STAYS = 500;

/** Returns true if two clicks are one gesture: close in place and time. Browsers count slower clicks as double ones, too. */
const together = (a: Press, b: Press): boolean =>
  b.time - a.time < SOON && (b.count > 1 || Math.hypot(b.x - a.x, b.y - a.y) < NEAR);

/**
 * The second click of a double click is not meant for something that has just appeared under the pointer: another thing, or the
 * same one in another question. Returns whether the click is such an echo, and the click to compare the next one with.
 */
export function heldAgainst(before: Press | null, now: Press): { readonly echo: boolean; readonly first: Press } {
  if (before === null || !together(before, now)) return { echo: false, first: now };
  const echo = now.on !== null && (now.on !== before.on || now.asked !== before.asked);
  // Timed from the click that counted: ignored clicks hold nothing back.
  return { echo, first: before };
}

/**
 * The current pointer state: pressed or not, and whether the latest was a finger, which cannot hover over a card to read it.
 */
export const pointer = { down: false, finger: false };

/** Parts beside the game, which react even while the moves of others are being shown. */
const BESIDE = '.side, .tabs, dialog, .guide';

/**
 * Lets a double click do only one thing, in every game. A click is ignored if it skips the moves of others (`behind`), comes
 * too soon (`isQuiet`) or ends a long press, since it was not meant for the element under it. Keys are never limited.
 */
export function useOneClick(root: RefObject<HTMLElement | null>, asked: string, behind: boolean): void {
  const latest = useRef({ asked, behind });
  latest.current = { asked, behind };
  useEffect(() => {
    const node = root.current!;
    let before: Press | null = null;
    let skips = false;
    let early = false;
    let stays = 0;
    // Skipping ends the show before the click comes.
    const press = (event: PointerEvent) => {
      const finger = event.pointerType === 'touch';
      pointer.down = true;
      pointer.finger = finger;
      skips = latest.current.behind;
      early = finger && isQuiet(event);
      stays = finger ? event.timeStamp + STAYS : Number.POSITIVE_INFINITY;
    };
    const lift = () => {
      pointer.down = false;
    };
    const listen = (event: MouseEvent) => {
      if (event.detail === 0) {
        pointer.finger = false;
        return;
      }
      const stop = () => {
        event.stopPropagation();
        event.preventDefault();
      };
      const target = event.target as Element;
      if (early || (skips && target.closest(BESIDE) === null)) return stop();
      // The dialog element itself is hit outside its box, which closes it.
      const on = target.closest('button') ?? (target.matches('dialog') ? target : null);
      const press = { time: event.timeStamp, x: event.clientX, y: event.clientY, count: event.detail, on };
      const { echo, first } = heldAgainst(before, { ...press, asked: latest.current.asked });
      before = first;
      // Steps can be taken back one by one at any speed, and all at once by a long press.
      const again = on?.hasAttribute('data-again');
      if (again ? echo && on !== first.on : echo || (on !== null && event.timeStamp > stays)) stop();
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', lift, true);
    addEventListener('pointercancel', lift, true);
    node.addEventListener('click', listen, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', lift, true);
      removeEventListener('pointercancel', lift, true);
      node.removeEventListener('click', listen, true);
    };
  }, [root]);
}
