import { Suspense } from 'react';
import { lazily } from '../lazily.ts';
import type { RuleBookProps } from '../rules/book.tsx';

// The book comes when somebody wants to read.
const RuleBook = lazily(() => import('../rules/book.tsx'), 'RuleBook');

/** A rule among its neighbours, opened from the table. */
export function RuleReader(props: RuleBookProps) {
  return (
    <Suspense fallback={null}>
      <RuleBook {...props} />
    </Suspense>
  );
}
