// Prints the table as seen by one viewer.

import { forSeats, kindOf } from '@gaslamp/emerald-1e/box/data';
import { BOX_OF, CITIES, REVOLUTION, SLOT_1, WAR } from '@gaslamp/emerald-1e/box/ids';
import {
  type At,
  agentsHere,
  countOf,
  cubesOn,
  DECK,
  DISCARD,
  HAND,
  identityOf,
  isRestorationist,
  madMarkers,
  TOKENS,
} from '@gaslamp/emerald-1e/box/state';
import { total } from '@gaslamp/emerald-1e/seen/points';
import { finalScoring } from '@gaslamp/emerald-1e/seen/scoring';
import { at } from '@gaslamp/kernel/lists';
import type { Player } from '@gaslamp/kernel/state';
import {
  agentName,
  cardName,
  cityName,
  countAt,
  dayName,
  e,
  faceUp,
  handOf,
  heightOf,
  holderOf,
  itemsAt,
  kindOn,
  type Model,
  players,
  pointsOf,
  royalIn,
  royalName,
  TRACK_NAMES,
} from '@gaslamp/words/emerald-1e/model';
import { columns } from '../print.ts';
import { cardList, handRow } from './cards.ts';
import { headings, say } from './say.ts';

export const endsWords = ({ s, data }: Pick<Model, 's' | 'data'>): string =>
  e('points.ends', { target: forSeats(data.pack.victoryTarget, s.seats) });

export function boardLines(m: Model): string[] {
  const { s, data } = m;
  const slots = Array.from({ length: data.pack.supplies.slots }, (_, n) => SLOT_1 + n);
  return [
    say('turn', { player: dayName(s.active), acted: s.acted, ends: endsWords(m) }),
    ...[WAR, REVOLUTION].map((track) => trackLine(m, track)),
    ...slots.flatMap((target) => {
      const kind = kindOn(m, target);
      return kind < 0 ? [] : [say('effect', { card: cardName(data, kind), cubes: cubesWords(m, target) })];
    }),
    '',
    ...columns([
      headings('city', 'points', 'takes', 'faceUp', 'below', 'royal', 'card', 'box', 'agents'),
      ...CITIES.map((_, city) => {
        const { points, needed } = at(data.pack.cities, city);
        const item = faceUp(m, city);
        return [
          cityName(city),
          points,
          needed,
          item < 0 ? '-' : cardName(data, kindOf(data, item)),
          heightOf(m, city),
          royalWords(m, city),
          item < 0 ? '-' : cubesWords(m, city),
          boxWords(m, city),
          agentsWords(m, city),
        ];
      }),
    ]),
    '',
    ...columns([
      headings('player', 'points', 'identity', 'mad', 'hand', 'deck', 'tokens', 'cubes'),
      ...players(m).map((player) => [
        player === m.you ? say('you', { player: dayName(player) }) : dayName(player),
        pointsOf(m, player),
        identityWords(m, player),
        madMarkers(s, player),
        countAt(m, HAND + player),
        countAt(m, DECK + player),
        countAt(m, TOKENS + player),
        say('supply', {
          supply: countOf(s.supply, player),
          reserve: countOf(s.reserve, player),
          limbo: countOf(s.limbo, player),
        }),
      ]),
    ]),
    ...players(m).flatMap((player) => {
      const cards = cardList(m, itemsAt(m, DISCARD + player));
      return cards === '' ? [] : [say('pile', { player: dayName(player), cards })];
    }),
  ];
}

function trackLine(m: Model, track: number): string {
  const values = track === WAR ? m.data.pack.tracks.war : m.data.pack.tracks.revolution;
  const here = countOf(m.s.markers, track);
  return e('track.at', { track: at(TRACK_NAMES, track), at: here, last: values.length - 1, points: at(values, here) });
}
function cubesWords(m: Model, target: number): string {
  const holder = holderOf(m, target);
  const cubes = players(m).flatMap((player) => {
    const count = cubesOn(m.s, player, target);
    return count === 0 ? [] : [say('cubes', { player: dayName(player), count, most: String(player === holder) })];
  });
  return [...(m.s.blocked[target] === 1 ? [say('blocked')] : []), ...cubes].join(', ') || '-';
}
function boxWords(m: Model, city: number): string {
  const by = countOf(m.s.control, city);
  const cubes = cubesWords(m, BOX_OF + city);
  return by < 0 ? cubes : [say('controlled', { player: dayName(by) }), ...(cubes === '-' ? [] : [cubes])].join(', ');
}
function royalWords(m: Model, city: number): string {
  const royal = royalIn(m, city);
  if (royal < 0 || m.s.royal[royal] !== -1) return '-';
  return say('royal', { royal: royalName(m.data, royal), needed: at(m.data.pack.royals, royal).needed });
}
function agentsWords(m: Model, city: number): string {
  const agents = agentsHere(m.s, city).map(
    (agent) => `${agentName(m, agent)} (${dayName(countOf(m.s.agentOf, agent))})`,
  );
  const zombies = countOf(m.s.zombies, city);
  return [...agents, ...(zombies > 0 ? [e('board.zombies', { count: zombies })] : [])].join(', ') || '-';
}
function identityWords(m: Model, player: Player): string {
  if (identityOf(m.s, player) < 0) return e('player.secret');
  const side = isRestorationist(m, player) ? 'Restorationist' : 'Loyalist';
  return e(m.s.revealed[player] === 1 || m.s.reason > 0 ? `player.is${side}` : `player.known${side}`);
}

export function handLines(m: Model): string[] {
  const hand = m.you === null ? [] : handOf(m, m.you);
  return hand.length === 0 ? [e('hand.empty')] : columns(hand.map((item) => handRow(m, item)));
}

export const pointsLines = (m: Model): string[] =>
  columns([headings('player', 'points'), ...players(m).map((player) => [dayName(player), pointsOf(m, player)])]);

/** Returns the final result by player (R18). */
export const endingLines = (end: At): string[] =>
  columns([
    headings('player', 'side', 'running', 'killed', 'zombies', 'final'),
    ...finalScoring(end).map((row) => [
      dayName(row.player),
      e(`side.${row.restorationist ? 'restorationist' : 'loyalist'}`),
      total(row.points),
      row.trophies === 0 ? '' : row.trophies,
      row.zombies === 0 ? '' : row.zombies,
      row.final,
      row.wins ? say('wins') : row.out ? say('out') : '',
    ]),
  ]);
