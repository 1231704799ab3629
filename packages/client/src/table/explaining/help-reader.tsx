import { Suspense } from 'react';
import { lazily } from '../../lazily.ts';
import type { HelpProps } from './help.tsx';

// Loaded on demand.
const Help = lazily(() => import('./help.tsx'), 'Help');

/** The help, opened from the table. */
export function HelpReader(props: HelpProps) {
  return (
    <Suspense fallback={null}>
      <Help {...props} />
    </Suspense>
  );
}
