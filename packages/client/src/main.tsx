import './theme/fonts.css';
import './theme/tokens.css';
import './app.css';
import './pages/pages.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyTheme, savedTheme } from './settings.ts';
import english from './text/en.json';
import { addTexts } from './text.ts';

addTexts('en', english);
applyTheme(savedTheme());
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
