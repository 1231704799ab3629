// Reads the printed values of a card, a City Area card or an event, for rules that know which one it is. Throws if it is
// another.
import type { Item } from '@gaslamp/kernel/state';
import type { AbilityKey, Area, Card, CardText, EffectKey, EventCard, EventId } from './pack.ts';
import type { At } from './state.ts';

type Printed = Pick<At, 'data'>;
type TextOf<E extends EffectKey> = Extract<CardText, { readonly effect: E }>;
type AreaOf<A extends AbilityKey> = Extract<Area, { readonly ability: A }>;
type EventOf<Id extends EventId> = Extract<EventCard, { readonly id: Id }>;

const says = <E extends EffectKey>(card: Card, effects: readonly E[]): card is Card & TextOf<E> =>
  effects.some((effect) => effect === card.effect);
const has = <A extends AbilityKey>(area: Area, ability: A): area is AreaOf<A> => area.ability === ability;

/** Returns the text of a card, which must have one of these effects. */
export function textOn<E extends EffectKey>({ data }: Printed, card: Item, ...effects: readonly E[]): TextOf<E> {
  const found = data.pack.cards[card];
  if (found === undefined || !says(found, effects)) throw new Error(`${data.names[card]} does not say ${effects}`);
  return found;
}

/** Returns an area whose City Area card has that ability. */
export function areaWith<A extends AbilityKey>({ data }: Printed, area: number, ability: A): AreaOf<A> {
  const found = data.pack.areas[area];
  if (found === undefined || !has(found, ability)) throw new Error(`${found?.id} has no ability ${ability}`);
  return found;
}

/** Returns the card of an event by its id. */
export function eventCard<Id extends EventId>({ data }: Printed, id: Id): EventOf<Id> {
  const found = data.pack.events.find((event): event is EventOf<Id> => event.id === id);
  if (found === undefined) throw new Error(`there is no event ${id}`);
  return found;
}
