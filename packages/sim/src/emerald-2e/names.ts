import type { Data } from '@gaslamp/emerald-2e/data';
import { CITIES, DAYS } from '@gaslamp/emerald-2e/ids';
import type { Card } from '@gaslamp/emerald-2e/pack';

const title = (id: string): string =>
  id
    .split('_')
    .map((word) => word[0] + word.slice(1).toLowerCase())
    .join(' ');

export const DAY_NAMES: readonly string[] = DAYS.map(title);
export const CITY_NAMES: readonly string[] = CITIES.map((id) => title(id).replace('St ', 'St. '));
export const SIDES = ['Restorationist', 'Loyalist'] as const;

/** A card's name, and its id where cards share the name. */
export function cardName({ name, id, kind }: Card): string {
  if (kind === 'starting') return name === '' ? `starting card (${id})` : `${name} (${id})`;
  return kind === 'city' ? `${name} (city card)` : name;
}

/** All that is printed on a card, in a few words: `place 2, claim, bombs 1; on claiming 3 points`. */
export function printed(data: Data, card: Card): string {
  const times = (what: string, count: number) => (count === 0 ? [] : [count === 1 ? what : `${what} ${count}`]);
  const { neutral, restorationist, loyalist, kill } = card.vp;
  const symbols = [
    ...times('place', card.place),
    ...times('claim', card.claim),
    ...times('retrieve', card.retrieve),
    ...times('move', card.move),
    ...times('assassinate', card.assassinate),
    ...(card.restorationist > 0 ? [`Restorationist marker +${card.restorationist}`] : []),
    ...(card.loyalist > 0 ? [`Loyalist marker +${card.loyalist}`] : []),
    ...times('bomb', card.bombs),
  ];
  const claimed = [
    ...(neutral > 0 ? [`${neutral} points`] : []),
    ...(restorationist > 0 ? [`${restorationist} Restorationist points`] : []),
    ...(loyalist > 0 ? [`${loyalist} Loyalist points`] : []),
    ...times('agent', card.agents),
    ...times('Sanity roll', card.insanity),
  ];
  const parts = [
    symbols.join(', '),
    card.effect === null ? '' : `text: ${card.oneUse ? 'one-use ' : ''}${card.timing ?? ''} (${card.rule})`,
    card.killBox ? `kill box ${kill}` : '',
    claimed.length === 0 ? '' : `${card.kind === 'royalty' ? 'gives' : 'when claimed'} ${claimed.join(', ')}`,
    card.needed === null ? '' : `${card.needed} bomb points needed`,
    card.assassination === null ? '' : `assassination value ${data.assassination[CITIES.indexOf(card.city as never)]}`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}
