import { forecastFor } from '@gaslamp/kernel/projection';
import { expect, test } from 'vitest';
import { ANN, BEN, CAT, matchOf, type Stated, tell } from './positions.ts';

/** Returns Ann's forecast of answers, after Ann and others have given the answers `before`. */
function foretold(stated: Stated, before: readonly string[], ...answers: string[]) {
  const match = matchOf(stated);
  tell(match, ...before);
  return forecastFor(match, ANN, answers);
}
const kinds = (found: ReturnType<typeof foretold>) => found?.events.map(({ kind }) => kind);

test('what happens at once is told, up to the next question of one’s own', () => {
  const walk = foretold({ stands: [0, 0] }, ['walk SQUARE'], 'confirm');
  expect(walk).toEqual({
    events: [{ kind: 'walked', fields: { player: ANN, lamp: 2 } }],
    until: 'asked',
    passes: false,
    asks: expect.objectContaining({ player: ANN, options: expect.arrayContaining(['pass']) }),
    fate: null,
    ends: [],
  });
  // A continuing draft has no effect yet.
  expect(foretold({}, [], 'walk SQUARE')).toMatchObject({ until: 'asked', passes: false });
});

test('several answers are foretold as they are given: a set in any order', () => {
  const stated = { hands: [['LOAF.1', 'BELL.1', 'SHIELD.1'], []] };
  const [one, other] = ['BELL', 'LOAF'].map((name) => `pick ${name}`);
  const there = foretold(stated, ['light'], one!, other!, 'done', 'confirm');
  expect(there).not.toBeNull();
  expect(foretold(stated, ['light'], other!, one!, 'done', 'confirm')).toEqual(there);
});

test('it ends where chance begins, and says whether the turn passes', () => {
  const found = foretold({ hands: [['LOAF.1'], []] }, ['pass'], 'pass');
  expect(found).toMatchObject({ until: 'draw', passes: true });
  expect(kinds(found)).toEqual(['pass']);
});

test('what chance decides is not told as certain: whether a throw ends the match, nor whether it passes the turn', () => {
  const stated = { hands: [['THROW.1'], []], coins: [6, 0], identities: ['OWL', 'FOX'] };
  const round = ['pass', 'pass', 'pass', 'pass'];
  const found = Array.from({ length: 12 }, (_, rounds) =>
    foretold(stated, Array<string[]>(rounds).fill(round).flat(), 'play THROW'),
  );
  expect(found.map((one) => one && [one.until, one.passes])).toEqual(found.map(() => ['roll', false]));
});

test('it ends where somebody else has a choice, whatever they hold', () => {
  const [held, not] = ['SHIELD.1', 'LOAF.1'].map((card) =>
    foretold({ hands: [['PEEP.1'], [card], []] }, ['play PEEP', 'at BEN'], 'confirm'),
  );
  expect(held).toMatchObject({ until: 'another', passes: true });
  expect(not).toEqual(held);
});

test('what is hidden is not told, and what comes behind it is not either', () => {
  const open = ['SHIELD.1', 'SHIELD.2', 'SHIELD.3', 'BELL.1', 'BELL.2'];
  const stated = { hands: [['PEEP.1'], ['LOAF.1'], []], discard: open };
  const found = foretold(stated, ['play PEEP', 'at BEN'], 'confirm');
  expect(found?.until).toBe('hidden');
  expect(kinds(found)).not.toContain('peeped');
});

test('the end of the match is told, and of who was who what the player knows already', () => {
  const stated = { hands: [['LOAF.1', 'LOAF.2'], []], coins: [6, 0], identities: ['OWL', 'FOX'] };
  const found = foretold(stated, ['light'], 'pick LOAF', 'pick LOAF', 'done', 'confirm');
  expect(found).toMatchObject({ until: 'over', passes: true });
  const unmasked = found!.events.filter(({ kind }) => kind === 'unmasked');
  expect(unmasked.map(({ fields }) => fields.player)).toEqual([ANN]);
});

test('who is not asked is told nothing, nor is what nobody could answer', () => {
  const match = matchOf({ hands: [[], [], []] });
  for (const viewer of [BEN, CAT]) expect(forecastFor(match, viewer, ['pass'])).toBeNull();
  for (const answers of [['confirm'], ['walk 9'], ['nonsense'], ['pass', 'pass', 'pass', 'pass']])
    expect(forecastFor(match, ANN, answers), answers.join()).toBeNull();
});
