// R20 Randomness.
import { type Chance, FastDice, LoggedDice, RecordedDice } from '@gaslamp/kernel/chance';
import { hash, type Item, type Place } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { expect, test } from 'vitest';
import { DECK, type Emerald, FACE_UP, HAND, IDENTITY, SET_ASIDE, SLOT, STACK, UNDEALT } from '../src/box/state.ts';
import { game, randomMatch, undealt } from './random-match.ts';
import { happened } from './reading.ts';
import { table } from './table.ts';

/** The first place of every row of places used by draws. */
const ROWS: readonly Place[] = [HAND, DECK, IDENTITY, STACK, FACE_UP, SLOT, SET_ASIDE, UNDEALT];
const rowOf = (place: Place): string => {
  const first = Math.max(...ROWS.filter((row) => row <= place));
  return game.places[first]!.split('.')[0]!;
};

/** Records the requests for chance, by the names of the places. */
class Asked implements Chance {
  readonly kinds = new Map<string, number>();
  constructor(
    readonly dice: Chance,
    readonly s: Emerald,
  ) {}
  roll(sides: number): number {
    this.#note(`a roll of ${sides}`);
    return this.dice.roll(sides);
  }
  draw(from: readonly Item[], to: Place): Item {
    this.#note(`${rowOf(this.s.place[from[0]!]!)} to ${rowOf(to)}`);
    return this.dice.draw(from, to);
  }
  #note(kind: string): void {
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
  }
}

for (const seats of [2, 3, 4, 5]) {
  test(`R20.1 with ${seats} players chance decides shuffles, the identity deal, the first player and sanity rolls, no more`, () => {
    for (let seed = 1; seed <= 4; seed++) {
      const s = undealt(seats);
      const chance = new Asked(new FastDice(seed), s);
      let rolls = 0;
      randomMatch({
        seats,
        seed,
        s,
        chance,
        after: (_, events) => {
          rolls += events.filter(({ kind }) => kind === 'sanity').length;
        },
      });
      expect([...chance.kinds.keys()].sort()).toEqual(
        // Dealing to stacks, turning up from a shuffled stack, identities, drawing from a shuffled deck; first player, sanity.
        [
          'DECK to HAND',
          'SET_ASIDE to STACK',
          'STACK to FACE_UP',
          'UNDEALT to IDENTITY',
          'a roll of 6',
          `a roll of ${seats}`,
        ].sort(),
      );
      expect(chance.kinds.get('a roll of 6')).toBe(rolls);
      expect(chance.kinds.get(`a roll of ${seats}`)).toBe(1);
      expect(chance.kinds.get('UNDEALT to IDENTITY')).toBe(seats);
      expect(chance.kinds.get('SET_ASIDE to STACK')).toBe(9 * { 2: 3, 3: 3, 4: 4, 5: 5 }[seats]!);
    }
  });
}

test('R20.1 nothing else is random: the same outcomes and answers give the same match', () => {
  for (const seats of [2, 5]) {
    const recorded = new RecordedDice(new FastDice(3), game.nameOf);
    const first = randomMatch({ seats, seed: 3, chance: recorded });
    const again = randomMatch({ seats, seed: 3, chance: new LoggedDice(recorded.outcomes, game.nameOf) });
    expect(hash(again.s)).toBe(hash(first.s));
  }
});

test('R20.1 every player may be first, have either side, and find any card on top', () => {
  const first = new Set<number>();
  const sides = new Set<Item>();
  const tops = new Set<Item>();
  for (let seed = 1; seed <= 60; seed++) {
    const { s } = new Table(game, undealt(5), new FastDice(seed));
    first.add(s.active);
    sides.add(s.place.indexOf(IDENTITY));
    tops.add(s.place.indexOf(FACE_UP));
  }
  expect([first.size, sides.size]).toEqual([5, 6]);
  expect(tops.size).toBeGreaterThan(20);
});

test('R20.1 every reshuffle and every sanity roll is decided when it happens, not before', () => {
  const outcomes = new Set<string>();
  for (let seed = 1; seed <= 30; seed++) {
    const t = table(2, {
      seed,
      players: {
        ann: {
          hand: ['WATSON', 'TERRORS_OF_THE_NIGHT'],
          deck: [],
          discard: ['START_S001', 'START_S002', 'START_S003'],
        },
      },
    });
    t.play('ann: play WATSON', 'ann: play TERRORS_OF_THE_NIGHT');
    expect([happened(t, 'reshuffled'), happened(t, 'sanity')]).toEqual([1, 1]);
    outcomes.add(`${t.s.place.indexOf(DECK)} ${t.s.tokens[1]}`);
  }
  // Each of three cards may be left, and each token may be lost or not.
  expect(outcomes.size).toBe(6);
});
