// The table as one viewer sees it, in lines of text.
import { type Place, type Player, sees } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import { personality } from '@gaslamp/nanty-narking/personalities';
import { reckon, resultOf } from '@gaslamp/nanty-narking/scoring';
import {
  type At,
  cardsIn,
  cell,
  controls,
  DISCARD,
  EVENT_PILE,
  FRONT,
  GREY_PILE,
  HAND,
  type Nanty,
  netWorth,
  personalityOf,
  RED_PILE,
  SET_ASIDE,
} from '@gaslamp/nanty-narking/state';
import { columns } from '../print.ts';
import { AREA_NAMES, COLOUR_NAMES, printed } from './names.ts';

const players = (s: Nanty): Player[] => Array.from({ length: s.seats }, (_, player) => player);
/** How many cards lie in a place, those that the viewer does not know included. */
function heightOf({ s, hidden }: View<Nanty>, place: Place): number {
  const known = s.place.filter((lies) => lies === place).length;
  return known + hidden.reduce((sum, { places }) => sum + places.filter((lies) => lies === place).length, 0);
}

export function boardInWords(data: At['data'], seen: View<Nanty>): string[] {
  const { s } = seen;
  const at: At = { s, data };
  const named = (place: Place) => cardsIn(s, place).map((card) => data.pack.cards[card]!.name);
  return [
    `${COLOUR_NAMES[s.active]}'s turn, number ${s.turns}. Cards to draw: ${heightOf(seen, GREY_PILE)} grey, then ${heightOf(seen, RED_PILE)} red. Events to come: ${heightOf(seen, EVENT_PILE)}.`,
    '',
    ...columns([
      ['Area', 'Cost', 'Building', 'Trouble', 'Pawns (* control)'],
      ...AREA_NAMES.map((name, area) => [
        name,
        data.cost[area]!,
        building(s, area),
        s.trouble[area] === 1 ? 'trouble' : '-',
        pawns(s, area),
      ]),
    ]),
    '',
    ...columns([
      ['Player', 'Money', 'Worth', 'Hand', 'Agents left', 'Buildings left', 'Personality', 'In front'],
      ...players(s).map((player) => [
        player === seen.viewer ? `${COLOUR_NAMES[player]} (you)` : COLOUR_NAMES[player]!,
        s.money[player]!,
        netWorth(at, player),
        heightOf(seen, HAND + player),
        s.agentStock[player]!,
        s.buildingStock[player]!,
        personalityOf(s, player) < 0 ? 'hidden' : personality(at, personalityOf(s, player)).name,
        named(FRONT + player).join(', ') || '-',
      ]),
    ]),
    ...(named(DISCARD).length === 0 ? [] : ['', `Discards: ${named(DISCARD).join(', ')}`]),
  ];
}

function building(s: Nanty, area: number): string {
  const owner = s.buildings[area]!;
  const aside = s.areaCards[area] === SET_ASIDE ? ', card set aside' : '';
  return owner < 0 ? `-${aside}` : `${COLOUR_NAMES[owner]}${aside}`;
}
function pawns(s: Nanty, area: number): string {
  const agents = players(s).flatMap((player) => {
    const count = s.agents[cell(player, area)]!;
    const control = controls(s, player, area) ? '*' : '';
    return count > 0 ? [`${COLOUR_NAMES[player]} ${count}${control}`] : [];
  });
  const neutral = (count: number, name: string) => (count > 0 ? [`${count} ${name}${count > 1 ? 's' : ''}`] : []);
  const all = [...agents, ...neutral(s.citizens[area]!, 'New Citizen'), ...neutral(s.grenadiers[area]!, 'grenadier')];
  return all.join(', ') || '-';
}

export function handInWords(data: At['data'], { s, viewer }: View<Nanty>): string[] {
  const cards = cardsIn(s, HAND + viewer).map((card) => data.pack.cards[card]!);
  if (cards.length === 0) return ['Your hand is empty.'];
  return columns(cards.map((card) => [card.id, card.name, printed(data.pack, card)]));
}

/** What the points would be if the match ended now; everything that counts lies open (R13). */
export const pointsInWords = (at: At): string[] => pointsTable(at, 0);

/** How the final points come about, and who wins. */
export const endingInWords = (at: At): string[] => pointsTable(at, resultOf(at)?.winners ?? 0);

function pointsTable(at: At, winners: number): string[] {
  return columns([
    ['Player', 'agents', 'buildings', 'money', 'loans', 'final', ''],
    ...reckon(at).map((row) => [
      COLOUR_NAMES[row.player]!,
      row.agents,
      row.buildings,
      row.money,
      row.penalty === 0 ? '' : `- ${row.penalty}`,
      row.total,
      sees(winners, row.player) ? 'wins' : '',
    ]),
  ]);
}
