import { t } from '@gaslamp/words/text';
import type { ReactNode } from 'react';
import { PageSymbol, type PageSymbolName } from '../../art/symbols.tsx';

/** Buttons for the player's knowledge, and help with symbols and keys. */
export function SideTools({ onHelp, onKnown }: { onHelp(): void; onKnown(): void }) {
  return (
    <>
      <Tool symbol="eye" onClick={onKnown}>
        {t('table.known.title')}
      </Tool>
      <Tool symbol="info" title={t('table.help')} onClick={onHelp}>
        {t('table.helpShort')}
      </Tool>
    </>
  );
}

interface ToolProps {
  readonly symbol: PageSymbolName;
  readonly title?: string;
  readonly children: ReactNode;
  onClick(): void;
}
function Tool({ symbol, title, children, onClick }: ToolProps) {
  return (
    <button type="button" className="button tool" title={title} onClick={onClick}>
      <PageSymbol name={symbol} size={16} /> {children}
    </button>
  );
}
