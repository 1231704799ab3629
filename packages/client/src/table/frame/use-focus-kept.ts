import { type RefObject, useEffect } from 'react';

/** Moves the focus to the question if the focused element is removed, instead of to the top of the page. */
export function useFocusKept(root: RefObject<HTMLElement | null>, to: string): void {
  useEffect(() => {
    const node = root.current!;
    let inside = false;
    const enter = () => {
      inside = true;
    };
    const leave = (event: FocusEvent) => {
      // A button that vanishes has no related target, and neither has a click on nothing.
      if (event.relatedTarget !== null && !node.contains(event.relatedTarget as Node)) inside = false;
    };
    // Any redraw of any part of the table may have removed it.
    const drawn = new MutationObserver(() => {
      if (inside && document.activeElement === document.body)
        node.querySelector<HTMLElement>(to)?.focus({ preventScroll: true });
    });
    node.addEventListener('focusin', enter);
    node.addEventListener('focusout', leave);
    drawn.observe(node, { childList: true, subtree: true });
    return () => {
      node.removeEventListener('focusin', enter);
      node.removeEventListener('focusout', leave);
      drawn.disconnect();
    };
  }, [root, to]);
}
