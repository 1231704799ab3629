// Tests that matches begun under version 1 of the rules go on as agreed. See docs/versions.md.
import { optionsThen } from '@gaslamp/kernel/game';
import { Match } from '@gaslamp/kernel/match';
import { copy, type State } from '@gaslamp/kernel/state';
import { expect, test } from 'vitest';
import type { Emerald } from '../src/box/state.ts';
import { emerald2e } from '../src/game.ts';
import type { PlayerSpec } from '../src/stage/position.ts';
import { describePosition } from '../src/stage/position.ts';
import { type EmeraldMatch, matchAt, tell } from './matches.ts';
import type { PlayerWords } from './reading.ts';

const game = emerald2e();
/** The fields that version 2 added. */
const NEW = [
  'targetEndsAtOnce',
  'blackHandCountsHidden',
  'vampiresAnswerShoggoth',
  'holmesAnswersAdler',
  'interruptDrawsFirst',
];

/** Returns the state in the shape of version 1. */
function asVersion1(s: Emerald): Emerald {
  const fields = Object.entries(copy(s)).filter(([name]) => !NEW.includes(name));
  return { ...(Object.fromEntries(fields) as unknown as Emerald), rules: 1 };
}
/** Returns a match of version 1 in which Ann in Cairo has just attacked Ben's agent. */
function running(interrupt: string, cubesLeaveOnCancel = 0, ben: PlayerSpec = {}): EmeraldMatch {
  const { match, dice } = matchAt(
    2,
    {
      players: {
        ann: { hand: ['START_S001', 'START_S002', 'AZEF'], agents: { CAIRO: 2 }, cubes: { CAIRO: 1 }, limbo: 5 },
        ben: { agents: ['CAIRO', 'BERLIN'], cubes: {}, hand: [interrupt, 'START_S003'], ...ben },
      },
    },
    { cubesLeaveOnCancel },
  );
  tell(match, 'ann: assassinate TUESDAY CAIRO', 'ann: pick START_S001', 'ann: confirm');
  return Match.restore(game, asVersion1(match.s), [], dice);
}
const player = (match: EmeraldMatch, name: string): PlayerWords =>
  (describePosition({ s: match.s, data: game.data }, ['ann', 'ben']).players as Record<string, PlayerWords>)[name]!;

test('R12.7 in a match begun with version 1 interrupts go on to draw first', () => {
  const match = running('SHERLOCK_HOLMES', 0, { deck: [], discard: ['START_S004'] });
  tell(match, 'ben: use SHERLOCK_HOLMES');
  expect(player(match, 'ben')).toMatchObject({
    hand: ['START_S003', 'START_S004'],
    deck: [],
    discard: ['SHERLOCK_HOLMES'],
  });
});

test('R10.16 in a match begun with version 1 the cubes leave after both interrupts or after none, as was agreed', () => {
  for (const interrupt of ['SHERLOCK_HOLMES', 'VAMPIRES'])
    for (const [agreed, cubes] of [
      [0, { CAIRO: 1 }],
      [1, {}],
    ] as const) {
      const match = running(interrupt, agreed);
      tell(match, `ben: use ${interrupt}`);
      expect(player(match, 'ann').cubes, `${interrupt}, ${agreed}`).toEqual(cubes);
    }
});

test('R12.5, R16.4, R18.1 the other readings of such a match are what version 1 played', () => {
  const { s } = running('SHERLOCK_HOLMES');
  expect(s).toMatchObject({
    rules: 1,
    targetEndsAtOnce: 0,
    blackHandCountsHidden: 0,
    vampiresAnswerShoggoth: 0,
    holmesAnswersAdler: 0,
    interruptDrawsFirst: 1,
  });
});

test('everybody at its table reads the options by which it is played', () => {
  const agreed = { insanityFaces: 3, pinkertonFromBoard: 0, cubesLeaveOnCancel: 1 };
  const options = optionsThen(game, agreed);
  expect(options).toMatchObject({ ...agreed, interruptDrawsFirst: 1, targetEndsAtOnce: 0 });
  // The reported options agree with the played ones.
  const { s } = running('VAMPIRES', 1);
  const played = s as unknown as State & Record<string, number>;
  expect(Object.fromEntries(Object.keys(options).map((name) => [name, played[name]]))).toEqual(options);
});

test('a state is brought along without being touched', () => {
  const { match } = matchAt(2, { players: {} });
  const old = asVersion1(match.s);
  const before = JSON.stringify(old);
  const now = game.upgrades![2]!(old);
  expect(JSON.stringify(old)).toBe(before);
  expect(Object.keys(now).sort()).toEqual(Object.keys(match.s).sort());
});
