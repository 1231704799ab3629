import { type ReactNode, useRef } from 'react';
import { GameSymbol, type SymbolName } from '../art/symbols.tsx';
import { t } from '../text.ts';

/** A button in the masthead that opens a dialog of the platform: focus, Escape and the backdrop are the browser's. */
export function Popup(props: { label: string; symbol: SymbolName; startOpen?: boolean; children: ReactNode }) {
  const { label, symbol, startOpen = false, children } = props;
  const dialog = useRef<HTMLDialogElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        onClick={() => dialog.current?.showModal()}
      >
        <GameSymbol name={symbol} size={20} />
      </button>
      <dialog
        ref={(node) => {
          if (node !== null && dialog.current === null && startOpen) node.showModal();
          dialog.current = node;
        }}
        className="popup"
        aria-label={label}
      >
        <div className="dialog-head">
          <h2>{label}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t('app.close')}
            onClick={() => dialog.current?.close()}
          >
            <GameSymbol name="close" size={18} />
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}
