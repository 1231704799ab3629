import { Verbs } from '@gaslamp/kernel/verbs';
import { AREAS, CARDS, COLOURS, PAWNS, SPARED } from './ids.ts';

export const verbs = new Verbs();
const { define } = verbs;

export const pass = define('pass')({});
export const done = define('done')({});
export const skip = define('skip')({});
/** The last word of a card, of a turn without one. */
export const end = define('end')({});
// A turn, and the symbols of a card from top to bottom.
export const play = define('play', { card: CARDS });
export const place = define('place', { area: AREAS });
/** With no agent in the supply one is lifted for it (R4.9). */
export const lift = define('lift', { from: AREAS, area: AREAS });
export const build = define('build', { area: AREAS });
/** With no building in the supply one is given up for it (R5.4). */
export const rebuild = define('rebuild', { from: AREAS, area: AREAS });
/** A pawn to be removed, moved or swapped. */
export const pawn = define('pawn', { pawn: PAWNS, area: AREAS });
export const clear = define('clear', { area: AREAS });
export const money = define('money')({});
export const text = define('text')({});
export const event = define('event')({});
// Between two actions.
export const ability = define('ability', { area: AREAS });
export const drop = define('drop', { card: CARDS });
/** An interrupt card for what it does. */
export const use = define('use', { card: CARDS });
// What texts, events and abilities ask.
export const player = define('player', { player: COLOURS });
export const to = define('to', { area: AREAS });
export const trouble = define('trouble', { area: AREAS });
export const building = define('building', { area: AREAS });
/** A building bought from its owner while one of one's own is given up (R9.35, R5.4). */
export const exchange = define('exchange', { from: AREAS, area: AREAS });
export const give = define('give', { card: CARDS });
export const discard = define('discard', { card: CARDS });
export const keep = define('keep', { card: CARDS });
export const pay = define('pay')({});
export const accept = define('accept')({});
export const spare = define('spare', { what: SPARED, area: AREAS });
/** An agent out of the flood (R11.4). */
export const flee = define('flee', { from: AREAS, to: AREAS });
