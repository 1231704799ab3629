// Texts that ask for nothing but the confirmation.

import { WAR } from '../../box/ids.ts';
import {
  ALL_AGENTS,
  agentsOnBoard,
  countIn,
  countOf,
  DECK,
  DISCARD,
  type Emerald1,
  itemIn,
  MAD,
  REMOVED,
  zombiesOnBoard,
} from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { drawCards } from '../cards.ts';
import { confirmed } from '../confirm.ts';
import { limboHome, takeFromReserve } from '../cubes.ts';
import { step } from '../effects.ts';
import { trackIsFull } from '../ending.ts';
import { moveMarker } from '../markers.ts';
import {
  BROTHERHOOD_NOTHING,
  FREUD_NOT_MAD,
  LEOPOLD_NOTHING,
  MARKERS_AT_END,
  NO_RESERVE,
  NOTHING_TO_DRAW,
} from '../refusals.ts';
import { pay, type Text } from './text.ts';

/** One own cube from general to personal supply. */
export const takeCube: Text = {
  refuse: ({ s }, by) => (countOf(s.reserve, by) > 0 ? null : NO_RESERVE),
  play: (by) => [confirmed({ by }), pay({ by }), cubeTaken({ by })],
};
const cubeTaken = step<{ by: number }>('take-cube.taken', (g, { by }) => takeFromReserve(g, by, 1));

/** Draw two; the played card is discarded afterwards. */
export const drawTwo: Text = {
  refuse: ({ s }, by) => (countIn(s, DECK + by) + countIn(s, DISCARD + by) > 0 ? null : NOTHING_TO_DRAW),
  play: (by) => [confirmed({ by }), pay({ by }), twoDrawn({ by })],
};
const twoDrawn = step<{ by: number }>('draw-two.drawn', (g, { by }) => drawCards(g, by, 2));

/** War marker two spaces, stopping on the last. */
export const warTwo: Text = {
  refuse: (at) => (trackIsFull(at, WAR) ? MARKERS_AT_END : null),
  play: (by) => [confirmed({ by }), pay({ by }), warMoved({ by })],
};
const warMoved = step<{ by: number }>('war-two.moved', (g) => moveMarker(g, WAR, 2));

/** Own cubes from Limbo, as many as own agents on the board. */
export const holyBrotherhood: Text = {
  refuse: ({ s }, by) => (freed(s, by) > 0 ? null : BROTHERHOOD_NOTHING),
  play: (by) => [confirmed({ by }), pay({ by }), cubesFreed({ by })],
};
const freed = (s: Emerald1, by: number): number => Math.min(countOf(s.limbo, by), agentsOnBoard(s, by).length);
const cubesFreed = step<{ by: number }>('holy-brotherhood.freed', (g, { by }) => limboHome(g, by, freed(g.s, by)));

/** All zombies to stock, all vampires flip back, lifted ones too. The cards Zombies and Vampires stay. */
export const leopold: Text = {
  refuse: ({ s }) => (zombiesOnBoard(s) > 0 || s.vampire.includes(1) ? null : LEOPOLD_NOTHING),
  play: (by) => [confirmed({ by }), pay({ by }), banished({ by })],
};
const banished = step<{ by: number }>('leopold.banished', (g, { by }) => {
  g.s.zombies.fill(0);
  for (const agent of ALL_AGENTS) g.s.vampire[agent] = 0;
  tell(g)?.('banished', { player: by });
});

/** One own Mad marker out of the game. R14.8: the consequences of a third one stay. */
export const freud: Text = {
  refuse: ({ s }, by) => (itemIn(s, MAD + by) >= 0 ? null : FREUD_NOT_MAD),
  play: (by) => [confirmed({ by }), pay({ by }), healed({ by })],
};
const healed = step<{ by: number }>('freud.healed', (g, { by }) => {
  g.move(itemIn(g.s, MAD + by), REMOVED);
  tell(g)?.('healed', { player: by });
});
