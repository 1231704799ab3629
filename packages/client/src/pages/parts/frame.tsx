import { language } from '@gaslamp/words/language';
import languages from '@gaslamp/words/languages.json' with { type: 'json' };
import { t } from '@gaslamp/words/text';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Drawing } from '../../art/drawing.tsx';
import { PageSymbol } from '../../art/symbols.tsx';
import { lazily } from '../../lazily.ts';
import { useBack } from './use-back.ts';

const SettingsSheet = lazily(() => import('./settings-sheet.tsx'), 'SettingsSheet');

/** The header of a page: link to the start page, notices, and tools. */
export function Masthead({ notices, children }: { notices?: ReactNode; children?: ReactNode }) {
  return (
    <header className="masthead">
      <Link href="/" className="masthead-name" aria-label={`${t('app.name')}: ${t('app.home')}`}>
        <Lamp />
        <span>{t('app.name')}</span>
      </Link>
      {notices === undefined ? null : (
        // There before its first words, or they would not be spoken.
        <div className="notices" role="status">
          {notices}
        </div>
      )}
      <div className="masthead-tools">
        {children}
        <LanguageSwitch />
        <SettingsButton />
      </div>
    </header>
  );
}

/** Chooses the language of the page; each is named in itself. */
function LanguageSwitch() {
  const lang = language();
  return (
    <span className="icon-button language" title={t('app.language')}>
      <span>{lang}</span>
      <LanguageList />
    </span>
  );
}
export const LanguageList = () => (
  <select
    aria-label={t('app.language')}
    value={language()}
    onChange={({ target: { value } }) => import('./speak.ts').then(({ speak }) => speak(value))}
  >
    {Object.entries(languages).map(([code, name]) => (
      <option key={code} value={code} lang={code}>
        {name}
      </option>
    ))}
  </select>
);

let arrived = false;

/** The main part of a page. When the page changes, it takes the focus so that it is not lost. */
export function Main(props: { label: string; id?: string; className?: string; children: ReactNode }) {
  const { label, id, className, children } = props;
  const node = useRef<HTMLElement>(null);
  useEffect(() => {
    // On the first page the browser handles the focus.
    if (arrived && document.activeElement === document.body) node.current?.focus({ preventScroll: true });
    arrived = true;
  }, []);
  return (
    <main ref={node} id={id} className={className} tabIndex={-1} aria-label={label}>
      {children}
    </main>
  );
}

/** The frame of a page with a table, where type grows with the window. */
export function MatchFrame(props: { game: string; className?: string; children: ReactNode }) {
  const { game, className = 'match', children } = props;
  // An attribute, because with `:has()` any change on the table would restyle the root.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.match = '';
    return () => {
      delete dataset.match;
    };
  }, []);
  return (
    <div className={className} data-game={game}>
      {children}
    </div>
  );
}

export function Lamp({ size = 26 }: { size?: number }) {
  return (
    <Drawing className="lamp" box="0 0 32 32" width={size} height={size}>
      <path
        d="M10 12h12l-2.4 12h-7.2z M9 12l3-4h8l3 4 M16 8V4 M13 24h6v4h-6z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path className="lamp-flame" d="M16 13.5c2.6 3 2.6 5.6 0 8c-2.6-2.4-2.6-5 0-8z" fill="var(--brass)" />
    </Drawing>
  );
}

/** Opens the settings of this browser. */
export function SettingsButton() {
  const [open, setOpen] = useState(false);
  useBack(open, () => setOpen(false));
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t('app.settings')}
        title={t('app.settings')}
        onClick={() => setOpen(true)}
      >
        <PageSymbol name="settings" size={20} />
      </button>
      {open ? (
        <Suspense fallback={null}>
          <SettingsSheet onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** A page without content yet. */
export function PageNote({ children }: { children: ReactNode }) {
  return (
    <main className="page-note">
      <h1 className="unseen">{t('app.name')}</h1>
      <div className="sheet">
        <Lamp size={56} />
        <p>{children}</p>
      </div>
    </main>
  );
}
