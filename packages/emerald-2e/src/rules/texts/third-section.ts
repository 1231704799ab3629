import { kindOf } from '../../box/data.ts';
import { type Emerald, FACE_UP, itemIn, REMOVED } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { at as here } from '../../seen/verbs.ts';
import { CITIES_IN_ORDER } from '../board.ts';
import { confirmed } from '../confirm.ts';
import { choice, step } from '../effects.ts';
import { EMPTY_STACK, STACKS_EMPTY } from '../refusals.ts';
import { turnUp } from '../stack.ts';
import { pay, type Text } from './text.ts';

/** The face-up card of a stack leaves the game; the next is turned up. Royalty cannot be hit. (R18.28) */
export const thirdSection: Text = {
  refuse: ({ s }) => (CITIES_IN_ORDER.some((city) => itemIn(s, FACE_UP + city) >= 0) ? null : STACKS_EMPTY),
  play: (by) => [sectionCity({ by })],
};
const open = (s: Emerald) => CITIES_IN_ORDER.filter((city) => itemIn(s, FACE_UP + city) >= 0).map((city) => here(city));
const sectionCity = choice('third-section.city', {
  options: ({ s }) => open(s),
  choose: (g, { by }, option) => g.next(confirmed({ by }), pay({ by }), sectionRemoves({ city: here.city(option) })),
  refuse: (_, __, wish) => (here.is(wish) ? EMPTY_STACK : null),
});
const sectionRemoves = step<{ city: number }>('third-section.removes', (g, { city }) => {
  const item = itemIn(g.s, FACE_UP + city);
  g.move(item, REMOVED);
  tell(g)?.('cardRemoved', { city, card: kindOf(g.data, item) });
  turnUp(g, city);
});
