// Prints reference information about personalities, areas and the board's margin: goals, costs, borders.
import { at } from '@gaslamp/kernel/lists';
import { costOf } from '@gaslamp/nanty-narking/box/data';
import { AREAS } from '@gaslamp/nanty-narking/box/ids';
import type { ConditionKey } from '@gaslamp/nanty-narking/box/pack';
import { personality, progress } from '@gaslamp/nanty-narking/box/personalities';
import { personalityOf } from '@gaslamp/nanty-narking/box/state';
import { areaName, colourName, e, type Model, personalityName, players } from '@gaslamp/words/nanty-narking/model';
import { abilityWords, conditionWords } from '@gaslamp/words/nanty-narking/prompt';
import { columns } from '../print.ts';
import { headings, say } from './say.ts';

/** The rules of the conditions, and the one of all house proposals. */
const RULES: Readonly<Record<ConditionKey, string>> = {
  areasWithOwnAgent: 'R7.2',
  troubleMarkersOnBoard: 'R7.3',
  troubleMarkersWithPresence: 'R7.10',
  netWorth: 'R7.5',
  controlledAreas: 'R7.4',
  drawPileExhausted: 'R12.3',
};
const HOUSE = 'R7.10';

/** Lists the ways to win: each personality of this match, with every player's progress, and points. */
export function goalLines(m: Model): string[] {
  const { s, data } = m;
  const own = m.you === null ? -1 : personalityOf(s, m.you);
  const rows = data.pack.personalities.flatMap((_, index) => {
    const { condition, twoPlayers } = personality(m, index);
    if (s.seats === 2 && !twoPlayers) return [];
    const counts = condition !== 'drawPileExhausted';
    return [
      [
        say('goals.row', { own: String(index === own), personality: personalityName(m, index) }),
        ...players(m).map((player) => (counts ? progress(m, player, index).have : '-')),
        conditionWords(m, index),
        s.variants === 1 ? HOUSE : RULES[condition],
      ],
    ];
  });
  const personalities = say('goals.row', { own: 'false', personality: say('heading.personality') });
  return [
    say('goals.lead'),
    '',
    ...columns([[personalities, ...players(m).map(colourName), ...headings('winsWith', 'rule')], ...rows]),
    '',
    ...(own < 0 ? [] : [say('goals.own')]),
    say('goals.points', { ...data.pack.scoring }),
  ];
}

/** Lists the cost of a building in each area, and the ability of its City Area card (R5.2, R5.9). */
export const costLines = ({ data }: Pick<Model, 'data'>): string[] => [
  say('costs'),
  '',
  ...columns([
    headings('area', 'cost', 'cityCard'),
    ...data.pack.areas.map((_, area) => [areaName(area), costOf(data, area), abilityWords({ data }, area)]),
  ]),
];

/** Lists the borders (R1.8) and the faces of the die (R1.6). */
export function borderLines({ s, data }: Pick<Model, 's' | 'data'>): string[] {
  const faces = at(data.areaOfFace, s.alternativeNumbers);
  return [
    say('borders'),
    '',
    ...columns([
      headings('die', 'area', 'river', 'nextTo'),
      ...data.pack.areas.map(({ river, adjacent, bridges }, area) => [
        faces.indexOf(area),
        areaName(area),
        say('river', { river: String(river) }),
        adjacent.map((id) => besideWords(id, bridges.includes(id))).join(', '),
      ]),
    ]),
  ];
}
function besideWords(id: string, bridge: boolean): string {
  const area = areaName(AREAS.indexOf(id));
  return bridge ? e('board.byBridge', { area }) : area;
}
