import { builtIn } from '@gaslamp/nanty-narking/box/built-in';
import { dataOf } from '@gaslamp/nanty-narking/box/data';
import { CARDS } from '@gaslamp/nanty-narking/box/ids';
import english from '@gaslamp/words/nanty-narking/text/en.json';
import { addTexts } from '@gaslamp/words/text';
import type { CSSProperties } from 'react';
import { GameCard } from './card.tsx';

addTexts('en', english);

/** Dracula, Irene Adler, the Hound, the Ripper, the constable who found the body. */
const SHOWN = ['R20', 'G40', 'R26', 'R46', 'R40'] as const;
const m = { data: dataOf(builtIn, ''), s: { telegraphMoney: 2 } };

/** A fan of cards for the start page: decoration. */
export function Showcase() {
  return (
    <div className="showcase" inert>
      {SHOWN.map((id, i) => (
        <span key={id} style={{ '--turn': i - (SHOWN.length - 1) / 2 } as CSSProperties}>
          <GameCard m={m} card={CARDS.indexOf(id)} size="large" />
        </span>
      ))}
    </div>
  );
}
