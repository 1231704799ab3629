// Prints the table as seen by one viewer.

import { cardOf, forSeats } from '@gaslamp/emerald-2e/box/data';
import { CITIES, DAYS, POINT_TYPES } from '@gaslamp/emerald-2e/box/ids';
import {
  type At,
  agentsIn,
  BESIDE,
  countOf,
  cubesIn,
  DECK,
  DISCARD,
  HAND,
  identityOf,
  isRestorationist,
  killPoints,
  REMOVED,
  runningTotal,
  trackPoints,
} from '@gaslamp/emerald-2e/box/state';
import { finalScoring } from '@gaslamp/emerald-2e/seen/scoring';
import { at } from '@gaslamp/kernel/lists';
import type { Item, Place, Player } from '@gaslamp/kernel/state';
import {
  cityName,
  countAt,
  dayName,
  e,
  faceUp,
  handOf,
  heightOf,
  holderOf,
  itemsAt,
  type Model,
  players,
  royaltyIn,
  sideName,
} from '@gaslamp/words/emerald-2e/model';
import { columns } from '../print.ts';
import { cardList, handRow, itemTitle } from './cards.ts';
import { headings, say } from './say.ts';

export const endsWords = ({ s, data }: Pick<Model, 's' | 'data'>): string =>
  e('points.ends', { target: forSeats(data.pack.victoryTarget, s.seats), atOnce: s.targetEndsAtOnce });

export function boardLines(m: Model): string[] {
  const { s } = m;
  const [restorationist = 0, loyalist = 0] = s.markers;
  return [
    say('turn', { player: dayName(s.active), acted: s.acted, ends: endsWords(m) }),
    say('tracks', { restorationist, loyalist, points: trackPoints(s), banished: s.banished, zombies: s.zombieSupply }),
    '',
    ...columns([
      headings('city', 'value', 'faceUp', 'below', 'royalty', 'pieces'),
      ...CITIES.map((_, city) => [
        cityName(city),
        at(m.data.assassination, city),
        cardIn(m, faceUp(m, city)),
        heightOf(m, city),
        royaltyWords(m, royaltyIn(m, city)),
        piecesIn(m, city),
      ]),
    ]),
    '',
    ...columns([
      headings('player', 'points', 'identity', 'sanity', 'hand', 'deck', 'stock', 'limbo'),
      ...players(m).map((player) => [
        player === m.you ? say('you', { player: dayName(player) }) : dayName(player),
        runningTotal(s, player),
        identityWords(m, player),
        countOf(s.tokens, player),
        countAt(m, HAND + player),
        countAt(m, DECK + player),
        say('stock', { agents: countOf(s.agentStock, player), cubes: countOf(s.cubeStock, player) }),
        countOf(s.limbo, player),
      ]),
    ]),
    ...spaced([
      ...players(m).flatMap((player) => pile(m, 'discard', DISCARD + player, player)),
      ...players(m).flatMap((player) => besideLines(m, player)),
      ...pile(m, 'removed', REMOVED),
    ]),
  ];
}

const spaced = (lines: readonly string[]): string[] => (lines.length === 0 ? [] : ['', ...lines]);

const cardIn = (m: Model, item: Item): string => (item < 0 ? '-' : itemTitle(m, item));
function royaltyWords(m: Model, item: Item): string {
  return item < 0 ? '-' : say('royalty', { card: itemTitle(m, item), needed: cardOf(m.data, item).needed ?? 0 });
}
function piecesIn(m: Model, city: number): string {
  const { s } = m;
  const held = holderOf(m, city);
  const owners = players(m).flatMap((player) => {
    const [agents, cubes] = [agentsIn(s, player, city), cubesIn(s, player, city)];
    const day = say(`day.${at(DAYS, player)}`);
    return agents + cubes === 0
      ? []
      : [say('pieces', { player: day, agents, cubes, majority: String(held === player) })];
  });
  const zombies = countOf(s.zombies, city);
  return [...owners, ...(zombies > 0 ? [e('board.zombies', { count: zombies })] : [])].join(', ') || '-';
}
function identityWords(m: Model, player: Player): string {
  const { s } = m;
  const count = countOf(s.flips, player);
  const identity = identityOf(s, player) < 0 ? e('player.secret') : sideWords(m, player, count > 0);
  return count === 0 ? identity : say('hearts', { identity, hearts: e('player.flips', { count }) });
}
function sideWords(m: Model, player: Player, turned: boolean): string {
  const side = isRestorationist(m, player) ? 'Restorationist' : 'Loyalist';
  const open = countOf(m.s.revealed, player) === 1 || m.s.reason > 0;
  if (turned) return e(open ? `player.now${side}` : `player.now${side}Secret`);
  return e(open ? `player.is${side}` : `player.known${side}`);
}

function pile(m: Model, what: 'discard' | 'removed', place: Place, player = 0): string[] {
  const cards = cardList(m, itemsAt(m, place));
  return cards === '' ? [] : [say(`pile.${what}`, { player: dayName(player), cards })];
}
function besideLines(m: Model, player: Player): string[] {
  const cards = itemsAt(m, BESIDE + player).map((item) => {
    const card = itemTitle(m, item);
    const [victim, stored] = [countOf(m.s.victim, item), countOf(m.s.stored, item)];
    if (victim > 0) return say('card.victim', { card, owner: dayName(victim - 1) });
    return stored > 0 ? say('card.stored', { card, count: stored }) : card;
  });
  return cards.length === 0 ? [] : [say('pile.beside', { player: dayName(player), cards: cards.join(', ') })];
}

export function handLines(m: Model): string[] {
  const hand = m.you === null ? [] : handOf(m, m.you);
  return hand.length === 0 ? [e('hand.empty')] : columns(hand.map((item) => handRow(m, item)));
}

export function pointsLines(m: Model): string[] {
  const { s } = m;
  return columns([
    [...headings('player'), ...POINT_TYPES.map((type) => e(`type.${type}`)), e('type.track'), ...headings('total')],
    ...players(m).map((player) => [
      dayName(player),
      countOf(s.neutral, player),
      countOf(s.restorationist, player),
      countOf(s.loyalist, player),
      killPoints(s, player),
      trackPoints(s),
      runningTotal(s, player),
    ]),
  ]);
}

/** Returns the final adjustment by player (R17). */
export function endingLines(end: At): string[] {
  const lost = (points: number) => (points === 0 ? '' : say('lost', { points }));
  return columns([
    [
      ...headings('player', 'side', 'running', 'otherSide'),
      e('type.kill'),
      e('type.track'),
      ...headings('lowestSide', 'final'),
    ],
    ...finalScoring(end).map((row) => [
      dayName(row.player),
      sideName(row.restorationist ? 0 : 1),
      runningTotal(end.s, row.player),
      lost(row.lost),
      lost(row.killsLost),
      lost(row.trackLost),
      lost(row.penalty),
      row.final,
      row.wins ? say('wins') : '',
    ]),
  ]);
}
