// The table as one viewer sees it, in lines of text.
import type { Data } from '@gaslamp/emerald-2e/data';
import { victoryTarget } from '@gaslamp/emerald-2e/ending';
import { finalScoring } from '@gaslamp/emerald-2e/scoring';
import {
  type At,
  BESIDE,
  cell,
  countIn,
  DECK,
  DISCARD,
  type Emerald,
  FACE_UP,
  HAND,
  identityOf,
  isRestorationist,
  itemIn,
  killPoints,
  majority,
  REMOVED,
  runningTotal,
  SLOT,
  STACK,
  trackPoints,
} from '@gaslamp/emerald-2e/state';
import type { Item, Place, Player } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import { columns } from '../print.ts';
import { CITY_NAMES, cardName, DAY_NAMES, printed } from './names.ts';

/** How many cards lie in a place, those that the viewer does not know included. */
function heightOf({ s, hidden }: View<Emerald>, place: Place): number {
  const unseen = hidden.reduce((sum, { places }) => sum + places.filter((lies) => lies === place).length, 0);
  return countIn(s, place) + unseen;
}
const itemsIn = (s: Emerald, place: Place): Item[] => s.place.flatMap((lies, item) => (lies === place ? [item] : []));
const called = (data: Data, item: Item): string => cardName(data.cards[data.kindOf[item]!]!);
const players = (s: Emerald): Player[] => Array.from({ length: s.seats }, (_, player) => player);

export function boardInWords(data: Data, seen: View<Emerald>): string[] {
  const { s } = seen;
  const at: At = { s, data };
  return [
    `${DAY_NAMES[s.active]}'s turn, ${['no action', 'one action', 'both actions'][s.acted]} taken. The match ends at ${victoryTarget(at)} points, with a marker on 10, or when a Restorationist is revealed.`,
    `Restorationist marker ${s.markers[0]}, Loyalist marker ${s.markers[1]}: ${trackPoints(s)} points for everybody now. ${s.banished ? 'Zombies are out of the game.' : `Zombies in the supply: ${s.zombieSupply}.`}`,
    '',
    ...columns([
      ['City', 'Value', 'Face up', 'Below', 'Royalty', 'Pieces (A agents, C cubes, * majority)'],
      ...CITY_NAMES.map((name, city) => [
        name,
        data.assassination[city]!,
        faceUp(at, city),
        heightOf(seen, STACK + city),
        royalty(at, city),
        pieces(s, city),
      ]),
    ]),
    '',
    ...columns([
      ['Player', 'Points', 'Identity', 'Sanity', 'Hand', 'Deck', 'Stock', 'Limbo'],
      ...players(s).map((player) => [
        player === seen.viewer ? `${DAY_NAMES[player]} (you)` : DAY_NAMES[player]!,
        runningTotal(s, player),
        identity(at, player),
        s.tokens[player]!,
        heightOf(seen, HAND + player),
        heightOf(seen, DECK + player),
        `A${s.agentStock[player]} C${s.cubeStock[player]}`,
        s.limbo[player]!,
      ]),
    ]),
    '',
    ...players(s).flatMap((player) =>
      pile(
        `${DAY_NAMES[player]}'s discard pile`,
        itemsIn(s, DISCARD + player).map((item) => called(data, item)),
      ),
    ),
    ...players(s).flatMap((player) => pile(`Beside ${DAY_NAMES[player]}'s identity`, beside(at, player))),
    ...pile(
      'Out of the game',
      itemsIn(s, REMOVED).map((item) => called(data, item)),
    ),
  ];
}

const pile = (what: string, cards: readonly string[]): string[] =>
  cards.length === 0 ? [] : [`${what}: ${cards.join(', ')}`];

function faceUp({ s, data }: At, city: number): string {
  const item = itemIn(s, FACE_UP + city);
  return item < 0 ? '-' : called(data, item);
}
function royalty({ s, data }: At, city: number): string {
  const item = itemIn(s, SLOT + city);
  return item < 0 ? '-' : `${called(data, item)}, needs ${data.cards[data.kindOf[item]!]!.needed}`;
}
function pieces(s: Emerald, city: number): string {
  const owners = players(s).flatMap((player) => {
    const agents = s.agents[cell(player, city)]!;
    const cubes = s.cubes[cell(player, city)]!;
    if (agents + cubes === 0) return [];
    const parts = [...(agents > 0 ? [`A${agents}`] : []), ...(cubes > 0 ? [`C${cubes}`] : [])];
    return [`${DAY_NAMES[player]!.slice(0, 3)} ${parts.join(' ')}${majority(s, player, city) ? '*' : ''}`];
  });
  const zombies = s.zombies[city]!;
  return [...owners, ...(zombies > 0 ? [`${zombies} zombie${zombies > 1 ? 's' : ''}`] : [])].join(', ') || '-';
}
function identity(at: At, player: Player): string {
  const { s } = at;
  const hearts = s.flips[player]! > 0 ? ` (Change of Heart ${s.flips[player]})` : '';
  if (identityOf(s, player) < 0) return `hidden${hearts}`;
  const open = s.revealed[player] === 1 || s.reason > 0;
  return `${isRestorationist(at, player) ? 'Restorationist' : 'Loyalist'}${open ? '' : ', secret'}${hearts}`;
}
function beside({ s, data }: At, player: Player): string[] {
  return itemsIn(s, BESIDE + player).map((item) => {
    const victim = s.victim[item]! > 0 ? ` with ${DAY_NAMES[s.victim[item]! - 1]}'s agent` : '';
    const stored = s.stored[item]! > 0 ? ` with ${s.stored[item]} agents` : '';
    return `${called(data, item)}${victim}${stored}`;
  });
}

export function handInWords(data: Data, { s, viewer }: View<Emerald>): string[] {
  const cards = itemsIn(s, HAND + viewer).map((item) => data.cards[data.kindOf[item]!]!);
  if (cards.length === 0) return ['Your hand is empty.'];
  return columns(cards.map((card) => [card.id, cardName(card), printed(data, card)]));
}

export function pointsInWords({ s }: View<Emerald>): string[] {
  return columns([
    ['Player', 'neutral', 'Restorationist', 'Loyalist', 'kills', 'track', 'total'],
    ...players(s).map((player) => [
      DAY_NAMES[player]!,
      s.neutral[player]!,
      s.restorationist[player]!,
      s.loyalist[player]!,
      killPoints(s, player),
      trackPoints(s),
      runningTotal(s, player),
    ]),
  ]);
}

/** The final adjustment, player by player (R17). */
export function endingInWords(at: At): string[] {
  const minus = (points: number) => (points === 0 ? '' : ` - ${points}`);
  return columns([
    ['Player', 'side', 'running', 'other side', 'kills', 'track', 'lowest side', 'final', ''],
    ...finalScoring(at).map((row) => [
      DAY_NAMES[row.player]!,
      row.restorationist ? 'Restorationist' : 'Loyalist',
      runningTotal(at.s, row.player),
      minus(row.lost),
      minus(row.killsLost),
      minus(row.trackLost),
      minus(row.penalty),
      row.final,
      row.wins ? 'wins' : '',
    ]),
  ]);
}
