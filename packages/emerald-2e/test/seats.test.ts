// The rules do not depend on seats: the same answers from any seat have the same result.
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { expect, test } from 'vitest';
import { DAYS } from '../src/box/ids.ts';
import { emerald2e } from '../src/game.ts';
import { describePosition, type PositionSpec } from '../src/stage/position.ts';
import { tableAt } from '../src/stage/story.ts';
import { ALL, type Composed } from './composed.ts';

const game = emerald2e();
const NAMES = ['ann', 'ben', 'cat'];
const CHAIRS = [NAMES, ['cat', 'ann', 'ben'], ['ben', 'cat', 'ann']];

/** The position with everything stated that the deal would otherwise give to seats. */
const seated = (spec: PositionSpec): PositionSpec => ({
  active: 'ann',
  ...spec,
  players: Object.fromEntries(
    NAMES.map((name) => [
      name,
      { identity: 'LOYALIST', deck: ['START_S001', 'START_S002', 'START_S005', 'START_S006'], ...spec.players![name] },
    ]),
  ),
});

/** Gives Ann's answers from one of the seats, a set in the order that the seats require; returns the resulting position. */
function played({ spec, before = [], options, answers }: Composed, chairs: readonly string[], face: number) {
  const { table, dice } = tableAt(game, chairs, seated(spec), options);
  dice.faces.push(...Array<number>(4).fill(face));
  const match = Match.restore(game, table.s, [], dice);
  const here = (text: string) => text.replace(/[A-Z]+DAY/g, (day) => DAYS[chairs.indexOf(NAMES[days.indexOf(day)]!)]!);
  for (const texts of before.length > 0 ? [before, answers] : [answers]) {
    const result = match.choose(chairs.indexOf('ann'), texts.map(here), match.at);
    if (isRefusal(result)) throw new Error(JSON.stringify(result));
    expect(result.left).toEqual([]);
  }
  return describePosition({ s: match.s, data: game.data }, chairs);
}
const days: readonly string[] = DAYS;

test.each(ALL.flatMap((composed) => [1, 6].map((face) => ({ ...composed, face }))))(
  'R0.10 $name comes to the same from every chair, with $face on the Sanity die',
  ({ face, ...composed }) => {
    const [first, ...others] = CHAIRS.map((chairs) => played(composed, chairs, face));
    for (const other of others) expect(other).toEqual(first);
  },
);
