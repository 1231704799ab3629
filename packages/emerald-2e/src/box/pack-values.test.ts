// Tests which values a correction of the pack may set.
import { describe, expect, test } from 'vitest';
import { card, correctedCard, correction, problem, refusal } from '../../test/packs.ts';
import { builtIn, correctedFields, readPack } from './pack.ts';

describe('a wrong value is named with what is allowed', () => {
  test.each([
    ['place', 10, '10', 'whole 0 9'],
    ['claim', -1, '-1', 'whole 0 9'],
    ['retrieve', 1.5, '1.5', 'whole 0 9'],
    ['move', '2', '"2"', 'whole 0 9'],
    ['restorationist', 11, '11', 'whole 0 10'],
    ['bombs', 13, '13', 'whole 0 12'],
    ['insanity', null, 'null', 'whole 0 9'],
    ['agents', {}, 'object', 'whole 0 9'],
    ['copies', 13, '13', 'whole 0 12'],
    ['vp', 3, '3', 'fields neutral, restorationist, loyalist, kill'],
    ['killBox', 1, '1', 'oneOf true, false'],
    ['oneUse', 'yes', '"yes"', 'oneOf true, false'],
    ['name', '', '""', 'text 1 60'],
    ['name', 'A\u202en', '"A□n"', 'text 1 60'],
    ['numbers', Array(21).fill('8'), 'list', 'list 20'],
    ['timing', 'interrupt', '"interrupt"', 'oneOf "action", "free"'],
    ['assassination', 4, '4', 'only null'],
    ['needed', 4, '4', 'only null'],
  ])('%s of a game card', (field, value, found, allowed) => {
    expect(problem(correctedCard('IRENE_ADLER', { [field]: value }))).toEqual({
      path: `cards.IRENE_ADLER.${field}`,
      found,
      allowed,
    });
  });

  test.each([
    ['START_S001', 'copies', 5, 'whole 0 4'],
    ['CITY_BERLIN', 'copies', 2, 'only 1'],
    ['ROYAL_BERLIN', 'copies', 0, 'only 1'],
    ['IDENTITY_LOYALIST', 'copies', 0, 'whole 1 12'],
    ['CITY_BERLIN', 'assassination', 0, 'whole 1 30'],
    ['ROYAL_BERLIN', 'needed', 31, 'whole 1 30'],
    ['BISMARCK', 'oneUse', true, 'only false'],
    ['SHERLOCK_HOLMES', 'timing', 'action', 'only "interrupt"'],
  ])('%s: %s', (id, field, value, allowed) => {
    expect(problem(correctedCard(id, { [field]: value }))).toEqual({
      path: `cards.${id}.${field}`,
      found: String(JSON.stringify(value)),
      allowed,
    });
  });

  test.each([
    // Kinds of cards that are never claimed, or never played: no rule would read these values.
    ['START_S003', { insanity: 1 }, 'insanity', 'only 0'],
    ['START_S003', { agents: 1 }, 'agents', 'only 0'],
    ['START_S003', { vp: { neutral: 1 } }, 'vp.neutral', 'only 0'],
    ['ROYAL_BERLIN', { place: 1 }, 'place', 'only 0'],
    ['ROYAL_BERLIN', { vp: { loyalist: 2 } }, 'vp.loyalist', 'only 0'],
    ['ROYAL_BERLIN', { killBox: true }, 'killBox', 'only false'],
    ['IDENTITY_LOYALIST', { loyalist: 1 }, 'loyalist', 'only 0'],
    ['IDENTITY_LOYALIST', { bombs: 1 }, 'bombs', 'only 0'],
    // R3.1, R18.7: the card must have only one use as bombs.
    ['FENIANS', { bombs: 1 }, 'bombs', 'only 0'],
    // These cards bear pieces, or lie on something, and so stay out of the deck.
    ['MI_GO', { oneUse: false }, 'oneUse', 'only true'],
    ['YOG_SOTHOTH', { oneUse: false }, 'oneUse', 'only true'],
    ['SHOGGOTH', { oneUse: false }, 'oneUse', 'only true'],
    ['HIDE_ROYALTY', { oneUse: false }, 'oneUse', 'only true'],
    ['CHANGE_OF_HEART', { oneUse: false }, 'oneUse', 'only true'],
  ])('%s: %o, which the rules could not follow', (id, fields, field, allowed) => {
    expect(problem(correctedCard(id, fields))).toMatchObject({ path: `cards.${id}.${field}`, allowed });
  });

  test('but what the rules read may be corrected', () => {
    for (const [id, fields] of [
      ['START_S001', { killBox: false, vp: { kill: 0 } }],
      ['START_S003', { bombs: 2, place: 0 }],
      ['CITY_BERLIN', { agents: 1, insanity: 1, vp: { loyalist: 1 } }],
      ['ROYAL_BERLIN', { needed: 9, vp: { restorationist: 8 } }],
      ['FENIANS', { oneUse: false }],
    ] as const)
      expect(correctedFields(readPack(correctedCard(id, fields), 'f')).length, id).toBeGreaterThan(0);
  });

  test('an element of a list', () => {
    expect(problem(correctedCard('IRENE_ADLER', { numbers: ['8', 8] }))).toEqual({
      path: 'cards.IRENE_ADLER.numbers[1]',
      found: '8',
      allowed: 'text 1 10',
    });
  });

  test('points of a card', () => {
    expect(problem(correctedCard('CTHULHU', { vp: { loyalist: 21 } }))).toEqual({
      path: 'cards.CTHULHU.vp.loyalist',
      found: '21',
      allowed: 'whole 0 20',
    });
  });

  test.each([
    ['sanityDie.faces', { sanityDie: { faces: 0 } }, 'whole 1 100'],
    ['sanityDie.insanityFaces', { sanityDie: { insanityFaces: 7 } }, 'most 6 sanityDie.faces'],
    ['gameCardsPerCity.4', { gameCardsPerCity: { 4: 0 } }, 'whole 1 20'],
    ['victoryTarget.2', { victoryTarget: { 2: 100 } }, 'whole 1 99'],
    ['supplies.tokens', { supplies: { tokens: 0 } }, 'whole 1 9'],
    ['supplies.cubesInLimbo', { supplies: { cubesInLimbo: 11 } }, 'most 10 supplies.cubes'],
  ])('%s', (path, changes, allowed) => {
    expect(problem(correction(changes))).toMatchObject({ path, allowed });
  });

  test('kill points without a kill box', () => {
    expect(problem(correctedCard('IRENE_ADLER', { vp: { kill: 2 } }))).toEqual({
      path: 'cards.IRENE_ADLER.vp.kill',
      found: 2,
      allowed: 'most 0 killBox (R10.9)',
    });
    expect(readPack(correctedCard('IRENE_ADLER', { killBox: true, vp: { kill: 2 } }), 'mine.json')).toBeDefined();
  });

  test('what the rules are keyed by', () => {
    for (const [id, field, value] of [
      ['IRENE_ADLER', 'id', 'MORIARTY'],
      ['IRENE_ADLER', 'kind', 'starting'],
      ['IRENE_ADLER', 'effect', 'zombies'],
      ['IRENE_ADLER', 'rule', 'R18.1'],
      ['CITY_BERLIN', 'city', 'VIENNA'],
      ['IDENTITY_LOYALIST', 'side', 'restorationist'],
    ] as const) {
      const fixed = card(builtIn, id)[field];
      expect(problem(correctedCard(id, { [field]: value }))).toEqual({
        path: `cards.${id}.${field}`,
        found: `"${value}"`,
        allowed: `only "${fixed}"`,
      });
    }
  });

  test('fields that do not exist', () => {
    expect(problem(correctedCard('IRENE_ADLER', { bomb: 1 }))).toMatchObject({
      path: 'cards.IRENE_ADLER.bomb',
      allowed: expect.stringMatching(/^unknown .*bombs/),
    });
    expect(problem(correction({ dice: 1 }))).toMatchObject({
      path: 'dice',
      allowed: expect.stringMatching(/^unknown /),
    });
    expect(problem(JSON.parse('{"game":"emerald-2e","corrects":1,"__proto__":{}}'))).toMatchObject({
      path: '__proto__',
      allowed: expect.stringMatching(/^unknown /),
    });
  });

  test('cards that do not exist, with ids that look alike', () => {
    expect(problem(correctedCard('ADLER', { bombs: 1 }))).toEqual({
      path: 'cards.ADLER',
      found: '"ADLER"',
      allowed: 'noThing IRENE_ADLER',
    });
  });

  test('names from a file do not reach a terminal as they are', () => {
    expect(refusal(correctedCard('A\u001b[2J', {})).message).not.toContain('\u001b');
  });
});

describe('a match of every size can be set up', () => {
  const withoutAssassins = { HIRED_ASSASSIN: { copies: 0 }, FENIANS: { copies: 0 }, HIDE_ROYALTY: { copies: 0 } };
  const people = builtIn.cards.filter((one) => one.kind === 'game' && one.copies === 1).map((one) => one.id);
  const without = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, { copies: 0 }]));

  test('with 45 game cards, not with 44 (R2.2)', () => {
    // 66 cards less 13 and 8.
    expect(readPack(correction({ cards: { ...withoutAssassins, ...without(people.slice(0, 8)) } }), 'f')).toBeDefined();
    expect(problem(correction({ cards: { ...withoutAssassins, ...without(people.slice(0, 9)) } }))).toEqual({
      path: 'cards',
      allowed: 'few game 44 45 city 5 R2.2',
    });
  });

  test('with a hand of starting cards (R2.8)', () => {
    const starting = builtIn.cards.filter((one) => one.kind === 'starting').map((one) => one.id);
    expect(problem(correction({ cards: without(starting.slice(0, 6)) }))).toEqual({
      path: 'cards',
      allowed: 'few starting 4 5 hand 5 R2.8',
    });
  });

  test('with an identity for each of five players (R2.9)', () => {
    const few = { IDENTITY_LOYALIST: { copies: 2 }, IDENTITY_RESTORATIONIST: { copies: 2 } };
    expect(problem(correction({ cards: few }))).toEqual({
      path: 'cards',
      allowed: 'few identity 4 5 player 1 R2.9',
    });
  });
});
