// Formats the figures for calibration.
import type { Watched } from './watched.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const mean = (list: readonly number[]): number => (list.length === 0 ? 0 : sum(list) / list.length);
const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const tally = (words: readonly string[]): [string, number][] => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
};

export function report(id: string, seats: number, first: number, all: readonly Watched[], rush: boolean): string {
  const rounds = all.map((one) => one.rounds);
  const ends = tally(all.map((one) => one.endedBy)).map(([end, n]) => `${end} ${percent(n / all.length)}`);
  const lines = [
    `## ${id}, ${seats} players, ${all.length} matches from seed ${first}${rush ? ', one rushes' : ''}`,
    `rounds ${median(rounds).toFixed(1)} (${Math.min(...rounds).toFixed(1)} to ${Math.max(...rounds).toFixed(1)}), ` +
      `decisions ${median(all.map((one) => one.decisions))}`,
    `ends: ${ends.join(', ')}`,
    `sides: ${bySide(all).join(', ')}`,
    `of each end: ${byEnd(all).join('; ')}`,
    `seats against a fair share: ${bySeat(seats, all).join(' ')}`,
    `points: mean ${mean(all.flatMap(({ points }) => points)).toFixed(1)}, winners ${winnersPoints(all).toFixed(1)}`,
    `uses a match: ${usesOf(all).join(', ')}`,
    ...cards(all),
  ];
  if (rush) lines.push(...rushes(seats, first, all));
  return `${lines.join('\n')}\n`;
}

/** Reports, for matches with more than one side, the winning sides and the rate of wins per seat on each side. */
function bySide(all: readonly Watched[]): string[] {
  const mixed = all.filter(({ sides }) => new Set(sides).size > 1);
  const names = [...new Set(mixed.flatMap(({ sides }) => sides))].sort();
  return names.map((name) => {
    const won = sum(mixed.map(({ sides, wins }) => sum(wins.filter((_, seat) => sides[seat] === name))));
    const sat = sum(mixed.map(({ sides }) => sides.filter((one) => one === name).length));
    return `${name} ${percent(won / mixed.length)} of matches, ${percent(won / sat)} of its seats`;
  });
}
/** Reports the same for each reason why matches ended. */
function byEnd(all: readonly Watched[]): string[] {
  const ends = tally(all.map(({ endedBy }) => endedBy));
  return ends.map(([end]) => `${end} ${bySide(all.filter(({ endedBy }) => endedBy === end)).join(', ')}`);
}
const bySeat = (seats: number, all: readonly Watched[]): string[] =>
  Array.from({ length: seats }, (_, seat) => (seats * mean(all.map(({ wins }) => wins[seat]!))).toFixed(2));
const winnersPoints = (all: readonly Watched[]): number =>
  mean(all.flatMap(({ points, wins }) => points.filter((_, seat) => wins[seat]! > 0)));

function usesOf(all: readonly Watched[]): string[] {
  const verbs = [...new Set(all.flatMap(({ uses }) => Object.keys(uses)))];
  const each = (verb: string) => mean(all.map(({ uses }) => uses[verb] ?? 0));
  return verbs.sort((a, b) => each(b) - each(a)).map((verb) => `${verb} ${each(verb).toFixed(2)}`);
}

/** Lists the cards taken in fewer than 2 % or more than 95 % of the matches that offered them. */
function cards(all: readonly Watched[]): string[] {
  const taken = new Map(tally(all.flatMap((one) => one.taken)));
  const rates = tally(all.flatMap((one) => one.offered)).map(([name, n]) => ({
    name,
    rate: (taken.get(name) ?? 0) / n,
  }));
  if (rates.length === 0) return [];
  rates.sort((a, b) => a.rate - b.rate);
  const out = rates.filter(({ rate }) => rate < 0.02 || rate > 0.95);
  const names = (list: typeof rates) => list.map(({ name, rate }) => `${name} ${percent(rate)}`).join(', ');
  return [
    `cards taken: least ${names(rates.slice(0, 5))}; most ${names(rates.slice(-3))}`,
    `cards outside 2 to 95 %: ${out.length === 0 ? 'none' : names(out)}`,
  ];
}

/** Reports the wins of the rushing player; only Restorationists rush. */
function rushes(seats: number, first: number, all: readonly Watched[]): string[] {
  const own = all.map(({ sides, wins }, i) => {
    const seat = (first + i) % seats;
    return { rushed: sides[seat] === 'Restorationist', won: wins[seat]! };
  });
  const won = own.filter(({ rushed }) => rushed).map((one) => one.won);
  return [`rush: ${won.length} rushed, won ${percent(mean(won))}, ${(seats * mean(won)).toFixed(2)} of a fair share`];
}
