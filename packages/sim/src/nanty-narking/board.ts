// Prints the table as seen by one viewer.
import { at } from '@gaslamp/kernel/lists';
import { type Player, sees } from '@gaslamp/kernel/state';
import { costOf, GREY, RED } from '@gaslamp/nanty-narking/box/data';
import { AREAS } from '@gaslamp/nanty-narking/box/ids';
import {
  type At,
  agentsIn,
  citizensIn,
  DISCARD,
  EVENT_PILE,
  GREY_PILE,
  grenadiersIn,
  HAND,
  holderOf,
  moneyOf,
  netWorth,
  ownerOf,
  personalityOf,
  RED_PILE,
  SET_ASIDE,
} from '@gaslamp/nanty-narking/box/state';
import { reckon, resultOf } from '@gaslamp/nanty-narking/seen/scoring';
import {
  areaName,
  backsAt,
  cardName,
  colourName,
  controllerOf,
  countAt,
  e,
  frontOf,
  handOf,
  itemsAt,
  type Model,
  personalityName,
  players,
} from '@gaslamp/words/nanty-narking/model';
import { columns } from '../print.ts';
import { handRow } from './cards.ts';
import { headings, say } from './say.ts';

export function boardLines(m: Model): string[] {
  const { s } = m;
  const discards = itemsAt(m, DISCARD).map((card) => cardName(m, card));
  return [
    say('turn', {
      player: colourName(s.active),
      turn: s.turns,
      grey: backsAt(m, GREY_PILE, GREY),
      red: backsAt(m, RED_PILE, RED),
      events: countAt(m, EVENT_PILE),
    }),
    '',
    ...columns([
      headings('area', 'cost', 'building', 'trouble', 'pawns'),
      ...AREAS.map((_, area) => [
        areaName(area),
        costOf(m.data, area),
        buildingIn(m, area),
        s.trouble[area] === 1 ? say('trouble') : '-',
        pawnsIn(m, area),
      ]),
    ]),
    '',
    ...columns([
      headings('player', 'money', 'worth', 'hand', 'agentsLeft', 'buildingsLeft', 'personality', 'front'),
      ...players(m).map((player) => [
        player === m.you ? say('you', { player: colourName(player) }) : colourName(player),
        moneyOf(s, player),
        netWorth(m, player),
        countAt(m, HAND + player),
        at(s.agentStock, player),
        at(s.buildingStock, player),
        personalityWords(m, player),
        listed(frontOf(m, player).map((card) => cardName(m, card))),
      ]),
    ]),
    ...(discards.length === 0 ? [] : ['', say('discards', { cards: discards.join(', ') })]),
  ];
}

const listed = (parts: readonly string[]): string => parts.join(', ') || '-';

function buildingIn({ s }: Model, area: number): string {
  const owner = ownerOf(s, area);
  const building = owner < 0 ? '-' : colourName(owner);
  return holderOf(s, area) === SET_ASIDE ? say('aside', { building }) : building;
}
function pawnsIn(m: Model, area: number): string {
  const { s } = m;
  const controller = controllerOf(m, area);
  const agents = players(m).flatMap((player) => {
    const count = agentsIn(s, player, area);
    const control = String(player === controller);
    return count > 0 ? [say('agents', { player: colourName(player), count, control })] : [];
  });
  const [citizens, grenadiers] = [citizensIn(s, area), grenadiersIn(s, area)];
  return listed([
    ...agents,
    ...(citizens > 0 ? [e('board.citizens', { count: citizens })] : []),
    ...(grenadiers > 0 ? [e('board.grenadiers', { count: grenadiers })] : []),
  ]);
}
function personalityWords(m: Model, player: Player): string {
  const index = personalityOf(m.s, player);
  return index < 0 ? say('hidden') : personalityName(m, index);
}

export function handLines(m: Model): string[] {
  const hand = m.you === null ? [] : handOf(m, m.you);
  return hand.length === 0 ? [e('hand.empty')] : columns(hand.map((card) => handRow(m, card)));
}

/** Returns the points if the match ended now; everything that counts is public (R13). */
export const pointsLines = (now: At): string[] => pointsTable(now, 0);

/** Explains the final points, with the winners. */
export const endingLines = (end: At): string[] => pointsTable(end, resultOf(end)?.winners ?? 0);

const pointsTable = (position: At, winners: number): string[] =>
  columns([
    [...headings('player', 'agents', 'buildings', 'pounds', 'loans', 'final'), ''],
    ...reckon(position).map((row) => [
      colourName(row.player),
      row.agents,
      row.buildings,
      row.money,
      row.penalty === 0 ? '' : say('lost', { points: row.penalty }),
      row.total,
      sees(winners, row.player) ? say('wins') : '',
    ]),
  ]);
