import './large-card.css';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Rectangle of the small card, and whether it is in hand: an enlarged card there would cover the others. */
export interface Spot {
  readonly beside: DOMRect;
  readonly inHand: boolean;
}

/** Shown in the topmost layer, so that it also appears over an open dialog. */
export function Large({ beside, inHand, children }: Spot & { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    // The oldest supported browsers show no preview.
    if (!('showPopover' in HTMLElement.prototype)) return;
    box.current!.showPopover?.();
    const { offsetWidth: width, offsetHeight: height } = box.current!;
    setStyle(spotClear(beside, { width, height }, inHand));
  }, [beside, inHand]);
  return (
    <div ref={box} popover="manual" className="preview" style={style} aria-hidden="true" inert>
      {children}
    </div>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}
const GAP = 10;

/** Chooses a position that does not cover the question. */
function spotClear(beside: DOMRect, size: Size, inHand: boolean): { left: number; top: number } {
  const room = { width: innerWidth, height: innerHeight };
  const dock = document.querySelector('.dock')?.getBoundingClientRect();
  // On a phone in landscape the dock has its own column.
  if (dock !== undefined && dock.left > 0 && dock.height > innerHeight / 2)
    return spotBeside(beside, size, { ...room, width: dock.left });
  const spot = spotBeside(beside, size, room, inHand);
  if (dock === undefined || spot.left >= dock.right || spot.left + size.width <= dock.left) return spot;
  if (spot.top >= dock.bottom || spot.top + size.height <= dock.top) return spot;
  return { left: spot.left, top: Math.max(GAP, dock.top - GAP - size.height) };
}

/**
 * Places a box to the right of a thing, else to its left, else above or below; on it only if the window is too small.
 * `overFirst` tries above first.
 */
export function spotBeside(
  { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  { width, height }: Size,
  window: Size,
  overFirst = false,
): { left: number; top: number } {
  const within = (at: number, size: number, room: number) => Math.max(GAP, Math.min(at, room - size - GAP));
  const across = within((left + right - width) / 2, width, window.width);
  if (overFirst && top >= height + 2 * GAP) return { left: across, top: top - GAP - height };
  const middle = within((top + bottom - height) / 2, height, window.height);
  if (right + 2 * GAP + width <= window.width) return { left: right + GAP, top: middle };
  if (left - 2 * GAP - width >= 0) return { left: left - GAP - width, top: middle };
  const over = top > window.height - bottom ? top - GAP - height : bottom + GAP;
  return { left: across, top: within(over, height, window.height) };
}
