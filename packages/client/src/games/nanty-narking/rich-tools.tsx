import './art/pictures.generated.css';
import '../../art/picture.css';
import { colourName, colourOf, type Model, namer } from '@gaslamp/words/nanty-narking/model';
import type { ReactNode } from 'react';
import { type RichTools, SaidPlace } from '../../table/things/rich.tsx';
import type { Tools } from './tools.ts';

/** Draws players, areas, cards and events inside sentences. */
export function richOf(m: Pick<Model, 'data' | 'names'>, tools: Omit<Tools, 'touch'>): RichTools {
  const { name } = namer(m);
  const button = (word: string, card: string, open: () => void) => (
    <button type="button" className="said-card" data-rove="" data-card={card} onClick={open}>
      {word}
    </button>
  );
  return {
    name,
    seatName: colourName,
    openRule: tools.openRule,
    draw(sort: string, [a = 0]: readonly number[], word: string): ReactNode {
      if (sort === 'q') return <b>{word}</b>;
      if (sort === 'p')
        return (
          <span className="said-player">
            <i className={`picture medal picture-medal-${colourOf(a)}`} /> {word}
          </span>
        );
      if (sort === 'a') return <SaidPlace at={`area.${a}`}>{word}</SaidPlace>;
      return sort === 'e'
        ? button(word, `event ${a}`, () => tools.openEvent(a))
        : button(word, `card ${a}`, () => tools.openCard(a));
    },
  };
}
