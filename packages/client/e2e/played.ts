// Plays a match without a page, so that it ends quickly.
import { at } from '@gaslamp/kernel/lists';
import type { CreateMatch } from '@gaslamp/protocol/messages';
import { site } from './site.ts';

/** Chooses one of this many options for the nth answer. */
type Pick = (options: number, n: number) => number;
const everySeventh: Pick = (options, n) => (n * 7) % options;
/** Avoids circles, and is the same in every run. */
export const scattered = (): Pick => {
  let seed = 1;
  return (options) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (seed >>> 16) % options;
  };
};

/** Plays this many answers, or to the end of the match. */
export async function played(
  answers: number,
  game = 'nanty-narking',
  names: readonly string[] = ['Ann', 'Ben'],
  pick = everySeventh,
  more: Partial<CreateMatch> = {},
) {
  const { lobby } = site.server;
  const seats = names.map((name) => ({ kind: 'person', name }) as const);
  const made = await lobby.create({ game, seats, sit: names.map((_, seat) => seat), ...more });
  const room = await lobby.room(made.match);
  for (let n = 0; n < answers; n++) {
    const match = await room.current();
    if (!match?.decision) break;
    const { player, options } = match.decision;
    await room.answer(player, room.game.verbs.format(at(options, pick(options.length, n))), match.at);
  }
  return { ...made, room };
}
