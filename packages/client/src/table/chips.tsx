import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** What is laid down for an action that is being composed; where it does not fit into its line, the last of it is in sight. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = line.current!;
    // Whatever makes it wider or the line shorter: one more, other words, a letter that comes late, a phone that is turned.
    const widths = new ResizeObserver(() => {
      node.scrollLeft = node.scrollWidth;
    });
    widths.observe(node);
    widths.observe(node.firstElementChild!);
    return () => widths.disconnect();
  }, []);
  return (
    <div ref={line} className="chips-line">
      <ul className="chips" aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
