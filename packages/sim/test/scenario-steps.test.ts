// Notations for steps, and the automatic answers of the runner.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runScenarioFiles, scenarioOptions } from '../src/scenario.ts';
import { inFolder, wrong } from './scenario-files.ts';

const POSITION = `position:
  active: ann
  players:
    ann: { hand: [START_S003, START_S004, START_S006, AZEF], agents: [ROME, PARIS], cubes: [], limbo: 5 }
    ben: { agents: [BERLIN], cubes: [ROME, PARIS] }
`;
const after = (steps: string, expected: string) => wrong(`${POSITION}steps:\n${steps}expect: ${expected}\n`);

describe('a choice is written', () => {
  const places = '{ acted: 1, players: { ann: { cubes: { VIENNA: 3 }, hand: [AZEF, START_S004] } } }';
  const forms: [string, string][] = [
    ['by verb and named arguments', '{ by: ann, do: place, city: VIENNA, cards: [START_S003, START_S006] }'],
    ['with its set in any order', '{ by: ann, do: place, city: VIENNA, cards: [START_S006, START_S003] }'],
    ['with words behind the verb', '{ by: ann, do: place VIENNA, cards: [START_S003, START_S006] }'],
    ['as texts, one after the other', '{ by: ann, do: [place VIENNA, pick START_S003, pick START_S006, done] }'],
    ['with the set named like its verb', '{ do: place, city: VIENNA, picks: [START_S003, pick START_S006] }'],
    ['with items as mappings', '{ do: place, city: VIENNA, cards: [{ card: START_S003 }, START_S006] }'],
  ];
  for (const [name, form] of forms)
    test(name, async () => {
      expect(await after(`  - choose: ${form}\n`, places)).toBeNull();
    });

  test('as text in three steps', async () => {
    const steps = '  - choose: place VIENNA\n  - choose: "ann: pick START_S003"\n  - choose: { cards: [START_S006] }\n';
    expect(await after(steps, places)).toContain('this set was begun card by card');
    expect(await after(steps.replace('{ cards: [START_S006] }', 'pick START_S006'), places)).toBeNull();
  });

  test('with a set as a step of its own', async () => {
    const steps = '  - choose: place VIENNA\n  - choose: { by: ann, cards: [START_S006, START_S003] }\n';
    expect(await after(steps, places)).toBeNull();
  });

  test('with a single card without a list', async () => {
    expect(
      await after('  - choose: { do: place, city: VIENNA, card: START_S006 }\n', '{ players: { ann: { limbo: 5 } } }'),
    ).toBeNull();
  });

  test('in rows, where a verb is chosen several times', async () => {
    const moves = 'moves: [{ from: ROME, to: CAIRO }, { from: PARIS, to: CAIRO }], cards: [AZEF]';
    expect(
      await after(`  - choose: { by: ann, do: move, ${moves} }\n`, '{ players: { ann: { agents: [CAIRO, CAIRO] } } }'),
    ).toBeNull();
  });

  test('with days of the week for players, as in other logs', async () => {
    const steps = '  - choose: { by: MONDAY, do: pass }\n';
    expect(await after(steps, '{ acted: 1 }')).toBeNull();
  });
});

describe('a list that the position makes unnecessary is no error', () => {
  const LODGE = `position:
  active: ann
  players:
    ann: { hand: [FREEMASONS], deck: [START_S003, START_S004], agents: { CAIRO: 4 }, cubes: [] }
    ben: { agents: [CAIRO], cubes: [] }
`;
  test('of no cards, where there are none to choose from', async () => {
    const play = 'steps:\n  - choose: { by: ann, do: play, card: FREEMASONS, cards: [] }\n';
    expect(await wrong(`${LODGE}${play}expect: { players: { ann: { hand: { count: 1 } } } }\n`)).toBeNull();
    expect(await wrong(`${LODGE}${play.replace('[]', '[AZEF]')}`)).toContain('"pick AZEF" is not on offer (R3.1 ');
  });
  test('of supports, where none is needed', async () => {
    const kills = `${LODGE.replace('FREEMASONS', 'START_S001')}steps:\n  - choose: { by: ann, do: assassinate, target: ben, city: CAIRO, card: START_S001, cards: [] }\n`;
    expect(await wrong(`${kills}expect: { players: { ben: { agents: [] } } }\n`)).toBeNull();
  });
  test('of counts that are all 0', async () => {
    const play = 'steps:\n  - choose: { by: ann, do: play, card: FREEMASONS, cards: [], cubes: { LIMBO: 0 } }\n';
    expect(await wrong(`${LODGE}${play}`)).toBeNull();
  });
});

describe('an answer that the runner has given', () => {
  const CLAIMS = `position:
  active: ann
  players:
    ann: { hand: [START_S005], agents: [], cubes: [VIENNA], limbo: 5 }
    ben: { agents: [BERLIN], cubes: [] }
  cities: { VIENNA: { faceUp: OKHRANA } }
steps:
  - choose: claim VIENNA
  - expect: { acted: 1 }
`;
  test.each([
    'pick START_S005',
    '"ann: pick START_S005"',
    '{ by: ann, card: START_S005 }',
    '{ by: ann, cards: [START_S005] }',
    '{ by: ann, do: pick, card: START_S005 }',
    '{ by: ann, do: [pick START_S005, confirm] }',
    'confirm',
  ])('may be written down: %s', async (choice) => {
    expect(await wrong(`${CLAIMS}  - choose: ${choice}\n  - choose: pass\nexpect: { acted: 2 }\n`)).toBeNull();
  });

  test('is written down once, in its order, as it was given', async () => {
    const after = (...choices: string[]) => wrong(CLAIMS + choices.map((one) => `  - choose: ${one}\n`).join(''));
    expect(await after('pick START_S005', 'confirm')).toBeNull();
    expect(await after('pick START_S005', 'pick START_S005')).toContain('"pick START_S005" is not on offer');
    expect(await after('confirm', 'pick START_S005')).toContain('"pick START_S005" is not on offer');
    expect(await after('pick START_S003')).toContain('"pick START_S003" is not on offer');
    expect(await after('{ by: ben, do: confirm }')).toContain('"confirm" is not on offer');
    expect(await after('pass', 'confirm')).toContain('"confirm" is not on offer');
  });

  test('leaves what chance said as it was', async () => {
    const position = CLAIMS.replace('faceUp: OKHRANA', 'faceUp: OKHRANA, stack: [ZOMBIES]');
    const steps = '  - choose: pick START_S005\n  - expect: { chance: [ZOMBIES] }\n';
    expect(await wrong(position + steps)).toBeNull();
  });

  test('is no answer to what is illegal', async () => {
    const steps = '  - illegal: { by: ann, do: confirm, rule: R12.1 }\n';
    expect(await wrong(CLAIMS + steps)).toBeNull();
  });
});

describe('the runner', () => {
  test('answers what has one answer only, but never ends a turn', async () => {
    const claims = `position:
  active: ann
  players:
    ann: { hand: [START_S005], agents: [], cubes: [VIENNA], limbo: 5 }
    ben: { agents: [BERLIN], cubes: [] }
  cities: { VIENNA: { faceUp: OKHRANA } }
`;
    const steps = 'steps:\n  - choose: claim VIENNA\n  - choose: pass\n';
    expect(await wrong(`${claims}${steps}expect: { acted: 2, asked: ann, options: [end] }\n`)).toBeNull();
  });

  test('leaves an answer to the step that gives it', async () => {
    const steps = '  - choose: { do: place, city: VIENNA, card: START_S003 }\n  - choose: pass\n  - choose: end\n';
    expect(await after(steps, '{ active: ben }')).toBeNull();
  });

  test('leaves an action unconfirmed where that is wanted', async () => {
    const steps = (confirm: string) =>
      `  - choose: { do: move, from: ROME, to: CAIRO${confirm} }\n  - choose: done\n  - choose: { cards: [AZEF] }\n`;
    expect(await after(steps(', confirm: false'), '{ acted: 1 }')).toBeNull();
    expect(await after(steps(', confirm: true'), '{ acted: 1 }')).toContain('only false makes sense here');
  });

  test('plays the same scenario twice alike', async () => {
    const steps = '  - choose: { do: [pass, pass, end] }\n';
    const drawn = await after(steps, '{ players: { ann: { hand: [] } } }');
    expect(drawn).toContain('players.ann.hand: expected [], found [');
    expect(await after(steps, '{ players: { ann: { hand: [] } } }')).toBe(drawn);
  });
});

const two = `# R1.1, R4.8
game: emerald-2e
title: passes
seats: [ann, ben]
position: { active: ann }
steps:
  - choose: pass
expect: { acted: 1 }
---
# R4.8
game: emerald-2e
title: fails
seats: [ann, ben]
position: { active: ann, acted: 2, players: { ann: { hand: [] } } }
expect: { acted: 1 }
`;

describe('runScenarioFiles', () => {
  test('runs files, folders and globs, each document by itself', () =>
    inFolder({ 'a.yaml': two, 'b.yml': two, 'c.txt': 'no scenario' }, async (folder) => {
      const of = async (path: string) => {
        const { passed, failed } = await runScenarioFiles([join(folder, path)]);
        return [passed, failed];
      };
      expect(await of('.')).toEqual([2, 2]);
      expect(await of('a.yaml')).toEqual([1, 1]);
      expect(await of('?.yaml')).toEqual([1, 1]);
      expect(await of('**/*.y*ml')).toEqual([2, 2]);
      const { results } = await runScenarioFiles([join(folder, 'a.yaml')]);
      expect(results).toEqual([
        { file: join(folder, 'a.yaml'), title: 'passes', rules: ['R1.1', 'R4.8'], ok: true, error: null },
        {
          file: join(folder, 'a.yaml'),
          title: 'fails',
          rules: ['R4.8'],
          ok: false,
          error: `${join(folder, 'a.yaml')}:15: acted: expected 1, found 2`,
        },
      ]);
    }));

  test('fails for paths without a scenario', () =>
    inFolder({ 'c.txt': 'no scenario' }, async (folder) => {
      const { passed, failed, results } = await runScenarioFiles([
        folder,
        join(folder, 'x.yaml'),
        join(folder, '*.yaml'),
      ]);
      expect([passed, failed]).toEqual([0, 3]);
      expect(results.map(({ error }) => error!.replaceAll(folder, ''))).toEqual([
        ': no scenario file (*.yaml) here',
        '/x.yaml: no such file or folder',
        '/*.yaml: no scenario file (*.yaml) here',
      ]);
    }));
});

describe('scenarioOptions', () => {
  test('tells the legal options behind the last step as a scenario chooses them', () =>
    inFolder({ 'a.yaml': two }, async (folder) => {
      const last = await scenarioOptions(join(folder, 'a.yaml'));
      expect(last).toMatchObject({ title: 'fails', asked: 'ann', question: 'turn.act' });
      expect(last.options).toEqual([{ text: 'end', choose: { by: 'ann', do: 'end' } }]);
    }));

  test('of a scenario by its title, and with the names of the players', () => {
    const kills = `game: emerald-2e
title: kills
seats: [ann, ben]
position: { active: ann, players: { ann: { hand: [START_S001], agents: [CAIRO, CAIRO] }, ben: { agents: [CAIRO] } } }
`;
    return inFolder({ 'a.yaml': `${kills}---\n${two}` }, async (folder) => {
      const file = join(folder, 'a.yaml');
      const { options } = await scenarioOptions(file, 'kills');
      expect(options).toContainEqual({
        text: 'assassinate ben CAIRO',
        choose: { by: 'ann', do: 'assassinate', target: 'ben', city: 'CAIRO' },
      });
      await expect(scenarioOptions(file, 'nothing')).rejects.toThrow(
        'no scenario "nothing"; there are: kills; passes; fails',
      );
      // Each can be chosen in the printed form.
      for (const { choose } of options) {
        const steps = `steps:\n  - choose: ${JSON.stringify(choose)}\n`;
        expect(await wrong(kills.split('\n').slice(3).join('\n') + steps)).toBeNull();
      }
    });
  });

  test('says what is wrong, with file and line', () =>
    inFolder({ 'a.yaml': two.replace('choose: pass', 'choose: clam') }, async (folder) => {
      await expect(scenarioOptions(join(folder, 'a.yaml'), 'passes')).rejects.toThrow(/a\.yaml:7: unknown verb "clam"/);
      await expect(scenarioOptions(join(folder, 'b.yaml'))).rejects.toThrow('no such file');
    }));
});
