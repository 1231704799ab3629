// Composed actions are drafts: hidden from all others before the confirmation, taken back step by step, and as a whole after
// it.
import { isRefusal } from '@gaslamp/kernel/match';
import { EVERYONE, SPECTATOR } from '@gaslamp/kernel/state';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../src/box/pack.ts';
import type { PositionSpec } from '../src/stage/position.ts';
import { ACTIONS, ALL, type Composed, RELEASE, TEXTS } from './composed.ts';
import { type EmeraldMatch, matchAt, sent, tell } from './matches.ts';

const OTHERS = [1, 2, SPECTATOR];

/** Returns a match in which Ann is about to compose the action; earlier questions are settled. */
function begun({ spec, before = [], options }: Composed): EmeraldMatch {
  const { match } = matchAt(3, spec, options);
  tell(match, ...before.map((answer) => `ann: ${answer}`));
  return match;
}
/** The state without the counter of answers and take-backs. */
const stateOf = ({ s }: EmeraldMatch): string => JSON.stringify({ ...s, step: 0 });

test('every text that is played on the own turn is among those composed here', () => {
  const own = builtIn.cards.filter(({ timing }) => timing === 'action' || timing === 'free').map(({ id }) => id);
  expect(TEXTS.map(({ name }) => name).sort()).toEqual(own.sort());
});

describe.each(ALL)('$name', (composed) => {
  const lines = composed.answers.map((answer) => `ann: ${answer}`);

  test('nobody else sees any of it before the last word', () => {
    const match = begun(composed);
    const before = OTHERS.map((viewer) => sent(match, viewer));
    const published = JSON.stringify(match.published);
    for (const line of lines.slice(0, -1)) {
      expect(tell(match, line), line).toMatchObject({ row: null });
      expect(match.decision, line).toMatchObject({ player: 0, draft: true });
      expect(JSON.stringify(match.published)).toBe(published);
      expect(OTHERS.map((viewer) => sent(match, viewer))).toEqual(before);
    }
    expect(tell(match, lines.at(-1)!)).toMatchObject({ row: { move: match.at.move } });
    expect(OTHERS.map((viewer) => sent(match, viewer))).not.toEqual(before);
  });

  test('each answer can be taken back, and all is as it was; composed again it does the same', () => {
    const straight = begun(composed);
    tell(straight, ...lines);
    const match = begun(composed);
    const before = OTHERS.map((viewer) => sent(match, viewer));
    const states = [];
    for (const line of lines.slice(0, -1)) {
      states.push(stateOf(match));
      tell(match, line);
    }
    for (const state of states.reverse()) {
      expect(match.undo(0, match.at)).toMatchObject({ row: null });
      expect(stateOf(match)).toBe(state);
      expect(OTHERS.map((viewer) => sent(match, viewer))).toEqual(before);
    }
    tell(match, ...lines);
    expect(JSON.stringify(match.s)).toBe(JSON.stringify(straight.s));
  });

  test('as one command it is the same, and one that fails at the end leaves nothing behind', () => {
    const straight = begun(composed);
    tell(straight, ...lines);
    const match = begun(composed);
    const before = JSON.stringify(match.s);
    const wrong = [...composed.answers.slice(0, -1), 'claim MADRID'];
    expect(isRefusal(match.choose(0, wrong, match.at))).toBe(true);
    expect(JSON.stringify(match.s)).toBe(before);
    expect(isRefusal(match.choose(0, composed.answers, match.at))).toBe(false);
    expect(JSON.stringify(match.s)).toBe(JSON.stringify(straight.s));
  });
});

test.each(ALL)('R12.1 while $name is composed, what is not asked for is refused because of that', (composed) => {
  const match = begun(composed);
  const wishes = ['raise ROME', 'use SHERLOCK_HOLMES'].map((text) => match.game.verbs.parse(text) as number);
  for (const answer of composed.answers.slice(0, -1)) {
    tell(match, `ann: ${answer}`);
    expect(wishes.map((wish) => match.explain(0, wish)?.rule)).toEqual(['R12.1', 'R12.4']);
  }
});

describe('after the last word', () => {
  /** The state without the counters and without knowledge. */
  const pieces = ({ s }: EmeraldMatch): string => JSON.stringify({ ...s, step: 0, move: 0, seenBy: [] });
  /** Returns true if the confirmation does not pass the turn on, uses no chance and shows Ann nothing. */
  const isFree = (composed: Composed): boolean => {
    const match = begun(composed);
    const reply = tell(match, ...composed.answers.map((answer) => `ann: ${answer}`));
    if (isRefusal(reply) || match.decision?.player !== 0) return false;
    return reply.entries.every(({ chance, events }) => chance.length === 0 && !events.some(({ secret }) => secret));
  };
  const all = [...ACTIONS, ...TEXTS];

  test.each(all.filter(isFree))('on $name all can be taken back; what was shown stays known', (composed) => {
    const match = begun(composed);
    const state = pieces(match);
    const known = match.s.seenBy;
    tell(match, ...composed.answers.map((answer) => `ann: ${answer}`));
    const shown = match.s.place.flatMap((_, item) => (match.s.seenBy[item]! & ~known[item]! ? [item] : []));
    expect(match.undoable(0)).toBeGreaterThanOrEqual(composed.answers.length);
    expect(match.undo(0, match.at, composed.answers.length)).toMatchObject({ row: {} });
    expect(pieces(match)).toBe(state);
    expect(match.published).toBe(match.s);
    expect(match.s.seenBy).toEqual(known.map((mask, item) => (shown.includes(item) ? EVERYONE : mask)));
  });

  test.each(all.filter((one) => !isFree(one)))(
    'on $name nothing is taken back: dice, hidden cards or others spoke',
    (composed) => {
      const match = begun(composed);
      tell(match, ...composed.answers.map((answer) => `ann: ${answer}`));
      const state = JSON.stringify(match.s);
      const player = match.decision?.player ?? 0;
      expect(match.undoable(player)).toBe(0);
      expect(match.undo(player, match.at)).toEqual({
        refusal: match.decision === null ? 'over' : 'nothing-to-undo',
      });
      expect(JSON.stringify(match.s)).toBe(state);
    },
  );
});

describe('what shows nothing can be undone in the open', () => {
  const positions = ({ s }: EmeraldMatch) => JSON.stringify({ ...s, step: 0, move: 0 });

  test('letting the agents off Mi-Go', () => {
    const match = begun(RELEASE);
    const before = positions(match);
    tell(match, ...RELEASE.answers.map((answer) => `ann: ${answer}`));
    const back = match.undo(0, match.at, RELEASE.answers.length);
    expect(back).toMatchObject({ row: { events: [{ kind: 'undone', fields: { player: 0 } }] } });
    expect(positions(match)).toBe(before);
    expect(match.published).toBe(match.s);
  });

  test('a pass, and a pass after that', () => {
    const match = begun(RELEASE);
    const first = positions(match);
    tell(match, 'ann: pass');
    const second = positions(match);
    tell(match, 'ann: pass');
    expect(match.undo(0, match.at)).toMatchObject({ row: {} });
    expect(positions(match)).toBe(second);
    expect(match.undo(0, match.at)).toMatchObject({ row: {} });
    expect(positions(match)).toBe(first);
    expect(match.undo(0, match.at)).toEqual({ refusal: 'nothing-to-undo' });
  });

  test('an action and a pass before it, but nothing once the turn is ended', () => {
    const match = begun(ACTIONS[0]!);
    const first = positions(match);
    const answers = ACTIONS[0]!.answers.map((answer) => `ann: ${answer}`);
    tell(match, 'ann: pass', ...answers);
    expect(match.undo(0, match.at, answers.length + 1)).toMatchObject({ row: {} });
    expect(JSON.parse(positions(match))).toEqual({ ...JSON.parse(first), seenBy: match.s.seenBy });
    tell(match, 'ann: pass', ...answers);
    tell(match, 'ann: end');
    expect(match.undo(0, match.at)).toEqual({ refusal: 'not-your-decision' });
    expect(match.undo(1, match.at)).toEqual({ refusal: 'nothing-to-undo' });
  });

  test('an answer in a window is final', () => {
    const { match } = matchAt(2, window(WITH_HOLMES, THREATS[0]!.hand));
    tell(match, ...THREATS[0]!.answers, 'ben: pass');
    expect(match.undo(match.decision!.player, match.at)).toEqual({ refusal: 'nothing-to-undo' });
  });
});

/** The harms of R12.5 to Ben's agent in Cairo, each caused by Ann. */
const THREATS = [
  { harm: 'assassination', hand: ['START_S001'], answers: ['assassinate TUESDAY CAIRO', 'pick START_S001', 'confirm'] },
  { harm: 'Shoggoth', hand: ['SHOGGOTH'], answers: ['play SHOGGOTH', 'remove TUESDAY CAIRO', 'confirm'] },
  { harm: 'Vampires', hand: ['VAMPIRES'], answers: ['play VAMPIRES', 'remove TUESDAY CAIRO', 'confirm'] },
  { harm: 'zombies', hand: ['ZOMBIES'], answers: ['play ZOMBIES', 'confirm', 'remove TUESDAY CAIRO'] },
  { harm: 'Cthulhu', hand: ['CTHULHU'], answers: ['play CTHULHU', 'at CAIRO', 'confirm'] },
  { harm: 'Irene Adler', hand: ['IRENE_ADLER'], answers: ['play IRENE_ADLER', 'remove TUESDAY CAIRO', 'confirm'] },
].map((threat) => ({ ...threat, answers: threat.answers.map((answer) => `ann: ${answer}`) }));

const BEN = ['SHERLOCK_HOLMES', 'START_S003', 'START_S004', 'START_S006', 'START_S007'];
/** Ben has five cards, two of them in hand. Holmes is one of these or one of the others. */
function window(held: readonly string[], hand: readonly string[]): PositionSpec {
  const deck = BEN.filter((card) => !held.includes(card));
  return {
    players: {
      ann: { hand: [...hand, 'START_S002', 'AZEF'], agents: { CAIRO: 4 }, cubes: {} },
      ben: { hand: [...held], deck, discard: [], agents: ['CAIRO', 'ROME'] },
    },
    cities: { CAIRO: { zombies: 1 } },
  };
}
const WITH_HOLMES = ['SHERLOCK_HOLMES', 'START_S003'];
const WITHOUT = ['START_S003', 'START_S004'];

describe.each(THREATS)('a window for $harm', ({ hand, answers }) => {
  /** Returns the owner's options, and everything that is sent to the others. */
  function opened(held: readonly string[]) {
    // The option matters only for Irene Adler.
    const { match } = matchAt(3, window(held, hand), { holmesAnswersAdler: 1 });
    tell(match, ...answers);
    return {
      match,
      own: match.decision!.options.length,
      others: [0, 2, SPECTATOR].map((viewer) => sent(match, viewer)),
    };
  }

  test('asks the owner with and without Holmes alike: the others are sent the same bytes', () => {
    const holder = opened(WITH_HOLMES);
    const other = opened(WITHOUT);
    expect(holder.match.asked).toMatchObject({ player: 1, effect: 'window.answer' });
    expect([holder.own, other.own]).toEqual([2, 1]);
    expect(other.match.asked).toEqual(holder.match.asked);
    expect(other.others).toEqual(holder.others);
  });

  test('is never answered for the player: the question is secret', () => {
    expect(opened(WITHOUT).match.decision).toMatchObject({ secret: true, draft: false });
  });
});
