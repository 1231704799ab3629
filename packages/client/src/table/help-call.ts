// The table's help is also called for from outside of it.
import { useEffect, useRef } from 'react';

const CALL = 'gaslamp.help';

export const callForHelp = (): void => void dispatchEvent(new Event(CALL));

export function useHelpCalls(show: () => void): void {
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    const called = () => latest.current();
    addEventListener(CALL, called);
    return () => removeEventListener(CALL, called);
  }, []);
}
