import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** What is laid down for an action that is being composed; where it does not fit into its line, the last of it is in sight. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(0);
  const showLast = useCallback(() => {
    const { scrollWidth, clientWidth } = list.current!;
    // Whoever looks back at the first of them is left alone until there is something else.
    if (scrollWidth - clientWidth !== shown.current) list.current!.scrollLeft = scrollWidth;
    shown.current = scrollWidth - clientWidth;
  }, []);
  useLayoutEffect(showLast);
  // A phone is turned.
  useEffect(() => {
    addEventListener('resize', showLast);
    return () => removeEventListener('resize', showLast);
  }, [showLast]);
  return (
    <ul ref={list} className="chips" aria-label={label}>
      {children}
    </ul>
  );
}
