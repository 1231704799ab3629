// Reports the statistics of many matches.
import { at } from '@gaslamp/kernel/lists';
import { percent, rounded } from '@gaslamp/words/formats';
import type { Interval } from './intervals.ts';
import { columns } from './print.ts';
import { say } from './say.ts';
import type { Tally } from './tally.ts';

export function tallyReport(result: Tally): string[] {
  const { game, players, seed, matches, alternate, bots, winsBySeat, winsByFaction, winsByBot } = result;
  const { decisionsPerMatch: length, windowsPerMatch: windows, intervals } = result;
  const won = (wins: number, [low, high]: Interval = [0, 1]) => [
    rounded(wins, 1),
    percent(wins, matches),
    say('tally.between', { low: percent(low, 1), high: percent(high, 1) }),
  ];
  const spread = ({ mean, p5, p95 }: Tally['decisionsPerMatch']) => ({ mean: rounded(mean, 1), least: p5, most: p95 });
  const seeds = { first: String(seed), last: String(seed + matches - 1) };
  return [
    say('tally.matches', { game, matches, players, ...seeds, alternate: String(alternate) }),
    say('tally.speed', {
      decisions: rounded(result.decisions),
      forced: rounded(result.forced),
      seconds: rounded(result.seconds, 2),
      perSecond: rounded(result.decisionsPerSecond),
    }),
    say('tally.length', spread(length)),
    say('tally.windows', spread(windows)),
    '',
    ...columns([
      [
        say('tally.seat'),
        alternate ? '' : say('tally.bot'),
        say('tally.wins'),
        '',
        say('tally.interval'),
        say('tally.points'),
      ],
      ...winsBySeat.map((wins, seat) => [
        `${seat + 1}`,
        alternate ? '' : at(bots, seat),
        ...won(wins, intervals.bySeat[seat]),
        rounded(at(result.pointsBySeat, seat), 1),
      ]),
    ]),
    '',
    ...columns([
      ['', say('tally.wins'), '', say('tally.interval'), say('tally.seats')],
      ...Object.entries(winsByBot).map(([bot, wins]) => [
        say('tally.winsOf', { bot }),
        ...won(wins, intervals.byBot[bot]),
      ]),
      ...Object.entries(winsByFaction).map(([faction, wins]) => [
        say('tally.winsAs', { faction }),
        ...won(wins, intervals.byFaction[faction]),
        result.playedByFaction[faction] ?? 0,
      ]),
      ...Object.entries(result.endReasons).map(([reason, n]) => [
        say('tally.endedBy', { reason }),
        String(n),
        percent(n, matches),
      ]),
    ]),
  ];
}
