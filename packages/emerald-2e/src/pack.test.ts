import { describe, expect, test } from 'vitest';
import json from './pack.json' with { type: 'json' };
import { builtIn, correctedFields, type Pack, PackError, packHash, readPack } from './pack.ts';
import provenance from './provenance.json' with { type: 'json' };

type Draft = { [field: string]: unknown } & { cards: Record<string, unknown>[] };

/** The built-in pack as a file that a test may spoil. */
const draft = (): Draft => structuredClone(json) as Draft;
const cardIn = (file: Draft, id: string) => file.cards.find((card) => card.id === id)!;
const correction = (changes: object) => ({ game: 'emerald-2e', corrects: 1, ...changes });
const correctedCard = (id: string, fields: object) => correction({ cards: { [id]: fields } });
const card = (pack: Pack, id: string) => pack.cards.find((one) => one.id === id)!;

function refusal(file: unknown): PackError {
  try {
    readPack(file, 'mine.json');
  } catch (error) {
    if (error instanceof PackError) return error;
    throw error;
  }
  throw new Error('the pack was accepted');
}
const problem = (file: unknown) => refusal(file).problems[0]!;

describe('the built-in pack', () => {
  test('is valid and reads as itself', () => {
    expect(readPack(json, 'pack.json')).toEqual(builtIn);
    expect(correctedFields(readPack(json, 'pack.json'))).toEqual([]);
  });

  test('has the cards of the box (R1.2, R1.3)', () => {
    const total = (kind: string) =>
      builtIn.cards.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.copies, 0);
    expect(['game', 'starting', 'city', 'royalty', 'identity'].map(total)).toEqual([66, 10, 9, 9, 6]);
    expect(new Set(builtIn.cards.map((one) => one.id)).size).toBe(84);
  });

  test('knows each text of a card once or twice', () => {
    const keys = builtIn.cards.flatMap((one) => one.effect ?? []);
    expect(new Set(keys).size).toBe(27);
    expect(keys.filter((key) => key === 'cycleHand' || key === 'drawTwo')).toHaveLength(4);
  });

  test('cannot be changed', () => {
    expect(Object.isFrozen(builtIn.cards[0]!.vp)).toBe(true);
    expect(Object.isFrozen(builtIn.cards[0]!.numbers)).toBe(true);
  });

  test('has a place where each value comes from, and nothing else', () => {
    const ours = new Set(['id', 'kind', 'rule']);
    const onlySome = new Set(['city', 'assassination', 'needed', 'side']);
    const expected = Object.fromEntries(
      builtIn.cards.map(({ vp, ...fields }) => [
        fields.id,
        [
          ...Object.entries(fields)
            .filter(([field, value]) => !ours.has(field) && !(onlySome.has(field) && value === null))
            .map(([field]) => field),
          ...Object.keys(vp).map((type) => `vp.${type}`),
        ].sort(),
      ]),
    );
    for (const section of ['gameCardsPerCity', 'victoryTarget', 'sanityDie', 'supplies'] as const)
      expected[section] = Object.keys(builtIn[section]).sort();
    const found = Object.fromEntries(
      Object.entries(provenance).map(([key, fields]) => [key, Object.keys(fields).sort()]),
    );
    expect(found).toEqual(expected);
  });

  test('quotes eight words at most and says how sure each value is', () => {
    const entries: { source: string; confidence: string; quote?: string }[] = Object.values(provenance).flatMap(
      (fields) => Object.values(fields),
    );
    expect(new Set(entries.map((entry) => entry.source))).toEqual(new Set(['seed', 'public', 'reconstructed']));
    expect(new Set(entries.map((entry) => entry.confidence))).toEqual(new Set(['high', 'medium', 'low']));
    expect(entries.filter((entry) => (entry.quote ?? '').split(/\s+/).length > 8)).toEqual([]);
  });
});

describe('a correction', () => {
  const corrected = readPack(
    correction({
      cards: { IRENE_ADLER: { bombs: 1, vp: { loyalist: 2 } }, 'royal-st-petersburg': { needed: 8 } },
      sanityDie: { insanityFaces: 2 },
    }),
    'mine.json',
  );

  test('changes exactly what it names', () => {
    expect(correctedFields(corrected)).toEqual([
      { card: null, field: 'sanityDie.insanityFaces', from: 3, to: 2 },
      { card: 'IRENE_ADLER', field: 'bombs', from: 0, to: 1 },
      { card: 'IRENE_ADLER', field: 'vp.loyalist', from: 0, to: 2 },
      { card: 'ROYAL_ST_PETERSBURG', field: 'needed', from: 7, to: 8 },
    ]);
    expect(card(corrected, 'IRENE_ADLER')).toEqual({
      ...card(builtIn, 'IRENE_ADLER'),
      bombs: 1,
      vp: { neutral: 0, restorationist: 0, loyalist: 2, kill: 0 },
    });
  });

  test('is frozen and leaves the built-in pack alone', () => {
    expect(Object.isFrozen(card(corrected, 'IRENE_ADLER').vp)).toBe(true);
    expect(card(builtIn, 'IRENE_ADLER').bombs).toBe(0);
    expect(builtIn.sanityDie.insanityFaces).toBe(3);
  });

  test('does not keep a hand on the file it came from', () => {
    const numbers = ['008', '008b'];
    const pack = readPack(correctedCard('IRENE_ADLER', { numbers }), 'mine.json');
    numbers.push('unwanted');
    expect(card(pack, 'IRENE_ADLER').numbers).toEqual(['008', '008b']);
  });

  test('of nothing is the built-in pack', () => {
    expect(packHash(readPack(correction({}), 'mine.json'))).toBe(packHash(builtIn));
  });

  test('that is wrong leaves the built-in pack untouched', () => {
    const before = packHash(builtIn);
    refusal(correctedCard('IRENE_ADLER', { bombs: 1, claim: 99 }));
    expect(packHash(builtIn)).toBe(before);
    expect(correctedFields(builtIn)).toEqual([]);
  });

  test('may name a kind of id once only', () => {
    const twice = correction({ cards: { 'irene-adler': { bombs: 1 }, IRENE_ADLER: { bombs: 2 } } });
    expect(problem(twice)).toEqual({
      path: 'cards.IRENE_ADLER',
      found: 'IRENE_ADLER a second time',
      allowed: 'each card once',
    });
  });
});

describe('a wrong value is named with what is allowed', () => {
  test.each([
    ['place', 10, '10', 'a whole number from 0 to 9'],
    ['claim', -1, '-1', 'a whole number from 0 to 9'],
    ['retrieve', 1.5, '1.5', 'a whole number from 0 to 9'],
    ['move', '2', '"2"', 'a whole number from 0 to 9'],
    ['restorationist', 11, '11', 'a whole number from 0 to 10'],
    ['bombs', 13, '13', 'a whole number from 0 to 12'],
    ['insanity', null, 'null', 'a whole number from 0 to 9'],
    ['agents', {}, 'an object', 'a whole number from 0 to 9'],
    ['copies', 13, '13', 'a whole number from 0 to 12'],
    ['vp', 3, '3', 'an object of neutral, restorationist, loyalist, kill'],
    ['killBox', 1, '1', 'true or false'],
    ['oneUse', 'yes', '"yes"', 'true or false'],
    ['name', '', '""', 'a text of 1 to 60 characters'],
    ['numbers', [8], 'a list', 'a list of up to 20, each a text of 1 to 10 characters'],
    ['timing', 'interrupt', '"interrupt"', '"action" or "free"'],
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
    ['START_S001', 'copies', 5, 'a whole number from 0 to 4'],
    ['CITY_BERLIN', 'copies', 2, 'only 1'],
    ['ROYAL_BERLIN', 'copies', 0, 'only 1'],
    ['IDENTITY_LOYALIST', 'copies', 0, 'a whole number from 1 to 12'],
    ['CITY_BERLIN', 'assassination', 0, 'a whole number from 1 to 30'],
    ['ROYAL_BERLIN', 'needed', 31, 'a whole number from 1 to 30'],
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
    // Nobody claims or plays them: what is written there would be read by nobody.
    ['START_S003', { insanity: 1 }, 'insanity', 'only 0'],
    ['START_S003', { agents: 1 }, 'agents', 'only 0'],
    ['START_S003', { vp: { neutral: 1 } }, 'vp.neutral', 'only 0'],
    ['ROYAL_BERLIN', { place: 1 }, 'place', 'only 0'],
    ['ROYAL_BERLIN', { vp: { loyalist: 2 } }, 'vp.loyalist', 'only 0'],
    ['ROYAL_BERLIN', { killBox: true }, 'killBox', 'only false'],
    ['IDENTITY_LOYALIST', { loyalist: 1 }, 'loyalist', 'only 0'],
    ['IDENTITY_LOYALIST', { bombs: 1 }, 'bombs', 'only 0'],
    // R3.1, R18.7: one use to choose from.
    ['FENIANS', { bombs: 1 }, 'bombs', 'only 0'],
    // What lies on them, or what they lie on, keeps them out of the deck.
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

  test('points of a card', () => {
    expect(problem(correctedCard('CTHULHU', { vp: { loyalist: 21 } }))).toEqual({
      path: 'cards.CTHULHU.vp.loyalist',
      found: '21',
      allowed: 'a whole number from 0 to 20',
    });
  });

  test.each([
    ['sanityDie.faces', { sanityDie: { faces: 0 } }, 'a whole number from 1 to 100'],
    ['sanityDie.insanityFaces', { sanityDie: { insanityFaces: 7 } }, 'at most 6, the faces of the die'],
    ['gameCardsPerCity.4', { gameCardsPerCity: { 4: 0 } }, 'a whole number from 1 to 20'],
    ['victoryTarget.2', { victoryTarget: { 2: 100 } }, 'a whole number from 1 to 99'],
    ['supplies.tokens', { supplies: { tokens: 0 } }, 'a whole number from 1 to 9'],
    ['supplies.cubesInLimbo', { supplies: { cubesInLimbo: 11 } }, 'at most 10, the cubes of a player'],
  ])('%s', (path, changes, allowed) => {
    expect(problem(correction(changes))).toMatchObject({ path, allowed });
  });

  test('kill points without a kill box', () => {
    expect(problem(correctedCard('IRENE_ADLER', { vp: { kill: 2 } }))).toEqual({
      path: 'cards.IRENE_ADLER.vp.kill',
      found: '2',
      allowed: 'at most 0, since the card has no kill box (R10.9)',
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
      found: 'an unknown field',
      allowed: expect.stringContaining('bombs'),
    });
    expect(problem(correction({ dice: 1 }))).toMatchObject({ path: 'dice', found: 'an unknown field' });
    expect(problem(JSON.parse('{"game":"emerald-2e","corrects":1,"__proto__":{}}'))).toMatchObject({
      path: '__proto__',
      found: 'an unknown field',
    });
  });

  test('cards that do not exist, with ids that look alike', () => {
    expect(problem(correctedCard('ADLER', { bombs: 1 }))).toEqual({
      path: 'cards.ADLER',
      found: 'an unknown card',
      allowed: 'ids of the built-in pack, such as IRENE_ADLER',
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
      found: '44 game cards',
      allowed: 'at least 45, 5 for each city (R2.2)',
    });
  });

  test('with a hand of starting cards (R2.8)', () => {
    const starting = builtIn.cards.filter((one) => one.kind === 'starting').map((one) => one.id);
    expect(problem(correction({ cards: without(starting.slice(0, 6)) }))).toEqual({
      path: 'cards',
      found: '4 starting cards',
      allowed: 'at least 5, a hand (R2.8)',
    });
  });

  test('with an identity for each of five players (R2.9)', () => {
    const few = { IDENTITY_LOYALIST: { copies: 2 }, IDENTITY_RESTORATIONIST: { copies: 2 } };
    expect(problem(correction({ cards: few }))).toEqual({
      path: 'cards',
      found: '4 identity cards',
      allowed: 'at least 5, one for each player (R2.9)',
    });
  });
});

describe('a whole pack', () => {
  test('may write ids as lower case words', () => {
    const file = draft();
    for (const one of file.cards) one.id = String(one.id).toLowerCase().replaceAll('_', '-');
    expect(readPack(file, 'mine.json')).toEqual(builtIn);
  });

  test('may differ in numbers', () => {
    const file = draft();
    cardIn(file, 'ZOMBIES').claim = 1;
    expect(correctedFields(readPack(file, 'mine.json'))).toEqual([{ card: 'ZOMBIES', field: 'claim', from: 0, to: 1 }]);
  });

  test('lacks nothing', () => {
    const file = draft();
    delete cardIn(file, 'ZOMBIES').claim;
    expect(problem(file)).toEqual({
      path: 'cards.ZOMBIES.claim',
      found: 'nothing',
      allowed: 'a whole number from 0 to 9',
    });
    const { supplies: _, ...rest } = draft();
    expect(problem(rest)).toMatchObject({ path: 'supplies', found: 'nothing' });
  });

  test('has every card of the built-in pack', () => {
    const file = draft();
    file.cards = file.cards.filter((one) => one.id !== 'ZOMBIES');
    expect(refusal(file).problems).toMatchObject([{ path: 'cards.ZOMBIES', found: 'nothing' }]);
  });

  test('has no other card, and none twice', () => {
    const file = draft();
    file.cards.push({ ...file.cards[0], id: 'ZOMBIE_QUEEN' }, { ...file.cards[1] }, 'a card' as never);
    expect(refusal(file).problems).toMatchObject([
      { path: 'cards[84].id', found: '"ZOMBIE_QUEEN"', allowed: 'ids of the built-in pack, such as ZOMBIES' },
      { path: 'cards[85].id', found: 'BISMARCK a second time' },
      { path: 'cards[86].id', found: 'nothing' },
    ]);
  });

  test('keeps the order of the cards', () => {
    const file = draft();
    [file.cards[3], file.cards[4]] = [file.cards[4]!, file.cards[3]!];
    expect(refusal(file).problems).toEqual([
      { path: 'cards[3].id', found: '"MALATESTA"', allowed: '"EMMA_GOLDMAN", the order of the built-in pack' },
    ]);
  });
});

describe('a file of another kind', () => {
  test.each([
    ['no object', [], '', 'a list'],
    ['another game', { ...draft(), game: 'nanty-narking' }, 'game', '"nanty-narking"'],
    ['no game', { corrects: 1 }, 'game', 'nothing'],
    ['neither pack nor correction', { game: 'emerald-2e', cards: {} }, 'corrects', 'nothing'],
    ['another schema', { ...draft(), schema: 2 }, 'schema', '2'],
    ['another form of correction', { game: 'emerald-2e', corrects: 2 }, 'corrects', '2'],
    ['a pack without a list', { game: 'emerald-2e', schema: 1, cards: {} }, 'cards', 'an object'],
    ['a correction with a list', correction({ cards: [] }), 'cards', 'a list'],
    ['a card that is no object', correctedCard('ZOMBIES', 3 as never), 'cards.ZOMBIES', '3'],
  ])('%s', (_, file, path, found) => {
    expect(problem(file)).toMatchObject({ path, found });
  });
});

describe('the message', () => {
  test('names file, field, what was found and what is allowed', () => {
    const error = refusal(correctedCard('IRENE_ADLER', { bombs: 13 }));
    expect(error.message).toBe('mine.json: cards.IRENE_ADLER.bombs: found 13; allowed: a whole number from 0 to 12');
    expect(error.file).toBe('mine.json');
    expect(error.path).toBe('cards.IRENE_ADLER.bombs');
  });

  test('has up to ten problems', () => {
    const ids = builtIn.cards.slice(0, 12).map((one) => one.id);
    const error = refusal(correction({ cards: Object.fromEntries(ids.map((id) => [id, { bombs: -1 }])) }));
    expect(error.problems).toHaveLength(10);
    expect(error.message.split('\n')).toHaveLength(12);
    expect(error.message).toContain('and 2 more');
  });
});

describe('the hash of a pack', () => {
  test('is eight hex digits, the same whatever the order of fields', () => {
    const file = draft();
    file.cards = file.cards.map((one) => Object.fromEntries(Object.entries(one).reverse()));
    expect(packHash(readPack(file, 'mine.json'))).toBe(packHash(builtIn));
    expect(packHash(file as unknown as Pack)).toBe(packHash(builtIn));
    expect(packHash(builtIn)).toMatch(/^[0-9a-f]{8}$/);
  });

  test('differs when a value does', () => {
    expect(packHash(readPack(correctedCard('IRENE_ADLER', { bombs: 1 }), 'mine.json'))).not.toBe(packHash(builtIn));
  });
});
