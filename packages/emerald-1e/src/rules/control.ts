// R8, R9, R15: control of agents, and the consequences of gaining and losing it.
import { EVERYONE, type Item, type Player } from '@gaslamp/kernel/state';
import { type Agent, cardOf, isMain, kindOf } from '../box/data.ts';
import { DAYS } from '../box/ids.ts';
import { countOf, DEAD, DISCARD, GONE, isRestorationist, mustEnd, ownerIn, REMOVED } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { uncover } from './discard.ts';
import type { G } from './effects.ts';
import { reveal } from './identity.ts';

/** R9.1: the symbol belongs to the agent, so any way of gaining control counts. R9.4: it is permanent. */
function becomeKnownBy(g: G, player: Player, agent: Agent): void {
  const item = g.data.cardOfAgent[agent]!;
  if (item >= 0 && cardOf(g.data, item).agent?.known) becomeKnown(g, player);
}
export function becomeKnown(g: G, player: Player): void {
  if (g.s.known[player] === 1) return;
  g.s.known[player] = 1;
  tell(g)?.('known', { player });
}

/** R6.2 step 3, R19.1: puts its counter with a control disc into the city. Step 4: R9.1. */
export function recruit(g: G, player: Player, agent: Agent, city: number): void {
  g.s.agentAt[agent] = city;
  g.s.agentOf[agent] = player;
  tell(g)?.('agentArrives', { player, agent, city });
  becomeKnownBy(g, player, agent);
}

/** R8.1, R11.2: exchanges the disc and hands over the card; R8.9: without a card only the disc. R11.11: a vampire stays one. */
export function passControl(g: G, agent: Agent, to: Player): void {
  const { s, data } = g;
  const from = countOf(s.agentOf, agent);
  s.agentOf[agent] = to;
  tell(g)?.('controlPassed', { from, to, agent });
  handOver(g, data.cardOfAgent[agent]!, to);
  if (s.ktaByExposure === 1) becomeKnownBy(g, to, agent);
}
/** Hand, deck, discard pile or declared cards. */
const pileOf = ({ s }: G, item: Item): number => Math.floor(countOf(s.place, item) / DAYS.length);
/** R7.3, R20.11: the card, both players and the pile it came from are public. A card out of the game stays there. */
export function handOver(g: G, item: Item, to: Player): void {
  const from = ownerIn(g.s, item);
  if (from < 0) return;
  const pile = pileOf(g, item);
  g.move(item, DISCARD + to, EVERYONE);
  tell(g)?.('cardHandedOver', { from, to, card: kindOf(g.data, item), pile });
  uncover(g, from);
}

/**
 * R8.5: the killer gets the counter, which is no vampire any more; nobody gets it after Cthulhu (`killer` -1). R8.7: the card
 * stays.
 */
export function kill(g: G, agent: Agent, killer: Player): void {
  const { s } = g;
  const owner = countOf(s.agentOf, agent);
  const city = countOf(s.agentAt, agent);
  s.agentAt[agent] = DEAD;
  s.vampire[agent] = 0;
  s.killer[agent] = killer;
  tell(g)?.('agentKilled', { player: killer, owner, agent, city });
  lost(g, agent, owner);
}
/** R8.6, R14.3: out of the game, and nobody's. */
export function drivenMad(g: G, agent: Agent): void {
  const { s } = g;
  const owner = countOf(s.agentOf, agent);
  tell(g)?.('agentGone', { owner, agent, city: countOf(s.agentAt, agent) });
  s.agentAt[agent] = GONE;
  lost(g, agent, owner);
}
/**
 * R15.4, R17.3: the consequences for a main agent, dead or gone. R8.7: another agent's card stays with its owner, or leaves by
 * the switch.
 */
function lost(g: G, agent: Agent, owner: Player): void {
  if (!isMain(agent)) {
    const item = g.data.cardOfAgent[agent]!;
    const from = ownerIn(g.s, item);
    if (g.s.cardsOfDeadAgentsStay === 1 || from < 0) return;
    tell(g)?.('cardTaken', { owner: from, card: kindOf(g.data, item), pile: pileOf(g, item) });
    g.move(item, REMOVED);
    return uncover(g, from);
  }
  reveal(g, owner);
  if (isRestorationist(g, owner)) mustEnd(g.s, 'restorationist');
}
