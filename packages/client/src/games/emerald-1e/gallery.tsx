// Development only: every card of this game once.
import './tint.css';
import { builtIn } from '@gaslamp/emerald-1e/box/built-in';
import { dataOf } from '@gaslamp/emerald-1e/box/data';
import { CARDS } from '@gaslamp/emerald-1e/box/ids';
import english from '@gaslamp/words/emerald-1e/text/en.json';
import { addTexts } from '@gaslamp/words/text';
import { GameCard } from './card.tsx';

addTexts('en', english);
const m = { data: dataOf(builtIn) };

export const Gallery = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
    {CARDS.map((id, kind) => (
      <GameCard key={id} m={m} kind={kind} />
    ))}
  </div>
);
