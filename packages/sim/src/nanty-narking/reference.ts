// What stands on personalities, areas and the board's margin, for somebody at a terminal: goals, costs, borders.

import type { Player } from '@gaslamp/kernel/state';
import type { AbilityKey, ConditionKey, Personality } from '@gaslamp/nanty-narking/pack';
import { personality, progress } from '@gaslamp/nanty-narking/personalities';
import { type At, personalityOf } from '@gaslamp/nanty-narking/state';
import { columns } from '../print.ts';
import { AREA_NAMES, areaNamed, COLOUR_NAMES } from './names.ts';

const CONDITIONS: Readonly<Record<ConditionKey, (needed: number) => string>> = {
  areasWithOwnAgent: (n) => `own agents in ${n} areas without a grenadier (R7.2)`,
  troubleMarkersOnBoard: (n) => `${n} trouble markers on the board (R7.3)`,
  troubleMarkersWithPresence: (n) => `${n} trouble markers on the board (R7.10)`,
  netWorth: (n) => `a net worth of £${n} (R7.5)`,
  controlledAreas: (n) => `control of ${n} areas (R7.4)`,
  drawPileExhausted: () => 'the draw pile runs out at a refill and nobody has won before (R12.3)',
};

/** What a personality asks for in a match of that many players; null where it is not dealt to so few. */
function goalInWords(what: Personality, seats: number): string | null {
  if (seats === 2 && !what.twoPlayers) return null;
  const also = [
    ...(what.troubleFree ? ['without trouble'] : []),
    ...(what.presence > 0 ? [`own agents in ${what.presence} areas in trouble`] : []),
    ...(what.buildings > 0 ? [`${what.buildings} own buildings`] : []),
    ...(what.includes === null ? [] : [`${areaNamed(what.includes)} among them`]),
    ...(what.condition === 'drawPileExhausted' && what.mostTrouble < 12
      ? [`at most ${what.mostTrouble} trouble markers`]
      : []),
  ];
  const needed = what.threshold[String(seats) as '2' | '3' | '4'];
  return [CONDITIONS[what.condition](needed), ...also].join(', ');
}

/** How one wins: by each personality of this match, with how far everybody would be, and by points. */
export function goalsInWords(at: At, viewer: Player): string[] {
  const { s, data } = at;
  const own = viewer >= 0 && viewer < s.seats ? personalityOf(s, viewer) : -1;
  const seats = COLOUR_NAMES.slice(0, s.seats);
  const rows = data.pack.personalities.flatMap((_, index) => {
    const what = personality(at, index);
    const goal = goalInWords(what, s.seats);
    if (goal === null) return [];
    const counts = what.condition !== 'drawPileExhausted';
    const far = seats.map((_, player) => (counts ? progress(at, player, index).have : '-'));
    return [[`${index === own ? '* ' : '  '}${what.name}`, ...far, goal]];
  });
  const { agent, loanRepay, loanPenalty } = data.pack.scoring;
  return [
    'Whoever has what the own personality asks for at the beginning of a turn wins at once (R3.3). Here is how far each would be.',
    '',
    ...columns([['  Personality', ...seats, 'wins with'], ...rows]),
    '',
    ...(own < 0 ? [] : ['* is yours.']),
    `If nobody wins so, points decide (R13.1): ${agent} for each agent and the cost of each building, not where a grenadier is, and the money. A loan takes £${loanRepay} or ${loanPenalty} points.`,
  ];
}

type Numbers = Readonly<Record<string, number>>;
const ABILITIES: Readonly<Record<AbilityKey, (n: Numbers, area: string) => string>> = {
  payPlaceAgentInOrAdjacent: ({ pay }, area) => `pay £${pay}: an agent in ${area} or next to it`,
  drawThenDiscard: () => 'draw a card, then discard one',
  payRemoveTrouble: ({ pay }) => `pay £${pay}: a trouble marker anywhere goes`,
  takeMoney: ({ amount }) => `take £${amount}`,
  discardForMoney: ({ amount }) => `discard a card: take £${amount}`,
  placeTroubleInOrAdjacent: (_, area) => `trouble in ${area} or next to it, where a pawn is`,
  payIgnoreEventEffect: ({ payPerPiece }) => `pay £${payPerPiece} a piece: an event spares it (R11.2)`,
};

/** What a building costs in each area, and what its City Area card does (R5.2, R5.9). */
export const costsInWords = ({ data: { pack, cost } }: At): string[] => [
  'A building needs an agent of yours there, no trouble, no other building, and its cost (R5.2). Its card is used once a turn.',
  '',
  ...columns([
    ['Area', 'Cost', 'City Area card (R5.9)'],
    ...pack.areas.map(({ ability, params }, area) => [
      AREA_NAMES[area]!,
      cost[area]!,
      ABILITIES[ability](params, AREA_NAMES[area]!),
    ]),
  ]),
];

/** What borders what (R1.8), and the faces of the die (R1.6). */
export const bordersInWords = ({ s, data }: At): string[] => {
  const face = (area: number) => data.areaOfFace[s.alternativeNumbers]!.indexOf(area);
  return [
    'Next to each other is what shares a border or is joined by a bridge (R1.8). The die picks areas by number.',
    '',
    ...columns([
      ['Die', 'Area', 'Thames', 'next to'],
      ...data.pack.areas.map(({ river, adjacent, bridges }, area) => [
        face(area),
        AREA_NAMES[area]!,
        river ? 'yes' : 'no',
        adjacent.map((id) => `${areaNamed(id)}${bridges.includes(id) ? ' (bridge)' : ''}`).join(', '),
      ]),
    ]),
  ];
};
