// Draws forced for one hand or one city, regardless of other draws in between.
import { describe, expect, test } from 'vitest';
import { resultOf, wrong } from './scenario-files.ts';

const TURN = `position:
  active: ann
  players:
    ann: { hand: [START_S005], agents: [], cubes: [VIENNA], deck: [START_S001, START_S003, START_S004] }
    ben: { hand: [], agents: [], cubes: [], deck: [START_S003, START_S004, START_S006, START_S007, START_S008] }
  cities: { VIENNA: { faceUp: OKHRANA, stack: [ZOMBIES, AZEF, SHOGGOTH] } }
`;

describe('in a turn', () => {
  test('a city turns up what is forced for it, and a hand gets what is forced for it', async () => {
    const chance = 'steps:\n  - chance: { draw: { ben: [START_S007, START_S006], VIENNA: AZEF, ann: START_S004 } }\n';
    const turn = '  - choose: { by: ann, do: claim, city: VIENNA, card: START_S005 }\n';
    const ends = '  - choose: { do: [pass, end] }\n  - choose: { do: [pass, pass, end] }\n';
    const sees = 'cities: { VIENNA: { faceUp: AZEF } }, players: { ben: { hand: { has: [START_S006, START_S007] } } }';
    expect(await wrong(`${TURN}${chance}${turn}${ends}expect: { ${sees} }\n`)).toBeNull();
  });

  test('what cannot come there is an error, and what never comes', async () => {
    const after = (draw: string, steps: string) => wrong(`${TURN}steps:\n  - chance: { draw: ${draw} }\n${steps}`);
    const claim = '  - choose: { by: ann, do: claim, city: VIENNA, card: START_S005 }\n';
    expect(await after('{ VIENNA: FENIANS }', claim)).toBe(
      't.yaml:11: FENIANS could not come there; possible: AZEF, SHOGGOTH, ZOMBIES',
    );
    expect(await after('{ ROME: AZEF }', claim)).toBe('t.yaml:11: no card came there, AZEF neither');
    expect(await after('{ rome: AZEF }', claim)).toMatch(
      /^t\.yaml:11: unknown name "rome"; allowed: ann, ben, BERLIN, .*; did you mean ROME\?$/,
    );
    expect(await after('{ ann: OKRANA }', claim)).toBe('t.yaml:11: unknown id "OKRANA"; did you mean OKHRANA?');
  });
});

test.each(['toString', 'constructor', '__proto__'])('"%s" is no name of a die', async (key) => {
  expect(await wrong(`${TURN}steps:\n  - chance: { ${key}: 1 }\n`)).toMatch(
    new RegExp(`^t\\.yaml:11: unknown key "${key}"; allowed: .*draw`),
  );
});

test('the deal gives each player and each city what is forced for it', async () => {
  const { error } = await resultOf(`game: emerald-2e
title: t
seats: [ann, ben]
position: { start: deal }
steps:
  - chance:
      first: ben
      draw:
        ann: [IDENTITY_LOYALIST, START_S001, START_S002]
        ben: [START_S010, IDENTITY_RESTORATIONIST]
        VIENNA: [ROYAL_VIENNA, Sherlock Holmes]
        ROME: Zombies
  - expect:
      asked: ben
      players:
        ann: { identity: LOYALIST, hand: { has: [START_S001, START_S002] } }
        ben: { identity: RESTORATIONIST, hand: { has: [START_S010] } }
      cities: { VIENNA: { faceUp: SHERLOCK_HOLMES, slot: true }, ROME: { faceUp: ZOMBIES } }
`);
  expect(error).toBeNull();
});

test('another draw does not take a card that is kept for a hand', async () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { error } = await resultOf(`game: nanty-narking
title: t
seats: [ann, ben]
position: { start: deal, seed: ${seed} }
steps:
  - chance: { first: ann, draw: { ben: [HOLMES, G01, G02, G03, G04, G05] } }
  - expect: { players: { ben: { personality: HOLMES, hand: [G01, G02, G03, G04, G05] } } }
`);
    expect(error).toBeNull();
  }
});
