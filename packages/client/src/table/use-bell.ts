import { useEffect, useRef } from 'react';
import { sound } from './sounds.ts';

/** A distant bell when one is asked after somebody else was. */
export function useBell(asked: boolean): void {
  const before = useRef(asked);
  useEffect(() => {
    if (asked && !before.current) sound('bell');
    before.current = asked;
  }, [asked]);
}
