// R0 to R18: conditions that every state of A Study in Emerald, 2nd edition, must meet, regardless of its history.
import type { AnyGame } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import type { Item, Place, State } from '@gaslamp/kernel/state';
import { SEATS } from '../emerald/box.ts';
import { type Ranges, rangesFrom } from '../ranges.ts';
import { type Box, CITIES, fieldsOf } from './box.ts';

/** All other lists keep their length from the deal. */
const GROWS = ['picks', 'boarded'];
const FOR_ONE = ['FACE_UP', 'SLOT', 'IN_PLAY', 'IDENTITY'];

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

function ranges(seats: number, items: number, { supplies, sanityDie }: Box['pack']): Ranges {
  const { agents, cubes, tokens, zombies } = supplies;
  const points: readonly [number, number] = [0, 1000];
  return {
    rules: [3, 3],
    seats: [2, 5],
    insanityFaces: [0, sanityDie.faces],
    pinkertonFromBoard: [0, 1],
    cubesLeaveOnCancel: [0, 2],
    targetEndsAtOnce: [0, 1],
    blackHandCountsHidden: [0, 1],
    vampiresAnswerShoggoth: [0, 1],
    holmesAnswersAdler: [0, 1],
    interruptDrawsFirst: [0, 1],
    active: [0, seats - 1],
    acted: [0, 2],
    agents: [0, agents],
    cubes: [0, cubes],
    zombies: [0, zombies],
    limbo: [0, cubes],
    agentStock: [0, agents],
    cubeStock: [0, cubes],
    zombieSupply: [0, zombies],
    banished: [0, 1],
    markers: [0, 10],
    neutral: points,
    restorationist: points,
    loyalist: points,
    kills: points,
    royaltyKilled: [0, CITIES],
    blackHands: [0, 9],
    tokens: [0, tokens],
    revealed: [0, 1],
    flips: [0, 9],
    victim: [0, seats],
    stored: [0, agents],
    boarded: [0, items - 1],
    threatened: [0, 2],
    untried: [0, zombies],
    spared: [0, agents],
    arrived: [0, agents],
    reason: [0, 3],
  };
}

/** Returns a function that reports the first error in a state, or null. */
export function wrongIn(game: AnyGame, box: Box): (s: State) => string | null {
  const HAND = box.first('HAND');
  const BESIDE = box.first('BESIDE');
  const IDENTITY = box.first('IDENTITY');
  const IN_PLAY = box.first('IN_PLAY');
  const STACK = box.first('STACK');
  const FACE_UP = box.first('FACE_UP');
  const SET_ASIDE = box.first('SET_ASIDE');
  const { supplies, gameCardsPerCity } = box.pack;
  const { place } = game.setup(game.seats.least, {});
  const gameCards = place.filter((_, item) => box.cardOf(item).kind === 'game').length;

  /** Places that hold at most one item. */
  const forOne = [...game.places.keys()].filter((place) => FOR_ONE.includes(box.zone(place)));

  const wrongRange = rangesFrom(game, ({ seats, place }) => ranges(seats, place.length, box.pack), GROWS);

  /** R2, R3, R18: returns true if an item may lie there. */
  function mayLie(s: State, item: Item, place: Place): boolean {
    const zone = box.zone(place);
    const { kind, city } = box.cardOf(item);
    const ownCity = city !== null && box.of(place) === city;
    const withPlayer = place >= HAND && place < IDENTITY && (place - HAND) % SEATS < s.seats;
    const played = withPlayer || (place >= IN_PLAY && place < IN_PLAY + s.seats);
    switch (kind) {
      case 'identity':
        return zone === 'UNDEALT' || (place >= IDENTITY && place < IDENTITY + s.seats);
      case 'royalty':
        return (ownCity && (zone === 'STACK' || zone === 'SLOT')) || zone === 'BESIDE' || zone === 'DEVOURED';
      case 'city':
        if (zone === 'STACK' || zone === 'FACE_UP') return ownCity;
        return played || zone === 'REMOVED' || zone === 'DEVOURED';
      case 'starting': {
        const owner = box.ownerOf(item);
        if (owner >= s.seats) return zone === 'BOX';
        return (played && (place - HAND) % SEATS === owner) || zone === 'REMOVED';
      }
      default:
        return played || ['STACK', 'FACE_UP', 'SET_ASIDE', 'REMOVED', 'DEVOURED'].includes(zone);
    }
  }

  function wrongCards(s: State): string | null {
    const { victim, stored } = fieldsOf(s);
    const count = game.places.map(() => 0);
    for (let item = 0; item < s.place.length; item++) {
      const place = at(s.place, item);
      if (!mayLie(s, item, place)) return `${game.nameOf(item)} lies in ${game.places[place]}`;
      count[place]!++;
      // R0.4, R18.16, R18.22: only cards beside an identity hold agents.
      const boxed = at(victim, item) > 0;
      if ((boxed || at(stored, item) > 0) && box.zone(place) !== 'BESIDE')
        return `${game.nameOf(item)} bears agents in ${game.places[place]}`;
      if (boxed && !box.cardOf(item).killBox) return `${game.nameOf(item)} has no kill box`;
    }
    for (const place of forOne) if (at(count, place) > 1) return `${count[place]} items in ${game.places[place]}`;
    for (let player = 0; player < s.seats; player++)
      if (count[IDENTITY + player] !== 1) return `player ${player} has ${count[IDENTITY + player]} identities`;
    // R2.3: cards that were set aside are never drawn.
    const aside = gameCards - CITIES * gameCardsPerCity[String(s.seats)]!;
    if (count[SET_ASIDE] !== aside) return `${count[SET_ASIDE]} cards set aside, not ${aside}`;
    // R0.12: a stack that is not empty shows a card whenever somebody may act.
    if (s.agenda.at(-1)?.effect === 'turn.act')
      for (let city = 0; city < CITIES; city++)
        if (at(count, STACK + city) > 0 && count[FACE_UP + city] !== 1)
          return `a stack shows no card in ${box.of(STACK + city)}`;
    return null;
  }

  function wrongPieces(s: State): string | null {
    const f = fieldsOf(s);
    for (let player = 0; player < s.seats; player++) {
      const inCities = (pieces: readonly number[]) => sum(pieces.slice(player * CITIES, (player + 1) * CITIES));
      const boxed = f.victim.filter((owner) => owner === player + 1).length;
      const stored = s.place.reduce((n, lies, item) => (lies === BESIDE + player ? n + at(f.stored, item) : n), 0);
      const agents = inCities(f.agents) + at(f.agentStock, player) + boxed + stored;
      if (agents !== supplies.agents) return `player ${player} has ${agents} agents`;
      const cubes = inCities(f.cubes) + at(f.limbo, player) + at(f.cubeStock, player);
      if (cubes !== supplies.cubes) return `player ${player} has ${cubes} cubes`;
    }
    const zombies = sum(f.zombies) + f.zombieSupply;
    const expected = f.banished === 1 ? 0 : supplies.zombies;
    return zombies === expected ? null : `${zombies} zombies, not ${expected}`;
  }

  return (s) => wrongRange(s) ?? wrongPieces(s) ?? wrongCards(s);
}
