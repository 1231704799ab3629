import './finale-texts.ts';
import { t } from '@gaslamp/words/text';
import { Laurel } from '../../art/laurel.tsx';
import { WayBack } from './way-back.tsx';

export interface Over {
  readonly onScoring: () => void;
  /** Null for a spectator. */
  readonly onRematch: (() => void) | null;
}

/** The remaining actions after the end of a match. */
export function OverBar({ onScoring, onRematch }: Over) {
  return (
    <>
      <button type="button" className="button" onClick={onScoring}>
        <Laurel size={16} /> {t('table.finale.again')}
      </button>
      <WayBack />
      {onRematch ? (
        <button type="button" className="button button-strong" onClick={onRematch}>
          {t('table.finale.rematch')}
        </button>
      ) : null}
    </>
  );
}
