import { AGENTS, CARDS, CITIES, ROYALS, TRACKS } from '@gaslamp/emerald-1e/box/ids';
import { numbered, type PlaceOf, type PointsOf } from '../points.ts';
import { ACTIONS, actionOf, thingOf } from './things.ts';

const at = (place: string | null): readonly string[] | null => (place === null ? null : [`[data-at="${place}"]`]);

/**
 * Things on this table that a guide can point at: `action claim`, `city PARIS`, `card PARIS`, `agent AZEF`, `royal SPINNER`,
 * `player ben`.
 */
export const pointsOf: PointsOf = ([sort, name, ...more], seats) => {
  if (more.length > 0) return null;
  switch (sort) {
    case 'action':
      return ACTIONS.some((action) => action === name) ? [`[data-action="${name}"]`] : null;
    case 'city':
    case 'card':
      return at(numbered(sort, CITIES, name));
    case 'agent':
      return at(numbered(sort, AGENTS, name));
    case 'royal':
      return at(numbered(sort, ROYALS, name));
    case 'track':
      return at(numbered(sort, TRACKS, name));
    case 'hand': {
      const thing = numbered(sort, CARDS, name);
      return thing === null ? null : [`:is(.own-hand, .dock) [data-thing="${thing}"]`];
    }
    case 'player': {
      const place = numbered(sort, seats, name);
      return place === null ? null : [`[data-at="${place}"]`, '.tabs > .tab:nth-child(2)'];
    }
    case 'limbo':
      return name === undefined ? ['[data-at="limbo"]'] : null;
    case 'tokens':
      return name === undefined ? ['[data-at="tokens.0"]', '.tab-own'] : null;
    case 'authorities':
      return name === undefined ? ['.own-things .known-badge'] : null;
    case 'identity':
      return name === undefined ? ['.tab-own', '.own-things .identity'] : null;
    default:
      return null;
  }
};

/** Returns the place where an answer is given: an action has a button. */
export const placeOf: PlaceOf = (option, you) => ({
  action: actionOf(option),
  thing: thingOf(option, you, undefined),
});
