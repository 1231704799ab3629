// R2 Setup.
import { filled } from '@gaslamp/kernel/lists';
import { EVERYONE, NOBODY } from '@gaslamp/kernel/state';
import { valuesOf } from '@gaslamp/stated/options';
import { type Data, GREY } from '../box/data.ts';
import { AREA_COUNT, FIRST_EVENT, FIRST_PERSONALITY, ITEM_COUNT, PERSONALITIES } from '../box/ids.ts';
import { OPTIONS } from '../box/options.ts';
import {
  BOX,
  cell,
  EVENT_PILE,
  GREY_PILE,
  IN_DISPLAY,
  type Nanty,
  NOBODY_HERE,
  RED_PILE,
  UNUSED,
} from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { drawCards, drawPersonality } from './cards.ts';
import { step } from './effects.ts';
import { turn } from './turn.ts';

/** Returns a state with everything in its box, and the deal as the first effect on the agenda. */
export function setup(data: Data, rules: number, seats: number, options: Readonly<Record<string, number>>): Nanty {
  const { setup: numbers, areas, personalities, cards } = data.pack;
  // R2.10, R2.11
  const removed = seats === 2 ? [...cards, ...personalities].map(({ twoPlayers }) => !twoPlayers) : [];
  const lies = Array.from({ length: ITEM_COUNT }, (_, item) => {
    if (removed[item]) return BOX;
    if (item >= FIRST_EVENT) return EVENT_PILE;
    if (item >= FIRST_PERSONALITY) return UNUSED;
    return data.backOf[item] === GREY ? GREY_PILE : RED_PILE;
  });
  const agents = filled(seats * AREA_COUNT);
  const trouble = filled(AREA_COUNT);
  // R2.2
  areas.forEach(({ start }, area) => {
    if (!start) return;
    trouble[area] = 1;
    for (let player = 0; player < seats; player++) agents[cell(player, area)] = 1;
  });
  const starts = areas.filter(({ start }) => start).length;
  return {
    rules,
    seats,
    move: 0,
    step: 0,
    agenda: [deal({})],
    picks: [],
    place: lies,
    seenBy: lies.map((place) => (place === BOX ? EVERYONE : NOBODY)),
    ...valuesOf(OPTIONS, options),
    active: 0,
    turns: 0,
    used: 0,
    gained: 0,
    agents,
    citizens: filled(AREA_COUNT),
    grenadiers: filled(AREA_COUNT),
    trouble,
    buildings: filled(AREA_COUNT, NOBODY_HERE),
    // R2.7
    areaCards: filled(AREA_COUNT, IN_DISPLAY),
    agentStock: filled(seats, numbers.agents - starts),
    buildingStock: filled(seats, numbers.buildings),
    // R2.3
    citizenStock: numbers.newCitizens,
    grenadierStock: numbers.grenadiers,
    // R2.1
    money: filled(seats, numbers.money),
    ruledOut: filled(seats * PERSONALITIES.length),
    immune: 0,
    outcome: 0,
    rolls: [],
    spared: [],
    fates: [],
    reason: 0,
    winners: NOBODY,
  };
}

/** R2.4 to R2.8. Nobody knows the order of the piles, so the next card is determined when it is drawn. */
const deal = step('setup.deal', (g) => {
  const { s } = g;
  for (let player = 0; player < s.seats; player++) {
    const item = drawPersonality(g, player);
    tell(g)?.('dealtPersonality', { player, personality: item - FIRST_PERSONALITY });
  }
  for (let player = 0; player < s.seats; player++) drawCards(g, player, g.data.pack.setup.hand);
  s.active = g.roll(s.seats) - 1;
  tell(g)?.('first', { player: s.active });
  g.next(turn({}));
});
