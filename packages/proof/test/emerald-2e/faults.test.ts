// Planted faults that leak nothing: each must make its property fail. Leaks have a file of their own.
import type { AnyGame } from '@gaslamp/games/games';
import type { Option } from '@gaslamp/kernel/state';
import { Verbs } from '@gaslamp/kernel/verbs';
import { expect, test } from 'vitest';
import { conservation } from '../../src/conservation.ts';
import { occurring, wanted } from '../../src/coverage.ts';
import { deadEnds } from '../../src/dead-ends.ts';
import { ends } from '../../src/ends.ts';
import { malformed } from '../../src/malformed.ts';
import { questions } from '../../src/questions.ts';
import { redeals } from '../../src/redeals.ts';
import { replay } from '../../src/replay.ts';
import { roundTrip } from '../../src/round-trip.ts';
import { sets } from '../../src/sets.ts';
import { crowded } from '../../src/subjects.ts';
import { takeBacks } from '../../src/take-backs.ts';
import { itemsIn, placeNamed, withChoice, withStep, withTable } from '../faults.ts';
import type { Property } from '../prove.ts';
import { redOf as red, saidOf } from '../red.ts';

const honest = crowded('emerald-2e').game;
const fields = (s: object) => s as unknown as Record<string, number & number[]>;

/** Returns the message of the first failure in a few matches of three players; empty if there is none. */
const redOf = (property: Property, game: AnyGame, seeds = 10, first = 0) =>
  red(property, game, 3, seeds, first, honest);

test.each(Object.entries({ ends, conservation, questions, roundTrip, sets, deadEnds, replay, takeBacks, malformed }))(
  'the honest game passes %s',
  (_, property) => {
    expect(redOf(property, honest, 4)).toBe('');
  },
);

test('ends: nobody wins', () => {
  const faulty: AnyGame = {
    ...honest,
    result: (at) => {
      const result = honest.result(at);
      return result && { ...result, winners: 0 };
    },
  };
  expect(redOf(ends, faulty)).toMatch(/winners are 0/);
});

test('ends: a match that goes on for ever', () => {
  const faulty = withStep(honest, 'turn.resolved', () => {});
  expect(redOf(ends, faulty, 10, 2)).toMatch(/not over after 20000 decisions/);
});

test('conservation: a cube out of nowhere', () => {
  const faulty = withStep(honest, 'place.cubes', (step, g, frame) => {
    step.run(g, frame as never);
    fields(g.s).cubes![Number(frame.by) * 9]!++;
  });
  expect(redOf(conservation, faulty)).toMatch(/has 11 cubes/);
});

test('conservation: a card of another player', () => {
  const faulty = withTable(honest, (g) => {
    const draw = g.draw.bind(g);
    // The decks follow the hands.
    g.draw = (from, to) => draw(from, to < 5 && g.s.move > 20 ? (to + 1) % g.s.seats : to);
  });
  expect(redOf(conservation, faulty)).toMatch(/START_S\d+\.\w+ lies in HAND\.\w+/);
});

test('conservation: a card that is lost', () => {
  const BOX = placeNamed(honest, 'BOX');
  const faulty = withStep(honest, 'turn.end', (step, g, frame) => {
    step.run(g, frame as never);
    const lost = itemsIn(g.s, placeNamed(honest, 'DISCARD'))[0];
    if (lost !== undefined) g.move(lost, BOX);
  });
  expect(redOf(conservation, faulty)).toMatch(/ lies in BOX/);
});

test('conservation: a point for a player who does not exist', () => {
  const faulty = withStep(honest, 'place.cubes', (step, g, frame) => {
    step.run(g, frame as never);
    fields(g.s).neutral![g.s.seats] = 1;
  });
  expect(redOf(conservation, faulty)).toMatch(/neutral has 4 numbers, not 3/);
});

test('questions: copies of a card as two options', () => {
  const faulty = withChoice(honest, 'claim.card', ({ options }) => ({
    options: (at, locals) => options(at, locals).flatMap((option) => [option, option]),
  }));
  expect(redOf(questions, faulty)).toMatch(/"claim.card" repeats an option/);
});

test('round trip: a number that JSON does not have', () => {
  const faulty: AnyGame = {
    ...honest,
    setup: (seats, options) => Object.assign(honest.setup(seats, options), { best: [Number.NEGATIVE_INFINITY] }),
  };
  expect(redOf(roundTrip, faulty)).toMatch(/behind JSON the state differs: best\[0\]: /);
});

test('sets: what fits too much', () => {
  const faulty = withChoice(honest, 'place.cards', ({ subset, options, done }) => ({
    subset: { ...subset!, enough: (_, __, picks) => picks.length === 1 },
    options: (at, locals) => [...new Set([...options(at, locals), done!])],
  }));
  expect(redOf(sets, faulty)).toMatch(/"place.cards" (reaches|does not reach)/);
});

test('sets: a set that cannot be picked', () => {
  const faulty = withChoice(honest, 'discard.cards', ({ options, done }) => ({
    options: (at, locals) => options(at, locals).filter((option) => option === done || at.s.picks.length < 3),
  }));
  expect(redOf(sets, faulty)).toMatch(/"discard.cards" does not reach \[pick/);
});

test('dead ends: a last word that is never heard', () => {
  const faulty = withChoice(honest, 'confirm', () => ({
    choose: (g, locals) => g.next(locals),
  }));
  // Random matches never leave such a draft; the property finds it before that.
  expect(redOf(deadEnds, faulty)).toMatch(/nothing finishes the action/);
});

test('replay: a rule that remembers something outside of the state', () => {
  let played = 0;
  const faulty = withStep(honest, 'place.cubes', (step, g, frame) => {
    step.run(g, frame as never);
    if (played++ % 50 === 0) g.emit('fifty', {});
  });
  const report = Array.from({ length: 8 }, (_, seed) => saidOf(replay, faulty, 3, seed)).join('\n');
  expect(report).toMatch(/: the same answers and seed: entry \d+ differs/);
  expect(report).toMatch(/: the log: entry \d+ differs/);
});

test('replay: chance that is not logged', () => {
  const faulty = withStep(honest, 'turn.end', (step, g, frame) => {
    step.run(g, frame as never);
    Object.assign(g.s, { threatened: ((performance.now() * 1000) % 2) | 0 });
  });
  expect(redOf(replay, faulty)).toMatch(/differs/);
});

/** Frames are shared by copies of a state and must never change. */
const inPlace = withChoice(honest, 'claim.card', ({ choose }) => ({
  choose(g, locals, option) {
    for (const frame of g.s.agenda)
      if (frame.effect === 'turn.resolved') Object.assign(frame, { claimed: option & 0xff });
    choose(g, locals, option);
  },
}));

test('replay: a frame that changes in place, so that no patch tells it', () => {
  expect(redOf(replay, inPlace)).toMatch(/the patch of ".*" gives another state/);
});

test('malformed: a refused row of answers that changes a frame in place', () => {
  // About one match in twelve gets nonsense at that point.
  expect(redOf(malformed, inPlace, 50, 12)).toMatch(
    /refuses half legal \["pick .*","\?"\] of player \d, which leaves a trace/,
  );
});

test('take-backs: a card shown without the kernel knowing', () => {
  const faulty = withChoice(honest, 'turn.act', ({ choose }) => ({
    choose(g, locals, option: Option) {
      choose(g, locals, option);
      if (honest.verbs.format(option) === 'pass') g.s.seenBy = g.s.seenBy.map((mask) => mask | 1);
    },
  }));
  expect(redOf(takeBacks, faulty)).toMatch(/undoes what somebody learned from|are undoable/);
});

test('malformed: a table that runs the rules for numbers that are no options', () => {
  const faulty = withChoice(honest, 'turn.act', ({ options }) => ({
    options: (at, locals) => Object.assign([...options(at, locals)], { includes: () => true }),
  }));
  expect(redOf(malformed, faulty, 20)).toMatch(/a table (accepts|refuses) \S+/);
});

test('malformed: texts that are read generously', () => {
  const generous = Object.create(honest.verbs) as Verbs;
  Object.defineProperty(generous, 'parse', {
    value: (text: string) => honest.verbs.parse(text.replaceAll('\u0000', '').replace('PASS', 'pass')),
  });
  Object.defineProperty(generous, 'format', { value: (option: Option) => honest.verbs.format(option) });
  Object.defineProperty(generous, 'names', { value: honest.verbs.names });
  Object.defineProperty(generous, 'argumentsOf', { value: (name: string) => honest.verbs.argumentsOf(name) });
  expect(generous).toBeInstanceOf(Verbs);
  expect(redOf(malformed, { ...honest, verbs: generous }, 10, 7)).toMatch(/accepts garbage/);
});

test('re-deals: a pool across the decks of two players', () => {
  const decks: AnyGame = { ...honest, pool: (s, place, item) => (place < 10 ? 200 : honest.pool(s, place, item)) };
  expect(redOf(redeals, decks)).toMatch(/a re-deal breaks the rules: START_S\d+\.\w+ lies in/);
});

test('coverage: an effect that nothing leads to', () => {
  const byName = { ...honest.effects.byName, 'attic.door': honest.effects.byName.confirm! };
  const faulty = { ...honest, effects: { ...honest.effects, byName } } as unknown as AnyGame;
  expect(wanted(faulty)).toContain('effect attic.door');
  expect(occurring(faulty, 3, 1)).not.toHaveProperty('effect attic.door');
});
