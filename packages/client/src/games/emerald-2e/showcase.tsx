import { builtIn } from '@gaslamp/emerald-2e/box/built-in';
import { dataOf } from '@gaslamp/emerald-2e/box/data';
import { CARDS } from '@gaslamp/emerald-2e/box/ids';
import english from '@gaslamp/words/emerald-2e/text/en.json';
import { addTexts } from '@gaslamp/words/text';
import type { CSSProperties } from 'react';
import { GameCard } from './card.tsx';

addTexts('en', english);

const SHOWN = ['ROYAL_LONDON', 'IRENE_ADLER', 'CTHULHU', 'SHERLOCK_HOLMES', 'ZOMBIES'] as const;
const m = { data: dataOf(builtIn) };

/** A fan of cards for the start page: decoration. */
export function Showcase() {
  return (
    <div className="showcase" inert>
      {SHOWN.map((id, i) => (
        <span key={id} style={{ '--turn': i - (SHOWN.length - 1) / 2 } as CSSProperties}>
          <GameCard m={m} kind={CARDS.indexOf(id)} size="large" />
        </span>
      ))}
    </div>
  );
}
