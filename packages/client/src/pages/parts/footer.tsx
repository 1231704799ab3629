import './texts.ts';
import { t } from '@gaslamp/words/text';

/** Footer: the edition is unofficial, and some of its values are reconstructed. */
export function Footer() {
  return (
    <footer className="footer">
      <p>{t('app.unofficial')}</p>
      <p>{t('app.reconstructed')}</p>
    </footer>
  );
}
