import { useCallback, useState } from 'react';

interface Opened<Open> {
  readonly top: Open | undefined;
  /** How many lie over one another: a key for the top one, since a dialog that was closed does not open again. */
  readonly depth: number;
  show(one: Open): void;
  hide(): void;
}

/** What is open over the table, one above the other. */
export function useOpened<Open>(): Opened<Open> {
  const [open, setOpen] = useState<readonly Open[]>([]);
  const show = useCallback((one: Open) => setOpen((all) => [...all, one]), []);
  const hide = useCallback(() => setOpen((all) => all.slice(0, -1)), []);
  return { top: open.at(-1), depth: open.length, show, hide };
}
