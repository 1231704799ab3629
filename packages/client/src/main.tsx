import './theme/fonts.css';
import './theme/tokens.css';
import './app.css';
import './pages/pages.css';
import { addTexts } from '@gaslamp/words/text';
import { type ErrorInfo, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyTheme, knownMatches, savedTheme } from './settings.ts';
import english from './text/en.json';

addTexts('en', english);
applyTheme(savedTheme());
/** React draws again what failed once, and would say no more than that it did. */
function onRecoverableError(error: unknown, { componentStack }: ErrorInfo): void {
  console.error(error instanceof Error && error.cause !== undefined ? error.cause : error, componentStack);
}
const root = document.getElementById('root')!;
const page = (
  <StrictMode>
    <App />
  </StrictMode>
);
const { dataset } = document.documentElement;
// The html of the start page has it drawn already (early.ts), as it is for whoever has no matches.
if ('drawn' in dataset && knownMatches().length === 0) hydrateRoot(root, page, { onRecoverableError });
else {
  root.replaceChildren();
  delete dataset.drawn;
  createRoot(root, { onRecoverableError }).render(page);
}
