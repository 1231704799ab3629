// Found by `twins`: the copy of a card that leaves a hand used to reveal where the other copies are not.
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { type Accepted, Match } from '@gaslamp/kernel/match';
import { copy, EVERYONE, only, SPECTATOR, type State, UNKNOWN } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import { placeNamed } from '../faults.ts';

const game = gameNamed('emerald-2e');
const DECK = placeNamed(game, 'DECK');

/** Returns the active player's first turn. */
function firstTurn(): { s: State; player: number } {
  const table = new Table(game, game.setup(3, {}), new FastDice(1));
  while (table.decision!.effect !== 'turn.act') table.choose(table.decision!.options[0]!);
  return { s: table.s, player: table.decision!.player };
}

const KIND = 'HIRED_ASSASSIN';
const WAYS = {
  discarded: ['discard', `pick ${KIND}`, 'done'],
  played: ['retrieve', `pick ${KIND}`, 'done', 'take LIMBO', 'done'],
};

test.each(Object.entries(WAYS))('R19.1 a copy that is %s does not tell where the other one is', (_, texts) => {
  const { s, player } = firstTurn();
  const [first, second] = s.place.flatMap((_, item) => (game.nameOf(item).startsWith(KIND) ? [item] : []));
  const seen = [first!, second!].map((held) => {
    const world = copy(s);
    for (const item of [first!, second!]) {
      world.place[item] = item === held ? player : DECK + player;
      world.seenBy[item] = only(player);
    }
    const match = Match.restore(game, world, [], new FastDice(2));
    expect(match.choose(player, texts, match.at)).toMatchObject({ row: { move: s.move + 1 }, left: [] });
    const others = () => [(player + 1) % 3, SPECTATOR].map((viewer) => view(game, match.published, viewer));
    const shown = others();
    // After the take-back the others know one in the hand, and nothing more of the deck.
    const { entries } = match.undo(player, match.at, match.undoable(player)) as Accepted;
    expect(entries).toHaveLength(1);
    for (const { s: known } of others())
      expect([first!, second!].map((item) => known.place[item]).sort()).toEqual([UNKNOWN, player].sort());
    return JSON.stringify([shown, others()]);
  });
  expect(seen[0]).toEqual(seen[1]);
});

test('R19.1 a copy that the others know in the hand leaves before one that they do not know', () => {
  const { s, player } = firstTurn();
  const [first, second] = s.place.flatMap((_, item) => (game.nameOf(item).startsWith(KIND) ? [item] : []));
  const third = s.place.findIndex((lies, item) => lies === DECK + player && item !== first && item !== second);
  const seen = [first!, third].map((drawn) => {
    const world = copy(s);
    for (const item of [first!, third]) world.place[item] = item === drawn ? player : DECK + player;
    for (const item of [first!, third]) world.seenBy[item] = only(player);
    world.place[second!] = player;
    world.seenBy[second!] = EVERYONE;
    const match = Match.restore(game, world, [], new FastDice(2));
    expect(match.choose(player, WAYS.discarded, match.at)).toMatchObject({ row: { move: s.move + 1 } });
    return [(player + 1) % 3, SPECTATOR].map((viewer) => view(game, match.published, viewer));
  });
  expect(seen[0]).toEqual(seen[1]);
});
