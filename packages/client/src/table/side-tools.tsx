import { t } from '@gaslamp/words/text';
import { useState } from 'react';
import { PageSymbol } from '../art/symbols.tsx';
import { setSounds, soundsOn } from './sounds.ts';

/** What one knows, sounds on or off, and what symbols and keys mean. */
export function SideTools({ onHelp, onKnown }: { onHelp(): void; onKnown(): void }) {
  const [on, setOn] = useState(soundsOn);
  const label = t(on ? 'table.soundsOn' : 'table.soundsOff');
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t('table.known.title')}
        title={t('table.known.title')}
        onClick={onKnown}
      >
        <PageSymbol name="eye" size={18} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        onClick={() => {
          setSounds(!on);
          setOn(!on);
        }}
      >
        <PageSymbol name={on ? 'soundOn' : 'soundOff'} size={18} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('table.help')}
        title={t('table.help')}
        onClick={onHelp}
      >
        <PageSymbol name="info" size={18} />
      </button>
    </>
  );
}
