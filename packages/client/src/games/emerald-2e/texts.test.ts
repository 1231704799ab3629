// Every sentence that the page can need is there: the keys are read from the rules' sources.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { USES as USES_OF_RULES } from '@gaslamp/emerald-2e/cards';
import { CARDS, CITIES, DAYS } from '@gaslamp/emerald-2e/ids';
import { builtIn } from '@gaslamp/emerald-2e/pack';
import { POINT_TYPES } from '@gaslamp/emerald-2e/points';
import { verbs } from '@gaslamp/emerald-2e/verbs';
import { HARMS as HARMS_OF_RULES } from '@gaslamp/emerald-2e/window';
import { describe, expect, test } from 'vitest';
import tableTexts from '../../table/text/en.json' with { type: 'json' };
import { addTexts, hasText, t } from '../../text.ts';
import { SYMBOLS } from './legend/legend.tsx';
import pageTexts from './pages/text/en.json' with { type: 'json' };
import { printedOn } from './printed.ts';
import { HARMS } from './prompt.ts';
import { TYPES, USES } from './sentences.ts';
import './opened/texts.ts';
import english from './text/en.json' with { type: 'json' };
import { ACTIONS, cityOf, thingOf, wishFor } from './things.ts';

addTexts('en', tableTexts);
addTexts('en', pageTexts);
addTexts('en', english);

const RULES = join(import.meta.url.slice('file://'.length), '..', '../../../../emerald-2e/src');
const sources = (readdirSync(RULES, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(RULES, file), 'utf8'))
  .join('\n');
const found = (pattern: RegExp): string[] => [...new Set([...sources.matchAll(pattern)].map((match) => match[1]!))];

const lacking = (ids: readonly string[]): string[] => ids.filter((id) => !hasText(`emerald2e.${id}`));

describe('sentences', () => {
  test('every refusal has one', () => {
    const keys = found(/refused\('R[\d.]+', '([\w.]+)'\)/g);
    expect(keys.length).toBeGreaterThan(50);
    expect(lacking(keys.map((key) => `refused.${key}`))).toEqual([]);
  });
  test('every question has a prompt', () => {
    const effects = found(/(?:choice|subset)<[^(]*>\(\s*'([\w.-]+)'/g);
    expect(effects.length).toBeGreaterThan(35);
    expect(lacking(effects.map((effect) => `prompt.${effect}`))).toEqual([]);
  });
  test('every harm has words', () => {
    expect(lacking(HARMS.map((harm) => `harm.${harm}`))).toEqual([]);
  });
  test('every table option is asked in plain words, and so is each answer', async () => {
    const { emerald2e } = await import('@gaslamp/emerald-2e/game');
    for (const [option, { least, most }] of Object.entries(emerald2e().options)) {
      expect(t(`create.option.${option}`), option).toMatch(/\?$/);
      const answers = Array.from({ length: most - least + 1 }, (_, i) => `create.answer.${option}.${least + i}`);
      expect(answers.filter((answer) => !hasText(answer))).toEqual([]);
      expect(new Set(answers.map((answer) => t(answer))).size, option).toBe(answers.length);
    }
  });
  test('every question that is no draft says who is asked', () => {
    const shown = found(/choice<[^(]*>\(\s*'([\w.-]+)', \{\n(?! {2}draft: true)/g);
    expect(shown).toContain('window.answer');
    expect(lacking(shown.map((effect) => `waits.${effect}`))).toEqual([]);
  });
  test('every set has a running sum', () => {
    const sets = found(/subset<[^(]*>\(\s*'([\w.-]+)'/g);
    expect(sets.length).toBeGreaterThan(8);
    expect(lacking(sets.map((effect) => `compose.${effect}`))).toEqual([]);
  });
  test('every kind of event has one', () => {
    const kinds = found(/emit\('(\w+)'/g).filter((kind) => kind !== 'played');
    expect(kinds.length).toBeGreaterThan(25);
    expect(lacking(kinds.map((kind) => `event.${kind}`))).toEqual([]);
    expect(lacking(USES.map((use) => `event.played.${use}`))).toEqual([]);
  });
  test('every card with a text has one, every verb a label, every action a name', () => {
    const effects = builtIn.cards.flatMap((card) => (card.effect ? [card.effect] : []));
    expect(new Set(effects).size).toBe(27);
    expect(lacking(effects.map((effect) => `cardText.${effect}`))).toEqual([]);
    expect(lacking(verbs.names.filter((verb) => verb !== 'advance').map((verb) => `do.${verb}`))).toEqual([]);
    expect(lacking(ACTIONS.flatMap((action) => [`action.${action}`, `action.long.${action}`]))).toEqual([]);
    expect(lacking([...CITIES.map((city) => `city.${city}`), ...DAYS.map((day) => `day.${day}`)])).toEqual([]);
  });
  test('the legend has every symbol that is printed on a card, and words for each', () => {
    const told = SYMBOLS.map(([name]) => name as string);
    const printed = builtIn.cards.flatMap((card) => printedOn(card).map(({ symbol }) => symbol));
    expect(new Set(printed).size).toBeGreaterThan(10);
    expect(printed.filter((symbol) => !told.includes(symbol))).toEqual([]);
    expect(told.filter((name) => !hasText(`emerald2eLegend.${name}`))).toEqual([]);
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

test('lists of the page are those of the rules', () => {
  expect(USES).toEqual(USES_OF_RULES);
  expect(TYPES).toEqual(POINT_TYPES);
  expect(HARMS).toEqual(HARMS_OF_RULES);
});

describe('things', () => {
  const sample: Readonly<Record<string, string>> = {
    city: 'VIENNA',
    card: CARDS[0]!,
    target: 'FRIDAY',
    track: 'LOYALIST',
    from: 'ROME',
    owner: 'TUESDAY',
    player: 'MONDAY',
  };
  const textOf = (verb: string) => [verb, ...verbs.argumentsOf(verb)!.map((name) => sample[name])].join(' ');

  test('every verb names a thing on the table', () => {
    for (const verb of verbs.names)
      expect(thingOf(textOf(verb), 0)).toMatch(/^(city|agent|cube|royalty|hand|beside|player|bar|limbo|stock)\b/);
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
    const ids = { cities: CITIES, days: DAYS, cards: CARDS };
    expect(wishFor('zombies.bite', 'agent.1.8', ids)).toBe('remove TUESDAY VIENNA');
    expect(wishFor('duchess.city', 'city.0', ids)).toBe('at BERLIN');
    expect(wishFor('place.cards', 'hand.0', ids)).toBe(`pick ${CARDS[0]}`);
    expect(wishFor('place.cards', 'city.0', ids)).toBeNull();
    for (const wish of ['remove TUESDAY VIENNA', 'at BERLIN']) expect(typeof verbs.parse(wish)).toBe('number');
  });
});
