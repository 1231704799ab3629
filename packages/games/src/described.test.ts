// Tests the views that scenario files read: a number there is the true one, however little of the place the viewer sees.
import { FastDice } from '@gaslamp/kernel/chance';
import { tableOptions } from '@gaslamp/kernel/game';
import { SEED } from '@gaslamp/kernel/seed';
import { SPECTATOR } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import { GAMES, gameNamed } from './games.ts';
import { STAGES } from './stages.ts';

/** Answers between two descriptions. */
const EVERY = 50;

/** Yields the path of every number in a description whose whole position has another number, or a list of another length. */
function* wrong(seen: unknown, whole: unknown, path = ''): Generator<string> {
  if (typeof seen === 'number') {
    const count = Array.isArray(whole) ? whole.length : whole;
    if (count !== seen) yield `${path}: ${seen}, not ${JSON.stringify(count)}`;
  } else if (typeof seen === 'object' && seen !== null && !Array.isArray(seen))
    for (const [key, one] of Object.entries(seen))
      yield* wrong(one, (whole as Record<string, unknown> | undefined)?.[key], `${path}/${key}`);
}

test.each(Object.keys(GAMES))(`%s, seed ${SEED}: every number in a view is the one of the position`, (id) => {
  const game = gameNamed(id);
  const stage = STAGES[id]!;
  const { most } = game.seats;
  const seats = stage.seatNames.slice(0, most);
  const dice = new FastDice(SEED);
  const table = new Table(game, game.setup(most, tableOptions(game, {})), new FastDice(SEED));
  for (let n = 0; table.decision !== null; n++) {
    if (n % EVERY === 0) {
      const whole = stage.describe(game, table.s, seats);
      for (const viewer of [...seats.keys(), SPECTATOR])
        expect([...wrong(stage.describeView(game, view(game, table.s, viewer), seats), whole)]).toEqual([]);
    }
    table.choose(dice.oneOf(table.decision.options));
  }
});
