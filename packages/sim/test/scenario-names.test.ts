// Scenarios can name cards by their ids or by their names.
import { describe, expect, test } from 'vitest';
import { resultOf, wrong } from './scenario-files.ts';

const POSITION = `position:
  active: ann
  players:
    ann: { hand: [Duchess d'Uzès, Mi-Go, START_S005], agents: [CAIRO], cubes: [VIENNA], discard: [the third Section] }
    ben: { hand: [Sherlock Holmes], agents: [CAIRO], cubes: [] }
  cities: { VIENNA: { faceUp: Okhrana, stack: [Zombies] } }
`;
const CLAIMED = '  - choose: { by: ann, do: claim, city: VIENNA, card: START_S005 }\n';

describe('a name stands for an id', () => {
  test('in positions and expectations', async () => {
    const expected = [
      'cities: { VIENNA: { faceUp: Okhrana } }',
      'players: { ann: { hand: { has: [MI_GO, The Duchess d’Uzes] } } }',
    ];
    expect(await wrong(`${POSITION}expect: { ${expected[0]} }\n`)).toBeNull();
    expect(await wrong(`${POSITION}expect: { ${expected[1]!.replace('The Duchess', 'Duchess')} }\n`)).toBeNull();
    expect(await wrong(`${POSITION}expect: { ${expected[1]} }\n`)).toContain('unknown id "The"');
  });

  test('in steps, alone and within a text', async () => {
    const after = (steps: string) =>
      wrong(`${POSITION}steps:\n${steps}expect: { players: { ann: { beside: [{ card: Mi-Go, agents: 1 }] } } }\n`);
    expect(await after('  - choose: { by: ann, do: play, card: Mi-Go, agents: [CAIRO] }\n')).toBeNull();
    expect(await after('  - choose: { by: ann, do: play Mi-Go, agents: [CAIRO] }\n')).toBeNull();
    expect(await after('  - choose: { by: ann, do: [play Mi-Go, from CAIRO, done] }\n')).toBeNull();
    expect(await after('  - choose: "ann: play Mi-Go"\n  - choose: { by: ann, agents: [CAIRO] }\n')).toBeNull();
  });

  test('in options that are expected, and in chance', async () => {
    const steps = `steps:\n  - chance: { draw: Zombies }\n${CLAIMED}`;
    expect(
      await wrong(`${POSITION}${steps}expect: { chance: [Zombies], options: { has: [play Mi-Go] } }\n`),
    ).toBeNull();
  });

  test('of Nanty Narking too', async () => {
    const { error } = await resultOf(`game: nanty-narking
title: t
seats: [ann, ben]
position:
  active: ann
  players: { ann: { personality: Sherlock Holmes, hand: [Mr. Dick, 'Dr. Jekyll & Mr. Hyde'] } }
  trouble: [West End]
steps:
  - choose: { by: ann, do: play, card: Mr. Dick }
expect: { inPlay: Mr. Dick, trouble: [WEST_END], players: { ann: { hand: [R02] } } }
`);
    expect(error).toBeNull();
  });
});

test('a name of several is refused with their ids', async () => {
  const steps = 'steps:\n  - choose:\n      by: ann\n      do: play\n      card: Hired Assassin\n';
  expect(await wrong(POSITION + steps)).toBe(
    't.yaml:14: "Hired Assassin" is the name of several: HIRED_ASSASSIN, START_S001, START_S002; write the id',
  );
  expect(await wrong(POSITION.replace('[Zombies]', '[Vienna]'))).toBe(
    't.yaml:9: "Vienna" is the name of several: CITY_VIENNA, VIENNA; write the id',
  );
});

test('what is lower-case is no name: players may be called like cards', async () => {
  const position = 'position: { active: azathoth, players: { azathoth: { hand: [Azef] } } }\n';
  const { error } = await resultOf(
    `game: emerald-2e\ntitle: t\nseats: [azathoth, toby]\n${position}expect: { asked: azathoth }\n`,
  );
  expect(error).toBeNull();
});

test('a misspelt name is told with the id that was probably meant', async () => {
  const steps = 'steps:\n  - choose: { by: ann, do: play, card: Okhranna }\n';
  expect(await wrong(POSITION + steps)).toBe('t.yaml:11: unknown id "Okhranna"; did you mean OKHRANA?');
});
