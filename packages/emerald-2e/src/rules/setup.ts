// R2 Setup.
import { filled } from '@gaslamp/kernel/lists';
import { EVERYONE, type Frame, NOBODY, type Player } from '@gaslamp/kernel/state';
import { valuesOf } from '@gaslamp/stated/options';
import { cardOfKind, type Data, forSeats, ownerOf } from '../box/data.ts';
import { CITIES, CITY_COUNT } from '../box/ids.ts';
import { optionsOf } from '../box/options.ts';
import { BOX, clockwise, DECK, type Emerald, IDENTITY, SET_ASIDE, STACK, UNDEALT } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { to } from '../seen/verbs.ts';
import { CITIES_IN_ORDER, placeAgents } from './board.ts';
import { drawCards } from './cards.ts';
import { choice, step } from './effects.ts';
import { AGENTS_FIRST } from './refusals.ts';
import { turnUp } from './stack.ts';
import { turn } from './turn.ts';

/** Returns a state with everything in its box, and the deal as the first effect on the agenda. */
export function setup(data: Data, rules: number, seats: number, options: Readonly<Record<string, number>>): Emerald {
  const { supplies } = data.pack;
  const lies = data.kindOf.map((kind, item) => {
    const card = cardOfKind(data, kind);
    if (card.city !== null) return STACK + CITIES.indexOf(card.city);
    const owner = ownerOf(data, item);
    if (owner >= 0) return owner < seats ? DECK + owner : BOX;
    return card.kind === 'identity' ? UNDEALT : SET_ASIDE;
  });
  return {
    rules,
    seats,
    move: 0,
    step: 0,
    agenda: [deal({})],
    picks: [],
    place: lies,
    // All places are known before game cards and identities are shuffled (R2.1).
    seenBy: lies.map((place) => (place === SET_ASIDE || place === UNDEALT ? NOBODY : EVERYONE)),
    ...valuesOf(optionsOf(data.pack), options),
    active: 0,
    acted: 0,
    agents: filled(seats * CITY_COUNT),
    cubes: filled(seats * CITY_COUNT),
    zombies: filled(CITY_COUNT),
    // R2.7
    limbo: filled(seats, supplies.cubesInLimbo),
    agentStock: filled(seats, supplies.agents),
    cubeStock: filled(seats, supplies.cubes - supplies.cubesInLimbo),
    // R2.11
    zombieSupply: supplies.zombies,
    banished: 0,
    // R2.6
    markers: [0, 0],
    neutral: filled(seats),
    restorationist: filled(seats),
    loyalist: filled(seats),
    kills: filled(seats * seats),
    royaltyKilled: filled(seats),
    blackHands: filled(seats),
    tokens: filled(seats, supplies.tokens),
    revealed: filled(seats),
    flips: filled(seats),
    victim: filled(lies.length),
    stored: filled(lies.length),
    boarded: [],
    threatened: 0,
    untried: filled(CITY_COUNT),
    spared: filled(seats * CITY_COUNT),
    arrived: filled(CITY_COUNT),
    reason: 0,
  };
}

/** R20.1: deals at random. Later, chance only draws from shuffled piles (cards.ts, stack.ts) and rolls for sanity. */
const deal = step('setup.deal', (g) => {
  const { s, data } = g;
  const count = forSeats(data.pack.gameCardsPerCity, s.seats);
  // R2.2, R2.3: the remaining cards stay set aside, unseen.
  for (const city of CITIES_IN_ORDER) g.deal(SET_ASIDE, STACK + city, count);
  for (const city of CITIES_IN_ORDER) turnUp(g, city);
  // R2.8, R2.9
  for (let player = 0; player < s.seats; player++) drawCards(g, player, 5);
  for (let player = 0; player < s.seats; player++) g.draw(UNDEALT, IDENTITY + player);
  s.active = g.roll(s.seats) - 1;
  tell(g)?.('first', { player: s.active });
  const order = clockwise(s, s.active);
  const place = (by: Player): Frame => firstAgent({ by });
  g.next(...order.map(place), ...order.map(place), turn({}));
});

const ANY_CITY = CITIES_IN_ORDER.map((city) => to(city));

/** R2.10: two rounds, each with one agent into any city. */
const firstAgent = choice('setup.agent', {
  options: () => ANY_CITY,
  choose: (g, { by }, option) => placeAgents(g, by, to.city(option), 1),
  refuse: () => AGENTS_FIRST,
});
