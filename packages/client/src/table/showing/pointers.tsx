// Points at answerable things beyond the edges of the window.
import { t } from '@gaslamp/words/text';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PageSymbol } from '../../art/symbols.tsx';
import { inNextFrame, type Stop } from '../../settled.ts';
import { quiet } from '../things/quiet.ts';
import { beyondBy, bring, coverOf, HALF, leaveHome, SEEN, scroller } from './in-sight.ts';

/** Selector of answerable things. The dock and the hand are always in view. */
const ASKED = '.game-table [data-lit="strong"][data-thing]';
interface Beyond {
  readonly above: readonly Element[];
  readonly below: readonly Element[];
}
const NOTHING: Beyond = { above: [], below: [] };

/** Returns all answerable things on the board, each with how far it is out of view. A city counts where it is nearest. */
function asking(): (readonly [Element, number])[] {
  const cover = coverOf();
  if (cover === null) return [];
  const nearest = new Map<string | null, readonly [Element, number]>();
  for (const node of document.querySelectorAll(ASKED)) {
    const thing = node.getAttribute('data-thing');
    const by = beyondBy(node, cover);
    const other = nearest.get(thing);
    if (node.closest('.bottom') === null && !(other && Math.abs(other[1]) <= Math.abs(by)))
      nearest.set(thing, [node, by]);
  }
  return [...nearest.values()];
}
const beyond = (all = asking()): Beyond => ({
  above: all.flatMap(([node, by]) => (by < -HALF ? node : [])),
  below: all.flatMap(([node, by]) => (by > HALF ? node : [])),
});

/** If less of the board than this is visible, in px, the player has left it. */
const LITTLE = 150;

/** Scrolls the board to an answerable thing if none is visible, and counts those beyond the edges. */
export function Pointers({ asked }: { asked: object | null }) {
  const [{ above, below }, setBeyond] = useState(NOTHING);
  useEffect(() => {
    // The player moved the board meanwhile, so it stays there.
    addEventListener('touchmove', leaveHome, { passive: true });
    addEventListener('wheel', leaveHome, { passive: true });
    return () => {
      removeEventListener('touchmove', leaveHome);
      removeEventListener('wheel', leaveHome);
    };
  }, []);
  useEffect(() => {
    if (asked === null) return setBeyond(NOTHING);
    // A scrolling dock starts at the question.
    document.querySelector('.dock')!.scrollTop = 0;
    const home = leaveHome();
    if (home !== null) {
      const { scrollTop } = scroller();
      quiet('#board', SEEN);
      scroller().scrollTop = home;
      // A player who had left the board stays where the others acted.
      const { top, bottom } = document.querySelector('#board')!.getBoundingClientRect();
      if (bottom < LITTLE || top > innerHeight / 2) scroller().scrollTop = scrollTop;
    }
    const all = asking();
    setBeyond(beyond(all));
    // Answers beside the board are only pointed at: nothing leaves the board by itself.
    const onBoard = all.filter(([node]) => node.closest('#board') !== null);
    if (all.every(([, by]) => by !== 0)) bring(onBoard[onBoard.length >> 1]?.[0]);
    let stop: Stop = () => {};
    const look = () => {
      stop();
      stop = inNextFrame(() => setBeyond(beyond()));
    };
    // In a low window the table scrolls, not the page.
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    // Content that loads later makes the dock higher. So does a pointer: if it went when
    // it made the dock higher, it would come and go for ever.
    const more = () => {
      stop();
      stop = inNextFrame(() => {
        const now = beyond();
        if (now.above.length + now.below.length > 0) setBeyond(now);
      });
    };
    const higher = new ResizeObserver(more);
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
