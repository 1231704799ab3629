import { builtIn } from '@gaslamp/emerald-2e/built-in';
import { dataOf } from '@gaslamp/emerald-2e/data';
import { CARDS } from '@gaslamp/emerald-2e/ids';
import type { CSSProperties } from 'react';
import { addTexts } from '../../text.ts';
import { GameCard } from './card.tsx';
import english from './text/en.json';

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
