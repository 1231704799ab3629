import { type ReactNode, Suspense } from 'react';
import { useSmall } from '../../../table/things/use-small.ts';

/** Holds the cities on the map of a small window; elsewhere the map has their boxes. */
export const PhoneMap = ({ children }: { children: ReactNode }) =>
  useSmall() ? <Suspense fallback={null}>{children}</Suspense> : null;
