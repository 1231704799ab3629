import { GAMES, gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { describe, expect, test } from 'vitest';
import { courseOf, standing, type Timed } from '../src/course.ts';
import { reelOf } from '../src/reel.ts';

type Line = Parameters<typeof reelOf>[2][number] & Timed;

/** Plays a random match to its end, with take-backs and one answer per second. Answers `always` whenever it is offered. */
function played(id: string, seats: number, seed: number, always = '') {
  const game = gameNamed(id);
  const mind = new FastDice(seed);
  const { match, before, entry } = Match.start(game, seats, {}, new FastDice(seed + 1));
  const entries: Line[] = [{ ...entry, at: 0 }];
  const wished = (texts: readonly string[]) => (texts.includes(always) ? always : mind.oneOf(texts));
  while (match.decision !== null) {
    const { player, options } = match.decision;
    const back = match.undoable(player) > 0 && mind.below(12) === 0;
    const result = back
      ? match.undo(player, match.at, 1)
      : match.choose(player, [wished(options.map((option) => game.verbs.format(option)))], match.at);
    if (isRefusal(result)) throw new Error(JSON.stringify(result));
    for (const one of result.entries) entries.push({ ...one, at: entries.length * 1000 });
  }
  const result = game.result({ s: match.s, data: game.data });
  return { game, reel: reelOf(game, before, entries), entries, result };
}

describe.each(Object.keys(GAMES))('%s', (id) => {
  const { most } = gameNamed(id).seats;
  test.each([most])('%s players: the course ends with what the result says', (seats) => {
    const { game, reel, entries, result } = played(id, seats, seats * 10 + 3);
    const course = courseOf(game, reel, entries);
    expect(course.moments[0]).toBe(0);
    expect(course.moments.at(-1)).toBe(reel.turns.length - 1);
    const { sources } = course;
    for (const [name, numbers] of Object.entries({ ...sources, ...course.measures })) {
      expect(numbers, name).toHaveLength(course.moments.length);
      for (const bySeat of numbers) expect(bySeat.every(Number.isInteger), name).toBe(true);
    }
    const ends = Object.values(sources).map((numbers) => at(numbers, numbers.length - 1));
    const sums = Array.from({ length: seats }, (_, seat) => ends.reduce((sum, bySeat) => sum + at(bySeat, seat), 0));
    if (game.course) expect(sums).toEqual(result?.points);
    expect(course.sides).toEqual(game.sides ? expect.arrayContaining([expect.any(String)]) : null);
    const answered = entries.filter(({ player, alone, did }) => player >= 0 && !alone && !did.startsWith('undo'));
    expect(course.thought?.reduce((sum, ms) => sum + ms, 0)).toBe(answered.length * 1000);
    expect(
      courseOf(
        game,
        reel,
        entries.map((entry) => ({ ...entry, at: null })),
      ).thought,
    ).toBeNull();
  });
});

test.each([
  ...Object.keys(GAMES).map((id) => [id, 'played at random', ''] as const),
  // R17.5: this is how the 1st edition ends, between two turns.
  ['emerald-1e', 'where everybody passes', 'pass'] as const,
])('%s, %s: what a turn came to is what it was where the next one began', (id, _, always) => {
  const { game, reel, entries } = played(id, 3, 11, always);
  const { moments } = courseOf(game, reel, entries);
  const begin = reel.rows('open').flatMap(({ events }, n) => (events.some(({ kind }) => kind === 'turn') ? [n] : []));
  expect(begin.length).toBeGreaterThan(2);
  // If agents are placed first, that belongs to the first turn.
  expect(moments).toEqual(expect.arrayContaining(begin.slice(1)));
  const [first, last] = [at(reel.turns, at(begin, 0)), at(reel.turns, reel.turns.length - 1)];
  expect(last - first).toBe(begin.length - 1);
  expect(moments.length - 1).toBe(last + 1);
});

test('deeds that were taken back do not count, whoever did them', () => {
  const row = (move: number, kind: string, fields: Record<string, number>) => ({ move, events: [{ kind, fields }] });
  const rows = [
    row(0, 'turn', { player: 0 }),
    row(1, 'claimed', { player: 0 }),
    row(2, 'claimed', { player: 0 }),
    row(3, 'undone', { player: 0, since: 1 }),
    row(4, 'claimed', { player: 0 }),
    row(5, 'undone', { player: 0, since: 0 }),
    row(6, 'passed', { player: 0 }),
  ];
  expect(standing(rows).map(({ move }) => move)).toEqual([0, 6]);
  expect(standing(rows.slice(0, 5)).map(({ move }) => move)).toEqual([0, 1, 4]);
});

test('every deed that a game counts is somebody’s', () => {
  for (const { game } of Object.values(GAMES)) {
    const { course, events } = game();
    for (const kind of course?.deeds ?? []) expect(events[kind]?.fields, kind).toContain('player');
  }
});
