import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * What is laid down for an action that is being composed; where it does not fit into its line, as much of its end is in
 * sight as fits in whole.
 */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = line.current!;
    // Whatever makes it wider or the line shorter: one more, other words, a letter that comes late, a phone that is turned.
    const list = node.firstElementChild as HTMLElement;
    const widths = new ResizeObserver(() => {
      const chips = [...list.children] as HTMLElement[];
      const end = chips.at(-1)?.offsetLeft ?? 0;
      const width = chips.at(-1)?.offsetWidth ?? 0;
      const first = chips.find((chip) => end + width - chip.offsetLeft <= node.clientWidth) ?? chips.at(-1);
      const left = first?.offsetLeft ?? 0;
      // Room behind the last, so that the first of them can begin the line.
      list.style.paddingInlineEnd = left > 0 ? `${Math.max(0, left + node.clientWidth - end - width)}px` : '';
      node.scrollLeft = left;
    });
    widths.observe(node);
    widths.observe(list);
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
