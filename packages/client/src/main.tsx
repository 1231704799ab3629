import './theme/fonts.css';
import './theme/tokens.css';
import './app.css';
import './pages/parts/pages.css';
import { language } from '@gaslamp/words/language';
import languages from '@gaslamp/words/languages.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { type ErrorInfo, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { kept } from './kept.ts';
import { isNamed } from './language.ts';
import { applyTheme, knownMatches, savedTheme } from './settings.ts';
import english from './text/en.json';

addTexts('en', english);
applyTheme(savedTheme());
/**
 * Logs the cause of errors that React recovered from by rendering again, because its own message does not contain the cause.
 */
function onRecoverableError(error: unknown, { componentStack }: ErrorInfo): void {
  console.error((error as Error).cause ?? error, componentStack);
}
const root = document.getElementById('root')!;
const page = (
  <StrictMode>
    <App />
  </StrictMode>
);
const { dataset } = document.documentElement;
/** True on a page for translators, which shows the id of each sentence. */
const ids = /[?&]ids=1/.test(location.search);
function draw(): void {
  // The start page is prerendered (early.ts) for visitors without matches.
  if ('drawn' in dataset && knownMatches().length === 0 && !ids) hydrateRoot(root, page, { onRecoverableError });
  else {
    root.replaceChildren();
    delete dataset.drawn;
    createRoot(root, { onRecoverableError }).render(page);
  }
}
/** The language chosen here before, if the server does not know of it: its cookie was cleared or is blocked. */
const chosen = kept('language') ?? '';
const isAsked = isNamed() || /[?&]language=/.test(location.search);
if (!isAsked && chosen !== language() && Object.hasOwn(languages, chosen))
  void import('./pages/parts/speak.ts').then(({ isRemembered, speak }) =>
    isRemembered(chosen) ? draw() : speak(chosen),
  );
else if (ids) void import('./ids.ts').then(draw);
else draw();
