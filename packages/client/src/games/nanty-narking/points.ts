import { AREAS, CARDS } from '@gaslamp/nanty-narking/box/ids';
import { numbered, type PlaceOf, type PointsOf } from '../points.ts';
import { thingOf } from './things.ts';

/**
 * Things on this table that a guide can point at: `area CITY`, `ability CHELSEA`, `hand G05`, `player ben`, `identity`, `play`,
 * `watch`.
 */
export const pointsOf: PointsOf = ([sort, name, ...more], seats) => {
  const marked = (attribute: string, thing: string | null) => (thing === null ? null : [`[${attribute}="${thing}"]`]);
  if (more.length > 0) return null;
  switch (sort) {
    case 'area':
      return marked('data-at', numbered('area', AREAS, name));
    case 'ability':
      return marked('data-thing', numbered('citycard', AREAS, name));
    case 'hand': {
      const thing = numbered('hand', CARDS, name);
      return thing === null ? null : [`:is(.own-hand, .dock) [data-thing="${thing}"]`];
    }
    case 'player': {
      const place = numbered('player', seats, name);
      return place === null ? null : [`[data-at="${place}"]`, '.tabs > .tab:nth-child(2)'];
    }
    case 'identity':
      return name === undefined ? ['.tab-own', '.own-things .nn-personality'] : null;
    case 'play':
      return name === undefined ? ['[data-at="play"]'] : null;
    case 'watch':
      return name === undefined ? ['.tab[data-shows="besides"]', '.nn-watch'] : null;
    default:
      return null;
  }
};

/** Returns the place where an answer is given: no action has its own button. */
export const placeOf: PlaceOf = (option) => ({ action: null, thing: thingOf(option) });
