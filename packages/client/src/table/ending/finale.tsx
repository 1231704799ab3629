import './finale-texts.ts';
import { at } from '@gaslamp/kernel/lists';
import { t } from '@gaslamp/words/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Laurel } from '../../art/laurel.tsx';
import { Dialog } from '../things/dialog.tsx';
import { Rich } from '../things/rich.tsx';
import { WayBack } from './way-back.tsx';

export interface FinaleStep {
  readonly key: string;
  readonly words: string;
  readonly picture: ReactNode;
  /** True for the step that names the winner. */
  readonly grand?: boolean;
}
export interface FinaleProps {
  readonly steps: readonly FinaleStep[];
  readonly title?: string;
  /** Called whenever a step is shown. */
  readonly onStep?: (at: number) => void;
  /** Null for a spectator. */
  readonly onRematch: (() => void) | null;
  readonly onClose: () => void;
}

/** Shows the end of a match step by step. */
export function Finale({ steps, title, onStep, onRematch, onClose }: FinaleProps) {
  const [now, goTo] = useState(0);
  const setAt = (to: number) => {
    goTo(to);
    onStep?.(to);
  };
  const toBoard = () => {
    onClose();
    document.querySelector('#board')?.scrollIntoView({ block: 'nearest' });
  };
  const last = steps.length - 1;
  const leave = useRef<HTMLButtonElement>(null);
  // Pressing Enter through all steps must not start a rematch.
  useEffect(() => {
    if (now === last) leave.current?.focus();
  }, [now, last]);
  const { key, words, picture, grand } = at(steps, now);
  return (
    <Dialog title={title ?? t('table.finale.title')} onClose={onClose} className="finale">
      <p className="finale-step muted">{t('table.finale.step', { step: now + 1, of: steps.length })}</p>
      <p className="finale-words" aria-live="polite" data-grand={grand || undefined}>
        {grand ? <Laurel size={36} /> : null}
        <span>
          <Rich text={words} />
        </span>
      </p>
      <div key={key} className="finale-picture">
        {picture}
      </div>
      <div className="finale-bar">
        {now > 0 ? (
          <button key="back" type="button" className="button" onClick={() => setAt(now - 1)}>
            {t('table.finale.back')}
          </button>
        ) : null}
        {now < last ? (
          <>
            <button key="skip" type="button" className="button" onClick={() => setAt(last)}>
              {t('table.skip')}
            </button>
            <button
              key="next"
              type="button"
              className="button button-strong"
              data-first=""
              onClick={() => setAt(now + 1)}
            >
              {t('table.next')}
            </button>
          </>
        ) : (
          <>
            <button key="leave" ref={leave} type="button" className="button" onClick={toBoard}>
              {t('table.finale.toBoard')}
            </button>
            <WayBack key="look" keep />
            {onRematch ? (
              <button key="rematch" type="button" className="button button-strong" onClick={onRematch}>
                {t('table.finale.rematch')}
              </button>
            ) : null}
          </>
        )}
      </div>
    </Dialog>
  );
}
