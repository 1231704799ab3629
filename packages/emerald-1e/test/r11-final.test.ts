// Tests that an answer given in another player's turn is final, even if the next question goes to the same player.
import { FastDice } from '@gaslamp/kernel/chance';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { expect, test } from 'vitest';
import { emerald1e } from '../src/game.ts';
import { stateAt } from '../src/stage/story.ts';

const game = emerald1e();
const FIVE = ['START_01', 'START_02', 'START_03', 'START_04', 'START_05'];
const matchAt = (position: object) => {
  const match = Match.restore(game, stateAt(game, ['ann', 'ben'], position as never, {}), [], new FastDice(1));
  const say = (player: number, ...texts: string[]) => {
    const result = match.choose(player, texts, match.at);
    if (isRefusal(result)) throw new Error(JSON.stringify(result));
  };
  return { match, say };
};

/** Ann's second action: nothing is drawn after it, and Ben is next. */
const attacked = () => {
  const { match, say } = matchAt({
    active: 'ann',
    acted: 1,
    agents: {
      MONDAY: { player: 'ann', at: 'CAIRO' },
      TUESDAY: { player: 'ben', at: 'ZURICH' },
      MORAN: { player: 'ann', at: 'CAIRO' },
      AZEF: { player: 'ben', at: 'CAIRO' },
    },
    players: {
      ann: { hand: ['MORAN', ...FIVE], tokens: [] },
      ben: { known: true, tokens: ['MORAN'], hand: ['START_01'] },
    },
  });
  say(0, 'attack MORAN', 'agent MORAN', 'aim AZEF', 'confirm');
  return { match, say };
};

test.each(['pass', 'thwart MORAN'])(
  'R11.17 "%s" is final for its window, though the turn that follows is theirs',
  (answer) => {
    const { match, say } = attacked();
    say(1, answer);
    expect(match.decision).toMatchObject({ player: 1, effect: 'turn.act' });
    expect([match.undoable(1), match.horizon(1)]).toEqual([0, 'others']);
    expect(match.undo(1, match.at)).toMatchObject({ refusal: 'nothing-to-undo' });
    expect(match.decision).toMatchObject({ player: 1, effect: 'turn.act' });
  },
);

test('R11.7, R15.1 who reveals to keep Holmes stays revealed', () => {
  const { match, say } = matchAt({
    active: 'ann',
    acted: 1,
    agents: { HOLMES: { player: 'ben', at: 'PARIS' } },
    players: {
      ann: { hand: FIVE, tokens: ['HOLMES'] },
      ben: { identity: 'RESTORATIONIST', hand: ['START_01'] },
    },
  });
  say(0, 'expose HOLMES');
  say(1, 'keep');
  expect(match.undo(1, match.at)).toMatchObject({ refusal: 'nothing-to-undo' });
  expect(match.published.revealed[1]).toBe(1);
});
