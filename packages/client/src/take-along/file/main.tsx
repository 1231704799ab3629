// Entry point of a saved file, which holds one match that is over and has no server.
import './fonts.css';
import '../../theme/tokens.css';
import '../../app.css';
import '../../pages/parts/pages.css';
import { keptFrom } from '@gaslamp/record/kept-form';
import { addTexts } from '@gaslamp/words/text';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { wordsOf } from '../../net/api.ts';
import { inWords } from '../../net/faults.ts';
import { applyTheme, savedTheme } from '../../settings.ts';
import shellTexts from '../../text/en.json';
import { KEPT } from '../kept.ts';
import { unpacked } from '../packed.ts';
import { Broken, KeptFile, Mishaps } from './file.tsx';
import fileTexts from './text/en.json';

addTexts('en', shellTexts);
addTexts('en', fileTexts);
applyTheme(savedTheme());

/** The name of this file in error messages. */
const FILE = named(location.pathname.split('/').at(-1) ?? '');
/** Returns a name without its percent codes; one with a percent sign of its own stays as it is. */
function named(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
const root = document.getElementById('root');
const show = (page: ReactNode): void => {
  if (root !== null) createRoot(root).render(<StrictMode>{page}</StrictMode>);
};

const reading = unpacked(document.getElementById(KEPT)?.textContent ?? '');
inWords(reading.then((json) => keptFrom(JSON.parse(json), FILE))).then(
  (kept) =>
    show(
      <Mishaps>
        <KeptFile kept={kept} />
      </Mishaps>,
    ),
  (mistake) => show(<Broken error={wordsOf(mistake)} />),
);
