// The step that asks a bot, with bots whose answers are known.
import { addBot } from '@gaslamp/bots/bots';
import { gameNamed } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import { describe, expect, test } from 'vitest';
import { wrong } from './scenario-files.ts';

const { verbs } = gameNamed('emerald-2e');
/** Efforts with which the bot was asked. */
const efforts: (number | undefined)[] = [];
addBot('emerald-2e', {
  name: 'discarder',
  choose({ decision, effort }) {
    efforts.push(effort);
    return at(
      decision.options.filter((option) => verbs.format(option) === 'discard'),
      0,
    );
  },
});
addBot('emerald-2e', {
  name: 'placer',
  choose: ({ decision }) =>
    at(
      decision.options.filter((option) => verbs.format(option) === 'place VIENNA'),
      0,
    ),
});
/** Passes with some of the seeds. */
addBot('emerald-2e', {
  name: 'waverer',
  choose: ({ decision, dice }) => {
    const verb = dice.roll(2) === 1 ? 'pass' : 'discard';
    return at(
      decision.options.filter((option) => verbs.format(option) === verb),
      0,
    );
  },
});

const asked = (level: string, acceptable: string, more = '', after = '') =>
  wrong(`position:
  active: ann
  players:
    ann: { hand: [START_S003, START_S005], agents: [ROME], cubes: [VIENNA] }
    ben: { agents: [BERLIN], cubes: [] }
  cities: { VIENNA: { faceUp: OKHRANA } }
steps:
  - bot: { level: ${level}, acceptable: ${acceptable}, reason: Vienna is open${more} }
${after}
`);

describe('a bot', () => {
  test('answers well with every seed', async () => {
    expect(await asked('discarder', '[place VIENNA, discard]')).toBeNull();
  });
  test('answers badly', async () => {
    expect(await asked('discarder', '[claim]')).toBe(
      't.yaml:11: discarder answers "discard" 10 of 10 times: Vienna is open',
    );
  });
  test('answers badly with some of the seeds', async () => {
    expect(await asked('waverer', '[discard]')).toMatch(/waverer answers "pass" [1-9] of 10 times/);
  });
  test('is given the effort of the step', async () => {
    efforts.length = 0;
    await asked('discarder', '[discard]');
    await asked('discarder', '[discard]', ', effort: 3');
    expect(efforts).toEqual([...Array(10).fill(70), ...Array(10).fill(3)]);
  });
  test('chooses nothing', async () => {
    expect(
      await asked('discarder', '[discard]', '', 'expect: { acted: 0, players: { ann: { hand: { count: 2 } } } }'),
    ).toBeNull();
  });
});

describe('an acceptable answer', () => {
  test('without arguments stands for every option of its verb', async () => {
    expect(await asked('placer', '[claim, place]')).toBeNull();
    expect(await asked('placer', '[claim, place ROME]')).toContain('placer answers "place VIENNA" 10 of 10');
  });
  test('that nothing fits lists what is on offer', async () => {
    expect(await asked('random', '[claim PARIS]')).toMatch(
      /^t\.yaml:11: "claim PARIS" fits nothing; ann is asked "turn\.act" and may: pass, place/,
    );
  });
  test('of somebody else is an error', async () => {
    expect(await asked('random', '["ben: pass"]')).toContain('ben is not asked');
  });
  test('is not every one', async () => {
    expect(await asked('random', '[place, claim, move, discard, pass]')).toContain('everything is acceptable');
  });
});

describe('a position that is expected to fail', () => {
  test('is fine while the bot errs', async () => {
    expect(await asked('discarder', '[claim]', ', expectedToFail: it only discards')).toBeNull();
    expect(await asked('waverer', '[discard]', ', expectedToFail: it wavers')).toBeNull();
  });
  test('is an error once the bot answers well', async () => {
    expect(await asked('discarder', '[discard]', ', expectedToFail: it only discards')).toBe(
      't.yaml:11: discarder answers well with all 10 seeds: remove "expectedToFail"',
    );
  });
});

describe('a step without sense', () => {
  test.each([
    ['an unknown bot', 'level: stedy, acceptable: [pass], reason: r', 'unknown bot "stedy"; allowed: '],
    ['no reason', 'level: steady, acceptable: [pass]', 'must be a text'],
    ['nothing acceptable', 'level: steady, acceptable: [], reason: r', 'nothing is acceptable here'],
    ['no effort', 'level: steady, acceptable: [pass], reason: r, effort: 0', 'must be a whole number from 1, not 0'],
    ['an unknown key', 'level: steady, acceptable: [pass], reason: r, seeds: 3', 'unknown key "seeds"'],
  ])('has %s', async (_, step, message) => {
    expect(await wrong(`steps:\n  - bot: { ${step} }\n`)).toContain(message);
  });
});
