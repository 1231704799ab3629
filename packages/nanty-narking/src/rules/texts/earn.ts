import type { Option, Player } from '@gaslamp/kernel/state';
import { AREA_COUNT, AREAS } from '../../box/ids.ts';
import { textOn } from '../../box/printed.ts';
import { markersOnBoard, NOBODY_HERE, pawnsIn } from '../../box/state.ts';
import { to } from '../../seen/verbs.ts';
import { takeMoney } from '../cards.ts';
import { choice, step } from '../effects.ts';
import { MARKER_NEEDED, TEXT_NO_AREA } from '../refusals.ts';
import type { Text } from './text.ts';

/** Take 1 for every trouble marker on the board. (R9.10) */
export const earnPerTroubleMarker: Text = {
  refuse: () => null,
  play: (by, card) => [perMarker({ by, card })],
};
const perMarker = step<{ by: Player; card: number }>('earn.markers', (g, { by, card }) =>
  takeMoney(g, by, markersOnBoard(g.s) * textOn(g, card, 'earnPerTroubleMarker').params.each),
);

/** Take 1 for every building on the board, whoever owns it. (R9.11) */
export const earnPerBuilding: Text = {
  refuse: () => null,
  play: (by, card) => [perBuilding({ by, card })],
};
const perBuilding = step<{ by: Player; card: number }>('earn.buildings', (g, { by, card }) => {
  let count = 0;
  for (let area = 0; area < AREA_COUNT; area++) if (g.s.buildings[area] !== NOBODY_HERE) count++;
  takeMoney(g, by, count * textOn(g, card, 'earnPerBuilding').params.each);
});

const STRAND = AREAS.indexOf('STRAND');
/** Take 1 for every pawn in the Strand, whoever owns it. (R9.12) */
export const earnPerPawnInArea: Text = {
  refuse: () => null,
  play: (by, card) => [perPawn({ by, card, area: STRAND })],
};
const perPawn = step<{ by: Player; card: number; area: number }>('earn.pawns', (g, { by, card, area }) => {
  const { each } = textOn(g, card, 'earnPerPawnInArea', 'earnPerPawnInChosenTroubleArea').params;
  takeMoney(g, by, pawnsIn(g.s, area) * each);
});

/** Choose an area in trouble; take 2 for every pawn there, whoever owns it. (R9.13) */
export const earnPerPawnInChosenTroubleArea: Text = {
  refuse: ({ s }) => (markersOnBoard(s) > 0 ? null : TEXT_NO_AREA),
  play: (by, card) => [chooseTroubled({ by, card })],
};
const chooseTroubled = choice('earn.where', {
  options({ s }) {
    const options: Option[] = [];
    for (let area = 0; area < AREA_COUNT; area++) if (s.trouble[area] === 1) options.push(to(area));
    return options;
  },
  choose: (g, { by, card }, option) => g.next(perPawn({ by, card, area: to.area(option) })),
  refuse: (_, __, wish) => (to.is(wish) ? MARKER_NEEDED : null),
});
