// R1 to R19: conditions that every state of the 1st edition must meet, regardless of its history.
import type { AnyGame } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import { EVERYONE, type Item, itemsIn, type Place, type State } from '@gaslamp/kernel/state';
import { SEATS } from '../emerald/box.ts';
import { type Ranges, rangesFrom } from '../ranges.ts';
import { type Box, CITIES, fieldsOf, TARGETS } from './box.ts';

/** All other lists keep their length from the deal. */
const GROWS = ['picks', 'buried', 'arrived'];
const FOR_ONE = ['FACE_UP', 'SLOT_1', 'SLOT_2', 'LOOKED', 'IDENTITY'];

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

function ranges(seats: number, items: number, agents: number, { supplies, tracks, numbers }: Box['pack']): Ranges {
  const cubes: readonly [number, number] = [0, supplies.cubes + supplies.reserve];
  const flag: readonly [number, number] = [0, 1];
  const player: readonly [number, number] = [-1, seats - 1];
  return {
    rules: [3, 3],
    seats: [2, 5],
    ktaByExposure: flag,
    hideThwartable: flag,
    zombiesNeedKta: flag,
    vampiresImmuneToZombies: flag,
    resolveFullyBeforeEnd: flag,
    cardsOfDeadAgentsStay: flag,
    arrowValuesCount: flag,
    blackHandOwnRoyalsOnly: flag,
    thwartedRoyalDrawsSanity: flag,
    evenGoldOnly: flag,
    royalsFromRound: [1, 10],
    maxRounds: [10, numbers.maxRounds],
    active: [0, seats - 1],
    acted: [0, 2],
    turns: [0, numbers.maxRounds * seats],
    idle: [0, 3 * seats],
    busy: flag,
    supply: cubes,
    reserve: cubes,
    limbo: cubes,
    cubes,
    agentAt: [0, CITIES + 4],
    agentOf: player,
    killer: player,
    vampire: flag,
    control: player,
    royal: player,
    safe: flag,
    blocked: flag,
    zombies: [0, supplies.zombies],
    markers: [0, Math.max(tracks.war.length, tracks.revolution.length) - 1],
    known: flag,
    revealed: flag,
    spared: flag,
    necronomicon: player,
    buried: [0, items - 1],
    foiled: flag,
    kept: flag,
    untried: [0, supplies.zombies],
    arrived: [0, agents - 1],
    due: [0, 6],
    reason: [0, 6],
  };
}

/** Returns a function that reports the first error in a state, or null. */
export function wrongIn(game: AnyGame, box: Box): (s: State) => string | null {
  const IDENTITY = box.first('IDENTITY');
  const DISCARD = box.first('DISCARD');
  const FACE_UP = box.first('FACE_UP');
  const { supplies } = box.pack;
  const forOne = [...game.places.keys()].filter((place) => FOR_ONE.includes(box.zone(place)));
  const wrongRange = rangesFrom(
    game,
    (setup) => ranges(setup.seats, setup.place.length, fieldsOf(setup).agentAt.length, box.pack),
    GROWS,
  );

  /** R2, R6, R20: returns true if a card, a token or a marker may lie there. */
  function mayLie(s: State, item: Item, place: Place): boolean {
    const zone = box.zone(place);
    const { kind } = box.cardOf(item);
    const withPlayer = place < box.first('STACK') && place % SEATS < s.seats;
    const played = withPlayer && ['HAND', 'DECK', 'DISCARD', 'IN_PLAY'].includes(zone);
    const gone = zone === 'REMOVED' || zone === 'DEVOURED';
    switch (kind) {
      case 'identity':
        return zone === 'UNDEALT' || (withPlayer && zone === 'IDENTITY');
      case 'token':
        return zone === 'TOKEN_POOL' || zone === 'SPENT' || (withPlayer && (zone === 'TOKENS' || zone === 'DRAWN'));
      case 'sanity':
        return ['SANITY_POOL', 'SHOWN', 'REMOVED'].includes(zone) || (withPlayer && zone === 'MAD');
      case 'permanent':
        return ['EFFECTS_ASIDE', 'SLOT_1', 'SLOT_2'].includes(zone) || (withPlayer && zone === 'EFFECTS');
      case 'city':
        return played || zone === 'CITY_CARDS';
      case 'starting': {
        const owner = box.ownerOf(item);
        if (owner >= s.seats) return zone === 'BOX';
        return (played && place % SEATS === owner) || zone === 'REMOVED';
      }
      default:
        return played || gone || ['STACK', 'LOOKED', 'UNDER', 'FACE_UP', 'SET_ASIDE'].includes(zone);
    }
  }

  function wrongCards(s: State): string | null {
    const count = game.places.map(() => 0);
    for (let item = 0; item < s.place.length; item++) {
      const place = at(s.place, item);
      if (!mayLie(s, item, place)) return `${game.nameOf(item)} lies in ${game.places[place]}`;
      count[place]!++;
    }
    for (const place of forOne) if (at(count, place) > 1) return `${count[place]} items in ${game.places[place]}`;
    for (let player = 0; player < s.seats; player++)
      if (count[IDENTITY + player] !== 1) return `player ${player} has ${count[IDENTITY + player]} identities`;
    // R21: the top card of a discard pile is public.
    for (let player = 0; player < s.seats; player++) {
      const pile = itemsIn(s, DISCARD + player);
      if (pile.length > 0 && !pile.some((item) => s.seenBy[item] === EVERYONE))
        return `the discard pile of player ${player} shows no card`;
    }
    // R2.2: a stack that is not empty shows a card whenever somebody may act.
    if (s.agenda.at(-1)?.effect === 'turn.act')
      for (let city = 0; city < CITIES; city++) {
        const under = sum(['STACK', 'LOOKED', 'UNDER'].map((zone) => at(count, box.first(zone) + city)));
        if (under > 0 && count[FACE_UP + city] !== 1) return `a stack shows no card in ${box.of(FACE_UP + city)}`;
      }
    return null;
  }

  function wrongPieces(s: State): string | null {
    const f = fieldsOf(s);
    // R19.3
    const all = supplies.cubes + supplies.reserve;
    for (let player = 0; player < s.seats; player++) {
      const out = sum(f.cubes.slice(player * TARGETS, (player + 1) * TARGETS));
      const cubes = at(f.supply, player) + at(f.reserve, player) + at(f.limbo, player) + out;
      if (cubes !== all) return `player ${player} has ${cubes} cubes`;
    }
    // R19.2
    if (sum(f.zombies) > supplies.zombies) return `${sum(f.zombies)} zombies`;
    if (sum(f.blocked) > supplies.blockingDiscs) return `${sum(f.blocked)} blocking discs`;
    // R1.2: only targets hold cubes or discs.
    for (let target = 0; target < TARGETS; target++) {
      const place =
        target < CITIES ? FACE_UP + target : target < 2 * CITIES ? -1 : box.first('SLOT_1') + target - 2 * CITIES;
      if (place < 0 || s.place.includes(place) || s.agenda.at(-1)?.effect !== 'turn.act') continue;
      const held =
        at(f.blocked, target) + sum(Array.from({ length: s.seats }, (_, one) => at(f.cubes, one * TARGETS + target)));
      if (held > 0) return `something lies on target ${target}, where there is no card`;
    }
    // R8.1: every agent on the board has a player.
    const stray = f.agentAt.findIndex((where, agent) => where < CITIES && at(f.agentOf, agent) < 0);
    return stray < 0 ? null : `agent ${stray} is nobody's`;
  }

  return (s) => wrongRange(s) ?? wrongPieces(s) ?? wrongCards(s);
}
