import { describe, expect, test } from 'vitest';
import { card, correctedCard, correction, problem, problems, refusal } from '../../test/packs.ts';
import json from './pack.json' with { type: 'json' };
import { builtIn, correctedFields, type Pack, packHash, readPack } from './pack.ts';
import provenance from './provenance.json' with { type: 'json' };

type Draft = { [field: string]: unknown } & { cards: Record<string, unknown>[] };

/** A copy of the built-in pack as a file, for a test to modify. */
const draft = (): Draft => structuredClone(json) as Draft;
const cardIn = (file: Draft, id: string) => file.cards.find((card) => card.id === id)!;

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
      allowed: 'twice IRENE_ADLER card',
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
      allowed: 'whole 0 9',
    });
    const { supplies: _, ...rest } = draft();
    expect(problem(rest)).toMatchObject({ path: 'supplies', found: 'nothing' });
  });

  test('has every card of the built-in pack', () => {
    const file = draft();
    file.cards = file.cards.filter((one) => one.id !== 'ZOMBIES');
    expect(problems(file)).toMatchObject([{ path: 'cards.ZOMBIES', found: 'nothing' }]);
  });

  test('has no other card, and none twice', () => {
    const file = draft();
    file.cards.push({ ...file.cards[0], id: 'ZOMBIE_QUEEN' }, { ...file.cards[1] }, 'a card' as never);
    expect(problems(file)).toMatchObject([
      { path: 'cards[84].id', found: '"ZOMBIE_QUEEN"', allowed: 'noThing ZOMBIES' },
      { path: 'cards[85].id', allowed: 'twice BISMARCK card' },
      { path: 'cards[86].id', found: 'nothing' },
    ]);
  });

  test('keeps the order of the cards', () => {
    const file = draft();
    [file.cards[3], file.cards[4]] = [file.cards[4]!, file.cards[3]!];
    expect(problems(file)).toEqual([{ path: 'cards[3].id', found: '"MALATESTA"', allowed: 'order EMMA_GOLDMAN' }]);
  });
});

describe('a file of another kind', () => {
  test.each([
    ['no object', [], '', 'list'],
    ['another game', { ...draft(), game: 'nanty-narking' }, 'game', '"nanty-narking"'],
    ['no game', { corrects: 1 }, 'game', 'nothing'],
    ['neither pack nor correction', { game: 'emerald-2e', cards: {} }, 'corrects', 'nothing'],
    ['another schema', { ...draft(), schema: 2 }, 'schema', '2'],
    ['another form of correction', { game: 'emerald-2e', corrects: 2 }, 'corrects', '2'],
    ['a pack without a list', { game: 'emerald-2e', schema: 1, cards: {} }, 'cards', 'object'],
    ['a correction with a list', correction({ cards: [] }), 'cards', 'list'],
    ['a card that is no object', correctedCard('ZOMBIES', 3 as never), 'cards.ZOMBIES', '3'],
  ])('%s', (_, file, path, found) => {
    expect(problem(file)).toMatchObject({ path, found });
  });
});

describe('the message', () => {
  test('names file, field, what was found and what is allowed', () => {
    const error = refusal(correctedCard('IRENE_ADLER', { bombs: 13 }));
    expect(error.faults).toEqual([
      { code: 'pack.whole', values: { at: 'mine.json: cards.IRENE_ADLER.bombs: ', found: '13', least: 0, most: 12 } },
    ]);
  });

  test('has up to ten problems', () => {
    const ids = builtIn.cards.slice(0, 12).map((one) => one.id);
    const { faults } = refusal(correction({ cards: Object.fromEntries(ids.map((id) => [id, { bombs: -1 }])) }));
    expect(faults).toHaveLength(11);
    expect(faults.at(-1)).toEqual({ code: 'pack.more', values: { file: 'mine.json', more: 2 } });
  });

  test('counts what is left, however much it is', () => {
    const many = (name: string, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`${name}${n}`, n]));
    const left = (file: unknown) => refusal(file).faults.at(-1)!.values.more;
    expect(left(correction(many('field', 150_000)))).toBe(149_990);
    expect(left(correction({ cards: many('CARD_', 1000) }))).toBe(990);
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
