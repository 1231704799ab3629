// Plays one match of equal bots and collects the figures for calibration.
import { type At as At1, isRestorationist as printed1 } from '@gaslamp/emerald-1e/box/state';
import { type At as At2, isRestorationist as printed2 } from '@gaslamp/emerald-2e/box/state';
import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { tableOptions } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import type { State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { view } from '@gaslamp/kernel/view';
import { type At as AtNanty, personalityOf } from '@gaslamp/nanty-narking/box/state';
import type { Bot } from '../src/bot.ts';
import { winShare } from '../src/play.ts';

/** Plain data, since it comes from another thread. */
export interface Watched {
  readonly endedBy: string;
  readonly rounds: number;
  readonly decisions: number;
  /** By seat: the side or personality, the share of the win, the points. */
  readonly sides: readonly string[];
  readonly wins: readonly number[];
  readonly points: readonly number[];
  /** Answers to the questions of a turn, by their first word. */
  readonly uses: Readonly<Record<string, number>>;
  /** Names of cards that were available to take, and of those taken. */
  readonly offered: readonly string[];
  readonly taken: readonly string[];
}

const SIDES: Readonly<Record<string, (game: AnyGame, s: State, player: number) => string>> = {
  'emerald-1e': ({ data }, s, player) => factionOf(printed1({ s, data } as unknown as At1, player)),
  'emerald-2e': ({ data }, s, player) => factionOf(printed2({ s, data } as unknown as At2, player)),
  'nanty-narking': (_, s, player) => `personality ${personalityOf(s as AtNanty['s'], player)}`,
};
const factionOf = (restorationist: boolean): string => (restorationist ? 'Restorationist' : 'Loyalist');

/** Separates the bots' dice from the table's and from each other. */
const SEAT_SEED = 0x9e37;

export function watch(
  game: AnyGame,
  bots: readonly Bot[],
  seed: number,
  options: Readonly<Record<string, unknown>>,
): Watched {
  const table = new Table(game, game.setup(bots.length, tableOptions(game, options)), new FastDice(seed));
  const dice = bots.map((_, seat) => new FastDice(Math.imul(seed, SEAT_SEED) + seat + 1));
  const cards = cardsOf(game);
  const uses: Record<string, number> = {};
  let decisions = 0;
  let turns = 0;
  let last = -1;
  for (let decision = table.decision; decision !== null; decision = table.decision) {
    const { player, options: offered, effect } = decision;
    const asks = effect === 'turn.act' || effect === 'turn.card';
    if (asks && player !== last) {
      turns++;
      last = player;
    }
    if (asks) cards.look(table.s);
    const alone = offered.length === 1;
    if (!alone) decisions++;
    const situation = { game, view: view(game, table.s, player), decision, dice: at(dice, player) };
    const option = alone ? at(offered, 0) : at(bots, player).choose(situation);
    if (asks) {
      const verb = at(game.verbs.format(option).split(' '), 0);
      uses[verb] = (uses[verb] ?? 0) + 1;
    }
    table.choose(option);
  }
  cards.look(table.s);
  const result = game.result(table);
  if (result === null) throw new Error(`${game.id}, seed ${seed}: no result`);
  const side = SIDES[game.id];
  return {
    endedBy: result.reason,
    rounds: turns / bots.length,
    decisions,
    sides: bots.map((_, player) => side?.(game, table.s, player) ?? ''),
    wins: bots.map((_, player) => winShare(result, player)),
    points: result.points,
    uses,
    offered: [...cards.offered].sort(),
    taken: [...cards.taken].sort(),
  };
}

/** Tracks the cards that are available to take and those that a player gets. */
function cardsOf({ places, nameOf }: AnyGame) {
  const isOpen = places.map((name) => name.startsWith('FACE_UP') || name.startsWith('SLOT'));
  const isOwned = places.map((name) => /^(HAND|DECK|DISCARD|EFFECTS|BESIDE|IN_PLAY|REMOVED)\b/.test(name));
  const offered = new Set<string>();
  const taken = new Set<string>();
  let open: number[] = [];
  const kind = (item: number) => nameOf(item).replace(/\.\d+$/, '');
  function look(s: State): void {
    for (const item of open) if (isOwned[s.place[item]!]) taken.add(kind(item));
    open = s.place.flatMap((place, item) => (isOpen[place] ? [item] : []));
    for (const item of open) offered.add(kind(item));
  }
  return { offered, taken, look };
}
