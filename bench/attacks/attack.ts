import type { Caller } from './caller.ts';

/** Counts of what an attack has done and met, by name. */
export class Tally {
  readonly counts: Record<string, number> = {};
  add(what: string, n = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + n;
  }
  /** Counts the outcome of a request. */
  async reply(reply: ReturnType<Caller['ask']>): Promise<number> {
    const status = await reply.then(({ status }) => status).catch(() => 0);
    this.add(status === 0 ? 'broken' : status < 400 ? 'answered' : `status ${status}`);
    return status;
  }
}
export interface Attack {
  readonly name: string;
  /** The store that it is about; default: SQLite. */
  readonly store?: 'postgres';
  /** Newcomers and attackers connect without a proxy. */
  readonly direct?: true;
  /** Beside it another caller plays against a bot. */
  readonly bots?: true;
  /** It needs the built page. */
  readonly page?: true;
  /** Prepares the attack; resolves when it has begun. It goes on until the process is ended. */
  begin(port: number, tally: Tally): Promise<void>;
}

/** The one who attacks, where a single one does. */
export const ATTACKER = '198.51.100.1';

/** Repeats `work` in so many strands at once, without end. Each repetition takes at least `least` ms. */
export function endlessly(strands: number, work: (strand: number) => Promise<unknown>, least = 5): void {
  const go = async (strand: number): Promise<void> => {
    for (;;) await Promise.all([work(strand).catch(() => {}), new Promise((resolve) => setTimeout(resolve, least))]);
  };
  for (let strand = 0; strand < strands; strand++) void go(strand);
}
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
