import { type ReactNode, useEffect, useRef } from 'react';
import { GameSymbol, type SymbolName } from '../art/symbols.tsx';
import { t } from '../text.ts';

/** A button in the masthead that opens a dialog of the platform: focus, Escape and the backdrop are the browser's. */
export function Popup(props: { label: string; symbol: SymbolName; startOpen?: boolean; children: ReactNode }) {
  const { label, symbol, startOpen = false, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const begins = useRef(startOpen);
  // Once: what was closed stays closed, whatever arrives.
  useEffect(() => {
    if (begins.current) dialog.current?.showModal();
    begins.current = false;
  }, []);
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
      <dialog ref={dialog} className="popup" aria-label={label}>
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
