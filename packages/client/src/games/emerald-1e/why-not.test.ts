// Tests the refusals of actions in random positions: they speak of the whole action, not of one place among several.

import { TARGETS } from '@gaslamp/emerald-1e/box/ids';
import { agentsOnBoard, cubesOn } from '@gaslamp/emerald-1e/box/state';
import { emerald1e } from '@gaslamp/emerald-1e/game';
import { FastDice } from '@gaslamp/kernel/chance';
import { tableOptions } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import { Table } from '@gaslamp/kernel/table';
import { view } from '@gaslamp/kernel/view';
import { modelOf, type Seated } from '@gaslamp/words/emerald-1e/model';
import texts from '@gaslamp/words/emerald-1e/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { expect, test } from 'vitest';
import type { TableClient } from '../../table/asking/client.ts';
import { type Action, actionOf } from './things.ts';
import { whyNot } from './why-not.ts';

addTexts('en', texts);

const game = emerald1e();
const NAMES = ['Ada', 'Ben', 'Cy', 'Dot', 'Eve'];

/** Yields turns of random matches, each with a player who may ask for reasons. */
function* turns(matches: number) {
  for (let seed = 1; seed <= matches; seed++) {
    const mind = new FastDice(seed * 104_729);
    const seats = 2 + mind.below(4);
    const table = new Table(game, game.setup(seats, tableOptions(game, {})), new FastDice(seed));
    for (let n = 0; table.decision !== null && n < 1500; n++) {
      const { effect, player: you, options } = table.decision;
      if (effect === 'turn.act') {
        const { s, hidden } = view(game, table.s, you);
        const m = modelOf({ s, data: game.data, you, names: NAMES, hidden }) as Seated;
        const explain = async (wish: string) => {
          const option = game.verbs.parse(wish);
          return typeof option === 'number' ? table.refuse(you, option, []) : null;
        };
        const open = new Set(options.map((option) => actionOf(game.verbs.format(option))));
        yield { m, you, open, client: { explain } as unknown as TableClient };
      }
      table.choose(at(options, mind.below(options.length)));
    }
  }
}

test('R6.2, R6.5, R10.1 what is said of an action is true of all of it', async () => {
  const counts: Record<string, number> = {};
  for (const { m, you, open, client } of turns(25)) {
    const why = async (action: Action) => {
      if (open.has(action)) return null;
      const note = await whyNot(m, client, action);
      expect(note, action).not.toBe(null);
      expect(note?.text, action).not.toMatch(/\b(?:there|This card|That is no)\b/);
      counts[`${action}: ${note?.text}`] = (counts[`${action}: ${note?.text}`] ?? 0) + 1;
      return note!.text;
    };
    const claim = await why('claim');
    if (claim?.startsWith('You have no cube')) expect(TARGETS.some((_, n) => cubesOn(m.s, you, n) > 0)).toBe(false);
    if (claim?.startsWith('Nowhere')) expect(TARGETS.some((_, n) => cubesOn(m.s, you, n) > 0)).toBe(true);
    const move = await why('move');
    if (move === 'You have no agent on the board.') expect(agentsOnBoard(m.s, you)).toEqual([]);
    await why('attack');
  }
  for (const text of ['Nowhere do you have', 'You have no cube on any', 'No card in your hand starts'])
    expect(
      Object.keys(counts).filter((one) => one.includes(text)),
      text,
    ).not.toEqual([]);
});
