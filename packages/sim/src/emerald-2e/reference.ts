// Prints reference information: how the match ends, the cost of assassinations, and that there are no borders.
import { CITIES } from '@gaslamp/emerald-2e/box/ids';
import { identityOf, isRestorationist } from '@gaslamp/emerald-2e/box/state';
import { at } from '@gaslamp/kernel/lists';
import { cityName, type Model } from '@gaslamp/words/emerald-2e/model';
import { columns } from '../print.ts';
import { endsWords } from './board.ts';
import { headings, say } from './say.ts';

/** Explains how the match ends (R16) and how it is scored then (R17). */
export function goalLines(m: Model): string[] {
  const known = m.you !== null && identityOf(m.s, m.you) >= 0;
  return [
    endsWords(m),
    say('goals.loyalist'),
    say('goals.restorationist'),
    say('goals.tracks'),
    say('goals.last'),
    ...(known ? [say('goals.you', { restorationist: String(isRestorationist(m, m.you)) })] : []),
  ];
}

/** Lists the cost of an assassination in each city (R10.3). Cards and placements cost nothing. */
export const costLines = ({ data }: Pick<Model, 'data'>): string[] => [
  say('costs'),
  '',
  ...columns([
    headings('city', 'needsAgent', 'needsRoyalty'),
    ...CITIES.map((id, city) => {
      const royalty = data.cards.find((card) => card.kind === 'royalty' && card.city === id);
      return [cityName(city), at(data.assassination, city), royalty?.needed ?? '-'];
    }),
  ]),
];

/** R8.2 */
export const borderLines = (): string[] => [say('borders')];
