// R1 to R13: conditions that every state of Nanty Narking must meet, regardless of its history.
import type { AnyGame } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import type { Item, Place } from '@gaslamp/kernel/state';
import { type Ranges, rangesFrom } from '../ranges.ts';
import { AREAS, type Box, type Nanty, PERSONALITIES } from './box.ts';

/** All other lists keep their length from the deal. */
const GROWS = ['picks', 'rolls', 'spared', 'fates'];
/** R2.10: personalities and cards that stay in the box with two players. */
const NOT_FOR_TWO = ['SIDONIA', 'R30', 'R41'];
const SET_ASIDE = -2;
/** Four players, New Citizens, grenadiers. */
const PAWNS = 6;

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** R17: options that are on or off. */
const FLAGS = [
  'alternativeNumbers',
  'holbornRiverside',
  'troubleNeedsPawn',
  'refillAfterWatson',
  'watsonBeforeEvent',
  'shortDrawEnds',
  'giveUpBuildings',
  'variants',
  'adjacencyBeforeLifting',
  'firstRoundCheck',
  'dropAnytime',
  'blockOneEffect',
  'abilitiesAfterRefill',
  'interruptAsTurnCard',
  'playTwoDiscardsEarly',
];

function ranges({ setup }: Box['pack'], seats: number): Ranges {
  const areas = [0, 2 ** AREAS - 1] as const;
  return {
    ...Object.fromEntries(FLAGS.map((name) => [name, [0, 1] as const])),
    telegraphMoney: [2, 3],
    rules: [2, 2],
    seats: [2, 4],
    active: [0, seats - 1],
    turns: [0, 1e4],
    used: areas,
    gained: areas,
    agents: [0, setup.agents],
    citizens: [0, setup.newCitizens],
    grenadiers: [0, setup.grenadiers],
    trouble: [0, 1],
    buildings: [-1, seats - 1],
    areaCards: [SET_ASIDE, seats - 1],
    agentStock: [0, setup.agents],
    buildingStock: [0, setup.buildings],
    citizenStock: [0, setup.newCitizens],
    grenadierStock: [0, setup.grenadiers],
    money: [0, 1e4],
    ruledOut: [0, 1],
    immune: [0, 2 ** seats - 1],
    outcome: [0, 1 + AREAS],
    rolls: [0, AREAS - 1],
    spared: [0, 0xffffff],
    fates: [0, PAWNS * 16 - 1],
    reason: [0, 4],
    winners: [0, 2 ** seats - 1],
  };
}

/** Returns a function that reports the first error in a state, or null. */
export function wrongIn(game: AnyGame, box: Box): (s: Nanty) => string | null {
  const { pack } = box;
  const wrongRange = rangesFrom(game, ({ seats }) => ranges(pack, seats), GROWS);

  /** R2.4 to R2.6, R2.10, R9.1, R9.7: returns true if an item may lie there. */
  function mayLie(s: Nanty, item: Item, place: Place): boolean {
    const zone = box.zone(place);
    const leftOut = s.seats === 2 && NOT_FOR_TWO.includes(game.nameOf(item));
    if (leftOut || zone === 'BOX') return leftOut && zone === 'BOX';
    const seated = box.owner(place) < s.seats;
    const back = box.back(item);
    if (back === 'event') return zone === 'EVENT_PILE' || zone === 'USED_EVENTS';
    if (back === 'personality') return zone === 'UNUSED' || (zone === 'PERSONALITY' && seated);
    const { effect, symbols } = at(pack.cards, item);
    switch (zone) {
      case 'GREY_PILE':
        return back === 'grey';
      case 'RED_PILE':
        return back === 'red';
      case 'HAND':
      case 'TAKEN':
        return seated;
      case 'FRONT':
        return seated && (effect === 'takeLoan' || effect === 'handBurdenOrPay');
      case 'IN_PLAY':
        // R6.9; R17.16: with an option, any card can be played.
        return symbols[0] !== 'interrupt' || s.interruptAsTurnCard === 1;
      // R9.22; R17.17: with an option, such a card is discarded early.
      case 'WAITING':
        return effect === 'playTwoCards' && s.playTwoDiscardsEarly === 0;
      default:
        return zone === 'DISCARD';
    }
  }

  function wrongCards(s: Nanty): string | null {
    const stray = s.place.findIndex((place, item) => !mayLie(s, item, place));
    if (stray >= 0) return `${game.nameOf(stray)} lies in ${game.places[at(s.place, stray)]}`;
    const count = (zone: string, player = 0): number => {
      const place = box.at(zone, player);
      return s.place.filter((lies) => lies === place).length;
    };
    const [grey, red] = [count('GREY_PILE'), count('RED_PILE')];
    // R2.6: no red card is drawn before all grey ones are.
    const reds = pack.cards.filter(({ deck, id }) => deck === 'red' && !(s.seats === 2 && NOT_FOR_TWO.includes(id)));
    if (grey > 0 && red < reds.length) return `${reds.length - red} red cards are drawn, ${grey} grey ones are not`;
    for (let player = 0; player < s.seats; player++) {
      const personalities = count('PERSONALITY', player);
      if (personalities !== 1) return `player ${player} has ${personalities} personalities`;
      // R3.3: a player who would have won as that personality has a different one.
      const own = s.place.indexOf(box.at('PERSONALITY', player)) - box.cards;
      if (s.ruledOut[player * PERSONALITIES + own] === 1)
        return `player ${player} is ${game.nameOf(box.cards + own)}, who would have won`;
    }
    const inPlay = count('IN_PLAY');
    const asked = s.agenda.at(-1)?.effect;
    // R3.5, R3.6: one card at a time, and none before the first or after the refill.
    if (inPlay > (asked === 'turn.card' || asked === 'turn.last' ? 0 : 1)) return `${inPlay} cards are in play`;
    // R9.22: a card waits until its two cards are done.
    const open = s.agenda.filter(({ effect }) => effect === 'play-two.done').length;
    const waiting = count('WAITING');
    if (s.agenda.length > 0 && waiting !== open) return `${waiting} cards wait for two others, ${open} texts are open`;
    // R9.19: taken cards lie apart only until one of them is kept.
    for (let player = 0; player < s.seats; player++)
      if (asked !== 'take-card.keep' && count('TAKEN', player) > 0)
        return `cards taken from player ${player} lie about`;
    return null;
  }

  function wrongPieces(s: Nanty): string | null {
    const { setup, areas } = pack;
    for (let player = 0; player < s.seats; player++) {
      const agents = sum(s.agents.slice(player * AREAS, (player + 1) * AREAS)) + at(s.agentStock, player);
      if (agents !== setup.agents) return `player ${player} has ${agents} agents`;
      const buildings = s.buildings.filter((owner) => owner === player).length + at(s.buildingStock, player);
      if (buildings !== setup.buildings) return `player ${player} has ${buildings} buildings`;
    }
    // R4.8: a removed neutral never comes back.
    const citizens = sum(s.citizens) + s.citizenStock;
    if (citizens > setup.newCitizens) return `there are ${citizens} New Citizens`;
    const grenadiers = sum(s.grenadiers) + s.grenadierStock;
    if (grenadiers > setup.grenadiers) return `there are ${grenadiers} grenadiers`;
    // R5.3, R5.5, R5.6: a City Area card is with the building, unless it was set aside (R11.11).
    for (const [area, { id }] of areas.entries()) {
      const [owner, holder] = [s.buildings[area], s.areaCards[area]];
      if (holder !== SET_ASIDE && holder !== owner) return `${id} is built on by ${owner}, its card is with ${holder}`;
    }
    return null;
  }

  return (s) => wrongRange(s) ?? wrongPieces(s) ?? wrongCards(s);
}
