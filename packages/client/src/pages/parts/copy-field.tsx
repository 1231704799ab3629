import { t } from '@gaslamp/words/text';
import { Suspense, useId, useRef, useState } from 'react';
import { lazily } from '../../lazily.ts';

// Loaded when somebody wants to see one.
const QrCode = lazily(() => import('./qr-code.tsx'), 'QrCode');

/**
 * A field with a button that copies its text and confirms that. If `shares` is set, a link for others can also be handed to the
 * device's own way of sending, or shown as a QR code to somebody who sits beside. `main`: sending it is the main action of the page.
 */
export function CopyField(props: { label: string; text: string; shares?: true; main?: boolean }) {
  const { label, text, shares, main = false } = props;
  const sends = shares && 'share' in navigator;
  const id = useId();
  const [status, setStatus] = useState('');
  const [drawn, setDrawn] = useState(false);
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
      <button
        type="button"
        className={main && !sends ? 'button button-strong' : 'button'}
        aria-describedby={id}
        onClick={() => void copy()}
      >
        {t('app.copy')}
      </button>
      {sends ? (
        <button
          type="button"
          className={main ? 'button button-strong' : 'button'}
          aria-describedby={id}
          // Closing the device's dialog is no mistake.
          onClick={() => void navigator.share({ title: label, url: text }).catch(() => {})}
        >
          {t('app.share')}
        </button>
      ) : null}
      {shares ? (
        <button
          type="button"
          className="button"
          aria-describedby={id}
          aria-expanded={drawn}
          onClick={() => setDrawn(!drawn)}
        >
          {t('invite.qr')}
        </button>
      ) : null}
      {drawn ? (
        <Suspense fallback={null}>
          <QrCode text={text} />
        </Suspense>
      ) : null}
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
