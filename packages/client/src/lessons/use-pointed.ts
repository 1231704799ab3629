import { useEffect } from 'react';
import type { AnswerPlace } from '../games/points.ts';
import { DESK } from '../local/use-host.ts';
import { inNextFrame, type Stop } from '../settled.ts';
import { bringAll, playerMoves } from './bring.ts';

/** Things to highlight on the table: for each list of selectors the first that matches, and the controls for answers. */
export interface Pointed {
  readonly things: readonly (readonly string[])[];
  readonly answers: readonly (AnswerPlace & { readonly option: string })[];
  /** Things that are scrolled into view as well, but not highlighted. */
  readonly besides: readonly (readonly string[])[];
}

/** The oldest supported browsers have no `checkVisibility`. */
const isVisible = (node: HTMLElement): boolean => node.checkVisibility?.() ?? node.getClientRects().length > 0;
const all = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`#table :is(${selector})`)].filter(isVisible);
/** Returns false for things that are chosen already. */
const isOpen = (node: HTMLElement): boolean => node.ariaPressed !== 'true' && node.dataset.chosen === undefined;

const firstOf = (selectors: readonly string[]): readonly HTMLElement[] =>
  selectors.map(all).find((nodes) => nodes.length > 0) ?? [];

/**
 * Returns the elements with which an answer is given now: its button and its thing, or only the thing once the button is
 * pressed.
 */
function nodesOf({ option, action, thing }: Pointed['answers'][number]): readonly HTMLElement[] {
  const buttons = action === null ? [] : all(`.action[data-action="${action}"]`);
  const own = all(`[data-do="${option}"], [data-does="${option}"]`);
  const things = all(`[data-thing="${thing}"]:not([data-do])`).filter(isOpen);
  // One of several identical cards is enough.
  const card = things.find((node) => node.matches('.hand-card'));
  const one = things.filter((node) => node === card || !node.matches('.hand-card'));
  // A place is framed together with everything on it, and not a second time on the map of a phone.
  const places = one.flatMap((node) => node.closest<HTMLElement>(`[data-at="${thing}"]`) ?? []);
  return [...buttons.filter(isOpen), ...own, ...(places.length > 0 ? places : one)];
}

function found({ things, answers }: Pointed): readonly HTMLElement[] {
  const asked = answers.flatMap(nodesOf);
  // When everything is chosen, the answer only has to be confirmed. A button that reports something missing is not framed.
  const confirm = '.draft-confirm:not([aria-disabled="true"])';
  const given = answers.length > 0 && asked.length === 0 ? all(confirm) : asked;
  return [...new Set([...things.flatMap(firstOf), ...given])];
}

/** Highlights the things that a step points at, and keeps them in view until the player scrolls. */
export function usePointed(pointed: Pointed, round: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new table has new elements
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('#table');
    if (page === null || pointed.things.length + pointed.answers.length + pointed.besides.length === 0) return;
    let marked: readonly HTMLElement[] = [];
    let stop: Stop = () => {};
    const moves = playerMoves();
    let shown = false;
    const show = () => {
      // While actions of the others are shown, the board scrolls to those.
      if (moves.done || (shown && document.querySelector('.prompt-lamp') === null)) return;
      shown = true;
      bringAll([...marked, ...pointed.besides.flatMap(firstOf)], matchMedia(DESK).matches);
    };
    const mark = () => {
      const now = found(pointed);
      for (const node of marked) if (!now.includes(node)) delete node.dataset.guided;
      for (const node of now) node.dataset.guided = '';
      marked = now;
      stop();
      stop = inNextFrame(show);
    };
    mark();
    const watch = new MutationObserver(mark);
    const attributeFilter = ['aria-disabled', 'aria-pressed', 'data-chosen', 'data-thing', 'data-sheet'];
    watch.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter });
    // The guide and the question change their height.
    const higher = new ResizeObserver(mark);
    for (const node of page.querySelectorAll('.bottom')) higher.observe(node);
    return () => {
      stop();
      watch.disconnect();
      higher.disconnect();
      moves.stop();
      for (const node of marked) delete node.dataset.guided;
    };
  }, [pointed, round]);
}
