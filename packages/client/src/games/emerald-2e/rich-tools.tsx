import { dayOf, type Model, namer } from '@gaslamp/words/emerald-2e/model';
import type { CSSProperties, ReactNode } from 'react';
import { Emblem } from '../../art/emerald/emblems.tsx';
import { type RichTools, SaidPlace } from '../../table/rich.tsx';
import { cardRef } from './card.tsx';
import type { Tools } from './tools.ts';

/** How players, cities and cards are drawn inside sentences. */
export function richOf(
  m: Pick<Model, 'data' | 'names'>,
  { openCard, openCards, openRule }: Pick<Tools, 'openCard' | 'openCards' | 'openRule'>,
): RichTools {
  const { name } = namer(m);
  return {
    name,
    openRule,
    draw(sort: string, [a = 0, b = -1, ...more]: readonly number[], word: string): ReactNode {
      const kinds = [b, ...more];
      if (sort === 'q') return <b>{word}</b>;
      if (sort === 'p')
        return (
          <span className="said-player" style={{ '--day': `var(--${dayOf(a)})` } as CSSProperties}>
            <Emblem day={dayOf(a)} medal size={15} /> {word}
          </span>
        );
      if (sort === 'y') return <SaidPlace at={`city.${a}`}>{word}</SaidPlace>;
      const open = sort === 's' ? () => openCards(a, kinds) : () => openCard(a, b);
      const card = sort === 's' ? undefined : cardRef(a, b);
      return (
        <button type="button" className="said-card" data-rove="" data-card={card} onClick={open}>
          {word}
        </button>
      );
    },
  };
}
