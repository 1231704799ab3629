import { Suspense } from 'react';
import { lazily } from '../../lazily.ts';
import type { RuleBookProps } from '../../rules/book.tsx';

// The rulebook is loaded on demand.
const RuleBook = lazily(() => import('../../rules/book.tsx'), 'RuleBook');

/** A rule among its neighbours, opened from the table. */
export function RuleReader(props: RuleBookProps) {
  return (
    <Suspense fallback={null}>
      <RuleBook {...props} />
    </Suspense>
  );
}
