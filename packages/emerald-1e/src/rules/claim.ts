// R6.2 Claim, R7 Cities and control.
import { EVERYONE, type Frame, type Player } from '@gaslamp/kernel/state';
import { cardOf, kindOf } from '../box/data.ts';
import { SLOT_1 } from '../box/ids.ts';
import { CITY_CARDS, cardOn, cityOf, countOf, DISCARD, EFFECTS, isBox } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { handOver, recruit } from './control.ts';
import { cubesLeave } from './cubes.ts';
import { step } from './effects.ts';
import { NO_EXECUTOR, sanityDraw } from './sanity.ts';
import { turnUpNext } from './stack.ts';
import { onClaim } from './texts/on-claim.ts';

/** The order of R6.2; KTA comes with the agent (R9.1), and the end is checked after everything. */
export const claimTarget = step<{ by: Player; target: number }>('claim.take', (g, { by, target }) => {
  cubesLeave(g, by, target);
  if (isBox(target)) return g.next(takeCity({ by, city: cityOf(target) }));
  const item = cardOn(g.s, target);
  const card = cardOf(g.data, item);
  tell(g)?.('claimed', { player: by, target, card: kindOf(g.data, item) });
  if (target >= SLOT_1) {
    g.move(item, EFFECTS + by);
    return g.next(...onClaim(card.effect, by, item));
  }
  g.move(item, DISCARD + by, EVERYONE);
  const city = cityOf(target);
  const agent = countOf(g.data.agentOfKind, kindOf(g.data, item));
  if (agent >= 0) recruit(g, by, agent, city);
  const mad: Frame[] = card.insanity ? [sanityDraw({ by, executor: NO_EXECUTOR })] : [];
  g.next(...onClaim(card.effect, by, item), turnUpNext({ city }), ...mad);
});

/** R7.1 to R7.3: the city card changes hands with the disc; R7.4, R7.5: nothing else moves. */
const takeCity = step<{ by: Player; city: number }>('claim.city', (g, { by, city }) => {
  const { s, data } = g;
  const from = countOf(s.control, city);
  s.control[city] = by;
  tell(g)?.('cityTaken', { player: by, city, from });
  const item = data.cityCards[city]!;
  if (s.place[item] === CITY_CARDS) g.move(item, DISCARD + by, EVERYONE);
  else handOver(g, item, by);
});
