import { useCallback, useState } from 'react';

interface Opened<Open> {
  readonly top: Open | undefined;
  /** Number of dialogs on top of each other: a key for the top one, since a closed dialog does not open again. */
  readonly depth: number;
  show(one: Open): void;
  hide(): void;
}

/** Stack of the dialogs that are open over the table. */
export function useOpened<Open>(): Opened<Open> {
  const [open, setOpen] = useState<readonly Open[]>([]);
  const show = useCallback((one: Open) => setOpen((all) => [...all, one]), []);
  const hide = useCallback(() => setOpen((all) => all.slice(0, -1)), []);
  return { top: open.at(-1), depth: open.length, show, hide };
}
