import { t } from '@gaslamp/words/text';
import { useState } from 'react';
import { useLocation } from 'wouter';

/** A field for a link to a match: a page on a home screen has no address bar, and a store of its own. */
export function PasteLink() {
  const [, go] = useLocation();
  const [wrong, setWrong] = useState<string | null>(null);
  async function open(text: string): Promise<void> {
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
        void open(String(new FormData(event.currentTarget).get('link')));
      }}
    >
      <label>
        <span>{t('start.paste')}</span>
        {/* Not controlled: text that was there before the page's script stays. */}
        <input name="link" required autoComplete="off" />
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
