import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Lists the parts of an action that is being composed. If they do not fit into the line, it shows as many whole chips from the
 * end as fit.
 */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = line.current!;
    // The size changes with a new chip, other words, a font that loads late, or a phone that is turned.
    const list = node.firstElementChild as HTMLElement;
    const widths = new ResizeObserver(() => {
      const chips = [...list.children] as HTMLElement[];
      const end = chips.at(-1)?.offsetLeft ?? 0;
      const width = chips.at(-1)?.offsetWidth ?? 0;
      const first = chips.find((chip) => end + width - chip.offsetLeft <= node.clientWidth) ?? chips.at(-1);
      const left = first?.offsetLeft ?? 0;
      // Padding behind the last chip, so that the first visible chip can start the line.
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
