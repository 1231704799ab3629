import { addTexts, t } from '@gaslamp/words/text';
import { Dialog } from '../things/dialog.tsx';
import { Rich } from '../things/rich.tsx';
import english from './text/first-look.en.json' with { type: 'json' };

addTexts('en', english);

/** Screens that are touched. Some phones claim to have a mouse. */
const TOUCHED = '(any-pointer: coarse), (width < 43.75em), (height < 40em)';

export interface FirstLookProps {
  /** The player's goal, with their secret. */
  readonly want: string;
  readonly turn: string;
  readonly end: string;
  readonly onClose: () => void;
}

/** An introduction shown once, when somebody plays a game for the first time in this browser. */
export function FirstLook({ onClose, ...texts }: FirstLookProps) {
  return (
    <Dialog title={t('table.first.title')} onClose={onClose} className="first-look">
      {(['want', 'turn', 'end'] as const).map((part) => (
        <section key={part}>
          <h3>{t(`table.first.${part}`)}</h3>
          <p>
            <Rich text={texts[part]} />
          </p>
        </section>
      ))}
      <p className="muted">{t(matchMedia(TOUCHED).matches ? 'table.first.moreTouch' : 'table.first.more')}</p>
      <button type="button" className="button button-strong" data-first onClick={onClose}>
        {t('table.first.begin')}
      </button>
    </Dialog>
  );
}
