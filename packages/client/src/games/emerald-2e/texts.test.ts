// What of the sentences only a test can see; that there is one for everything the compiler sees.
import { CARDS } from '@gaslamp/emerald-2e/ids';
import { builtIn } from '@gaslamp/emerald-2e/pack';
import provenance from '@gaslamp/emerald-2e/provenance.json' with { type: 'json' };
import { VERBS, verbs } from '@gaslamp/emerald-2e/verbs';
import { at } from '@gaslamp/kernel/lists';
import english from '@gaslamp/words/emerald-2e/text/en.json' with { type: 'json' };
import { addTexts, hasText, t } from '@gaslamp/words/text';
import { describe, expect, test } from 'vitest';
import tableTexts from '../../table/text/en.json' with { type: 'json' };
import { SYMBOLS } from './legend/legend.tsx';
import { isField } from './opened/texts.ts';
import pageTexts from './pages/text/en.json' with { type: 'json' };
import { printedOn } from './printed.ts';
import { cityOf, thingOf, wishFor } from './things.ts';

addTexts('en', tableTexts);
addTexts('en', pageTexts);
addTexts('en', english);
const ORIGINS: Readonly<Record<string, object>> = provenance;

describe('sentences', () => {
  test('every table option is asked in plain words, and so is each answer', async () => {
    const { emerald2e } = await import('@gaslamp/emerald-2e/game');
    for (const [option, { least, most }] of Object.entries(emerald2e().options)) {
      expect(t(`create.option.${option}`), option).toMatch(/\?$/);
      const answers = Array.from({ length: most - least + 1 }, (_, i) => `create.answer.${option}.${least + i}`);
      expect(answers.filter((answer) => !hasText(answer))).toEqual([]);
      expect(new Set(answers.map((answer) => t(answer))).size, option).toBe(answers.length);
    }
  });
  test('the legend has every symbol that is printed on a card', () => {
    const told: readonly string[] = SYMBOLS.map(([name]) => name);
    const printed = builtIn.cards.flatMap((card) => printedOn(card).map(({ symbol }) => symbol));
    expect(new Set(printed).size).toBeGreaterThan(10);
    expect(printed.filter((symbol) => !told.includes(symbol))).toEqual([]);
  });
  test('every value that has an origin has a name, but what a card tells by its picture', () => {
    const fields = new Set(builtIn.cards.flatMap(({ id }) => Object.keys(ORIGINS[id] ?? {})));
    expect(fields.size).toBeGreaterThan(20);
    expect([...fields].filter((field) => !isField(field))).toEqual(['side']);
  });
  test('sentences with numbers read well', () => {
    const leave = (count: number) => t('emerald2e.event.cubesToLimbo', { count, owner: 'Tuesday', city: 'Rome' });
    expect(leave(1)).toBe('One of Tuesday’s cubes goes from Rome to Limbo.');
    expect(leave(3)).toBe('3 of Tuesday’s cubes go from Rome to Limbo.');
    expect(t('emerald2e.finale.loses', { adjusted: 4, running: 5, losing: 1, what: '1 Loyalist point' })).toBe(
      '4 of 5 points stay: 1 Loyalist point is lost.',
    );
    expect(t('emerald2e.finale.loses', { adjusted: 0, running: 2, losing: 2, what: '2 kill points' })).toBe(
      'All 2 points are lost: 2 kill points.',
    );
    expect(t('emerald2e.event.sanity', { player: 'Friday', insane: 1 })).toBe(
      'Friday rolls for Sanity: insane, and loses a token.',
    );
  });
});

describe('things', () => {
  const sample: Readonly<Record<string, string>> = {
    city: 'VIENNA',
    card: at(CARDS, 0),
    target: 'FRIDAY',
    track: 'LOYALIST',
    from: 'ROME',
    owner: 'TUESDAY',
    player: 'MONDAY',
  };

  test('every verb names a thing on the table', () => {
    for (const [verb, args] of Object.entries(VERBS))
      expect(thingOf([verb, ...Object.keys(args).map((name) => sample[name])].join(' '), 0)).toMatch(
        /^(city|agent|cube|royalty|hand|beside|player|bar|limbo|stock)\b/,
      );
  });
  test('an option is about the piece that it names', () => {
    expect(thingOf('assassinate FRIDAY VIENNA', 0)).toBe('agent.4.8');
    expect(thingOf('assassinate ROYALTY BERLIN', 0)).toBe('royalty.0');
    expect(thingOf('take LIMBO', 2)).toBe('limbo');
    expect(thingOf('take ROME', 2)).toBe('cube.2.6');
    expect(thingOf('from STOCK', 2)).toBe('stock');
    expect(thingOf(`advance LOYALIST ${CARDS[3]}`, 0)).toBe('hand.3');
    expect(cityOf('send TUESDAY PARIS')).toBe(5);
    expect(cityOf('take LIMBO')).toBe(-1);
  });
  test('an unknown verb is no thing', () => {
    expect(() => thingOf('dance VIENNA', 0)).toThrow('dance');
  });
  test('pointing at something asks for what the question is about', () => {
    expect(wishFor({ effect: 'zombies.bite' }, 'agent.1.8')).toBe('remove TUESDAY VIENNA');
    expect(wishFor({ effect: 'duchess.city' }, 'city.0')).toBe('at BERLIN');
    expect(wishFor({ effect: 'place.cards' }, 'hand.0')).toBe(`pick ${CARDS[0]}`);
    expect(wishFor({ effect: 'place.cards' }, 'city.0')).toBeNull();
    for (const wish of ['remove TUESDAY VIENNA', 'at BERLIN']) expect(typeof verbs.parse(wish)).toBe('number');
  });
});
