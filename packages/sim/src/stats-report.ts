// Reports statistics of recorded matches.

import { percent, rounded } from '@gaslamp/words/formats';
import type { Counted } from './commands/stats.ts';
import { columns, harmless } from './print.ts';
import { say } from './say.ts';

type Statistics = Counted['games'][number];
type Share = Statistics['bySeat'][number];
type Spread = Statistics['moves'];

export function statsReport({ games, unfinished, wentOn }: Counted): string[] {
  const left = unfinished.length === 0 ? [] : [say('stats.unfinished', { count: unfinished.length })];
  const on = wentOn.length === 0 ? [] : [say('stats.wentOn', { count: wentOn.length })];
  const counted = games.flatMap((game, i) => [...(i > 0 ? [''] : []), ...gameReport(game)]);
  return [...(games.length === 0 ? [say('stats.nothing')] : counted), ...left, ...on];
}

function gameReport({ game, matches, moves, points, bySeat, bySide, byPlayers, ends }: Statistics): string[] {
  const sides = Object.entries(bySide).map(([side, share]) => row(harmless(side), share));
  return [
    say('stats.matches', { game, matches }),
    say('stats.moves', numbers(moves)),
    say('stats.points', numbers(points)),
    '',
    ...columns([headings('seat'), ...bySeat.map((share, seat) => row(`${seat + 1}`, share))]),
    '',
    ...(sides.length === 0 ? [] : [...columns([headings('side'), ...sides]), '']),
    ...columns([
      [say('stats.players'), say('stats.count'), '', say('stats.medianMoves'), say('stats.winsBySeat')],
      ...Object.entries(byPlayers).map(([players, table]) => [
        players,
        table.matches,
        percent(table.matches, matches),
        table.moves.median,
        table.winsBySeat.map((wins) => percent(wins, table.matches)).join(', '),
      ]),
    ]),
    '',
    ...columns(
      Object.entries(ends).map(([reason, count]) => [
        say('tally.endedBy', { reason }),
        String(count),
        percent(count, matches),
      ]),
    ),
  ];
}

const headings = (of: 'seat' | 'side'): string[] => [
  say(`stats.${of}`),
  say('stats.played'),
  say('tally.wins'),
  '',
  say('tally.points'),
];
const row = (name: string, { played, wins, points }: Share): (string | number)[] => [
  name,
  played,
  rounded(wins, 1),
  percent(wins, played),
  rounded(points, 1),
];
const numbers = ({ least, median, mean, most }: Spread) => ({ least, median, mean: rounded(mean, 1), most });
