import { type RefObject, useEffect, useRef } from 'react';
import { isQuiet } from './quiet.ts';

/** A click of a pointer, as far as it tells whether it was meant. */
export interface Press {
  readonly time: number;
  readonly x: number;
  readonly y: number;
  /** The browser's count of a double click; 0 for keys. */
  readonly count: number;
  /** The button or dialog that it met. */
  readonly on: Element | null;
  /** What was asked at that moment, with all that was picked. */
  readonly asked: string;
}

const SOON = 350;
const NEAR = 8;

/** After so long a finger has stayed, in milliseconds: it looks, and answers nothing. */
export const STAYS = 500;

/** Whether two clicks are one gesture: on the same spot, hardly apart. */
const together = (a: Press, b: Press): boolean =>
  b.count > 1 || (b.time - a.time < SOON && Math.hypot(b.x - a.x, b.y - a.y) < NEAR);

/**
 * The second click of a double click is not meant for what has just appeared under the pointer: another thing, or the
 * same one in another question. Gives whether it is such an echo, and the click that the next one is held against.
 */
export function heldAgainst(before: Press | null, now: Press): { readonly echo: boolean; readonly first: Press } {
  if (before === null || !together(before, now)) return { echo: false, first: now };
  const echo = now.on !== null && (now.on !== before.on || now.asked !== before.asked);
  // A burst goes on from its latest click, but against what stood there at first.
  return { echo, first: { ...before, time: now.time } };
}

/** Whether a pointer is pressed now, and whether the latest was a finger, which cannot rest on a card to read it. */
export const pointer = { down: false, finger: false };

/** What lies beside the game: it answers while the others are still being shown. */
const BESIDE = '.side, .tabs, dialog, .guide';

/**
 * Lets a double click do one thing only, whatever game is on the table; a click that skips what the others did (`behind`),
 * that came too soon (`isQuiet`), or of a finger that stayed, does nothing else: it was not meant for what lies there. Keys
 * may be pressed as fast as one likes.
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
      // A dialog itself is met beside its box, which closes it.
      const on = target.closest('button') ?? (target.matches('dialog') ? target : null);
      const press = { time: event.timeStamp, x: event.clientX, y: event.clientY, count: event.detail, on };
      const { echo, first } = heldAgainst(before, { ...press, asked: latest.current.asked });
      before = first;
      // Steps are taken back one by one, as fast as somebody likes, and all at once by a finger that stays.
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
