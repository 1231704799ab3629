import type { Horizon } from '@gaslamp/kernel/pasts';
import { t } from '@gaslamp/words/text';
import { useRef } from 'react';
import { PageSymbol } from '../../art/symbols.tsx';
import { after, type Stop } from '../../settled.ts';

export interface DraftBarProps {
  /** Null if there is nothing to confirm. */
  readonly confirm: {
    readonly label: string;
    readonly ready: boolean;
    onConfirm(): void;
    /** Says what is missing. */
    onTooEarly(): void;
  } | null;
  /** Number of answers that can be taken back, and the limit that stops further take-back. */
  readonly undoable: number;
  readonly horizon: Horizon;
  /** True if others have seen an action: if nothing can be taken back, the button stays and says why. */
  readonly seen?: boolean;
  readonly onBack: () => void;
  readonly onBackAll: () => void;
}

/** Confirm and take back: the others see nothing of a composed action before the click. */
export function DraftBar({ confirm, undoable, horizon, seen = false, onBack, onBackAll }: DraftBarProps) {
  const held = useHeld(onBack, onBackAll);
  const far = `${t('table.takeBackAll')} ${t(`table.takeBackTo.${horizon}`)}`;
  return (
    <div className="draft-bar">
      {undoable > 0 || seen ? (
        <button
          type="button"
          className="button"
          data-again=""
          aria-disabled={undoable === 0}
          title={undoable === 0 ? t(`table.nothingBack.${horizon}`) : undefined}
          {...held}
        >
          <PageSymbol name="undo" size={16} /> {t('table.takeBack')}
        </button>
      ) : null}
      {undoable > 1 ? (
        <button type="button" className="button draft-all" aria-label={far} title={far} onClick={onBackAll}>
          <PageSymbol name="undoAll" size={18} />
        </button>
      ) : null}
      {confirm === null ? null : (
        <button
          type="button"
          className="button button-strong draft-confirm"
          // Not `disabled`: the focus stays here while the next part is composed.
          aria-disabled={!confirm.ready}
          data-lit={confirm.ready || undefined}
          onClick={confirm.ready ? confirm.onConfirm : confirm.onTooEarly}
        >
          <PageSymbol name="confirm" size={16} /> {confirm.label}
        </button>
      )}
    </div>
  );
}

/** Time after which a touch counts as a long press, in ms. */
const HELD = 500;

/** Distinguishes a click from a long press. */
function useHeld(onClick: () => void, onHeld: () => void) {
  const cancel = useRef<Stop>(undefined);
  const wasHeld = useRef(false);
  const stop = () => cancel.current?.();
  return {
    onPointerDown: () => {
      stop();
      wasHeld.current = false;
      cancel.current = after(HELD, () => {
        wasHeld.current = true;
        onHeld();
      });
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!wasHeld.current) onClick();
      wasHeld.current = false;
    },
  };
}
