import { t } from '@gaslamp/words/text';
import { useId, useRef, useState } from 'react';

/** A field with a button that copies its text and confirms that. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const id = useId();
  const [status, setStatus] = useState('');
  const field = useRef<HTMLInputElement>(null);
  async function copy(): Promise<void> {
    field.current?.focus();
    field.current?.select();
    setStatus('');
    const done = await copied(text);
    setStatus(t(done ? 'app.copied' : 'app.selected'));
  }
  return (
    <div className="copy-field">
      <label>
        <span id={id}>{label}</span>
        <input ref={field} readOnly value={text} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="button" aria-describedby={id} onClick={() => void copy()}>
        {t('app.copy')}
      </button>
      <span className="copy-status" role="status">
        {status}
      </span>
    </div>
  );
}

/** Copies the selected text. The clipboard API exists only on secure pages; the old command works everywhere else. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}
