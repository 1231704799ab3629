import { useState } from 'react';
import { GameSymbol } from '../art/symbols.tsx';
import { t } from '../text.ts';
import { setSounds, soundsOn } from './sounds.ts';

/** Sounds on or off, the list of keys, and the scoring once more when the match is over. */
export function SideTools({ onKeys, onScoring }: { onKeys(): void; onScoring: (() => void) | null }) {
  const [on, setOn] = useState(soundsOn);
  const label = t(on ? 'table.soundsOn' : 'table.soundsOff');
  return (
    <>
      {onScoring === null ? null : (
        <button type="button" className="button" onClick={onScoring}>
          <GameSymbol name="laurel" size={16} /> {t('table.finale.again')}
        </button>
      )}
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
        <GameSymbol name={on ? 'soundOn' : 'soundOff'} size={18} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('table.shortcuts')}
        title={t('table.shortcuts')}
        onClick={onKeys}
      >
        <GameSymbol name="info" size={18} />
      </button>
    </>
  );
}
