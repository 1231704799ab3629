import './texts.ts';
import { t } from '@gaslamp/words/text';

/** Whose work this is, and what in it is not printed anywhere. */
export function Footer() {
  return (
    <footer className="footer">
      <p>{t('app.unofficial')}</p>
      <p>{t('app.reconstructed')}</p>
    </footer>
  );
}
