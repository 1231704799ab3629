import { useEffect, useRef } from 'react';
import { sound } from './sounds.ts';

/** Rings a distant bell when the viewer is asked after somebody else was. */
export function useBell(asked: boolean): void {
  const before = useRef(asked);
  useEffect(() => {
    if (asked && !before.current) sound('bell');
    before.current = asked;
  }, [asked]);
}
