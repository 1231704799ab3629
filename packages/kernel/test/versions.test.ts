// Tests that a match goes on under later versions of the rules, from its own state.
import { FastDice } from '@gaslamp/kernel/chance';
import { type Game, optionsThen, tableOptions } from '@gaslamp/kernel/game';
import type { Versioned } from '@gaslamp/kernel/log';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { applyPatch, type Patch, patched } from '@gaslamp/kernel/patch';
import { copy } from '@gaslamp/kernel/state';
import { upgraded } from '@gaslamp/kernel/versions';
import { describe, expect, test } from 'vitest';
import { ANN, BEN, position, standing, takeBack, tell } from './positions.ts';
import { toy } from './toy.ts';
import type { Data, Toy } from './toy-state.ts';

type Fog = Toy & { fog: number };
type Later = Fog & { debts: number[] };
/** Version 2 adds fog; version 3 adds debts, one for each player; version 4 changes no shape. */
const later = (rules: number): Game<Toy, Data> => ({
  ...toy,
  rules,
  upgrades: {
    2: (s) => ({ ...s, fog: 5 }) as Toy,
    3: (s) => ({ ...s, debts: s.coins.map((n) => n + (s as Fog).fog) }) as Toy,
  },
});
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A growing log: further answers follow the rules of the match's game. */
interface Log {
  readonly before: Toy;
  readonly entries: readonly Versioned[];
}
const restored = (log: Log, rules: number) =>
  Match.restore(later(rules), json(log.before), json(log.entries), new FastDice(3));
function playing(
  log: Log,
  rules: number,
  play: (match: Match<Toy, Data>) => readonly { readonly entries: readonly Versioned[] }[],
): Log {
  const more = play(restored(log, rules)).flatMap(({ entries }) => entries);
  return { ...log, entries: [...log.entries, ...more.map((entry) => ({ ...entry, rules }))] };
}

describe('a state is brought to a later version', () => {
  const s = position({ coins: [1, 2] });

  test('one version after the other, from the one that it has', () => {
    const all = upgraded(later(4), s, 1, 4) as Later;
    expect(all).toEqual({ ...s, fog: 5, debts: [6, 7] });
    const third = upgraded(later(4), { ...s, fog: 1 } as Toy, 2, 4) as Later;
    expect(third).toEqual({ ...s, fog: 1, debts: [2, 3] });
    expect(upgraded(later(4), s, 1, 2)).toEqual({ ...s, fog: 5 });
  });

  test('and is itself left as it was', () => {
    const before = json(s);
    upgraded(later(4), s, 1, 4);
    expect(s).toEqual(before);
    expect(upgraded(toy, s, 1, 1)).toBe(s);
    expect(upgraded(later(4), s, 3, 4)).toBe(s);
  });

  test('but not to one that is not there yet', () => {
    expect(() => upgraded(later(2), s, 1, 3)).toThrow('record.version: rules 3, here 2');
  });
});

describe('a match is restored', () => {
  // Ann's first question, as a deal would leave it.
  const begun = position({ hands: [['LOAF.1', 'LOAF.2'], ['LOAF.3']] });
  begun.agenda = [
    { effect: 'turn.action', by: ANN },
    { effect: 'turn.action', by: ANN },
  ];
  const start: Log = { before: begun, entries: [] };

  test('in the shape of today, whatever its log is of', () => {
    const log = playing(start, 1, (match) => [tell(match, 'walk SQUARE'), tell(match, 'confirm')]);
    const match = restored(log, 3);
    expect(match.s).toMatchObject({ stands: [2, 0], fog: 5, debts: [5, 5] });
    expect(match.published).toBe(match.s);
    expect(match.s.rules).toBe(1);
    expect(restored(start, 3).s).toEqual({ ...begun, fog: 5, debts: [5, 5] });
  });

  test('with patches of several versions, each in its own shape', () => {
    let log = playing(start, 1, (match) => [tell(match, 'walk BRIDGE')]);
    log = playing(log, 2, (match) => [tell(match, 'confirm')]);
    // Pretends that the answer changed the fog too.
    const patch = { ...log.entries.at(-1)!.patch, fog: 8 };
    log = { ...log, entries: [...log.entries.slice(0, -1), { ...log.entries.at(-1)!, patch }] };
    expect(restored(log, 2).s).toMatchObject({ stands: [1, 0], fog: 8 });
    expect(restored(log, 4).s).toMatchObject({ stands: [1, 0], fog: 8, debts: [8, 8] });
  });

  test('in mid-draft: the owner goes on, nobody else sees it, and all of it can be taken back', () => {
    const log = playing(start, 1, (match) => [tell(match, 'walk SQUARE')]);
    const match = restored(log, 3);
    expect(match.s).toMatchObject({ step: 1, fog: 5, debts: [5, 5] });
    expect(match.published).toEqual({ ...begun, fog: 5, debts: [5, 5] });
    expect(match.undoable(ANN)).toBe(1);
    expect(match.undoable(BEN)).toBe(0);
    takeBack(match);
    expect(match.s).toEqual({ ...begun, fog: 5, debts: [5, 5], step: 2 });
  });

  test('with a take-back under later rules of what earlier ones accepted', () => {
    let log = playing(start, 1, (match) => [
      tell(match, 'walk SQUARE'),
      tell(match, 'confirm'),
      tell(match, 'walk QUAY'),
    ]);
    const before = restored(log, 3);
    expect(before.undoable(ANN)).toBe(3);
    log = playing(log, 3, (match) => [takeBack(match), takeBack(match, 2)]);
    const match = restored(log, 3);
    expect(match.s).toEqual({ ...begun, fog: 5, debts: [5, 5], move: 2 });
    expect(match.published).toBe(match.s);
    expect(match.undoable(ANN)).toBe(0);
    log = playing(log, 3, (again) => [tell(again, 'walk BRIDGE'), tell(again, 'confirm')]);
    expect(restored(log, 4).s).toMatchObject({ stands: [1, 0], debts: [5, 5], move: 3 });
  });

  test('and stands as if it had never been stored, at every point of a change', () => {
    for (let seed = 0; seed < 12; seed++) {
      const mind = new FastDice(seed);
      const { before, entry } = Match.start(toy, 2, {}, new FastDice(seed));
      let log: Log = { before, entries: [{ ...entry, rules: 1 }] };
      for (const rules of [1, 2, 3, 4]) {
        const live = restored(log, rules);
        const more: Versioned[] = [];
        for (let i = 0; i < 12 && live.decision !== null; i++) {
          const { player, options } = live.decision;
          const text = toy.verbs.format(options[mind.below(options.length)]!);
          const back = live.undoable(player) > 0 && mind.below(3) === 0;
          const result = back ? live.undo(player, live.at) : live.choose(player, [text], live.at);
          if (isRefusal(result)) throw new Error(`${text}: ${result.refusal}`);
          more.push(...result.entries.map((one) => ({ ...one, rules })));
          const so = { before, entries: [...log.entries, ...more] };
          expect(standing(restored(so, rules))).toEqual(standing(live));
        }
        log = { before, entries: [...log.entries, ...more] };
      }
    }
  });

  test('by rules that are older than its log it is not', () => {
    const log = playing(start, 3, (match) => [tell(match, 'walk SQUARE')]);
    expect(() => restored(log, 2)).toThrow('record.version: rules 3, here 2');
    // A match that newer rules began, before the first answer.
    const begun = { before: { ...log.before, rules: 3 }, entries: [] };
    expect(() => restored(begun, 2)).toThrow('record.version: rules 3, here 2');
  });
});

describe('a table option that an old match does not have', () => {
  const spec = { least: 0, most: 9, rule: 'T1' };
  const game: Game<Toy, Data> = {
    ...toy,
    options: { ...toy.options, fog: { ...spec, standard: 3, before: 7 }, debts: { ...spec, standard: 2 } },
  };
  test('takes the reading of its time, or the standard one', () => {
    expect(optionsThen(game, { coins: 1 })).toEqual({ coins: 1, fog: 7, debts: 2 });
  });
  test('is left alone where the match has it', () => {
    expect(optionsThen(game, { coins: 0, fog: 0, debts: 9 })).toEqual({ coins: 0, fog: 0, debts: 9 });
  });
  test('is the standard one in new matches', () => {
    expect(tableOptions(game, {})).toEqual({ coins: 0, fog: 3, debts: 2 });
  });
  test('and one that is gone stays known', () => {
    expect(optionsThen(toy, { lamps: 4 })).toEqual({ coins: 0, lamps: 4 });
  });
});

describe('a patch that was damaged is refused, and quickly', () => {
  const s = position({ coins: [1, 2] });
  const lists = s.place.length;
  test.each<[string, unknown]>([
    ['a list of four thousand million', { coins: [4e9] }],
    ['a list that grows to it', { coins: [4e9, 0, 1] }],
    ['a list longer than any', { coins: [4096, 0, 1] }],
    ['a length below nought', { coins: [-1] }],
    ['a length that is no whole number', { coins: [1.5] }],
    ['a length that is none', { coins: [] }],
    ['a length in words', { coins: ['2'] }],
    ['a hole at the end', { coins: [3] }],
    ['a hole in the middle', { coins: [4, 3, 7] }],
    ['an index behind the end', { coins: [2, 2, 7] }],
    ['an index of four thousand million', { coins: [2, 4e9, 7] }],
    ['an index below nought', { coins: [2, -1, 7] }],
    ['an index in words', { coins: [2, 'length', 7] }],
    ['an unknown number', { fog: 1 }],
    ['an unknown list', { debts: [1, 0, 5] }],
    ['a field of every object', { toString: 1 }],
    ['the prototype', JSON.parse('{"__proto__":1}')],
    ['the prototype as a list', JSON.parse('{"__proto__":[1,0,1]}')],
    ['a number for a list', { coins: 5 }],
    ['a list for a number', { turns: [1, 0, 5] }],
    ['a text', { turns: '5' }],
    ['nothing', { turns: null }],
    ['frames that are not there', { agenda: [2, { effect: 'turn' }] }],
    ['frames below nought', { agenda: [-1] }],
    ['four thousand million frames', { agenda: [4e9] }],
    ['no number of frames', { agenda: [{ effect: 'turn' }] }],
  ])('%s', (_, patch) => {
    expect(s.agenda).toHaveLength(1);
    expect(() => patched(s, patch as Patch)).toThrow(/^the patch does not fit: /);
    expect(s).toEqual(position({ coins: [1, 2] }));
    expect(() => applyPatch(copy(s), patch as Patch)).toThrow(/^the patch does not fit: /);
  });
  test('what fits goes through up to the bounds', () => {
    expect(patched(s, { coins: [4, 2, 7, 3, 8] }).coins).toEqual([1, 2, 7, 8]);
    expect(patched(s, { coins: [0] }).coins).toEqual([]);
    expect(patched(s, { place: [lists, lists - 1, 3] }).place.at(-1)).toBe(3);
    expect(patched(s, { agenda: [1, { effect: 'turn' }] }).agenda).toHaveLength(2);
    const long = Array.from({ length: 4095 }, (_, i) => [i, 1]).flat();
    expect(patched(s, { coins: [4095, ...long] }).coins).toHaveLength(4095);
  });
});
