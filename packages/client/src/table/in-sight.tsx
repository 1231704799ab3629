// Where a table is larger than the window: what can be answered is brought into sight, or pointed at.
import { t } from '@gaslamp/words/text';
import { useEffect, useState } from 'react';
import { PageSymbol } from '../art/symbols.tsx';

/** What is asked for, wherever it lies. The dock and the hand are always in sight. */
const ASKED = '.game-table [data-lit="strong"][data-thing]';
const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Beyond {
  readonly above: readonly Element[];
  readonly below: readonly Element[];
  /** All that is asked for on the board, wherever it lies. */
  readonly all: readonly Element[];
}
const NOTHING: Beyond = { above: [], below: [], all: [] };

/** What lies over the foot of a table that is larger than the window; null on a desk, where everything is in sight. */
function coverOf(): DOMRect | null {
  const dock = document.querySelector('.bottom');
  return dock === null || getComputedStyle(dock).position !== 'sticky' ? null : dock.getBoundingClientRect();
}

/** Where a thing lies whose middle is beyond an edge of the window, or under the dock; null for what is in sight. */
function wayTo(node: Element, cover: DOMRect): 'above' | 'below' | null {
  const { left, top, width, height } = node.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const lowest = x > cover.left && x < cover.right ? cover.top : innerHeight;
  return y < 0 ? 'above' : y > lowest ? 'below' : null;
}

function beyond(): Beyond {
  const cover = coverOf();
  if (cover === null) return NOTHING;
  const all = [...document.querySelectorAll(ASKED)].filter((node) => node.closest('.bottom') === null);
  const on = (way: 'above' | 'below') => all.filter((node) => wayTo(node, cover) === way);
  return { above: on('above'), below: on('below'), all };
}

/** Brings what happens at a place of the board into sight, at once: what is under way there does not wait. */
export function follow(node: Element): void {
  const cover = coverOf();
  if (cover === null || node.closest('#board') === null || wayTo(node, cover) === null) return;
  node.scrollIntoView({ block: 'center' });
}

/** So much of what is asked for may be out of sight before the board moves. */
const LITTLE = 2 / 3;

const bring = (node: Element | undefined): void =>
  node?.scrollIntoView({ block: 'center', behavior: still() ? 'auto' : 'smooth' });

/** Brings the board to the middle of what is asked for where little of it is in sight, and says how much lies beyond the edges. */
export function Pointers({ asked }: { asked: object | null }) {
  const [{ above, below }, setBeyond] = useState(NOTHING);
  useEffect(() => {
    if (asked === null) return setBeyond(NOTHING);
    // Where the dock scrolls, it begins with what is asked.
    document.querySelector('.dock')!.scrollTop = 0;
    const first = beyond();
    setBeyond(first);
    const { above, below, all } = first;
    if (above.length + below.length > LITTLE * all.length) bring(all[all.length >> 1]);
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setBeyond(beyond()));
    };
    // In a low window the table scrolls, not the page.
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [asked]);
  if (above.length + below.length === 0) return null;
  return (
    <div className="pointers">
      <Pointer way="above" nodes={above} to={above.at(-1)} />
      <Pointer way="below" nodes={below} to={below[0]} />
    </div>
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
