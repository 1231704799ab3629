// The processor time of processes, on Linux.
import { readFileSync } from 'node:fs';

/** Duration of a tick of the kernel's statistics, in ms: USER_HZ is 100 on every platform that Node supports. */
const TICK = 10;

/** Returns the processor time of these processes in ms, user and system; 0 for those that have ended. */
export function processorTime(pids: readonly number[]): number {
  let total = 0;
  for (const pid of pids)
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      total += (Number(fields[11]) + Number(fields[12])) * TICK;
    } catch {
      // It has ended, or this is no Linux.
    }
  return total;
}
