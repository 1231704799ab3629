// Measures speed as the best of several short windows, since other load on the machine can only reduce it.
import { cpuUsage } from 'node:process';

/** A measured speed: units per second by the clock, and by the processor time of this process. */
export interface Speed {
  readonly perSecond: number;
  readonly perProcessorSecond: number;
  /** Average share of a core that this process had. Well below 1 the machine was busy. */
  readonly share: number;
}

/** A piece of work to measure; returns its number of units. */
export type Work = () => number;

export interface Windows {
  /** Seconds before the first window, for the compiler. */
  readonly warmUp: number;
  readonly count: number;
  /** Seconds of each window. */
  readonly seconds: number;
}

/** Measures several works in turn, so that a busy moment of the machine affects all of them equally. */
export function measured(works: readonly Work[], { warmUp, count, seconds }: Windows): Speed[] {
  for (const work of works) run(work, warmUp);
  const measures = works.map((work): { work: Work; windows: Window[] } => ({ work, windows: [] }));
  for (let i = 0; i < count; i++) for (const { work, windows } of measures) windows.push(run(work, seconds));
  return measures.map(({ windows: those }) => ({
    perSecond: Math.max(...those.map(({ done, clock }) => done / clock)),
    perProcessorSecond: Math.max(...those.map(({ done, processor }) => done / processor)),
    share: sum(those.map(({ processor }) => processor)) / sum(those.map(({ clock }) => clock)),
  }));
}

interface Window {
  readonly done: number;
  /** Seconds by the clock, and of processor time. */
  readonly clock: number;
  readonly processor: number;
}

function run(work: Work, seconds: number): Window {
  const before = cpuUsage();
  const began = performance.now();
  let done = 0;
  let clock = 0;
  while (clock < seconds) {
    done += work();
    clock = (performance.now() - began) / 1000;
  }
  const { user, system } = cpuUsage(before);
  return { done, clock, processor: (user + system) / 1e6 };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
