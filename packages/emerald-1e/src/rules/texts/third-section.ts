import type { Refused } from '@gaslamp/kernel/effects';
import { only, type Player } from '@gaslamp/kernel/state';
import { kindOf } from '../../box/data.ts';
import { CITY_COUNT } from '../../box/ids.ts';
import { type At, FACE_UP, itemIn, LOOKED, STACK, UNDER } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { bury, peek, strike } from '../../seen/verbs.ts';
import { removeFromGame } from '../cards.ts';
import { confirmed } from '../confirm.ts';
import { allCubes, cubesHome, cubesToLimbo } from '../cubes.ts';
import { choice, step } from '../effects.ts';
import { EMPTY_STACK, NOTHING_UNDER, SECTION_BLOCKED, STACKS_EMPTY } from '../refusals.ts';
import { cardsUnder, nextCard, turnUp } from '../stack.ts';
import { pay, type Text } from './text.ts';

/** Removes the open card of a stack; or puts it under its stack; or looks at the next one, alone. (R20) */
export const thirdSection: Text = {
  refuse: (at) => (ANYTHING.some((option) => refuseHere(at, option) === null) ? null : STACKS_EMPTY),
  play: (by) => [sectionCity({ by })],
};
const OPTIONS = [strike, bury, peek];
const CITIES = Array.from({ length: CITY_COUNT }, (_, city) => city);
const ANYTHING = OPTIONS.flatMap((verb) => CITIES.map((city) => verb(city)));
function refuseHere({ s }: At, option: number): Refused | null {
  const city = peek.city(option);
  if (!peek.is(option)) {
    if (itemIn(s, FACE_UP + city) < 0) return EMPTY_STACK;
    if (s.blocked[city] === 1) return SECTION_BLOCKED;
  }
  return strike.is(option) || cardsUnder(s, city) > 0 ? null : NOTHING_UNDER;
}
const sectionCity = choice('third-section.city', {
  options: (at) => ANYTHING.filter((option) => refuseHere(at, option) === null),
  choose(g, { by }, option) {
    const [city, what] = [peek.city(option), OPTIONS.findIndex((verb) => verb.is(option))];
    g.next(confirmed({ by }), pay({ by }), sectionActs({ by, city, what }));
  },
  refuse: (at, _, wish) => (OPTIONS.some((verb) => verb.is(wish)) ? refuseHere(at, wish) : null),
});
const sectionActs = step<{ by: Player; city: number; what: number }>('third-section.acts', (g, { by, city, what }) => {
  const { s, data } = g;
  if (OPTIONS[what] === peek) {
    const next = nextCard(g, city);
    if (next === null) return;
    // R21: it is now fixed as the next card.
    if (s.place[next] === STACK + city) g.move(next, LOOKED + city, only(by));
    else g.show(next, only(by));
    tell(g)?.('lookedUnder', { player: by, city, card: kindOf(data, next) });
    return;
  }
  const item = itemIn(s, FACE_UP + city);
  if (OPTIONS[what] === strike) {
    allCubes(g, city, cubesToLimbo);
    removeFromGame(g, item);
  } else {
    allCubes(g, city, cubesHome);
    g.move(item, UNDER + city);
    s.buried.push(item);
    tell(g)?.('buried', { city, card: kindOf(data, item) });
  }
  turnUp(g, city);
});
