import './theme/fonts.css';
import './theme/tokens.css';
import './app.css';
import './pages/pages.css';
import { addTexts } from '@gaslamp/words/text';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyTheme, savedTheme } from './settings.ts';
import english from './text/en.json';

addTexts('en', english);
applyTheme(savedTheme());
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
