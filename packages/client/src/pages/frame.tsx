import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { GameSymbol } from '../art/symbols.tsx';
import { savedTheme, saveTheme, type Theme } from '../settings.ts';
import { t } from '../text.ts';

/** The name of the house, home. */
export function Masthead({ children }: { children?: ReactNode }) {
  return (
    <header className="masthead">
      <Link href="/" className="masthead-name" aria-label={`${t('app.name')}: ${t('app.home')}`}>
        <Lamp />
        <span>{t('app.name')}</span>
      </Link>
      <div className="masthead-tools">
        {children}
        <ThemeButton />
      </div>
    </header>
  );
}

let arrived = false;

/** The main part of a page. On the way from one page to the next the focus goes along, instead of getting lost. */
export function Main(props: { label: string; id?: string; className?: string; children: ReactNode }) {
  const { label, id, className, children } = props;
  const node = useRef<HTMLElement>(null);
  useEffect(() => {
    // The first page is the browser's matter.
    if (arrived && document.activeElement === document.body) node.current?.focus({ preventScroll: true });
    arrived = true;
  }, []);
  return (
    <main ref={node} id={id} className={className} tabIndex={-1} aria-label={label}>
      {children}
    </main>
  );
}

function Lamp() {
  return (
    <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M10 12h12l-2.4 12h-7.2z M9 12l3-4h8l3 4 M16 8V4 M13 24h6v4h-6z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M16 13.5c2.6 3 2.6 5.600 0 8c-2.600-2.400-2.600-5 0-8z" fill="var(--brass)" />
    </svg>
  );
}

const ORDER: readonly Theme[] = ['system', 'night', 'broadsheet'];
const LABEL = { system: 'app.themeSystem', night: 'app.themeNight', broadsheet: 'app.themeBroadsheet' } as const;

function ThemeButton() {
  const [theme, setTheme] = useState(savedTheme);
  const next = ORDER[(ORDER.indexOf(theme) + 1) % ORDER.length]!;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`${t('app.theme')}: ${t(LABEL[theme])}`}
      title={`${t('app.theme')}: ${t(LABEL[theme])}`}
      onClick={() => {
        saveTheme(next);
        setTheme(next);
      }}
    >
      <GameSymbol name="theme" size={20} />
    </button>
  );
}

/** A page that has nothing to show yet. */
export function PageNote({ children }: { children: ReactNode }) {
  return (
    <main className="page-note">
      <h1 className="unseen">{t('app.name')}</h1>
      {children}
    </main>
  );
}

export function Footer() {
  return (
    <footer className="footer">
      <p>{t('app.unofficial')}</p>
      <p>{t('app.reconstructed')}</p>
    </footer>
  );
}

/** A field that copies its text. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  async function copy(field: HTMLInputElement): Promise<void> {
    field.select();
    // Without a secure context there is no clipboard: the text is selected for a key or a long press.
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  }
  return (
    <label className="copy-field">
      <span>{label}</span>
      <span className="copy-row">
        <input readOnly value={text} onFocus={(event) => event.target.select()} />
        <button
          type="button"
          className="button"
          onClick={(event) => void copy(event.currentTarget.previousSibling as HTMLInputElement)}
        >
          {copied ? t('app.copied') : t('app.copy')}
        </button>
        <span className="unseen" role="status">
          {copied ? t('app.copied') : ''}
        </span>
      </span>
    </label>
  );
}
