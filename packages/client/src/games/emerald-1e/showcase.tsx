import { builtIn } from '@gaslamp/emerald-1e/box/built-in';
import { dataOf } from '@gaslamp/emerald-1e/box/data';
import { CARDS } from '@gaslamp/emerald-1e/box/ids';
import english from '@gaslamp/words/emerald-1e/text/en.json';
import { addTexts } from '@gaslamp/words/text';
import type { CSSProperties } from 'react';
import { GameCard } from './card.tsx';

addTexts('en', english);

const SHOWN = ['VAMPIRES', 'ADLER', 'CITY_WASHINGTON', 'MORIARTY', 'NADAR'] as const;
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
