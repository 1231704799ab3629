import { useEffect, useRef, useState } from 'react';

/**
 * Opens the scoring once, after the last event has been shown. A finished match that is opened later, or replayed (`past`),
 * shows the board. Returns whether the reveal is still to come, and a function that ends this state.
 */
export function useFinale(
  over: boolean,
  past: boolean,
  quiet: boolean,
  open: () => void,
): [veiled: boolean, unveil: () => void] {
  const [seen, setSeen] = useState(over || past);
  const opened = useRef(over || past);
  useEffect(() => {
    if (!over || opened.current || !quiet) return;
    opened.current = true;
    open();
  }, [over, quiet, open]);
  return [over && !seen, () => setSeen(true)];
}
