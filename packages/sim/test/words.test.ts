// Everything that can happen or be asked has words.
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import type { GameEvent } from '@gaslamp/kernel/events';
import { copy, type Player, SPECTATOR, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { view } from '@gaslamp/kernel/view';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../src/words.ts';

describe.each(['emerald-2e', 'nanty-narking'])('%s', (id) => {
  const game = gameNamed(id);
  const words = wordsOf(game);

  /** A random match: all events, and positions on the way. */
  function match(seats: number, seed: number): { events: GameEvent[]; positions: State[]; end: State } {
    const events: GameEvent[] = [];
    const positions: State[] = [];
    const mind = new FastDice(seed + 1000);
    const table = new Table(game, game.setup(seats, {}), new FastDice(seed), events);
    for (let n = 0; table.decision !== null; n++) {
      const { options } = table.decision;
      if (n % 60 === 0) positions.push(copy(table.s));
      table.choose(options[mind.below(options.length)]!);
    }
    return { events, positions, end: table.s };
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
  const MATCHES = Array.from({ length: 40 }, (_, i) => match(2 + (i % (game.seats.most - 1)), i + 1));

  test('every event of forty matches is one line of words', () => {
    const kinds = new Set<string>();
    for (const { events } of MATCHES)
      for (const { kind, fields, secret } of events) {
        kinds.add(kind);
        for (const known of [fields, { ...fields, ...secret?.fields }]) {
          const line = words.event({ kind, fields: known })!;
          expect(line).not.toMatch(/undefined|null|NaN|[{}]|\n/);
        }
      }
    expect(kinds.size).toBeGreaterThan(30);
  });

  test('every question has words', () => {
    const asked = Object.entries(game.effects.byName).flatMap(([name, { kind }]) => (kind === 'choice' ? [name] : []));
    expect(asked.length).toBeGreaterThan(30);
    for (const effect of asked) expect(words.question(effect)).not.toBe(effect);
  });

  test('positions, hands, points and ends are lines of words for every viewer', () => {
    for (const { positions, end } of MATCHES.slice(0, 8)) {
      for (const s of [...positions, end])
        for (const viewer of [...Array(s.seats).keys(), SPECTATOR] as Player[]) {
          const seen = view(game, s, viewer);
          const lines = [
            ...words.position(seen),
            ...words.points(seen),
            ...(viewer === SPECTATOR ? [] : words.hand(seen)),
          ];
          expect(lines.join('\n')).not.toMatch(/undefined|null|NaN/);
        }
      const position = { s: end, data: game.data };
      const result = game.result(position)!;
      const ending = words.ending(position).slice(1);
      expect(ending.map((line) => line.endsWith('wins'))).toEqual(
        ending.map((_, seat) => ((result.winners >> seat) & 1) === 1),
      );
      for (const [seat, line] of ending.entries()) {
        const [running, ...rest] = line.match(/-? ?\d+/g)!.map((number) => Number(number.replace(' ', '')));
        // What is lost step by step leads from the running total to the final points.
        expect(rest.pop()).toBe(result.points[seat]);
        expect(sum([running!, ...rest])).toBe(result.points[seat]);
      }
    }
  });

  test('a position in words is the same for two worlds that the viewer cannot tell apart', () => {
    // Otherwise the words would have looked behind the view.
    const { positions } = MATCHES[1]!;
    for (const s of positions) {
      const seen = view(game, s, 0);
      expect(words.position({ ...seen, hidden: seen.hidden.map((pool) => ({ ...pool, items: [] })) })).toEqual(
        words.position(seen),
      );
    }
  });
});
