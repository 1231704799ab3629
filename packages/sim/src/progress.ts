import { Presets, SingleBar } from 'cli-progress';

/** A bar on the terminal while something takes its time; nothing at all where the output goes into a pipe or file. */
export interface Progress {
  step(): void;
  stop(): void;
}

const QUIET: Progress = { step() {}, stop() {} };

export function progress(total: number, what: string): Progress {
  if (!process.stderr.isTTY || !process.stdout.isTTY) return QUIET;
  const format = `${what} {bar} {value}/{total} · {eta_formatted} left`;
  const bar = new SingleBar(
    { format, stream: process.stderr, clearOnComplete: true, hideCursor: true, etaBuffer: 50 },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { step: () => bar.increment(), stop: () => bar.stop() };
}
