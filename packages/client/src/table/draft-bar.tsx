import { GameSymbol } from '../art/symbols.tsx';
import { t } from '../text.ts';

export interface DraftBarProps {
  /** Null where nothing is to be confirmed here. */
  readonly confirm: { readonly label: string; readonly ready: boolean; readonly onConfirm: () => void } | null;
  readonly undoable: number;
  readonly busy: boolean;
  /** The action being composed can be taken back as a whole. */
  readonly inDraft: boolean;
  readonly onBack: () => void;
  readonly onBackAll: () => void;
}

/** Confirm and take back: nothing of a composed action is seen by others before the click. */
export function DraftBar({ confirm, undoable, busy, inDraft, onBack, onBackAll }: DraftBarProps) {
  return (
    <div className="draft-bar">
      {undoable > 0 ? (
        <button type="button" className="button" disabled={busy} onClick={onBack}>
          <GameSymbol name="undo" size={16} /> {t('table.takeBack')}
        </button>
      ) : null}
      {inDraft && undoable > 1 ? (
        <button type="button" className="button" disabled={busy} onClick={onBackAll}>
          {t('table.takeBackAll')}
        </button>
      ) : null}
      {confirm === null ? null : (
        <button
          type="button"
          className="button button-strong draft-confirm"
          disabled={busy || !confirm.ready}
          data-lit={confirm.ready || undefined}
          onClick={confirm.onConfirm}
        >
          <GameSymbol name="confirm" size={16} /> {confirm.label}
        </button>
      )}
    </div>
  );
}
