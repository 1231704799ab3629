// Development only: every card of this game once.
import './tint.css';
import { builtIn } from '@gaslamp/nanty-narking/box/built-in';
import { dataOf } from '@gaslamp/nanty-narking/box/data';
import { CARDS, EVENTS } from '@gaslamp/nanty-narking/box/ids';
import english from '@gaslamp/words/nanty-narking/text/en.json';
import { addTexts } from '@gaslamp/words/text';
import { EventCard, GameCard } from './card.tsx';

addTexts('en', english);
const m = { data: dataOf(builtIn, ''), s: { telegraphMoney: 2 } };

export const Gallery = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
    {CARDS.map((id, card) => (
      <GameCard key={id} m={m} card={card} />
    ))}
    {EVENTS.map((id, event) => (
      <EventCard key={id} m={m} event={event} />
    ))}
  </div>
);
