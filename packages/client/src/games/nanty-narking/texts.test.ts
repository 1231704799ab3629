// Tests what the compiler cannot check about sentences: that they mean the right thing, that those for the pack's lists exist,
// and that none is unused.
import { join } from 'node:path';
import { dataOf } from '@gaslamp/nanty-narking/box/data';
import { AREAS, COLOURS, EVENTS, HARMS, PERSONALITIES, SPARED, TOPICS } from '@gaslamp/nanty-narking/box/ids';
import { builtIn } from '@gaslamp/nanty-narking/box/pack';
import { type Nanty, REASONS, SET_ASIDE } from '@gaslamp/nanty-narking/box/state';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import * as refusals from '@gaslamp/nanty-narking/rules/refusals';
import { EVENT_SPECS } from '@gaslamp/nanty-narking/seen/event-specs';
import { QUESTIONS, SYMBOL_VERBS } from '@gaslamp/nanty-narking/seen/questions';
import { VERBS, verbs } from '@gaslamp/nanty-narking/seen/verbs';
import { asked, eventName, modelOf } from '@gaslamp/words/nanty-narking/model';
import { textWords } from '@gaslamp/words/nanty-narking/options';
import { answerWords } from '@gaslamp/words/nanty-narking/prompt';
import { refusalWords } from '@gaslamp/words/nanty-narking/refusals/sentences';
import refused from '@gaslamp/words/nanty-narking/refusals/text/en.json' with { type: 'json' };
import { rowOf } from '@gaslamp/words/nanty-narking/sentences';
import english from '@gaslamp/words/nanty-narking/text/en.json' with { type: 'json' };
import { addTexts, hasText, t } from '@gaslamp/words/text';
import { describe, expect, test } from 'vitest';
import tableTexts from '../../table/frame/text/en.json' with { type: 'json' };
import { sentencesIn, sourcesIn, unusedIn } from '../unused-texts.ts';
import { areaWords } from './board.tsx';
import { SYMBOLS } from './legend/legend.tsx';
import legend from './legend/text/en.json' with { type: 'json' };
import pageTexts from './pages/text/en.json' with { type: 'json' };
import rules from './rules/text/en.json' with { type: 'json' };
import { areaOf, thingOf, wishFor } from './things.ts';

addTexts('en', tableTexts);
addTexts('en', pageTexts);
addTexts('en', english);

const CLIENT = import.meta.dirname;
const sentences = sentencesIn({ ...english.nanty, ...refused.nanty });
const sources = sourcesIn(CLIENT, join(CLIENT, '../../../../words/src/nanty-narking'));

/** Names declared by the rules that have sentences. */
const questions = Object.entries(QUESTIONS).filter(([name]) => name !== 'card.symbol');
const open = Object.entries(QUESTIONS).filter(([, question]) => !('draft' in question));
const secret = Object.entries(EVENT_SPECS).flatMap(([kind, event]) => ('secret' in event ? kind : []));
const conditions = [...builtIn.personalities, ...builtIn.variants].map(({ condition }) => condition);
const abilities = builtIn.areas.map(({ ability }) => ability);
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'colour.': COLOURS,
  'area.': AREAS,
  'personality.': PERSONALITIES,
  'spared.': SPARED,
  'symbol.': [...Object.keys(SYMBOL_VERBS), 'interrupt'],
  'condition.': conditions,
  'watch.amount.': conditions.filter((condition) => condition !== 'drawPileExhausted'),
  'ability.': abilities,
  'abilityShort.': abilities,
  'cardText.': builtIn.cards.flatMap(({ effect }) => effect ?? []),
  'eventCard.': EVENTS,
  'harm.': HARMS,
  'topic.': TOPICS,
  'prompt.': [...questions.map(([name]) => name), ...Object.keys(SYMBOL_VERBS).map((name) => `card.symbol.${name}`)],
  'waits.': open.map(([name]) => name),
  'do.': Object.keys(VERBS),
  'event.': [
    ...Object.keys(EVENT_SPECS),
    'undone',
    'undeclared',
    ...secret.flatMap((kind) => [`${kind}Seen`, `${kind}Of`]),
  ],
  'refused.': [...Object.values(refusals).flatMap((one) => ('key' in one ? one.key : [])), 'pawn.none'],
  'over.': REASONS,
};

describe('sentences of Nanty Narking', () => {
  test('none is empty, and none is left over', () => {
    expect(sentences.size).toBeGreaterThan(500);
    expect([...sentences].filter(([, words]) => words.trim() === '')).toEqual([]);
    expect(sources.length).toBeGreaterThan(30);
    expect(unusedIn(sentences.keys(), sources, FAMILIES)).toEqual([]);
  });
  test('one that nothing says is found: of the page, of a name that is none, of a question that shows nothing', () => {
    const planted = ['dock.wobble', 'play.sideways', 'event.danced', 'waits.look.whom', 'eventCard.PLAGUE.name'];
    expect(unusedIn(planted, sources, FAMILIES)).toEqual(planted);
    expect(unusedIn(['dock.group', 'play.later', 'event.drewOpen', 'waits.look.discard'], sources, FAMILIES)).toEqual(
      [],
    );
  });
  test('what the pack lists has a name each', () => {
    expect(Object.keys(english.nanty.area)).toEqual(AREAS);
    expect(Object.keys(english.nanty.personality)).toEqual(PERSONALITIES);
    expect(builtIn.events.map((_, n) => eventName(n))).toEqual(builtIn.events.map(({ name }) => name));
  });
  test('what these rules do not know is told of honestly', () => {
    const m = { s: { variants: 0, telegraphMoney: 2 }, data: dataOf(builtIn, ''), you: null };
    const [entry] = rowOf(m, { move: 1, events: [{ kind: 'danced', fields: { player: 0 } }] });
    expect(entry?.text).toBe('Something happened that this version of the table cannot describe.');
    expect(refusalWords('too.slow')).toBe('That is not possible now.');
    expect(refusalWords('build.taken')).toBe('There is already a building there.');
  });
  test('every table option is told in plain words', () => {
    for (const [option, { least, most }] of Object.entries(nantyNarking().options)) {
      expect(t(`create.option.${option}`), option).toMatch(/\?$/);
      const answers = Array.from({ length: most - least + 1 }, (_, i) => `create.answer.${option}.${least + i}`);
      expect(answers.filter((answer) => !hasText(answer))).toEqual([]);
      expect(new Set(answers.map((answer) => t(answer))).size, option).toBe(answers.length);
    }
  });
  test('the legend has every symbol that is printed on a card, and words for each', () => {
    const explained = SYMBOLS.map(([name]) => name);
    expect(builtIn.cards.flatMap((card) => card.symbols).filter((symbol) => !explained.includes(symbol))).toEqual([]);
    expect([...explained].sort()).toEqual(Object.keys(legend.nantyLegend).sort());
  });
  test('a City Area card that is set aside is told among what else is in the area', () => {
    const game = nantyNarking();
    const s: Nanty = game.setup(3, {});
    s.areaCards[0] = SET_ASIDE;
    const m = modelOf({ s, data: game.data, you: null, names: ['Ann', 'Ben', 'Cat'], hidden: [] });
    expect(areaWords(m, 0)).toMatch(/^Chelsea: .+, City Area card set aside for good, [^.]+\.$/);
  });
  test('sentences with numbers read well', () => {
    expect(t('nanty.event.money', { player: 'Green', sign: 'pays', sum: 3 })).toBe('Green pays £3.');
    expect(t('nanty.condition.areasWithOwnAgent', { needed: 7, troubleFree: 1 })).toBe(
      'agents in 7 areas without a grenadier and without trouble',
    );
  });
});

describe('what a text takes from others', () => {
  const textOf = (id: string) => {
    const card = builtIn.cards.findIndex((one) => one.id === id);
    return textWords({ data: { pack: builtIn } }, card);
  };
  test.each([
    ['R9.4', 'G07', 'they pay you £2, or all they have if it is less.'],
    ['R9.5', 'G09', 'Every other player pays you £2, or all they have if it is less.'],
    ['R9.6', 'G21', 'Another player pays you £3, or all they have if it is less.'],
    ['R9.37', 'R30', 'Choose two other players: one pays the other £3, or all they have if it is less.'],
    ['R9.40', 'G25', 'take £3 from a player, or all they have if it is less.'],
  ])('%s, R8.4 is what they have, if it is less', (_, id, words) => expect(textOf(id)).toContain(words));
  test.each([
    ['R9.7', 'G11', 'A player with less cannot pay.'],
    ['R9.36', 'G39', 'A player with less cannot pay.'],
    ['R9.41', 'G47', 'pay £2 or lose one of your agents; if you can do neither, pay all you have.'],
    ['R13.3', 'G01', 'repay £12, or lose 15 points if you have less.'],
    ['R9.3', 'G04', 'a card of their choice or £1, if they have either.'],
  ])('%s %s says what becomes of whoever has less', (_, id, words) => expect(textOf(id)).toContain(words));
  test('R8.4 a price that you choose to pay is paid in full', () => {
    for (const id of ['R29', 'R41', 'R53']) expect(textOf(id)).not.toContain('what');
  });
});

describe('grenadiers', () => {
  test('R11.10 the event and the legend say what they put out of use', () => {
    const { text } = english.nanty.eventCard.MARTIAL_LAW;
    for (const words of [text, legend.nantyLegend.grenadier]) {
      expect(words).toMatch(/Nobody controls|nobody controls/);
      expect(words).toContain('City Area card');
      expect(words).toMatch(/[Aa]gents and buildings there/);
    }
    expect(legend.nantyLegend.grenadier).toMatch(/no points.* net worth.* Professor Moriarty/);
  });
  test('R7.5, R7.2, R7.10 goals say that they do not count', () => {
    expect(t('nanty.condition.netWorth', { needed: 50, buildings: 0, loanRepay: 12 })).toBe(
      'a net worth of £50: money and buildings, minus £12 for each loan (buildings in areas with a grenadier add nothing)',
    );
    expect(t('nanty.condition.netWorth', { needed: 45, buildings: 2 })).toMatch(
      /add nothing\), and 2 buildings anywhere$/,
    );
    expect(t('nanty.condition.areasWithOwnAgent', { needed: 9, troubleFree: 0 })).toContain('without a grenadier');
  });
  test('R13.1 the rules in short say so of the points', () => {
    expect(rules.rules.short['nanty-narking'].end).toContain('only in areas without a grenadier');
  });
});

test('who may skip a symbol is offered it, not told to use it', () => {
  const game = nantyNarking();
  const m = { data: game.data, s: game.setup(3, {}) } as never;
  const skip = (symbol: string) => {
    const card = builtIn.cards.findIndex(({ symbols }) => symbols.some((one) => one === symbol));
    const index = builtIn.cards[card]?.symbols.indexOf(symbol as never) ?? -1;
    const about = { card, index };
    const question = { player: 0, effect: 'card.symbol', about, options: ['skip'], draft: false, subset: false };
    return answerWords(m, 'skip', asked({ ...question, pass: null })!);
  };
  expect(skip('another')).toBe('Skip playing another card');
  expect(skip('agent')).toBe('Skip placing an agent');
  expect(skip('building')).toBe('Skip building');
  expect(skip('kill')).toBe('Skip the assassination');
  expect(skip('calm')).toBe('Skip removing trouble');
  expect(skip('money')).toMatch(/^Skip taking £\d$/);
  expect(skip('text')).toBe('Skip');
});

describe('things of Nanty Narking', () => {
  const texts = Object.entries<Readonly<Record<string, readonly string[]>>>(VERBS).map(([verb, lists]) =>
    [verb, ...Object.values(lists).map(([first]) => first)].join(' '),
  );

  test('every verb names a thing on the table', () => {
    for (const text of texts) expect(thingOf(text)).toMatch(/^(area|pawn|hand|player|citycard|spare|bar)\./);
  });
  test('an option is about what it names', () => {
    expect(thingOf('pawn GRENADIER STRAND')).toBe('pawn.5.2');
    expect(thingOf('lift STRAND CITY')).toBe('area.5');
    expect(areaOf('pawn GRENADIER STRAND')).toBe(2);
    expect(areaOf('skip')).toBe(-1);
    expect(() => thingOf('dance CITY')).toThrow('dance');
  });
  test('pointing at something asks for what the question is about', () => {
    for (const [{ verbs: wishes }, thing, wish] of [
      [{ verbs: SYMBOL_VERBS.agent }, 'area.5', 'place CITY'],
      [{ verbs: SYMBOL_VERBS.kill }, 'pawn.4.5', 'pawn CITIZEN CITY'],
      [QUESTIONS['turn.card'], 'citycard.2', 'ability STRAND'],
      [QUESTIONS['sale.card'], 'hand.0', 'give G01'],
      [QUESTIONS['take-money.whom'], 'player.1', 'player YELLOW'],
    ] as const) {
      expect(wishFor(wishes, thing)).toBe(wish);
      expect(typeof verbs.parse(wish)).toBe('number');
    }
    expect(wishFor(SYMBOL_VERBS.agent, 'hand.0')).toBeNull();
  });
});
