import { useCallback, useState } from 'react';

/** What is open over the table, one above the other. */
export function useOpened<Open>(): { top: Open | undefined; show(one: Open): void; hide(): void } {
  const [open, setOpen] = useState<readonly Open[]>([]);
  const show = useCallback((one: Open) => setOpen((all) => [...all, one]), []);
  const hide = useCallback(() => setOpen((all) => all.slice(0, -1)), []);
  return { top: open.at(-1), show, hide };
}
