import type { KnownLines } from '@gaslamp/words/knowledge';
import { addTexts, t } from '@gaslamp/words/text';
import { Dialog } from './dialog.tsx';
import { Rich } from './rich.tsx';
import english from './text/known.en.json' with { type: 'json' };

addTexts('en', english);

interface KnownProps {
  readonly lines: KnownLines;
  readonly onClose: () => void;
}

/** What is hidden and has been seen, and is still so: by the viewer, and by everybody. */
export function Known({ lines: { own, common }, onClose }: KnownProps) {
  return (
    <Dialog title={t('table.known.title')} onClose={onClose} className="known">
      <p>{t('table.known.lead')}</p>
      {own.length + common.length === 0 ? <p>{t('table.known.nothing')}</p> : null}
      <Lines title={t('table.known.own')} lines={own} />
      <Lines title={t('table.known.common')} lines={common} />
    </Dialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Rich text={line} />
          </li>
        ))}
      </ul>
    </>
  );
}
