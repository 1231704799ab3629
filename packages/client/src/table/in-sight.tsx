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

/** What lies out of sight: its middle is beyond an edge of the window, or under the dock. */
function beyond(): Beyond {
  const above: Element[] = [];
  const below: Element[] = [];
  const all: Element[] = [];
  const dock = document.querySelector('.bottom');
  // On a desk it is no box of its own, and everything is in sight.
  const cover = dock === null || getComputedStyle(dock).position !== 'sticky' ? null : dock.getBoundingClientRect();
  if (cover === null) return NOTHING;
  for (const node of document.querySelectorAll(ASKED)) {
    if (dock?.contains(node)) continue;
    all.push(node);
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const lowest = x > cover.left && x < cover.right ? cover.top : innerHeight;
    if (y < 0) above.push(node);
    else if (y > lowest) below.push(node);
  }
  return { above, below, all };
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
