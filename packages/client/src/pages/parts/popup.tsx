import { type ReactNode, Suspense } from 'react';
import { PageSymbol, type PageSymbolName } from '../../art/symbols.tsx';
import { lazily } from '../../lazily.ts';
import { useBack } from './use-back.ts';

// Shared with the table, and loaded when the first popup opens.
const Dialog = lazily(() => import('./popup-dialog.ts'), 'PopupDialog');

interface PopupProps {
  readonly label: string;
  readonly symbol: PageSymbolName;
  readonly open: boolean;
  onOpen(open: boolean): void;
  readonly children: ReactNode;
}

/** A button in the masthead that opens a dialog. */
export function Popup({ label, symbol, open, onOpen, children }: PopupProps) {
  const close = () => onOpen(false);
  useBack(open, close);
  return (
    <>
      <button type="button" className="icon-button" aria-label={label} title={label} onClick={() => onOpen(true)}>
        <PageSymbol name={symbol} size={20} />
      </button>
      {open ? (
        <Suspense fallback={null}>
          <Dialog title={label} className="popup" onClose={close}>
            {children}
          </Dialog>
        </Suspense>
      ) : null}
    </>
  );
}
