// Tests properties that hold at every question of every match, whatever the answers.
import { FastDice } from '@gaslamp/kernel/chance';
import { copy } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { expect, test } from 'vitest';
import { toy } from './toy.ts';
import { type Data, KINDS, NAMES, OFFER, type Toy } from './toy-state.ts';

function playout(seed: number, look: (g: Table<Toy, Data>) => void): Table<Toy, Data> {
  const dice = new FastDice(seed);
  const g = new Table(toy, toy.setup(2 + (seed % 3), { coins: 0 }), dice, []);
  for (let answers = 0; g.decision !== null; answers++) {
    if (answers > 2000) throw new Error(`seed ${seed} does not end`);
    look(g);
    g.choose(g.decision.options[dice.below(g.decision.options.length)]!);
  }
  return g;
}

test('every match ends, with points for every seat and at least one winner', () => {
  const reasons = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const g = playout(seed, (running) => {
      if (toy.result(running) !== null) throw new Error(`seed ${seed} has a result while it runs`);
    });
    const { winners, points, reason } = toy.result(g)!;
    reasons.add(reason);
    expect(points).toHaveLength(g.s.seats);
    expect(winners).toBeGreaterThan(0);
    expect(winners).toBeLessThan(1 << g.s.seats);
    expect(g.s.agenda).toEqual([]);
  }
  expect([...reasons].sort()).toEqual(['coins', 'miser', 'turns']);
});

/** Returns the faults at any question of the matches with these seeds. Avoids `expect`, because there are many questions. */
function faults(seeds: readonly number[], wrong: (g: Table<Toy, Data>) => Record<string, boolean>): string[] {
  const found = new Set<string>();
  for (const seed of seeds)
    playout(seed, (g) => {
      for (const [what, is] of Object.entries(wrong(g))) if (is) found.add(`${what}, seed ${seed}, move ${g.s.move}`);
    });
  return [...found];
}
const seeds = (from: number, n: number) => Array.from({ length: n }, (_, i) => from + i);

test('options are distinct, legal by their own explanation, and survive text and back', () => {
  const { verbs } = toy;
  const found = faults(seeds(100, 20), (g) => {
    const { options, player } = g.decision!;
    return {
      'no options': options.length === 0,
      'an option twice': new Set(options).size < options.length,
      'a text that is another option': options.some((option) => verbs.parse(verbs.format(option)) !== option),
      'an option that is refused': options.some((option) => g.refuse(player, option) !== null),
    };
  });
  expect(found).toEqual([]);
});

test('a state holds integers only, items never vanish, and who may look knows', () => {
  const found = faults(seeds(200, 30), ({ s }) => ({
    'no integer': !Object.entries(s).every(
      ([key, value]) => key === 'agenda' || [value].flat().every(Number.isInteger),
    ),
    'no integer in a frame': !s.agenda.every(({ effect, ...rest }) => Object.values(rest).every(Number.isInteger)),
    'an item too many or too few': s.place.length !== NAMES.length,
    'an item nowhere': s.place.some((place) => toy.places[place] === undefined),
    'coins out of range': s.coins.some((coins) => coins < 0 || coins >= toy.data.goal),
    'a watcher who does not know': s.place.some((place, item) => (toy.watchers(s, place) & ~s.seenBy[item]!) !== 0),
  }));
  expect(found).toEqual([]);
});

test('looking at a question changes nothing', () => {
  playout(300, (g) => {
    const before = copy(g.s);
    const again = new Table(toy, copy(g.s), g.chance);
    expect(again.decision).toEqual(g.decision);
    expect(again.s).toEqual(before);
  });
});

test('every effect, verb and card occurs', () => {
  const effects = new Set<string>();
  const verbs = new Set<string>();
  const cards = new Set<string>();
  for (let seed = 0; seed < 40; seed++)
    playout(seed, ({ s, decision }) => {
      for (const { effect } of s.agenda) effects.add(effect);
      for (const option of decision!.options) {
        const { do: verb, card } = toy.verbs.describe(option);
        verbs.add(verb);
        if (card !== undefined) cards.add(`${verb} ${card}`);
      }
      if (s.place.some((place) => place >= OFFER && place < OFFER + 4)) cards.add('offer');
    });
  const silent = ['deal', 'text.announce', 'play', 'play.after'];
  expect(Object.keys(toy.effects.byName).filter((name) => !effects.has(name) && !silent.includes(name))).toEqual([]);
  expect([...verbs].sort()).toEqual([...toy.verbs.names].sort());
  for (const kind of KINDS) expect(cards).toContain(`pick ${kind}`);
  expect(cards).toContain('offer');
});
