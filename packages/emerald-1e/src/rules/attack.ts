// R10 Assassination and hiding.
import type { Item, Player } from '@gaslamp/kernel/state';
import { type Agent, cardOfKind, kindOf } from '../box/data.ts';
import { FIRST_ROYAL } from '../box/ids.ts';
import { type At, countOf, inHand } from '../box/state.ts';
import { aimsOf, executorsOf, hasAim, refuseAim, startOf, whyNobody } from '../seen/aims.ts';
import { tell } from '../seen/event-specs.ts';
import { countersIn, needed } from '../seen/goals.ts';
import { handOf } from '../seen/hand.ts';
import { bombsOf, supportsLeft } from '../seen/support.ts';
import { aim, done, agent as named, pick, text } from '../seen/verbs.ts';
import { afterText, declare } from './cards.ts';
import { confirmed } from './confirm.ts';
import { becomeKnown, kill } from './control.ts';
import { choice, type G, step, subset } from './effects.ts';
import {
  ATTACK_BOMBS,
  ATTACK_NO_AGENT,
  BOMBS_MISSING,
  NO_SYMBOL,
  NOT_IN_HAND,
  OVERPAID_ATTACK,
  SUPPORT_NO_TEXT,
  SUPPORT_ONCE,
} from './refusals.ts';
import { sanityDraw } from './sanity.ts';
import { canStill, isEnough, supporters } from './supporters.ts';
import { openWindow } from './window.ts';

/** R10.1(b): any own agent with a target; only one option if the card names the executor. */
export const attackExecutor = choice('attack.executor', {
  options(at, { by, card, hides }) {
    const start = startOf(at.data, card, hides === 1);
    if (start === null) return [];
    return executorsOf(at, by, card, start)
      .filter((one) => hasAim(at, by, card, one, start))
      .map((one) => named(one));
  },
  choose: (g, { by, card, hides }, option) => g.next(attackAim({ by, card, hides, executor: named.agent(option) })),
  refuse(at, { by, card, hides }, wish) {
    const start = startOf(at.data, card, hides === 1);
    if (!named.is(wish) || start === null) return null;
    const one = named.agent(wish);
    return executorsOf(at, by, card, start).includes(one) ? whyNobody(at, by, [one], start) : ATTACK_NO_AGENT;
  },
});

const attackAim = choice('attack.aim', {
  options(at, { by, card, hides, executor }) {
    const start = startOf(at.data, card, hides === 1);
    return start === null ? [] : aimsOf(at, by, card, executor, start).map((target) => aim(target));
  },
  choose(g, { by, card, hides, executor }, option) {
    const target = aim.aim(option);
    const city = countOf(g.s.agentAt, executor);
    g.s.picks.push(pick(card));
    const enough = countersIn(g, by, city) >= needed(g, target, city);
    // R4.8: if the counters are enough no card may be added.
    const words = enough ? confirmed({ by }) : attackSupport({ by, executor, target, since: 1 });
    g.next(words, declared({ by, executor, target, hides }));
  },
  refuse(at, { by, card, hides, executor }, wish) {
    const start = startOf(at.data, card, hides === 1);
    if (!aim.is(wish) || start === null) return null;
    return refuseAim(at, by, aim.aim(wish), countOf(at.s.agentAt, executor), start) ?? ATTACK_BOMBS;
  },
});

/** Returns the bombs that the supporting cards have to reach. */
function support(at: At, by: Player, executor: Agent, target: number) {
  const city = countOf(at.s.agentAt, executor);
  const missing = needed(at, target, city) - countersIn(at, by, city);
  return { by, city, missing, start: pick.card(at.s.picks[0]!), kinds: handOf(at, by).kinds };
}
const attackSupport = subset('attack.support', done, {
  candidates(at, { by, executor }) {
    return supporters(at, by, countOf(at.s.agentAt, executor), pick.card(at.s.picks[0]!));
  },
  fits: (at, { by, executor, target }, picks, list, next) =>
    canStill(at, support(at, by, executor, target), picks, list, next),
  enough: (at, { by, executor, target }, picks) => isEnough(at, support(at, by, executor, target), picks),
  refuse(at, { by, executor }, wish) {
    if (wish === done) return BOMBS_MISSING;
    if (!pick.is(wish) && !text.is(wish)) return null;
    const card = pick.is(wish) ? pick.card(wish) : text.card(wish);
    if (inHand(at, by, card) < 0) return NOT_IN_HAND;
    if (bombsOf(at, by, countOf(at.s.agentAt, executor))(wish) === 0)
      return pick.is(wish) ? NO_SYMBOL : SUPPORT_NO_TEXT;
    // One text or one symbol for each copy in hand.
    return supportsLeft(at, by, card) > 0 ? OVERPAID_ATTACK : SUPPORT_ONCE;
  },
});

type Deed = { by: Player; executor: Agent; target: number; hides: number };
/** R10.8, R10.18: declares one executor, one target and all cards at once; R10.16: fixes the total. Then opens the window. */
const declared = step<Deed>('attack.declared', (g, deed) => {
  const { by, executor, target, hides } = deed;
  const { s, data } = g;
  const city = countOf(s.agentAt, executor);
  const [first, ...support] = s.picks.splice(0);
  const bombs = support.reduce((sum, one) => sum + bombsOf(g, by, city)(one), countersIn(g, by, city));
  const start = declare(g, by, pick.card(first!), hides === 1 ? 'hide' : 'attack');
  // R20.3: one-use cards used for their text leave the game after all of this; a frame for each records it.
  const used: Item[] = cardOfKind(data, kindOf(data, start)).agent === null ? [start] : [];
  for (const option of support)
    if (pick.is(option)) declare(g, by, pick.card(option), 'bombs');
    else used.push(declare(g, by, text.card(option), 'support'));
  tell(g)?.(hides === 1 ? 'hiding' : 'attack', { player: by, executor, target, city, bombs });
  s.foiled = 0;
  const opened = hides === 1 && s.hideThwartable === 0 ? [] : openWindow(g, by, city, target);
  g.next(...opened, carriedOut(deed), ...used.map((item) => spent({ by, item })));
});
const spent = step<{ by: Player; item: Item }>('attack.spent', (g, { by, item }) => afterText(g, by, item));

/** R10.9 to R10.11, R11.5: carries out the attack or hiding. R10.14: cubes stay. */
const carriedOut = step<Deed>('attack.carriedOut', (g, { by, executor, target, hides }) => {
  const { s } = g;
  // R9.2, R9.3
  if (hides === 0) becomeKnown(g, by);
  const royal = target - FIRST_ROYAL;
  if (s.foiled === 1) {
    tell(g)?.('foiled', { player: by, target, city: cityOfAim(g, target) });
    // R11.15
    if (royal >= 0 && s.thwartedRoyalDrawsSanity === 1) g.next(sanityDraw({ by, executor }));
  } else if (royal < 0) kill(g, target, by);
  else takeRoyal(g, by, executor, royal, hides);
});
const cityOfAim = (g: G, target: number): number =>
  target < FIRST_ROYAL ? countOf(g.s.agentAt, target) : g.data.royalIn.indexOf(target - FIRST_ROYAL);

/** R10.10, R10.12, R10.13: puts the disc, a Safe marker under it if the royal was hidden, and draws a sanity marker. */
function takeRoyal(g: G, by: Player, executor: Agent, royal: number, hides: number): void {
  g.s.royal[royal] = by;
  g.s.safe[royal] = hides;
  const fields = { player: by, royal, city: g.data.royalIn.indexOf(royal) };
  tell(g)?.(hides === 1 ? 'royalHidden' : 'royalKilled', fields);
  g.next(sanityDraw({ by, executor }));
}
