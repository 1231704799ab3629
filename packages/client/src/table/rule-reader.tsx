import { lazy, Suspense } from 'react';
import type { RuleBookProps } from '../rules/book.tsx';

// The book comes when somebody wants to read.
const RuleBook = lazy(() => import('../rules/book.tsx').then((m) => ({ default: m.RuleBook })));

/** A rule among its neighbours, opened from the table. */
export function RuleReader(props: RuleBookProps) {
  return (
    <Suspense fallback={null}>
      <RuleBook {...props} />
    </Suspense>
  );
}
