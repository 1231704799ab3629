import { useEffect, useRef, useState } from 'react';

/**
 * Opens the scoring once, when the last thing has been shown. A finished match that is opened later shows the board.
 * Gives whether the reveal is still to come, and what ends that.
 */
export function useFinale(over: boolean, quiet: boolean, open: () => void): [veiled: boolean, unveil: () => void] {
  const [seen, setSeen] = useState(over);
  const opened = useRef(over);
  useEffect(() => {
    if (!over || opened.current || !quiet) return;
    opened.current = true;
    open();
  }, [over, quiet, open]);
  return [over && !seen, () => setSeen(true)];
}
