import { t } from '@gaslamp/words/text';
import { useState } from 'react';
import { useLocation } from 'wouter';

/** A field for a link to a match: a page on a home screen has no address bar, and a store of its own. */
export function PasteLink() {
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  async function open(): Promise<void> {
    const { pastedLink } = await import('../../mend-link.ts');
    const found = pastedLink(text);
    if (found !== null && found !== 'damaged') return go(found.to);
    setWrong(t(found === 'damaged' ? 'nothing.damaged' : 'start.noLink'));
  }
  return (
    <form
      className="start-paste"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <label>
        <span>{t('start.paste')}</span>
        <input required value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit" className="button">
        {t('start.open')}
      </button>
      {wrong === null ? null : (
        <p role="alert" className="alert">
          {wrong}
        </p>
      )}
    </form>
  );
}
