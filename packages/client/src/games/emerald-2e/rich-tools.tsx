import '../../art/emerald/pictures.generated.css';
import '../../art/picture.css';
import { dayName, dayOf, type Model, namer } from '@gaslamp/words/emerald-2e/model';
import type { ReactNode } from 'react';
import { type RichTools, SaidPlace } from '../../table/things/rich.tsx';
import { cardRef } from './card.tsx';
import type { Tools } from './tools.ts';

/** Draws players, cities and cards inside sentences. */
export function richOf(
  m: Pick<Model, 'data' | 'names' | 'you'>,
  { openCard, openRule }: Pick<Tools, 'openCard' | 'openRule'>,
): RichTools {
  const { name } = namer(m);
  return {
    name,
    seatName: dayName,
    openRule,
    draw(sort: string, [a = 0, b = -1]: readonly number[], word: string): ReactNode {
      if (sort === 'q') return <b>{word}</b>;
      if (sort === 'p')
        return (
          <span className="said-player">
            <i className={`picture medal picture-medal-${dayOf(a)}`} /> {word}
          </span>
        );
      if (sort === 'y') return <SaidPlace at={`city.${a}`}>{word}</SaidPlace>;
      return (
        <button
          type="button"
          className="said-card"
          data-rove=""
          data-card={cardRef(a, b)}
          onClick={() => openCard(a, b)}
        >
          {word}
        </button>
      );
    },
  };
}
