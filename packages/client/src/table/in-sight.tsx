// Where a table is larger than the window: what can be answered is brought into sight, or pointed at.
import { t } from '@gaslamp/words/text';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PageSymbol } from '../art/symbols.tsx';
import { inNextFrame, type Stop } from '../settled.ts';
import { quiet } from './quiet.ts';

/** What is asked for, wherever it lies. The dock and the hand are always in sight. */
const ASKED = '.game-table [data-lit="strong"][data-thing]';
const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long it takes somebody to see that the board has moved, in milliseconds; and the browser to move it. */
const SEEN = 400;
const MOVES = 500;

/** What scrolls: in a low window it is the table, not the page. */
export function scroller(): Element {
  const main = document.querySelector('main')!;
  return getComputedStyle(main).overflowY === 'auto' ? main : document.scrollingElement!;
}

interface Beyond {
  readonly above: readonly Element[];
  readonly below: readonly Element[];
}
const NOTHING: Beyond = { above: [], below: [] };

/** What lies over the foot of a table that is larger than the window; null on a desk, where everything is in sight. */
function coverOf(): DOMRect | null {
  const dock = document.querySelector('.bottom');
  return dock === null || getComputedStyle(dock).position === 'static' ? null : dock.getBoundingClientRect();
}

/** How far a thing sticks out over an edge of what is in sight, by its own height: over the upper one less than 0. */
function beyondBy(node: Element, cover: DOMRect): number {
  const { left, top, bottom, width, height } = node.getBoundingClientRect();
  const x = left + width / 2;
  const lowest = x > cover.left && x < cover.right ? cover.top : innerHeight;
  const highest = Math.max(0, document.querySelector('main')!.getBoundingClientRect().top);
  return top < highest ? (top - highest) / height : bottom > lowest ? (bottom - lowest) / height : 0;
}
/** So much of a thing may stick out that can still be answered. */
const HALF = 0.5;

/** All that is asked for on the board, and how far it is out of sight. */
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

/** Less of a board than so many px is none. */
const LITTLE = 150;

/** Where the player had the board before it went where the others act. */
let home: number | null = null;

/** Brings what happens at a place of the board into sight, at once: what is under way there does not wait. */
export function follow(node: Element): void {
  const cover = coverOf();
  if (cover === null || node.closest('#board') === null || Math.abs(beyondBy(node, cover)) <= HALF) return;
  home ??= scroller().scrollTop;
  bring(node, 'auto');
}

/** Brings the board to what is asked for where none of it is in sight, and says how much lies beyond the edges. */
export function Pointers({ asked }: { asked: object | null }) {
  const [{ above, below }, setBeyond] = useState(NOTHING);
  useEffect(() => {
    // Whoever moves the board meanwhile has it there.
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
    // Where the dock scrolls, it begins with what is asked.
    document.querySelector('.dock')!.scrollTop = 0;
    if (home !== null) {
      const { scrollTop } = scroller();
      quiet('#board', SEEN);
      scroller().scrollTop = home;
      home = null;
      // Where they had left the board altogether, it stays where the others acted.
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
    // What is fetched for it makes the dock higher.
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
  // Beside the question, where nothing that can be pressed lies under them.
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
