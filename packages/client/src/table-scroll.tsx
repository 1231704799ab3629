import type { ReactNode } from 'react';

interface TableScrollProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The place of a table that may be wider than it. */
export const TableScroll = ({ label, className = 'table-scroll', children }: TableScrollProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
  <section className={className} tabIndex={0} aria-label={label}>
    {children}
  </section>
);
