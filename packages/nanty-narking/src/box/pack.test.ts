import { type Fault, InputFault } from '@gaslamp/kernel/fault';
import { at } from '@gaslamp/kernel/lists';
import { packHash } from '@gaslamp/stated/pack-hash';
import { describe, expect, test } from 'vitest';
import { AREAS, CARDS, EVENTS, PERSONALITIES } from './contents.ts';
import json from './pack.json' with { type: 'json' };
import { builtIn, correctedFields, readPack } from './pack.ts';
import { ABILITY_PARAMS, EVENT_PARAMS, INTERRUPT_PARAMS, TEXT_PARAMS } from './params.ts';
import provenance from './provenance.json' with { type: 'json' };

test('the lists of what the box holds are those of the built-in pack, in its order', () => {
  const { areas, cards, events, personalities } = builtIn;
  const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
  expect([AREAS, CARDS, EVENTS, PERSONALITIES]).toEqual([areas, cards, events, personalities].map(ids));
});

type Thing = Record<string, unknown> & { id: string };
type Draft = { [field: string]: unknown } & Record<
  'areas' | 'events' | 'personalities' | 'variants' | 'cards',
  Thing[]
>;

/** A copy of the built-in pack as a file, for a test to modify. */
const draft = (): Draft => structuredClone(json) as unknown as Draft;
const correction = (changes: object) => ({ game: 'nanty-narking', corrects: 1, ...changes });
const card = (id: string, fields: object) => correction({ cards: { [id]: fields } });
const area = (id: string, fields: object) => correction({ areas: { [id]: fields } });

function refusal(file: unknown): InputFault {
  try {
    readPack(file, 'mine.json');
  } catch (error) {
    if (error instanceof InputFault) return error;
    throw error;
  }
  throw new Error('the pack was accepted');
}
const problems = (file: unknown) => refusal(file).faults.map(inParts);
const problem = (file: unknown) => at(problems(file), 0);
/** The path of a fault, what was found there, and its code with what is allowed: `whole 0 9`. */
function inParts({ code, values: { at: where, found, ...allowed } }: Fault) {
  const [, path] = /^mine\.json: (?:(.*): )?$/.exec(String(where)) ?? [];
  return { path: path ?? '', found, allowed: [code.replace('pack.', ''), ...Object.values(allowed)].join(' ') };
}

describe('the built-in pack', () => {
  test('is valid and reads as itself', () => {
    expect(readPack(json, 'pack.json')).toEqual(builtIn);
    expect(correctedFields(readPack(json, 'pack.json'))).toEqual([]);
  });

  test('R1.5 has the cards of the box', () => {
    const ofDeck = (deck: string) => builtIn.cards.filter((one) => one.deck === deck).length;
    expect([ofDeck('grey'), ofDeck('red'), builtIn.events.length, builtIn.areas.length]).toEqual([48, 53, 12, 12]);
    expect([builtIn.personalities.length, builtIn.variants.length]).toEqual([7, 7]);
    const { areas, events, personalities, variants, cards } = builtIn;
    const ids = [areas, events, personalities, variants, cards].flatMap((list) => list.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('prints the numbers that are declared, and no others', () => {
    const names = (of: object) => Object.keys(of).sort();
    const texts = { ...TEXT_PARAMS, ...INTERRUPT_PARAMS };
    for (const { id, effect, params } of builtIn.cards)
      expect(names(params), id).toEqual(effect === null ? [] : names(texts[effect]));
    for (const { id, ability, params } of builtIn.areas)
      expect(names(params), id).toEqual(names(ABILITY_PARAMS[ability]));
    for (const { id, params } of builtIn.events) expect(names(params), id).toEqual(names(EVENT_PARAMS[id]));
    expect(new Set(builtIn.cards.flatMap(({ effect }) => effect ?? []))).toEqual(new Set(names(texts)));
    expect(builtIn.events.map(({ id }) => id)).toEqual(Object.keys(EVENT_PARAMS));
  });

  test('cannot be changed', () => {
    expect(builtIn.cards.every(({ params }) => Object.isFrozen(params))).toBe(true);
    expect(builtIn.areas.every(({ adjacent }) => Object.isFrozen(adjacent))).toBe(true);
  });
});

describe('where the values come from', () => {
  type Entry = { source: string; from?: string; reason?: string; note?: string; confidence: string; as?: string };
  const origins = provenance as unknown as Record<string, Record<string, Entry>>;
  const origin = (id: string, field: string): Entry => {
    const found = origins[id]?.[field];
    if (found === undefined) throw new Error(`nothing is said of ${id}.${field}`);
    return found;
  };

  test('each value has a place, and nothing else has', () => {
    const { setup, scoring, areas, events, personalities, variants, cards } = builtIn;
    const skipped = (thing: { params?: object }, unless: Record<string, boolean>) =>
      Object.keys(thing)
        .filter((field) => field !== 'id' && field !== 'rule' && unless[field] !== false)
        .filter((field) => field !== 'params' || Object.keys(thing.params ?? {}).length > 0)
        .sort();
    const expected = Object.fromEntries([
      ['setup', Object.keys(setup).sort()],
      ['scoring', Object.keys(scoring).sort()],
      ...areas.map((one) => [one.id, skipped(one, {})]),
      ...events.map((one) => [one.id, skipped(one, { sparePrice: one.spared })]),
      // No standard card has the fields that only house proposals use.
      ...personalities.map((one) => [one.id, ['condition', 'name', 'threshold', 'twoPlayers']]),
      ...variants.map((one) => [one.id, skipped(one as never, {})]),
      ...cards.map((one) => [one.id, skipped(one, { money: one.money > 0, effect: one.effect !== null })]),
    ]);
    expect(Object.fromEntries(Object.entries(origins).map(([id, fields]) => [id, Object.keys(fields).sort()]))).toEqual(
      expected,
    );
  });

  test('R17.11 a name is published, published but on an assumed card, or invented: 74 cards have invented ones', () => {
    const marks = builtIn.cards.map(({ id }) => origin(id, 'name').as);
    const count = (mark: string) => marks.filter((one) => one === mark).length;
    expect([count('published'), count('assumed'), count('invented')]).toEqual([23, 4, 74]);
    const assumed = builtIn.cards.filter(({ id }) => origin(id, 'name').as === 'assumed');
    expect(assumed.map(({ id }) => id)).toEqual(['G21', 'G30', 'R02', 'R05']);
  });

  test('R7.10 everything on a house proposal is marked as one, in its name too', () => {
    for (const { id, name } of builtIn.variants) {
      expect(name).toMatch(/ \(house\)$/);
      expect(origin(id, 'name').as).toBe('house');
      expect(Object.values(origins[id] ?? {}).every((entry) => entry.source === 'reconstructed')).toBe(true);
    }
  });

  test('R1.9 borders, numbers and the river are reconstructed; the cost of Battersea alone is the rulebook’s', () => {
    for (const { id } of builtIn.areas) {
      expect([origin(id, 'name').source, origin(id, 'ability').source]).toEqual(['seed', 'seed']);
      expect(origin(id, 'cost').source).toBe(id === 'BATTERSEA' ? 'seed' : 'reconstructed');
      for (const field of ['number', 'alternativeNumber', 'river', 'adjacent', 'bridges'])
        expect(origin(id, field).source).toBe('reconstructed');
    }
  });

  test('how sure each value is is said', () => {
    const entries = Object.values(origins).flatMap((fields) => Object.values(fields));
    expect(new Set(entries.map((entry) => entry.source))).toEqual(new Set(['seed', 'public', 'reconstructed']));
    expect(new Set(entries.map((entry) => entry.confidence))).toEqual(new Set(['high', 'medium', 'low']));
    for (const entry of entries) expect(entry.reason ?? entry.note ?? entry.from).toBeTruthy();
  });
});

describe('a correction', () => {
  const corrected = readPack(
    correction({
      setup: { money: 12 },
      areas: { holborn: { cost: 20, params: {} } },
      events: { FOG: { params: { cards: 6 } } },
      personalities: { fagin: { threshold: { 2: 9 } } },
      cards: { g21: { name: 'Moll', params: { amount: 4 } }, r24: { money: 3 } },
    }),
    'mine.json',
  );

  test('changes exactly what it names', () => {
    expect(correctedFields(corrected)).toEqual([
      { card: null, field: 'setup.money', from: 10, to: 12 },
      { card: 'HOLBORN', field: 'cost', from: 18, to: 20 },
      { card: 'FOG', field: 'params.cards', from: 5, to: 6 },
      { card: 'FAGIN', field: 'threshold.2', from: 8, to: 9 },
      { card: 'G21', field: 'name', from: 'Moll Flanders', to: 'Moll' },
      { card: 'G21', field: 'params.amount', from: 3, to: 4 },
      { card: 'R24', field: 'money', from: 4, to: 3 },
    ]);
  });

  test('is frozen, has a hash of its own and leaves the built-in pack alone', () => {
    expect(Object.isFrozen(at(corrected.cards, 20).params)).toBe(true);
    expect(packHash(corrected)).toMatch(/^[0-9a-f]{8}$/);
    expect(packHash(corrected)).not.toBe(packHash(builtIn));
    expect(builtIn.setup.money).toBe(10);
  });

  test('of nothing is the built-in pack', () => {
    expect(packHash(readPack(correction({}), 'mine.json'))).toBe(packHash(builtIn));
  });

  test('may change a border on both sides', () => {
    const both = {
      CHELSEA: { adjacent: ['WESTMINSTER', 'WEST_END', 'BATTERSEA', 'HOLBORN'] },
      HOLBORN: { adjacent: ['WESTMINSTER', 'STRAND', 'WEST_END', 'CITY', 'HIGHBURY', 'CHELSEA'] },
    };
    expect(readPack(correction({ areas: both }), 'mine.json').areas[0]?.adjacent).toContain('HOLBORN');
  });
});

describe('a wrong value is named with what is allowed', () => {
  test.each([
    ['setup.hand', correction({ setup: { hand: 4 } }), 'whole 5 9'],
    ['setup.dieFaces', correction({ setup: { dieFaces: 6 } }), 'only 12'],
    ['scoring.loanRepay', correction({ scoring: { loanRepay: 0 } }), 'whole 1 99'],
    ['areas.CITY.cost', area('CITY', { cost: 7 }), 'even 0 60'],
    ['areas.CITY.number', area('CITY', { number: 13 }), 'whole 1 12'],
    ['areas.CITY.ability', area('CITY', { ability: 'takeMoney' }), 'only "discardForMoney"'],
    ['areas.CITY.params.discard', area('CITY', { params: { discard: 2 } }), 'only 1'],
    ['events.RIOTS.params.threshold', correction({ events: { RIOTS: { params: { threshold: 0 } } } }), 'whole 1 13'],
    ['events.FOG.spared', correction({ events: { FOG: { spared: true } } }), 'only false'],
    ['personalities.HOLMES.threshold.2', correction({ personalities: { HOLMES: { threshold: { 2: 1 } } } }), 'only 0'],
    ['variants.V_FAGIN.presence', correction({ variants: { V_FAGIN: { presence: 13 } } }), 'whole 0 12'],
    ['cards.G01.params.receive', card('G01', { params: { receive: -1 } }), 'whole 0 30'],
    ['cards.G01.effect', card('G01', { effect: 'drawCards' }), 'only "takeLoan"'],
    ['cards.G10.symbols[0]', card('G10', { symbols: ['agent'] }), 'only "interrupt"'],
    ['cards.R39.money', card('R39', { money: 3 }), 'only 2'],
    ['cards.G05.deck', card('G05', { deck: 'red' }), 'only "grey"'],
  ])('%s', (path, file, allowed) => {
    expect(problem(file)).toMatchObject({ path, allowed });
  });

  test('things that do not exist, with ids that look alike', () => {
    expect(problem(area('BERMOND', {}))).toEqual({
      path: 'areas.BERMOND',
      found: '"BERMOND"',
      allowed: 'noThing BERMONDSEY',
    });
    expect(problem(correction({ variants: { FAGIN: {} } }))).toMatchObject({ found: '"FAGIN"' });
    expect(problem(card('G49', {}))).toMatchObject({ path: 'cards.G49', found: '"G49"' });
    expect(problem(card('G05', { place: 1 }))).toMatchObject({
      path: 'cards.G05.place',
      allowed: expect.stringMatching(/^unknown /),
    });
  });
});

describe('what is wrong only with several fields together', () => {
  test('R1.6 two areas for one face of the die', () => {
    expect(problem(area('CITY', { number: 5 }))).toEqual({
      path: 'areas.CITY.number',
      allowed: 'face 5 R1.6',
    });
  });

  test('R1.8 a border on one side only, a bridge where there is no border', () => {
    const neighbours = at(builtIn.areas, 0).adjacent;
    expect(problem(area('CHELSEA', { adjacent: [...neighbours, 'CITY'] }))).toMatchObject({
      path: 'areas.CHELSEA.adjacent',
      found: 'CITY',
    });
    expect(problem(area('CHELSEA', { bridges: ['BATTERSEA', 'CITY'] }))).toMatchObject({
      path: 'areas.CHELSEA.bridges',
    });
    expect(problem(area('CHELSEA', { adjacent: [...neighbours, 'CHELSEA'] }))).toMatchObject({ found: 'CHELSEA' });
  });

  test('R1.8 an area that borders twice', () => {
    const { adjacent, bridges } = at(builtIn.areas, 0);
    expect(problem(area('CHELSEA', { adjacent: [...adjacent, adjacent[0]] }))).toEqual({
      path: 'areas.CHELSEA.adjacent',
      found: 'WESTMINSTER',
      allowed: 'again CHELSEA R1.8',
    });
    expect(problem(area('CHELSEA', { bridges: [...bridges, ...bridges] }))).toMatchObject({
      path: 'areas.CHELSEA.bridges',
    });
  });

  test('R1.3 an event with more neutrals than there are', () => {
    expect(problem(correction({ setup: { grenadiers: 3 } }))).toEqual({
      path: 'events.MARTIAL_LAW.params.count',
      found: 4,
      allowed: 'most 3 setup.grenadiers (R1.3)',
    });
  });

  test('R2.2 more starting areas than agents', () => {
    expect(problem(correction({ setup: { agents: 2 } }))).toMatchObject({ path: 'areas', found: 3 });
  });

  test('symbols that do not go with the rest of the card', () => {
    expect(problem(card('G33', { symbols: ['agent', 'text'] }))).toMatchObject({ path: 'cards.G33.symbols' });
    expect(problem(card('G33', { symbols: ['agent', 'money'] }))).toMatchObject({ allowed: 'money 1' });
    expect(problem(card('G24', { symbols: ['another', 'money'] }))).toMatchObject({
      allowed: 'another R3.6',
    });
    expect(readPack(card('G33', { symbols: ['agent', 'money'], money: 4 }), 'f').cards[32]?.money).toBe(4);
  });
});

describe('what is wrong with a gamble', () => {
  test('a face that wins and loses', () => {
    expect(problem(card('G25', { params: { winFrom: 2, loseTo: 2 } }))).toEqual({
      path: 'cards.G25.params.loseTo',
      found: 2,
      allowed: 'loseTo',
    });
  });
});

describe('a whole pack', () => {
  test('lacks nothing and keeps the order', () => {
    const short = draft();
    short.areas = short.areas.filter(({ id }) => id !== 'CITY');
    expect(problems(short)).toMatchObject([{ path: 'areas.CITY', found: 'nothing' }]);
    const turned = draft();
    turned.events.reverse();
    expect(problem(turned)).toMatchObject({ path: 'events[0].id', found: '"EARTHQUAKE"' });
    const { personalities: _, ...rest } = draft();
    expect(problem(rest)).toEqual({ path: 'personalities', found: 'nothing', allowed: 'every personalities' });
  });

  test('has the same hash whatever the order of its fields', () => {
    const file = draft();
    file.cards = file.cards.map((one) => Object.fromEntries(Object.entries(one).reverse()) as Thing);
    expect(packHash(readPack(file, 'mine.json'))).toBe(packHash(builtIn));
  });
});
