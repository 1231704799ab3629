// A third game passes every property without changes to their code.
import '@gaslamp/moth/moth';
import { gameNamed } from '@gaslamp/games/games';
import { mothProof } from '@gaslamp/moth/proof';
import { expect, test } from 'vitest';
import { conservation } from '../src/conservation.ts';
import { deadEnds } from '../src/dead-ends.ts';
import { drafts } from '../src/drafts.ts';
import { ends } from '../src/ends.ts';
import { forecasts } from '../src/forecasts.ts';
import { PROPERTIES, type PropertyName } from '../src/game-proof.ts';
import { addProof } from '../src/games.ts';
import { histories } from '../src/histories.ts';
import { malformed } from '../src/malformed.ts';
import { questions } from '../src/questions.ts';
import { redeals } from '../src/redeals.ts';
import { replay } from '../src/replay.ts';
import { roundTrip } from '../src/round-trip.ts';
import { secrecy } from '../src/secrecy.ts';
import { sets } from '../src/sets.ts';
import { takeBacks } from '../src/take-backs.ts';
import { add, type Tally } from '../src/tally.ts';
import { twins } from '../src/twins.ts';
import { expectDepth, type Property } from './prove.ts';
import { redOf } from './red.ts';

addProof('moth', mothProof);
const moth = gameNamed('moth');
const SEEDS = 40;
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
  for (let seats = 2; seats <= 4; seats++)
    for (let seed = 0; seed < SEEDS; seed++) add(tally, holds[name](moth, seats, seed));
  expect(tally.matches).toBe(3 * SEEDS);
  expectDepth(moth, name, tally);
});

test('its leaks are found: hands that everybody watches, pools that tell places apart', () => {
  expect(redOf(secrecy, { ...moth, watchers: () => -1 }, 3, SEEDS)).toMatch(/the view shows .* in (HAND|DECK)/);
  expect(redOf(histories, { ...moth, pool: (_, place) => place }, 3, SEEDS)).toMatch(/view\.hidden/);
});
