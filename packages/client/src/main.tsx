import './theme/fonts.css';
import './theme/tokens.css';
import './app.css';
import './pages/pages.css';
import { addTexts } from '@gaslamp/words/text';
import { type ErrorInfo, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyTheme, savedTheme } from './settings.ts';
import english from './text/en.json';

addTexts('en', english);
applyTheme(savedTheme());
/** React draws again what failed once, and would say no more than that it did. */
function onRecoverableError(error: unknown, { componentStack }: ErrorInfo): void {
  console.error(error instanceof Error && error.cause !== undefined ? error.cause : error, componentStack);
}
createRoot(document.getElementById('root')!, { onRecoverableError }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
