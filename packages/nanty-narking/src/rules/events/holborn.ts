// R5.9g, R11.2 Holborn: its owner pays for pieces that an event then leaves alone.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { HOLBORN } from '../../box/ids.ts';
import type { At } from '../../box/state.ts';
import { holderOf, moneyOf } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { sparingCosts } from '../../seen/pounds.ts';
import { ability, done, pass, spare } from '../../seen/verbs.ts';
import { refuseWorking } from '../abilities.ts';
import { takeMoney } from '../cards.ts';
import { chooseDrop, offerDrops, refuseDrop } from '../drops.ts';
import { choice, step, subset } from '../effects.ts';
import { NOT_AFFECTED, SPARES_TOO_MUCH } from '../refusals.ts';
import { eventOf } from './events.ts';
import { rescue } from './fates.ts';
import { AGENT } from './random-event.ts';

type Offer = { readonly by: Player; readonly event: number; readonly since: number };

const affected = (at: At, { by, event }: Offer): readonly Option[] =>
  at.data.pack.events[event]?.spared ? (eventOf(event).affects?.(at, by) ?? []) : [];
const canPay = (at: At, { by, event }: Offer, picks: readonly Option[]): boolean =>
  sparingCosts(at, event, picks.length) <= moneyOf(at.s, by);

/**
 * R11.15 (4): asked after all rolls, from public facts: the owner of the working card, the pieces hit, and the owner's money.
 */
export const holborn = step<{ event: number }>('holborn', (g, { event }) => {
  const by = holderOf(g.s, HOLBORN);
  if (by < 0 || refuseWorking(g, by, HOLBORN) !== null) return;
  const offer = { by, event, since: g.s.picks.length };
  const [first] = affected(g, offer);
  if (first !== undefined && canPay(g, offer, [first])) g.next(whether(offer));
});

/** One decision about the whole event. Before it is made, interrupt cards may be thrown away (R10.10). */
const whether = choice('holborn.whether', {
  options(at, { by }) {
    const options: Option[] = [pass, ability(HOLBORN)];
    offerDrops(at, by, options);
    return options;
  },
  choose(g, offer, option) {
    if (option === pass || chooseDrop(g, offer.by, option, whether(offer))) return;
    const all = affected(g, offer);
    g.next(sparedSome(offer));
    if (all.length === 1) g.s.picks.push(...all);
    else g.next(spareSome(offer));
  },
  refuse: (at, { by }, wish) => refuseDrop(at, by, wish),
});

/** Money is the only limit. */
const spareSome = subset('holborn.spare', done, {
  candidates: affected,
  fits: canPay,
  enough: (at, offer, picks) => picks.length > 0 && canPay(at, offer, picks),
  refuse: (at, offer, wish) => (spare.is(wish) ? refuseSpare(at, offer, wish) : null),
});
function refuseSpare(at: At, offer: Offer, wish: Option): Refused | null {
  const alike = (list: readonly Option[]) => list.filter((option) => option === wish).length;
  const picks = at.s.picks.slice(offer.since);
  if (alike(picks) >= alike(affected(at, offer))) return NOT_AFFECTED;
  return canPay(at, offer, [...picks, wish]) ? null : SPARES_TOO_MUCH;
}

const sparedSome = step<Offer>('holborn.done', (g, { by, event, since }) => {
  const { s } = g;
  s.spared = s.picks.splice(since);
  takeMoney(g, by, -sparingCosts(g, event, s.spared.length));
  for (const option of s.spared) {
    tell(g)?.('spared', { player: by, what: spare.what(option), area: spare.area(option) });
    if (spare.what(option) === AGENT) rescue(g, by);
  }
});
