// Tests that a match restored from its log equals the match that was played.
import { type Chance, FastDice } from '@gaslamp/kernel/chance';
import { type Entry, type Row, rowsOf } from '@gaslamp/kernel/log';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { patched } from '@gaslamp/kernel/patch';
import { copy } from '@gaslamp/kernel/state';
import { expect, test } from 'vitest';
import { standing } from './positions.ts';
import { toy } from './toy.ts';
import type { Data, Toy } from './toy-state.ts';

/** Dice whose source can be replaced in mid-match. */
class ChangingDice implements Chance {
  dice: Chance = new FastDice(0);
  roll(sides: number): number {
    return this.dice.roll(sides);
  }
  draw(from: readonly number[], to: number): number {
    return this.dice.draw(from, to);
  }
}

interface Played {
  readonly match: Match<Toy, Data>;
  readonly log: Entry[];
  readonly rows: Row[];
}

/** Plays a number of random commands: answers, and now and then a take-back. */
function playOn({ match, log, rows }: Played, commands: number, mind: FastDice): void {
  for (let i = 0; i < commands && match.decision !== null; i++) {
    const { player, options } = match.decision;
    const text = toy.verbs.format(options[mind.below(options.length)]!);
    const back = match.undoable(player) > 0 && mind.below(4) === 0;
    const far = back ? 1 + mind.below(match.undoable(player)) : 0;
    const result = back ? match.undo(player, match.at, far) : match.choose(player, [text], match.at);
    if (isRefusal(result)) throw new Error(`${text}: ${JSON.stringify(result)}`);
    log.push(...result.entries);
    if (result.row) rows.push(result.row);
  }
}
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('at any moment it stands the same, can take back the same, and goes on the same', () => {
  let drafts = 0;
  for (let seed = 0; seed < 30; seed++) {
    const mind = new FastDice(seed);
    const seats = 2 + (seed % 3);
    const chance = new ChangingDice();
    chance.dice = new FastDice(seed);
    const { match, before, entry } = Match.start(toy, seats, {}, chance);
    const played = { match, log: [entry], rows: [{ move: 0, events: entry.events }] };
    playOn(played, 10 + mind.below(150), mind);
    if (match.decision === null) continue;
    if (match.s.step > 0) drafts++;

    const again = Match.restore(toy, json(before), json(played.log), new FastDice(99));
    expect(standing(again)).toEqual(standing(match));
    expect(rowsOf(played.log)).toEqual(played.rows);

    chance.dice = new FastDice(99);
    const restored = { match: again, log: [...played.log], rows: [...played.rows] };
    playOn(played, 60, new FastDice(7));
    playOn(restored, 60, new FastDice(7));
    expect(restored.log).toEqual(played.log);
    expect(restored.rows).toEqual(played.rows);
    expect(standing(again)).toEqual(standing(match));
  }
  expect(drafts).toBeGreaterThan(5);
});

test('who follows the entries of another one stands the same after each, and publishes the same', () => {
  let published = 0;
  for (let seed = 0; seed < 10; seed++) {
    const mind = new FastDice(seed);
    const { match, before, entry } = Match.start(toy, 2 + (seed % 3), {}, new FastDice(seed));
    const follower = Match.restore(toy, json(before), [json(entry)], new FastDice(99));
    const played: Played = { match, log: [], rows: [] };
    for (let n = 0; n < 80; n++) {
      const [from, shown] = [played.log.length, played.rows.length];
      playOn(played, 1, mind);
      const rows = played.log.slice(from).flatMap((one) => follower.follow(json(one)) ?? []);
      expect(rows).toEqual(played.rows.slice(shown));
      expect(standing(follower)).toEqual(standing(match));
      published += rows.length;
    }
  }
  expect(published).toBeGreaterThan(100);
});

test('the state before the deal is the one that `setup` gave then', () => {
  const { match, before, entry } = Match.start(toy, 3, { coins: 2 }, new FastDice(5));
  expect(before).toEqual(toy.setup(3, { coins: 2 }));
  expect(patched(before, entry.patch)).toEqual(match.s);
});

test('neither rules nor `setup` are run: the beginning and the patches are enough', () => {
  const { match, before, entry } = Match.start(toy, 3, {}, new FastDice(5));
  const played = { match, log: [entry], rows: [] };
  playOn(played, 2000, new FastDice(5));
  expect(match.decision).toBeNull();
  const setup = () => {
    throw new Error('setup was asked');
  };
  const silent = { ...toy, setup, effects: { ...toy.effects, byName: {} } } as unknown as typeof toy;
  const again = Match.restore(silent, before, played.log, new FastDice(1));
  expect(again.s).toEqual(match.s);
  expect(again.published).toEqual(match.published);
});

test('folding the patches alone gives every state', () => {
  const { match, entry } = Match.start(toy, 4, {}, new FastDice(8));
  const played: Played = { match, log: [entry], rows: [] };
  let s = patched(toy.setup(4, { coins: 0 }), entry.patch);
  const mind = new FastDice(8);
  while (match.decision !== null) {
    expect(s).toEqual(match.s);
    const before = copy(s);
    const length = played.log.length;
    playOn(played, 1, mind);
    for (const next of played.log.slice(length)) s = patched(s, json(next.patch));
    expect(s).not.toEqual(before);
  }
  expect(s).toEqual(match.s);
});

test('a log that takes back more than was answered is refused', () => {
  const { match, entry } = Match.start(toy, 2, {}, new FastDice(5));
  const undo: Entry = { player: 0, did: 'undo', chance: [], events: [], patch: { move: 1 }, settled: false };
  expect(() => Match.restore(toy, toy.setup(2, { coins: 0 }), [entry, undo], match.chance)).toThrow(
    'the log takes back more than can be taken back',
  );
});

test('the rows of a log leave out what was taken back in a draft', () => {
  const entry = (did: string, n: number, move?: number): Entry => ({
    player: 0,
    did,
    chance: [],
    events: did === 'undo' && move === undefined ? [] : [{ kind: 'e', fields: { n } }],
    patch: move === undefined ? { step: n } : { move, step: 0 },
    settled: false,
  });
  const deal = { ...entry('deal', 0), patch: {} };
  const log = [
    deal,
    entry('a', 1),
    entry('b', 2),
    entry('undo', 3),
    entry('c', 4),
    entry('d', 5, 1),
    entry('undo', 6, 2),
  ];
  expect(rowsOf(log).map(({ move, events }) => [move, ...events.map(({ fields }) => fields.n)])).toEqual([
    [0, 0],
    [1, 1, 4, 5],
    [2, 6],
  ]);
});

test('the rows of a log tell anew what a take-back left in a draft', () => {
  const entry = (did: string, n: number, more: Partial<Entry> = {}): Entry => ({
    player: 0,
    did,
    chance: [],
    events: [{ kind: 'e', fields: { n } }],
    patch: { step: n },
    settled: false,
    ...more,
  });
  const log = [
    entry('a', 1),
    entry('b', 2),
    entry('confirm', 3, { patch: { move: 1, step: 0 } }),
    entry('only', 4, { patch: { move: 2, step: 0 }, player: 1, alone: true }),
    entry('undo 1', 5, { patch: { move: 3, step: 1 } }),
    entry('undo 1', 6, { events: [] }),
    entry('c', 7),
    entry('confirm', 8, { patch: { move: 4, step: 0 } }),
    entry('undo 2', 9, { patch: { move: 5, step: 1 } }),
    entry('confirm', 10, { patch: { move: 6, step: 0 } }),
  ];
  expect(rowsOf(log).map(({ move, events }) => [move, ...events.map(({ fields }) => fields.n)])).toEqual([
    [1, 1, 2, 3],
    [2, 4],
    [3, 5],
    [4, 1, 7, 8],
    [5, 9],
    [6, 1, 10],
  ]);
});
