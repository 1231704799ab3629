import { useEffect, useRef, useState } from 'react';
import { after } from '../settled.ts';

/** A value that changes no oftener than every so many milliseconds: at once where it stood still, and at last to what it is. */
export function useCalm<T>(value: T, every: number): T {
  const [calm, setCalm] = useState(value);
  const since = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const change = () => {
      since.current = performance.now();
      setCalm(value);
    };
    const wait = since.current + every - performance.now();
    if (wait <= 0) return change();
    return after(wait, change);
  }, [value, every]);
  return calm;
}
