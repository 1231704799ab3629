// Ratings of bots from their matches, by Plackett and Luce's model (Weng and Lin, 2011).
import { at } from '@gaslamp/kernel/lists';
import { rate, rating } from 'openskill';

export interface Rating {
  readonly bot: string;
  /** The mean of the estimated strength; every bot begins at 25. */
  readonly strength: number;
  /** Half of the 95 % interval around it. */
  readonly margin: number;
}
/** A match of two bots, with the share of the wins of the first. */
export interface Rated {
  readonly pair: readonly [string, string];
  readonly share: number;
}
const Z = 1.959964;

/** Returns the ratings of the bots, the strongest first. A bot with several seats counts as one player. */
export function ratings(bots: readonly string[], matches: readonly Rated[]): Rating[] {
  const by = new Map(bots.map((bot) => [bot, rating()]));
  for (const { pair, share } of matches) {
    const [a, b] = pair;
    const teams = rate([[by.get(a) ?? rating()], [by.get(b) ?? rating()]], { score: [share, 1 - share] });
    by.set(a, at(at(teams, 0), 0));
    by.set(b, at(at(teams, 1), 0));
  }
  return [...by]
    .map(([bot, { mu, sigma }]) => ({ bot, strength: mu, margin: Z * sigma }))
    .sort((a, b) => b.strength - a.strength);
}
