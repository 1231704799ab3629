// Every sentence that the page can need is there: the keys are read from the rules' sources.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, CARDS, COLOURS, PAWNS, PERSONALITIES, SPARED } from '@gaslamp/nanty-narking/ids';
import { builtIn } from '@gaslamp/nanty-narking/pack';
import { verbs } from '@gaslamp/nanty-narking/verbs';
import { TOPICS } from '@gaslamp/nanty-narking/window';
import { describe, expect, test } from 'vitest';
import tableTexts from '../../table/text/en.json' with { type: 'json' };
import { addTexts, hasText, t } from '../../text.ts';
import { topicWords } from './dock.tsx';
import { SYMBOLS } from './legend/legend.tsx';
import pageTexts from './pages/text/en.json' with { type: 'json' };
import english from './text/en.json' with { type: 'json' };
import { areaOf, thingOf, wishFor } from './things.ts';

addTexts('en', tableTexts);
addTexts('en', pageTexts);
addTexts('en', english);

const RULES = join(import.meta.url.slice('file://'.length), '..', '../../../../nanty-narking/src');
const sources = (readdirSync(RULES, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(RULES, file), 'utf8'));
const found = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]!))),
];
const lacking = (ids: readonly string[]): string[] => ids.filter((id) => !hasText(`nanty.${id}`));

/** Named where the question is made, or where a family of texts hands its name on. */
const questions = (): string[] => {
  const direct = found(/(?:choice|subset)<[^(]*>\(\s*'([\w.-]+)'/g);
  const aimed = found(/(?:aimed|marking|placing|payOff)\(\s*'([\w.-]+)'/g);
  const moves = found(/(?:moving)\(\s*'([\w.-]+)'/g);
  return [...direct, ...aimed, ...moves, ...moves.map((name) => `${name}.to`)].filter((name) => name !== 'card.symbol');
};

describe('sentences of Nanty Narking', () => {
  test('every refusal has one', () => {
    const keys = found(/refused\('R[\d.]+', '([\w.]+)'\)/g);
    expect(keys.length).toBeGreaterThan(70);
    expect(lacking(keys.map((key) => `refused.${key}`))).toEqual([]);
  });
  test('every question has a prompt, every symbol its own', () => {
    const effects = questions();
    expect(effects).toContain('window.answer');
    expect(effects).toContain('move.other');
    expect(effects).toContain('burden.answer');
    expect(effects.length).toBeGreaterThan(60);
    expect(lacking(effects.map((effect) => `prompt.${effect}`))).toEqual([]);
    const symbols = new Set(builtIn.cards.flatMap((card) => card.symbols));
    symbols.delete('interrupt');
    expect(lacking([...symbols].map((symbol) => `prompt.card.symbol.${symbol}`))).toEqual([]);
  });
  test('every question that is no draft says who is asked', () => {
    const shown = found(/choice<[^(]*>\(\s*'([\w.-]+)', \{\n(?! {2}draft: true)/g);
    expect(shown).toContain('window.answer');
    expect(shown.length).toBeGreaterThan(15);
    expect(lacking(shown.map((effect) => `waits.${effect}`))).toEqual([]);
  });
  test('every kind of event has one', () => {
    const kinds = found(/emit\('(\w+)'/g);
    expect(kinds.length).toBeGreaterThan(35);
    expect(lacking(kinds.map((kind) => `event.${kind}`))).toEqual([]);
    expect(
      lacking(['drewSeen', 'passedSeen', 'lookedSeen', 'peekedSeen', 'undone'].map((kind) => `event.${kind}`)),
    ).toEqual([]);
  });
  test('everything that is printed has words', () => {
    const effects = new Set(builtIn.cards.flatMap((card) => (card.effect ? [card.effect] : [])));
    expect(effects.size).toBeGreaterThan(45);
    expect(lacking([...effects].map((effect) => `cardText.${effect}`))).toEqual([]);
    const symbols = new Set(builtIn.cards.flatMap((card) => card.symbols));
    expect(lacking([...symbols].map((symbol) => `symbol.${symbol}`))).toEqual([]);
    const abilities = builtIn.areas.map((area) => area.ability);
    expect(lacking(abilities.flatMap((one) => [`ability.${one}`, `abilityShort.${one}`]))).toEqual([]);
    expect(lacking(builtIn.events.flatMap((_, n) => [`eventCard.${n}.name`, `eventCard.${n}.text`]))).toEqual([]);
    expect(builtIn.events.map((_, n) => t(`nanty.eventCard.${n}.name`))).toEqual(
      builtIn.events.map(({ name }) => name),
    );
    const people = [...builtIn.personalities, ...builtIn.variants];
    expect(lacking(people.map((one) => `condition.${one.condition}`))).toEqual([]);
    expect(lacking(PERSONALITIES.map((id) => `personality.${id}`))).toEqual([]);
    expect(lacking([...AREAS.map((id) => `area.${id}`), ...COLOURS.map((id) => `colour.${id}`)])).toEqual([]);
    expect(lacking([...SPARED.map((id) => `spared.${id}`), ...PAWNS.slice(4).map((id) => `pawn.${id}`)])).toEqual([]);
    expect(lacking(verbs.names.map((verb) => `do.${verb}`))).toEqual([]);
  });
  test('every harm and topic of windows has words', () => {
    expect(lacking([0, 1, 2, 3, 4].map((harm) => `harm.${harm}`))).toEqual([]);
    expect(Object.keys(topicWords())).toEqual(TOPICS);
  });
  test('every table option is told in plain words', async () => {
    const { nantyNarking } = await import('@gaslamp/nanty-narking/game');
    for (const [option, { least, most }] of Object.entries(nantyNarking().options)) {
      expect(t(`create.option.${option}`), option).toMatch(/\?$/);
      const answers = Array.from({ length: most - least + 1 }, (_, i) => `create.answer.${option}.${least + i}`);
      expect(answers.filter((answer) => !hasText(answer))).toEqual([]);
      expect(new Set(answers.map((answer) => t(answer))).size, option).toBe(answers.length);
    }
  });
  test('the legend has every symbol that is printed on a card, and words for each', () => {
    const told = SYMBOLS.map(([name]) => name as string);
    expect(builtIn.cards.flatMap((card) => card.symbols).filter((symbol) => !told.includes(symbol))).toEqual([]);
    expect(told.filter((name) => !hasText(`nantyLegend.${name}`))).toEqual([]);
  });
  test('sentences with numbers read well', () => {
    expect(t('nanty.event.money', { player: 'Green', sign: 'pays', sum: 3 })).toBe('Green pays £3.');
    expect(t('nanty.condition.areasWithOwnAgent', { needed: 7, troubleFree: 1 })).toBe(
      'agents in 7 areas without a grenadier and without trouble',
    );
  });
});

describe('things of Nanty Narking', () => {
  const sample: Readonly<Record<string, string>> = {
    area: 'CITY',
    from: 'STRAND',
    to: 'CITY',
    card: CARDS[0]!,
    pawn: 'CITIZEN',
    player: 'YELLOW',
    what: 'AGENT',
  };
  const textOf = (verb: string) => [verb, ...verbs.argumentsOf(verb)!.map((name) => sample[name])].join(' ');

  test('every verb names a thing on the table', () => {
    for (const verb of verbs.names)
      expect(thingOf(textOf(verb))).toMatch(/^(area|pawn|hand|player|citycard|spare|bar)\./);
  });
  test('an option is about what it names', () => {
    expect(thingOf('pawn GRENADIER STRAND')).toBe('pawn.5.2');
    expect(thingOf('lift STRAND CITY')).toBe('area.5');
    expect(areaOf('pawn GRENADIER STRAND')).toBe(2);
    expect(areaOf('skip')).toBe(-1);
    expect(() => thingOf('dance CITY')).toThrow('dance');
  });
  test('pointing at something asks for what the question is about', () => {
    for (const [effect, thing, wish] of [
      ['card.symbol.agent', 'area.5', 'place CITY'],
      ['card.symbol.kill', 'pawn.4.5', 'pawn CITIZEN CITY'],
      ['turn.card', 'citycard.2', 'ability STRAND'],
      ['sale.card', 'hand.0', 'give G01'],
      ['take-money.whom', 'player.1', 'player YELLOW'],
    ] as const) {
      expect(wishFor(effect, thing)).toBe(wish);
      expect(typeof verbs.parse(wish)).toBe('number');
    }
    expect(wishFor('card.symbol.agent', 'hand.0')).toBeNull();
  });
});
