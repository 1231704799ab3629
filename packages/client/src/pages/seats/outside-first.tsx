// The offer to leave the browser of a messenger before one sits down. Loaded there alone.
import { t } from '@gaslamp/words/text';
import { CopyField } from '../parts/copy-field.tsx';
import { intentTo, type Messenger } from './messenger.ts';

interface OutsideProps {
  readonly messenger: NonNullable<Messenger>;
  onHere(): void;
}

export function OutsideFirst({ messenger, onHere }: OutsideProps) {
  return (
    <section className="create" aria-label={t('messenger.title')}>
      <p role="status" className="alert">
        {t('messenger.lead')}
      </p>
      {messenger === 'android' ? (
        <a href={intentTo(location.href)} className="button button-strong button-wide">
          {t('messenger.open')}
        </a>
      ) : (
        <p>{t('messenger.how')}</p>
      )}
      <CopyField label={t('messenger.link')} text={location.href} />
      <button type="button" className="button button-wide" onClick={onHere}>
        {t('messenger.here')}
      </button>
    </section>
  );
}
