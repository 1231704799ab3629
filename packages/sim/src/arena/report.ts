// Reports an arena as tables.
import { percent, rounded } from '@gaslamp/words/formats';
import { columns } from '../print.ts';
import { say } from '../say.ts';
import { type ArenaTable, type Outcome, type Paired, strongerOf } from './arena.ts';

export function arenaReport(outcomes: readonly Outcome[], titleOf: (table: ArenaTable) => string): string[] {
  return outcomes.flatMap(({ table, pairs, ratings }, i) => [
    ...(i > 0 ? [''] : []),
    titleOf(table),
    ...columns(pairs.map(row)),
    ...pairs
      .filter(({ deals, alike }) => alike === deals)
      .map(({ pair: [first, second] }) => say('arena.alike', { first, second })),
    '',
    ...columns([
      [say('tally.bot'), say('arena.strength'), ''],
      ...ratings.map(({ bot, strength, margin }) => [bot, rounded(strength, 1), `± ${rounded(margin, 1)}`]),
    ]),
  ]);
}

function row(paired: Paired): string[] {
  const {
    pair: [first, second],
    share,
    interval: [low, high],
    deals,
    verdict,
  } = paired;
  const bot = strongerOf(paired);
  return [
    say('arena.pair', { first, second }),
    say('arena.share', { share: percent(share, 1), low: percent(low, 1), high: percent(high, 1), deals }),
    bot !== null ? say('arena.stronger', { bot }) : say(verdict === 'even' ? 'arena.even' : 'arena.open'),
  ];
}
