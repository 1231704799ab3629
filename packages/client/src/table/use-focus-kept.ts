import { type RefObject, useEffect, useRef } from 'react';

/** Where the thing that has the focus is taken away, the focus goes to what is asked, not to the top of the page. */
export function useFocusKept(root: RefObject<HTMLElement | null>, to: string): void {
  const inside = useRef(false);
  useEffect(() => {
    const node = root.current!;
    const enter = () => {
      inside.current = true;
    };
    const leave = (event: FocusEvent) => {
      // A button that vanishes leaves without a successor, and so does a click on nothing.
      if (event.relatedTarget !== null && !node.contains(event.relatedTarget as Node)) inside.current = false;
    };
    node.addEventListener('focusin', enter);
    node.addEventListener('focusout', leave);
    return () => {
      node.removeEventListener('focusin', enter);
      node.removeEventListener('focusout', leave);
    };
  }, [root]);
  // Whatever was drawn may have taken it away.
  useEffect(() => {
    if (inside.current && document.activeElement === document.body)
      root.current!.querySelector<HTMLElement>(to)?.focus({ preventScroll: true });
  });
}
