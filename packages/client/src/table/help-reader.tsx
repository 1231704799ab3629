import { lazy, Suspense } from 'react';
import type { HelpProps } from './help.tsx';

// It comes when somebody asks for it.
const Help = lazy(() => import('./help.tsx').then((m) => ({ default: m.Help })));

/** The help, opened from the table. */
export function HelpReader(props: HelpProps) {
  return (
    <Suspense fallback={null}>
      <Help {...props} />
    </Suspense>
  );
}
