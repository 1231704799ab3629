import type { CSSProperties, ReactNode } from 'react';
import { Emblem } from '../../art/emblems.tsx';
import type { RichTools } from '../../table/rich.tsx';
import { dayOf, type Model, namer } from './model.ts';

/** How players, cities and cards are drawn inside sentences. */
export function richOf(
  m: Pick<Model, 'data' | 'names'>,
  openCard: (kind: number, owner?: number) => void,
  openRule: (rule: string) => void,
): RichTools {
  const { name } = namer(m);
  return {
    name,
    openRule,
    draw(sort: string, [a = 0, b = -1]: readonly number[], word: string): ReactNode {
      if (sort === 'q') return <b>{word}</b>;
      if (sort === 'p')
        return (
          <span className="said-player" style={{ '--day': `var(--${dayOf(a)})` } as CSSProperties}>
            <Emblem day={dayOf(a)} medal size={15} /> {word}
          </span>
        );
      if (sort === 'y') return <span className="said-city">{word}</span>;
      return (
        <button type="button" className="said-card" data-rove="" onClick={() => openCard(a, b)}>
          {word}
        </button>
      );
    },
  };
}
