// The attackers of bench/attack.ts, in a separate process: runs the attack of that name until it is ended.
import { getPriority, setPriority } from 'node:os';
import { at } from '@gaslamp/kernel/lists';
import { type Attack, Tally } from './attacks/attack.ts';
import { CLUBS } from './attacks/club.ts';
import { CROWDED } from './attacks/crowded.ts';
import { EXPENSIVE } from './attacks/expensive.ts';
import { MANY_MATCHES } from './attacks/many-matches.ts';
import { MARKS } from './attacks/marks.ts';

export const ATTACKS: readonly Attack[] = [...EXPENSIVE, ...MANY_MATCHES, ...CROWDED, ...MARKS, ...CLUBS];

if (process.send !== undefined) {
  const tally = new Tally();
  // Real attackers take no time of the server's processor.
  setPriority(getPriority() + 10);
  process.on('message', () => process.send?.(tally.counts, () => process.exit(0)));
  await ATTACKS.find(({ name }) => name === at(process.argv, 3))?.begin(Number(at(process.argv, 2)), tally);
  process.send('begun');
}
