import '../../art/emerald/pictures.generated.css';
import '../../art/picture.css';
import { dayName, dayOf, type Model, namer } from '@gaslamp/words/emerald-1e/model';
import { again } from '@gaslamp/words/things';
import type { ReactNode } from 'react';
import { Rich, type RichTools, SaidPlace } from '../../table/things/rich.tsx';
import type { Tools } from './tools.ts';

/** Draws players, places, agents and cards inside sentences. */
export function richOf(
  m: Pick<Model, 'data' | 'names' | 'you'>,
  { openCard, openRule }: Pick<Tools, 'openCard' | 'openRule'>,
): RichTools {
  const { name } = namer(m);
  // A main agent is named after its player, whose name is a thing inside that name.
  const agents = namer({ ...m, names: m.names.map((_, player) => again(player)) });
  const card = (kind: number, word: string) => (
    <button type="button" className="said-card" data-rove="" data-card={kind} onClick={() => openCard(kind)}>
      {word}
    </button>
  );
  return {
    name: (sort, numbers, form) => (sort === 'a' ? agents.name : name)(sort, numbers, form),
    seatName: dayName,
    openRule,
    draw(sort: string, [a = 0]: readonly number[], word: string): ReactNode {
      switch (sort) {
        case 'q':
        case 'r':
          return <b>{word}</b>;
        case 'p':
          return (
            <span className="said-player">
              <i className={`picture medal picture-medal-${dayOf(a)}`} /> {word}
            </span>
          );
        case 'y':
          return <SaidPlace at={`city.${a}`}>{word}</SaidPlace>;
        case 't':
          return <SaidPlace at={`target.${a}`}>{word}</SaidPlace>;
        case 'a': {
          const item = m.data.cardOfAgent[a] ?? -1;
          if (item >= 0) return card(m.data.kindOf[item] ?? 0, word);
          return (
            <SaidPlace at={`agent.${a}`}>
              <Rich text={word} />
            </SaidPlace>
          );
        }
        default:
          return card(a, word);
      }
    },
  };
}
