import { t } from '@gaslamp/words/text';
import { type ReactNode, useState } from 'react';
import { PageSymbol, type PageSymbolName } from '../../art/symbols.tsx';
import { setSounds, soundsOn } from '../showing/sounds.ts';

/** Buttons for the player's knowledge, sounds, and help with symbols and keys. */
export function SideTools({ onHelp, onKnown }: { onHelp(): void; onKnown(): void }) {
  const [on, setOn] = useState(soundsOn);
  const turn = () => {
    setSounds(!on);
    setOn(!on);
  };
  return (
    <>
      <Tool symbol="eye" onClick={onKnown}>
        {t('table.known.title')}
      </Tool>
      <Tool symbol={on ? 'soundOn' : 'soundOff'} title={t(on ? 'table.soundsOn' : 'table.soundsOff')} onClick={turn}>
        {t(on ? 'table.soundOn' : 'table.soundOff')}
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
