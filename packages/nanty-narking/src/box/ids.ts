import { AREAS, CARDS, EVENTS, PERSONALITIES } from './contents.ts';

// The order of every list here is part of the save format: append only.
export const COLOURS = ['GREEN', 'YELLOW', 'PURPLE', 'BLUE'] as const;
export { AREAS, CARDS, EVENTS, PERSONALITIES };
/** Owners of pawns: the players' agents, or neutrals. */
export const PAWNS = [...COLOURS, 'CITIZEN', 'GRENADIER'] as const;
/** Pieces that Holborn can spare (R11.2). */
export const SPARED = ['AGENT', 'BUILDING', 'CITIZEN', 'GRENADIER', 'CARD'] as const;

// Harms that an instance may do to a player: the windows W1, W2, W3 of R10.11.
export const HARMS = ['removal', 'move', 'money', 'hand', 'building'] as const;
export const REMOVAL = 0;
export const MOVE = 1;
/** Harms of a text to money, the hand, or a building. */
export const MONEY = 2;
export const CARDS_IN_HAND = 3;
export const A_BUILDING = 4;
/** Topic of each harm, for standing orders. */
export const TOPIC_OF = ['agents', 'agents', 'money', 'hand', 'buildings'] as const;
export const TOPICS = ['agents', 'money', 'hand', 'buildings'] as const;

// Causes of an instance (R10.2).
export const BY_SYMBOL = 0;
export const BY_TEXT = 1;
export const BY_EVENT = 2;

export const AREA_COUNT = AREAS.length;
export const HOLBORN = AREAS.indexOf('HOLBORN');
export const CITIZEN = COLOURS.length;
export const GRENADIER = CITIZEN + 1;

// Items: the action cards, then personalities, then events.
export const FIRST_PERSONALITY = CARDS.length;
export const FIRST_EVENT = FIRST_PERSONALITY + PERSONALITIES.length;
export const ITEM_COUNT = FIRST_EVENT + EVENTS.length;
