// Scrolls answerable things into view, or points at them, on tables that are larger than the window.
import { t } from '@gaslamp/words/text';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PageSymbol } from '../../art/symbols.tsx';
import { inNextFrame, type Stop } from '../../settled.ts';
import { quiet } from '../things/quiet.ts';

/** Selector of answerable things. The dock and the hand are always in view. */
const ASKED = '.game-table [data-lit="strong"][data-thing]';
const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Time for the player to notice that the board has moved, and for the browser to move it, in ms. */
const SEEN = 400;
const MOVES = 500;

/** Returns the scrolling element: in a low window that is the table, not the page. */
export function scroller(): Element {
  const main = document.querySelector('main')!;
  return getComputedStyle(main).overflowY === 'auto' ? main : document.scrollingElement!;
}

interface Beyond {
  readonly above: readonly Element[];
  readonly below: readonly Element[];
}
const NOTHING: Beyond = { above: [], below: [] };

/** Returns the rectangle that covers the foot of a scrolling table; null on a desktop, where everything is in view. */
function coverOf(): DOMRect | null {
  const dock = document.querySelector('.bottom');
  return dock === null || getComputedStyle(dock).position === 'static' ? null : dock.getBoundingClientRect();
}

/** Returns how far a thing exceeds the visible area, relative to its height; negative at the upper edge. */
function beyondBy(node: Element, cover: DOMRect): number {
  const { left, top, bottom, width, height } = node.getBoundingClientRect();
  const x = left + width / 2;
  const lowest = x > cover.left && x < cover.right ? cover.top : innerHeight;
  const highest = Math.max(0, document.querySelector('main')!.getBoundingClientRect().top);
  return top < highest ? (top - highest) / height : bottom > lowest ? (bottom - lowest) / height : 0;
}
/** Largest hidden share of a thing that can still be answered. */
const HALF = 0.5;

/** Returns all answerable things on the board, each with how far it is out of view. */
function asking(): (readonly [Element, number])[] {
  const cover = coverOf();
  if (cover === null) return [];
  return [...document.querySelectorAll(ASKED)].flatMap((node) =>
    node.closest('.bottom') === null ? [[node, beyondBy(node, cover)] as const] : [],
  );
}
const beyond = (all = asking()): Beyond => ({
  above: all.flatMap(([node, by]) => (by < -HALF ? node : [])),
  below: all.flatMap(([node, by]) => (by > HALF ? node : [])),
});

function bring(node: Element | undefined, how?: 'auto'): void {
  const behavior = how ?? (still() ? 'auto' : 'smooth');
  quiet('#board', behavior === 'auto' ? SEEN : SEEN + MOVES);
  node?.scrollIntoView({ block: 'center', behavior });
}

/** If less of the board than this is visible, in px, the player has left it. */
const LITTLE = 150;

/** Scroll position of the board before it followed the moves of others. */
let home: number | null = null;

/** Scrolls an event on the board into view at once, because its animation does not wait. */
export function follow(node: Element): void {
  const cover = coverOf();
  if (cover === null || node.closest('#board') === null || Math.abs(beyondBy(node, cover)) <= HALF) return;
  home ??= scroller().scrollTop;
  bring(node, 'auto');
}

/** Scrolls the board to an answerable thing if none is visible, and counts those beyond the edges. */
export function Pointers({ asked }: { asked: object | null }) {
  const [{ above, below }, setBeyond] = useState(NOTHING);
  useEffect(() => {
    // The player moved the board meanwhile, so it stays there.
    const moves = () => {
      home = null;
    };
    addEventListener('touchmove', moves, { passive: true });
    addEventListener('wheel', moves, { passive: true });
    return () => {
      removeEventListener('touchmove', moves);
      removeEventListener('wheel', moves);
    };
  }, []);
  useEffect(() => {
    if (asked === null) return setBeyond(NOTHING);
    // A scrolling dock starts at the question.
    document.querySelector('.dock')!.scrollTop = 0;
    if (home !== null) {
      const { scrollTop } = scroller();
      quiet('#board', SEEN);
      scroller().scrollTop = home;
      home = null;
      // A player who had left the board stays where the others acted.
      const { top, bottom } = document.querySelector('#board')!.getBoundingClientRect();
      if (bottom < LITTLE || top > innerHeight / 2) scroller().scrollTop = scrollTop;
    }
    const all = asking();
    setBeyond(beyond(all));
    if (all.every(([, by]) => by !== 0)) bring(all[all.length >> 1]?.[0]);
    let stop: Stop = () => {};
    const look = () => {
      stop();
      stop = inNextFrame(() => setBeyond(beyond()));
    };
    // In a low window the table scrolls, not the page.
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    // Content that loads later makes the dock higher.
    const higher = new ResizeObserver(look);
    for (const node of document.querySelectorAll('.bottom')) higher.observe(node);
    return () => {
      stop();
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
      higher.disconnect();
    };
  }, [asked]);
  if (above.length + below.length === 0) return null;
  // Placed beside the question, so that they cover no control.
  return createPortal(
    <div className="pointers">
      <Pointer way="above" nodes={above} to={above.at(-1)} />
      <Pointer way="below" nodes={below} to={below[0]} />
    </div>,
    document.querySelector('#prompt')!,
  );
}

interface PointerProps {
  readonly way: 'above' | 'below';
  readonly nodes: readonly Element[];
  /** The nearest of them. */
  readonly to: Element | undefined;
}
function Pointer({ way, nodes, to }: PointerProps) {
  if (to === undefined) return null;
  return (
    <button type="button" className="pointer" data-way={way} onClick={() => bring(to)}>
      <PageSymbol name="arrow" size={14} /> {t(`table.${way}`, { count: nodes.length })}
    </button>
  );
}
