import { t } from '@gaslamp/words/text';
import { bothFit, type Settled } from './session.ts';

interface TwoTextsProps {
  readonly mine: string;
  readonly other: string;
  onSettle(how: Settled): void;
}

/** Shown if another device of the seat has written a different text: both are kept until the player decides. */
export function TwoTexts({ mine, other, onSettle }: TwoTextsProps) {
  const ways: readonly Settled[] = bothFit(mine, other) ? ['both', 'mine', 'other'] : ['mine', 'other'];
  return (
    <section className="notebook-other" role="alert">
      <p>{t('notebook.other')}</p>
      <blockquote dir="auto" lang={other === '' ? undefined : ''}>
        {other === '' ? t('notebook.otherEmpty') : other}
      </blockquote>
      {ways.map((how) => (
        <button key={how} type="button" className="button" onClick={() => onSettle(how)}>
          {t(`notebook.keep.${how}`)}
        </button>
      ))}
    </section>
  );
}
