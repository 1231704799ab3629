import { type ReactNode, useState } from 'react';
import { GameSymbol } from '../art/symbols.tsx';
import { t } from '../text.ts';
import { Dialog } from './dialog.tsx';
import { Rich } from './rich.tsx';

export interface FinaleProps {
  /** One sentence a step. */
  readonly steps: readonly string[];
  /** The picture of a step: a table of scores that grows. */
  readonly show: (step: number) => ReactNode;
  readonly winners: string;
  /** Null for who only watches. */
  readonly onRematch: (() => void) | null;
  readonly onClose: () => void;
}

/** The end of a match told step by step. */
export function Finale({ steps, show, winners, onRematch, onClose }: FinaleProps) {
  const [step, setStep] = useState(0);
  const last = steps.length - 1;
  return (
    <Dialog title={t('table.finale.title')} onClose={onClose} className="finale">
      <p className="muted">{t('table.finale.step', { step: step + 1, of: steps.length })}</p>
      <p className="finale-words" aria-live="polite">
        <Rich text={steps[step]!} />
      </p>
      {show(step)}
      {step === last ? (
        <p className="finale-winner">
          <GameSymbol name="laurel" size={28} /> <Rich text={winners} />
        </p>
      ) : null}
      <div className="finale-bar">
        {step > 0 ? (
          <button type="button" className="button" onClick={() => setStep(step - 1)}>
            {t('table.back')}
          </button>
        ) : null}
        {step < last ? (
          <>
            <button type="button" className="button" onClick={() => setStep(last)}>
              {t('table.skip')}
            </button>
            <button type="button" className="button button-strong" onClick={() => setStep(step + 1)}>
              {t('table.next')}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="button" onClick={onClose}>
              {t('table.finale.toBoard')}
            </button>
            {onRematch ? (
              <button type="button" className="button button-strong" onClick={onRematch}>
                {t('table.finale.rematch')}
              </button>
            ) : null}
          </>
        )}
      </div>
    </Dialog>
  );
}
