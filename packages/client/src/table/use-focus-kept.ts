import { type RefObject, useEffect } from 'react';

/** Where the thing that has the focus is taken away, the focus goes to what is asked, not to the top of the page. */
export function useFocusKept(root: RefObject<HTMLElement | null>, to: string): void {
  useEffect(() => {
    const node = root.current!;
    let inside = false;
    const enter = () => {
      inside = true;
    };
    const leave = (event: FocusEvent) => {
      // A button that vanishes leaves without a successor, and so does a click on nothing.
      if (event.relatedTarget !== null && !node.contains(event.relatedTarget as Node)) inside = false;
    };
    // Whatever was drawn may have taken it away, and by whatever part of the table.
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
