import { CARDS, CITIES } from '@gaslamp/emerald-2e/box/ids';
import { numbered, type PlaceOf, type PointsOf } from '../points.ts';
import { actionOf, thingOf } from './things.ts';

const ACTIONS = ['place', 'claim', 'retrieve', 'move', 'markers', 'assassinate', 'discard', 'card', 'pass', 'end'];
const at = (place: string | null): readonly string[] | null => (place === null ? null : [`[data-at="${place}"]`]);

/**
 * Things on this table that a guide can point at: `action claim`, `city VIENNA`, `card VIENNA`, `hand OKHRANA`, `player ben`.
 */
export const pointsOf: PointsOf = ([sort, name, ...more], seats) => {
  if (more.length > 0) return null;
  switch (sort) {
    case 'action':
      return name !== undefined && ACTIONS.includes(name) ? [`[data-action="${name}"]`] : null;
    case 'city':
    case 'card':
    case 'slot':
      return at(numbered(sort, CITIES, name));
    case 'track':
      return at(numbered(sort, ['RESTORATIONIST', 'LOYALIST'], name?.toUpperCase()));
    case 'hand': {
      const thing = numbered(sort, CARDS, name);
      return thing === null ? null : [`:is(.own-hand, .dock) [data-thing="${thing}"]`];
    }
    case 'player': {
      const place = numbered(sort, seats, name);
      return place === null ? null : [`[data-at="${place}"]`, '.tabs > .tab:nth-child(2)'];
    }
    case 'limbo':
      return name === undefined ? [`[data-at="limbo"]`] : null;
    case 'identity':
      return name === undefined ? ['.tab-own', '.own-things .identity'] : null;
    case 'points':
      return name === undefined ? ['.points-track'] : null;
    default:
      return null;
  }
};

/** Returns the place where an answer is given: an action has a button, and the end of a turn another. */
export const placeOf: PlaceOf = (option, you) => ({
  action: option === 'end' ? 'end' : actionOf(option),
  thing: thingOf(option, you),
});
