// The 1st edition, which is not among the games yet, holds every property all the same.
import '@gaslamp/games/emerald-1e';
import { type AnyGame, gameNamed } from '@gaslamp/games/games';
import { expect, test } from 'vitest';
import { conservation } from '../../src/conservation.ts';
import { deadEnds } from '../../src/dead-ends.ts';
import { drafts } from '../../src/drafts.ts';
import { proof } from '../../src/emerald-1e/proof.ts';
import { ends } from '../../src/ends.ts';
import { forecasts } from '../../src/forecasts.ts';
import { PROPERTIES, type PropertyName } from '../../src/game-proof.ts';
import { addProof } from '../../src/games.ts';
import { histories } from '../../src/histories.ts';
import { malformed } from '../../src/malformed.ts';
import { questions } from '../../src/questions.ts';
import { redeals } from '../../src/redeals.ts';
import { replay } from '../../src/replay.ts';
import { roundTrip } from '../../src/round-trip.ts';
import { secrecy } from '../../src/secrecy.ts';
import { sets } from '../../src/sets.ts';
import { takeBacks } from '../../src/take-backs.ts';
import { add, type Tally } from '../../src/tally.ts';
import { twins } from '../../src/twins.ts';
import { expectDepth, MATCHES, type Property, STANDARD } from '../prove.ts';
import { redOf } from '../red.ts';

addProof('emerald-1e', proof);
const game = gameNamed('emerald-1e');
/** At each player count; as many as the others get once it is offered. */
const SEEDS = Math.max(1, Math.round((15 * MATCHES) / STANDARD));
const holds: Readonly<Record<PropertyName, Property>> = {
  ends,
  conservation,
  questions,
  secrecy,
  'round trip': roundTrip,
  sets,
  'dead ends': deadEnds,
  replay,
  'take-backs': takeBacks,
  malformed,
  're-deals': redeals,
  twins,
  drafts,
  histories,
  forecasts,
};

test.each(PROPERTIES)('%s holds', (name) => {
  const tally: Tally = {};
  for (let seats = game.seats.least; seats <= game.seats.most; seats++)
    for (let seed = 0; seed < SEEDS; seed++) add(tally, holds[name](game, seats, seed));
  expect(tally.matches).toBe(4 * SEEDS);
  if (MATCHES >= STANDARD) expectDepth(game, name, tally);
});

const place = (name: string): number => game.places.indexOf(name);
test.each([
  [
    'hands that everybody watches',
    { ...game, watchers: (s, at) => (at < place('DECK.MONDAY') ? -1 : game.watchers(s, at)) },
  ],
  [
    'tokens that everybody watches',
    { ...game, watchers: (s, at) => (at === place('TOKENS.TUESDAY') ? -1 : game.watchers(s, at)) },
  ],
  [
    'discards that everybody looks through',
    { ...game, watchers: (s, at) => (at === place('DISCARD.MONDAY') ? -1 : game.watchers(s, at)) },
  ],
  [
    'cards looked at in a stack that everybody sees',
    {
      ...game,
      watchers: (s, at) => (at >= place('LOOKED.LONDON') && at < place('UNDER.LONDON') ? -1 : game.watchers(s, at)),
    },
  ],
] satisfies [string, AnyGame][])('planted leaks are found: %s', (_, leaky) => {
  expect(redOf(secrecy, leaky, 3, 60)).toMatch(/the view shows/);
});
