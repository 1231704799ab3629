import { useEffect, useRef, useState } from 'react';
import { after } from '../../settled.ts';

/**
 * Throttles a value to one change per `every` ms: a change after a pause applies at once, and the last value always arrives.
 */
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
