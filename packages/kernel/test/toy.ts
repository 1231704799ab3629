// LAMPLIGHT, a toy game for two to four players that uses every feature of the kernel.
//
// T1 Everybody has a secret identity and three cards. A turn is two actions, then a refill to three cards.
// T2 An action is to walk to a lamp, to light the current lamp, to play a card for its text, or to pass.
// T3 Lighting costs cards of the hand worth at least the lamp's price, none of them needless; it brings coins.
// T4 Grey cards are drawn before red ones. When both decks are empty the open discard pile is reshuffled into a deck.
//    A card's back shows its colour wherever it lies.
// T5 A player with seven coins ends the game. So does the Miser who begins a turn with four, and then wins alone.
//    So a player who begins a turn with four coins and plays on is not the Miser.
// T6 The game also ends after forty turns. Most coins win; the Fox counts one more. Ties share the win.
// T7 A text aimed at a player is announced first. A player who may hold a Shield is asked, even without one.
import type { Game } from '@gaslamp/kernel/game';
import { EVERYONE, NOBODY, only } from '@gaslamp/kernel/state';
import {
  type Data,
  DISCARD,
  data,
  effects,
  GREY_DECK,
  IDENTITY,
  IN_PLAY,
  isRed,
  itemOf,
  KIND_OF,
  NAMES,
  PLAYERS,
  RED_DECK,
  type Toy,
  UNDEALT,
  verbs,
} from './toy-state.ts';
import { deal } from './toy-turn.ts';

export const toy: Game<Toy, Data> = {
  id: 'lamplight',
  rules: 1,
  seats: { least: 2, most: 4 },
  data,
  pack: 'toy',
  effects,
  verbs,
  // Its questions and events are not declared: the kernel works without declarations.
  questions: {},
  events: {},
  options: { coins: { least: 0, most: 3, standard: 0, rule: 'T1' } },
  places: ['HAND', 'OFFER', 'IDENTITY']
    .flatMap((place) => PLAYERS.map((player) => `${place}.${player}`))
    .concat(['IN_PLAY', 'GREY_DECK', 'RED_DECK', 'DISCARD', 'UNDEALT']),
  setup: (seats, { coins }) => ({
    rules: 1,
    seats,
    move: 0,
    step: 0,
    agenda: [deal({})],
    picks: [],
    place: NAMES.map((_, item) => (item >= KIND_OF.length ? UNDEALT : isRed(item) ? RED_DECK : GREY_DECK)),
    seenBy: NAMES.map(() => NOBODY),
    active: 0,
    turns: 0,
    coins: Array<number>(seats).fill(coins!),
    stands: Array<number>(seats).fill(0),
    stopped: 0,
    notMiser: Array<number>(seats).fill(0),
    over: 0,
  }),
  nameOf: (item) => NAMES[item]!,
  watchers(s, place) {
    if (place < IN_PLAY) return place < IDENTITY || s.over === 0 ? only(place % 4) : EVERYONE;
    return place === IN_PLAY || place === DISCARD ? EVERYONE : NOBODY;
  },
  /** T4: grey cards, red cards, identities. */
  pool: (_, __, item) => (item >= KIND_OF.length ? 2 : isRed(item)),
  possible: ({ s }) =>
    s.notMiser.every((excluded, player) => excluded === 0 || s.place[itemOf('MISER')] !== IDENTITY + player),
  active: (s) => s.active,
  refuse: () => ({ rule: 'T1', key: 'not-asked' }),
  result({ s }) {
    if (s.over === 0) return null;
    const points = s.coins.map((coins, player) => coins + Number(s.place[itemOf('FOX')] === IDENTITY + player));
    const most = Math.max(...points);
    const best = points.flatMap((n, player) => (n === most ? [player] : []));
    return {
      winners: s.over === 2 ? only(s.active) : only(...best),
      points,
      reason: ['', 'coins', 'miser', 'turns'][s.over]!,
    };
  },
};
