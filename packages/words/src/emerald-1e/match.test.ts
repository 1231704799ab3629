// Random matches: every event, question and option becomes a complete sentence.

import { CARDS, TARGETS } from '@gaslamp/emerald-1e/box/ids';
import { REASONS } from '@gaslamp/emerald-1e/box/state';
import { emerald1e } from '@gaslamp/emerald-1e/game';
import { pointsOf as shownPoints } from '@gaslamp/emerald-1e/seen/points';
import { finalScoring } from '@gaslamp/emerald-1e/seen/scoring';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { rowFor, standingFor, viewFor } from '@gaslamp/kernel/projection';
import { FIXED, SEED } from '@gaslamp/kernel/seed';
import { SPECTATOR } from '@gaslamp/kernel/state';
import { describe, expect, test } from 'vitest';
import { addTexts } from '../text.ts';
import { knownLines } from './known.ts';
import { type Model, modelOf, placeName, pointsOf, readEvent, words } from './model.ts';
import { cardText } from './options.ts';
import { printedOn, timingWords } from './printed.ts';
import { optionWords, promptLine } from './prompt.ts';
import { refusalWords } from './refusals/sentences.ts';
import { rowOf, sentenceOf } from './sentences.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

const game = emerald1e();
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];
const UNDECLARED = 'Something happened that this version of the table cannot describe.';

/** Expects a sentence for people: no placeholder, key, id or other text that should have been looked up. */
function expectSaid(sentence: string): void {
  expect(sentence).not.toBe('');
  expect(sentence).not.toMatch(/[{}\u0002\u0003]|undefined|NaN|emerald1e|[A-Z]{2}_|#|^\s|\s$|\s\s|\.\./);
}

describe.each([2, 3, 4, 5])(`R2.1 with %i players, seed ${SEED}`, (seats) => {
  test('every event and question of a random match is a sentence, and of some steps all that is offered and known', () => {
    expectAllSaid(1, 12);
  });
  test('every event, question, option and refusal of random matches is a sentence', { tags: ['deep'] }, () => {
    expectAllSaid(2, 1);
  });
  /** Plays this number of matches; checks all options and all knowledge in one step out of `every`. */
  function expectAllSaid(matches: number, every: number): void {
    const kinds = new Set<string>();
    const asked = new Set<string>();
    for (let seed = SEED; seed < SEED + matches; seed++) {
      const dice = new FastDice(seed * 97 + seats);
      const { match } = Match.start(game, seats, {}, dice);
      const model = (viewer: number): Model => {
        const { s, hidden } = viewFor(match, viewer);
        const you = viewer === SPECTATOR ? null : viewer;
        return modelOf({ s, data: game.data, you, names: NAMES.slice(0, seats), hidden });
      };
      for (let n = 0; match.decision !== null; n++) {
        const whole = n % every === seed % every;
        const { player, options } = match.decision;
        const { question } = standingFor(match, player);
        const m = model(player);
        asked.add(question!.effect);
        expectSaid(words(m, promptLine(m, { question, mode: null })));
        const other = (player + 1) % seats;
        const o = model(other);
        expectSaid(words(o, promptLine(o, { question: standingFor(match, other).question, mode: null })));
        for (const option of whole ? new Set(question!.options ?? []) : [])
          expectSaid(words(m, optionWords(m, option, question!.effect)));
        const picked = at(question!.options ?? [], dice.roll((question!.options ?? []).length) - 1);
        expect(options.length).toBeGreaterThan(0);
        const done = match.choose(player, [picked], match.at);
        if (isRefusal(done)) throw new Error(`${picked}: ${JSON.stringify(done)}`);
        if (done.row === null) continue;
        const seen = whole ? [player, SPECTATOR] : [];
        for (const viewer of [player, SPECTATOR]) {
          const row = rowFor(done.row, viewer);
          for (const event of row.events) {
            kinds.add(event.kind);
            const group = { kind: readEvent(event).kind, events: [readEvent(event)] } as const;
            const sentence = words(m, sentenceOf(m, group as Parameters<typeof sentenceOf>[1]));
            expect(sentence).not.toBe(UNDECLARED);
            expectSaid(sentence);
          }
          for (const { text } of rowOf(m, row)) expectSaid(words(m, text));
        }
        // R16.7: the owner of a card is public wherever it lies.
        for (const viewer of seen)
          for (let one = 0; one < seats; one++)
            expect(pointsOf(model(viewer), one)).toBe(shownPoints({ s: match.published, data: game.data }, one));
        for (const viewer of seen) {
          const { own, common } = knownLines(model(viewer));
          for (const line of [...own, ...common]) expectSaid(words(m, line));
        }
      }
      expect(REASONS[match.s.reason]).not.toBe('');
      for (const viewer of [0, SPECTATOR]) {
        const m = model(viewer);
        const rows = finalScoring({ s: { ...m.s, place: [...m.place] }, data: game.data });
        expect(rows.map(({ final }) => final)).toEqual(game.result({ s: match.s, data: game.data })!.points);
      }
    }
    if (!FIXED) return;
    // Random play must at least reach the usual events.
    for (const kind of ['turn', 'played', 'cubesPlaced', 'claimed', 'drew', 'agentMoved', 'over'])
      expect(kinds).toContain(kind);
    for (const effect of ['turn.act', 'place.cards', 'retrieve.from', 'move.to']) expect(asked).toContain(effect);
  }
});

test('R20.9 every text of the pack is a sentence, with the numbers of the pack', () => {
  for (const card of game.data.cards) {
    if (card.effect !== null) expectSaid(cardText(card.effect, game));
    if (card.timing !== null) expectSaid(timingWords(card));
    for (const part of printedOn(card)) expectSaid(part.words);
  }
  expect(cardText('necronomicon', game)).toBe('Worth 3 points to the player who has claimed it.');
  const dearer = emerald1e({ ...game.data.pack, numbers: { ...game.data.pack.numbers, necronomicon: 5 } });
  expect(cardText('necronomicon', dearer)).toBe('Worth 5 points to the player who has claimed it.');
});

test('R5.5, R12.5 every target has a name', () => {
  const names = TARGETS.map((_, target) => placeName(target));
  names.forEach(expectSaid);
  expect(new Set(names).size).toBe(TARGETS.length);
  expect(CARDS.length).toBeGreaterThan(0);
});

test('R6 a refusal that no rule gives is one all the same', () => {
  expect(refusalWords('claim.noMost')).toBe(
    'You do not have the most influence there. If players are equal, the one with more agents has the most; if agents are equal too, nobody does.',
  );
  expect(refusalWords('claim.danced')).toBe('That is not possible now.');
});
