import { Verbs } from '@gaslamp/kernel/verbs';
import { AGENT_PLACES, CARDS, CITIES, CUBE_PLACES, DAYS, TARGETS, TRACKS } from './ids.ts';

export const verbs = new Verbs();
const { define } = verbs;

export const pass = define('pass')({});
export const end = define('end')({});
export const done = define('done')({});
export const confirm = define('confirm')({});
// What a turn offers.
export const place = define('place', { city: CITIES });
export const claim = define('claim', { city: CITIES });
export const retrieve = define('retrieve')({});
export const move = define('move', { city: CITIES });
export const markers = define('markers')({});
export const assassinate = define('assassinate', { target: TARGETS, city: CITIES });
export const discard = define('discard')({});
export const play = define('play', { card: CARDS });
export const release = define('release', { card: CARDS });
// How it is carried out.
export const pick = define('pick', { card: CARDS });
export const advance = define('advance', { track: TRACKS, card: CARDS });
export const take = define('take', { from: CUBE_PLACES });
export const to = define('to', { city: CITIES });
export const at = define('at', { city: CITIES });
export const from = define('from', { from: AGENT_PLACES });
export const remove = define('remove', { owner: DAYS, city: CITIES });
export const send = define('send', { owner: DAYS, city: CITIES });
export const player = define('player', { player: DAYS });
export const use = define('use', { card: CARDS });
export const raise = define('raise', { city: CITIES });
