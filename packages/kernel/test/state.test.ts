import { FastDice } from '@gaslamp/kernel/chance';
import { copy, EVERYONE, type Frame, hash, NOBODY, only, SPECTATOR, type State, sees } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableOf } from './positions.ts';
import { toy } from './toy.ts';
import type { Data, Toy } from './toy-state.ts';

/** Plays a match of random answers and stops after `answers` of them. */
function playedTo(answers: number, seed: number, seats = 3): Table<Toy, Data> {
  const dice = new FastDice(seed);
  const g = new Table(toy, toy.setup(seats, { coins: 0 }), dice);
  for (let i = 0; i < answers && g.decision !== null; i++)
    g.choose(g.decision.options[dice.below(g.decision.options.length)]!);
  return g;
}

/** The list fields of a state. */
const lists = (s: Toy) => Object.entries(s).filter((field): field is [string, number[]] => Array.isArray(field[1]));

describe('a copy', () => {
  test('is equal and shares nothing that changes', () => {
    const { s } = playedTo(20, 1);
    const before = JSON.stringify(s);
    const other = copy(s);
    expect(other).toEqual(s);
    for (const [key, list] of lists(s)) expect(other[key as keyof Toy]).not.toBe(list);
    for (const [key, list] of lists(other)) list.fill(77, 0, key === 'agenda' ? 0 : undefined).push(78);
    other.move++;
    expect(JSON.stringify(s)).toBe(before);
  });

  test('plays on without touching the first', () => {
    const g = playedTo(20, 2);
    const before = JSON.stringify(g.s);
    const dice = new FastDice(9);
    const twin = new Table(toy, copy(g.s), dice);
    while (twin.decision !== null) twin.choose(twin.decision.options.at(-1)!);
    expect(JSON.stringify(g.s)).toBe(before);
  });
});

test('a state survives JSON at any moment and continues like the first', () => {
  for (let seed = 0; seed < 10; seed++) {
    const { s } = playedTo(5 + 7 * seed, seed);
    const other = JSON.parse(JSON.stringify(s)) as Toy;
    expect(other).toEqual(s);
    const [a, b] = [s, other].map((state) => new Table(toy, state, new FastDice(4)));
    for (let i = 0; a!.decision !== null; i++) {
      expect(b!.decision).toEqual(a!.decision);
      const answer = a!.decision.options[i % a!.decision.options.length]!;
      a!.choose(answer);
      b!.choose(answer);
    }
    expect(other).toEqual(s);
  }
});

describe('a hash', () => {
  test('is the same in every engine and every release: these numbers stay', () => {
    const bare: State = { rules: 1, seats: 2, move: 0, step: 0, agenda: [], picks: [], place: [], seenBy: [] };
    expect(hash(bare)).toBe('04401065');
    const agenda: Frame[] = [{ effect: 'turn' }, { effect: 'turn.action', by: 1, city: 255 }];
    const full = { ...bare, move: 2 ** 31 - 1, agenda, picks: [65536], place: [0, 14, -1], seenBy: [-1, 0, 5] };
    expect(hash(full)).toBe('7eca62e7');
    const game: State = Object.assign({ coins: [3, 0], over: 0 }, full);
    expect(hash(game)).toBe('61fd745f');
  });

  test('does not depend on the order of fields, nor of a frame’s', () => {
    const { s } = playedTo(30, 5);
    const turned = <T extends object>(value: T): T => Object.fromEntries(Object.entries(value).reverse()) as T;
    const other = turned({ ...s, agenda: s.agenda.map(turned) });
    expect(Object.keys(other)).not.toEqual(Object.keys(s));
    expect(hash(other)).toBe(hash(s));
  });

  test('changes with every single number, wherever it stands', () => {
    const { s } = playedTo(31, 6);
    const first = hash(s);
    for (const [key, value] of Object.entries(s))
      if (typeof value === 'number') expect(hash({ ...s, [key]: value + 1 }), key).not.toBe(first);
    for (const [key, list] of lists(s)) {
      expect(hash({ ...s, [key]: [...list, key === 'agenda' ? { effect: 'x' } : 0] }), `${key} longer`).not.toBe(first);
      if (key === 'agenda') continue;
      for (const i of list.keys())
        expect(hash({ ...s, [key]: list.with(i, ~list[i]!) }), `${key}[${i}]`).not.toBe(first);
    }
    const frames = s.agenda;
    for (const [i, frame] of frames.entries())
      for (const [key, value] of Object.entries(frame)) {
        const changed = { ...frame, [key]: typeof value === 'number' ? value + 1 : `${value}x` };
        expect(hash({ ...s, agenda: frames.with(i, changed) }), `agenda[${i}].${key}`).not.toBe(first);
      }
  });

  test('tells apart lists that run into each other, and frames in another order', () => {
    const { s } = tableOf({});
    const apart = (a: Partial<Toy>, b: Partial<Toy>) => expect(hash({ ...s, ...a })).not.toBe(hash({ ...s, ...b }));
    apart({ place: [1, 2], seenBy: [3] }, { place: [1], seenBy: [2, 3] });
    apart({ place: [0] }, { place: [] });
    apart({ place: [1, 2] }, { place: [2, 1] });
    const [a, b] = [{ effect: 'a' }, { effect: 'b' }];
    apart({ agenda: [a, b] }, { agenda: [b, a] });
    apart({ agenda: [{ effect: 'a', by: 1 }, b] }, { agenda: [a, { effect: 'b', by: 1 }] });
  });

  test('hardly ever falls together', () => {
    const seen = new Set<string>();
    const states = new Set<string>();
    for (let seed = 0; seed < 15; seed++) {
      const dice = new FastDice(seed);
      const g = new Table(toy, toy.setup(3, { coins: 0 }), dice);
      while (g.decision !== null) {
        seen.add(hash(g.s));
        states.add(JSON.stringify(g.s));
        g.choose(g.decision.options[dice.below(g.decision.options.length)]!);
      }
    }
    expect(states.size).toBeGreaterThan(1000);
    expect(seen.size).toBe(states.size);
  });
});

describe('a mask', () => {
  test('holds the seats that it names, and no spectator', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30)), fc.nat(30), (players, viewer) => {
        expect(sees(only(...players), viewer)).toBe(players.includes(viewer));
        expect(sees(only(...players), SPECTATOR)).toBe(false);
      }),
    );
  });

  test('of everyone holds spectators too, of nobody none', () => {
    for (const viewer of [0, 1, 30, SPECTATOR]) {
      expect(sees(EVERYONE, viewer)).toBe(true);
      expect(sees(NOBODY, viewer)).toBe(false);
    }
    expect(only(SPECTATOR)).toBe(-(2 ** 31));
  });
});
