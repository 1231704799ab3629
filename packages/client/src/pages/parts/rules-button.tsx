import { t } from '@gaslamp/words/text';
import { type ReactNode, Suspense, useState } from 'react';
import { PageSymbol } from '../../art/symbols.tsx';
import { lazily } from '../../lazily.ts';
import { useBack } from './use-back.ts';

// Loaded when it is opened.
const Rules = lazily(() => import('./rules.tsx'), 'Rules');

interface RulesProps {
  readonly game: string;
  readonly rule?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A button that opens the rules of a game, at their beginning or at a rule. */
export function RulesButton({ game, rule, className = 'button', children }: RulesProps) {
  const [open, setOpen] = useState(false);
  useBack(open, () => setOpen(false));
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={children ? undefined : t('app.rules')}
        onClick={() => setOpen(true)}
      >
        {children ?? (
          <>
            <PageSymbol name="book" size={18} /> <span className="button-words">{t('app.rules')}</span>
          </>
        )}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <Rules game={game} rule={rule} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
