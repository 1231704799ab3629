import { t } from '@gaslamp/words/text';
import { PageSymbol } from '../art/symbols.tsx';

export interface DraftBarProps {
  /** Null where nothing is to be confirmed here. */
  readonly confirm: {
    readonly label: string;
    readonly ready: boolean;
    onConfirm(): void;
    /** Says what is missing. */
    onTooEarly(): void;
  } | null;
  readonly undoable: number;
  /** Something was done that others have seen: where nothing can be taken back, the button stays and says why. */
  readonly seen?: boolean;
  /** The action being composed can be taken back as a whole. */
  readonly inDraft: boolean;
  readonly onBack: () => void;
  readonly onBackAll: () => void;
}

/** Confirm and take back: nothing of a composed action is seen by others before the click. */
export function DraftBar({ confirm, undoable, seen = false, inDraft, onBack, onBackAll }: DraftBarProps) {
  return (
    <div className="draft-bar">
      {undoable > 0 || seen ? (
        <button
          type="button"
          className="button"
          data-again=""
          aria-disabled={undoable === 0}
          title={undoable === 0 ? t('table.nothingBack') : undefined}
          onClick={onBack}
        >
          <PageSymbol name="undo" size={16} /> {t('table.takeBack')}
        </button>
      ) : null}
      {inDraft && undoable > 1 ? (
        <button type="button" className="button" onClick={onBackAll}>
          {t('table.takeBackAll')}
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
