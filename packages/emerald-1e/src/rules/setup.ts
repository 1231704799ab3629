// R2 Setup.
import { filled } from '@gaslamp/kernel/lists';
import { EVERYONE, type Frame, NOBODY } from '@gaslamp/kernel/state';
import { valuesOf } from '@gaslamp/stated/options';
import { cardOfKind, type Data, forSeats, kindOf, mainOf, ownerOf } from '../box/data.ts';
import { AGENTS, CITY_COUNT, SLOT_1, TARGET_COUNT } from '../box/ids.ts';
import { optionsOf } from '../box/options.ts';
import {
  APART,
  BOX,
  CITY_CARDS,
  clockwise,
  DECK,
  EFFECTS_ASIDE,
  type Emerald1,
  IDENTITY,
  SANITY_POOL,
  SET_ASIDE,
  SLOT,
  STACK,
  TOKEN_POOL,
  UNDEALT,
} from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { to } from '../seen/verbs.ts';
import { drawCards } from './cards.ts';
import { recruit } from './control.ts';
import { choice, step } from './effects.ts';
import { AGENTS_FIRST } from './refusals.ts';
import { turnUp } from './stack.ts';
import { dealTokens } from './texts/on-claim.ts';
import { turn } from './turn.ts';

/** Returns a state with everything in its box, and the deal as the first effect on the agenda. */
export function setup(data: Data, rules: number, seats: number, options: Readonly<Record<string, number>>): Emerald1 {
  const { supplies } = data.pack;
  const lies = data.kindOf.map((kind, item) => {
    const owner = ownerOf(data, item);
    if (owner >= 0) return owner < seats ? DECK + owner : BOX;
    switch (cardOfKind(data, kind).kind) {
      case 'city':
        return CITY_CARDS;
      case 'token':
        return TOKEN_POOL;
      case 'sanity':
        return SANITY_POOL;
      case 'permanent':
        return EFFECTS_ASIDE;
      case 'identity':
        return UNDEALT;
      default:
        return SET_ASIDE;
    }
  });
  return {
    rules,
    seats,
    move: 0,
    step: 0,
    agenda: [deal({})],
    picks: [],
    place: lies,
    // Places that are known before the shuffles.
    seenBy: lies.map((place) => (place === CITY_CARDS || place === BOX || place < DECK + seats ? EVERYONE : NOBODY)),
    ...valuesOf(optionsOf(data.pack), options),
    active: 0,
    acted: 0,
    turns: 0,
    idle: 0,
    busy: 0,
    // R2.4, R2.5, R2.11
    supply: filled(seats, supplies.cubes),
    reserve: filled(seats, supplies.reserve),
    limbo: filled(seats),
    cubes: filled(seats * TARGET_COUNT),
    agentAt: filled(AGENTS.length, APART),
    agentOf: filled(AGENTS.length, -1),
    killer: filled(AGENTS.length, -1),
    vampire: filled(AGENTS.length),
    control: filled(CITY_COUNT, -1),
    royal: filled(data.pack.royals.length, -1),
    safe: filled(data.pack.royals.length),
    blocked: filled(TARGET_COUNT),
    zombies: filled(CITY_COUNT),
    markers: [0, 0],
    known: filled(seats),
    revealed: filled(seats),
    spared: filled(seats),
    necronomicon: -1,
    buried: [],
    foiled: 0,
    kept: 0,
    untried: filled(CITY_COUNT),
    arrived: [],
    due: 0,
    reason: 0,
  };
}

/** R22: in the order of the rules, and by seat within a rule. */
const deal = step('setup.deal', (g) => {
  const { s, data } = g;
  const { cardsPerStack, supplies, numbers } = data.pack;
  // R2.2, R2.3: the remaining cards stay set aside, unseen.
  const height = forSeats(cardsPerStack, s.seats);
  for (let city = 0; city < CITY_COUNT; city++) g.deal(SET_ASIDE, STACK + city, height);
  for (let city = 0; city < CITY_COUNT; city++) turnUp(g, city);
  for (let slot = 0; slot < supplies.slots; slot++) {
    const item = g.draw(EFFECTS_ASIDE, SLOT + slot);
    if (item !== null) tell(g)?.('effectUp', { target: SLOT_1 + slot, card: kindOf(data, item) });
  }
  // R2.6 to R2.10
  for (let player = 0; player < s.seats; player++) g.draw(UNDEALT, IDENTITY + player);
  for (let player = 0; player < s.seats; player++) dealTokens(g, player, supplies.tokensAtStart);
  for (let player = 0; player < s.seats; player++) drawCards(g, player, numbers.handSize);
  s.active = g.roll(s.seats) - 1;
  tell(g)?.('first', { player: s.active });
  g.next(...clockwise(s, s.active).map((by): Frame => firstAgent({ by })), turn({}));
});

const ANY_CITY = Array.from({ length: CITY_COUNT }, (_, city) => to(city));
/** R2.10: the main agent in any city; sharing one is allowed. */
const firstAgent = choice('setup.agent', {
  options: () => ANY_CITY,
  choose: (g, { by }, option) => recruit(g, by, mainOf(by), to.city(option)),
  refuse: () => AGENTS_FIRST,
});
