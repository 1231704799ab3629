// Tests the properties of sentences that the compiler cannot check; their existence is checked by the compiler.
import '../../table/ending/finale-texts.ts';
import { CARDS, CITIES } from '@gaslamp/emerald-2e/box/ids';
import type { OptionKey } from '@gaslamp/emerald-2e/box/options';
import { builtIn, type EffectKey } from '@gaslamp/emerald-2e/box/pack';
import provenance from '@gaslamp/emerald-2e/box/provenance.json' with { type: 'json' };
import { emerald2e } from '@gaslamp/emerald-2e/game';
import { VERBS, verbs } from '@gaslamp/emerald-2e/seen/verbs';
import { at } from '@gaslamp/kernel/lists';
import { where, words } from '@gaslamp/words/emerald-2e/model';
import { promptLine } from '@gaslamp/words/emerald-2e/prompt';
import english from '@gaslamp/words/emerald-2e/text/en.json' with { type: 'json' };
import { addTexts, hasText, t } from '@gaslamp/words/text';
import { who } from '@gaslamp/words/things';
import { winnerWords } from '@gaslamp/words/winners';
import { describe, expect, test } from 'vitest';
import tableTexts from '../../table/frame/text/en.json' with { type: 'json' };
import { moreOf } from './card-detail.tsx';
import { SYMBOLS } from './legend/legend.tsx';
import opened from './opened/text/en.json' with { type: 'json' };
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
    const explained: readonly string[] = SYMBOLS.map(([name]) => name);
    const printed = builtIn.cards.flatMap((card) => printedOn(card).map(({ symbol }) => symbol));
    expect(new Set(printed).size).toBeGreaterThan(10);
    expect(printed.filter((symbol) => !explained.includes(symbol))).toEqual([]);
  });
  test('every value that has an origin has a name, but what a card tells by its picture', () => {
    const fields = new Set(builtIn.cards.flatMap(({ id }) => Object.keys(ORIGINS[id] ?? {})));
    expect(fields.size).toBeGreaterThan(20);
    expect([...fields].filter((field) => !isField(field))).toEqual(['side']);
  });
  test('sentences with numbers read well', () => {
    const m = { names: ['Monday', 'Tuesday'] };
    const leave = (count: number) =>
      words(
        m as never,
        t('emerald2e.event.cubesToLimbo', { count, owner: who(1), city: where(CITIES.indexOf('ROME')) }),
      );
    expect(leave(1)).toBe('One of Tuesday’s cubes goes from Rome to Limbo.');
    expect(leave(3)).toBe('3 of Tuesday’s cubes go from Rome to Limbo.');
    expect(t('emerald2e.finale.loses', { adjusted: 4, running: 5, losing: 1, what: '1 Loyalist point' })).toBe(
      '4 of 5 points stay: 1 Loyalist point is lost.',
    );
    expect(t('emerald2e.finale.loses', { adjusted: 0, running: 2, losing: 2, what: '2 kill points' })).toBe(
      'All 2 points are lost: 2 kill points.',
    );
    expect(t('emerald2e.event.sanity', { player: 'Friday', insane: 1 })).toBe(
      'Friday rolls for Sanity: insane; a token is lost.',
    );
  });
});

describe('who has won', () => {
  const m = { names: ['Monday', 'Tuesday', 'Wednesday'] };
  const sentences = (winners: readonly number[], you: number | null) =>
    (['winner', 'won'] as const).map((sentence) => words(m as never, winnerWords(sentence, winners, you)));
  test('is told by name to the others and to who watches', () => {
    for (const you of [0, null]) {
      expect(sentences([1], you)).toEqual(['Tuesday wins', 'The match is over: Tuesday wins.']);
      expect(sentences([1, 2], you)).toEqual([
        'Tuesday and Wednesday share the win',
        'The match is over: Tuesday and Wednesday share the win.',
      ]);
    }
  });
  test('is told to whoever has won as such', () => {
    expect(sentences([1], 1)).toEqual(['You win', 'The match is over: you win.']);
    expect(sentences([0, 1, 2], 1)).toEqual([
      'You share the win with Monday and Wednesday',
      'The match is over: you share the win with Monday and Wednesday.',
    ]);
  });
  test('stands on the prompt line once the scoring has been told, and not before', () => {
    const final = [0, 1, 2].map((player) => ({ player, wins: player === 1 }));
    const line = (you: number | null, announced: boolean) =>
      words(
        m as never,
        promptLine({ ...m, you, final: announced ? final : null } as never, { question: null, mode: null }),
      );
    expect(line(1, false)).toBe('The match is over.');
    expect(line(1, true)).toBe('The match is over: you win.');
    expect(line(0, true)).toBe('The match is over: Tuesday wins.');
  });
});

describe('the detail of a card', () => {
  const game = emerald2e();
  const more = (effect: EffectKey, options: Readonly<Record<string, number>> = {}, banished = 0) =>
    moreOf({ data: game.data, s: { ...game.setup(3, options), banished } }, effect).join(' ');

  test.each([
    ['pinkerton', 'pinkertonFromBoard', /your stock, not from a city/, /the agent may also come from a city/],
    ['vampires', 'vampiresAnswerShoggoth', /Vampires cannot stop a Shoggoth/, /Vampires can stop a Shoggoth/],
    ['shoggoth', 'vampiresAnswerShoggoth', /Vampires cannot stop a Shoggoth/, /Vampires can stop a Shoggoth/],
    ['sherlockHolmes', 'holmesAnswersAdler', /Holmes cannot stop Irene Adler/, /Sherlock Holmes can stop Irene Adler/],
    ['ireneAdler', 'holmesAnswersAdler', /Holmes cannot stop Irene Adler/, /Sherlock Holmes can stop Irene Adler/],
    ['blackHand', 'blackHandCountsHidden', /hide does not count/, /hide also counts for The Black Hand/],
    ['hideRoyalty', 'blackHandCountsHidden', /hide does not count/, /hide also counts for The Black Hand/],
    ['sherlockHolmes', 'interruptDrawsFirst', /before you draw a card/, /draw a card before the interrupt/],
    ['vampires', 'interruptDrawsFirst', /before you draw a card/, /draw a card before the interrupt/],
    ['sherlockHolmes', 'cubesLeaveOnCancel', /no cubes leave the city\./, /the cubes leave the city as after a kill\./],
    ['vampires', 'cubesLeaveOnCancel', /no cubes leave the city\./, /the cubes leave the city as after a kill\./],
  ] as const)('%s: the option %s off and on', (effect, option, off, on) => {
    expect(more(effect)).toMatch(off);
    expect(more(effect)).not.toMatch(on);
    expect(more(effect, { [option]: 1 })).toMatch(on);
    expect(more(effect, { [option]: 1 })).not.toMatch(off);
  });
  test('R10.16 tells whose interrupt lets the cubes leave', () => {
    expect(more('sherlockHolmes', { cubesLeaveOnCancel: 2 })).toContain('if Vampires stopped it, but not if Sherlock');
  });
  test('R18.26 a dead text has nothing more to tell, and nobody else tells of it', () => {
    expect(more('vampires', {}, 1)).toBe('');
    expect(more('shoggoth', { vampiresAnswerShoggoth: 1 }, 1)).toBe('');
    expect(more('sherlockHolmes', {}, 1)).not.toBe('');
  });
  test('R18.16, R0.6 where agents on Mi-Go count, and where not', () => {
    expect(more('miGo')).toMatch(/not revealed .* Holy Brotherhood.* are in no city.* Yog-Sothoth cannot take them/);
    expect(more('holyBrotherhood')).toContain('Mi-Go');
    expect(more('yogSothoth')).toMatch(/agents on Mi-Go still count.*a Restorationist ends the match/);
    expect(opened.emerald2e.card.identity).toContain('Mi-Go');
  });
  test('R17.1, R17.2 what a Change of Heart makes of the points', () => {
    expect(more('changeOfHeart')).toMatch(/keep those of your new side and lose those of the old one/);
  });
  /** The cards whose detail each option changes. A new option does not compile without them. */
  const CHANGED: Readonly<Record<OptionKey, readonly EffectKey[]>> = {
    insanityFaces: [],
    pinkertonFromBoard: ['pinkerton'],
    cubesLeaveOnCancel: ['sherlockHolmes', 'vampires'],
    targetEndsAtOnce: [],
    blackHandCountsHidden: ['blackHand', 'hideRoyalty'],
    vampiresAnswerShoggoth: ['shoggoth', 'vampires'],
    holmesAnswersAdler: ['ireneAdler', 'sherlockHolmes'],
    interruptDrawsFirst: ['sherlockHolmes', 'vampires'],
  };
  test.each(Object.entries(CHANGED))(
    'the option %s changes the details of %j and of no other card',
    (option, cards) => {
      const { least, most, standard } = at([game.options[option]!], 0);
      const effects = Object.keys(english.emerald2e.cardText) as EffectKey[];
      for (let value = least; value <= most; value++) {
        const changed = effects.filter((effect) => more(effect, { [option]: value }) !== more(effect));
        expect(changed.sort(), `${option} ${value}`).toEqual(value === standard ? [] : cards);
      }
    },
  );
  test('every option has a sentence for each of its values', () => {
    for (const [option, byValue] of Object.entries(opened.emerald2e.cardOption)) {
      const { least, most } = at([game.options[option]!], 0);
      expect(Object.keys(byValue), option).toEqual(Array.from({ length: most - least + 1 }, (_, i) => `${least + i}`));
    }
  });
});

test('no number stands behind an arrow: words say what it is', () => {
  expect(JSON.stringify([english, opened])).not.toContain('→');
  expect(t('emerald2e.compose.markers.cards', { r0: 6, r1: 8, l0: 2, l1: 2, points0: 4, points1: 6 })).toBe(
    'Restorationist marker: now 6, then 8. Loyalist marker: now 2, then 2. Everybody’s track points: now 4, then 6.',
  );
  expect(t('emerald2e.player.trackPoints', { count: 8 })).toBe('tracks: 8');
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
