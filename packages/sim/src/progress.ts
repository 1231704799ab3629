/** A progress bar on the terminal; nothing is drawn if the output goes to a pipe or file. */
export interface Progress {
  step(): void;
  stop(): void;
}

const QUIET: Progress = { step() {}, stop() {} };
const WIDTH = 30;
/** Minimum delay between two drawings, in ms: drawing takes longer than a short match. */
const PAUSE = 100;
const CLEAR = '\r\u001b[K';

export function progress(total: number, what: string): Progress {
  if (!process.stderr.isTTY || !process.stdout.isTTY) return QUIET;
  const began = performance.now();
  let drawn = Number.NEGATIVE_INFINITY;
  let done = 0;
  return {
    step() {
      done++;
      const now = performance.now();
      if (now - drawn < PAUSE) return;
      drawn = now;
      process.stderr.write(`${CLEAR}${barOf(done, total, what, now - began)}`);
    },
    stop: () => void process.stderr.write(CLEAR),
  };
}

/** Returns `scenarios ██████░░░░ 60/100 · 4 s left`, given the milliseconds elapsed. */
export function barOf(done: number, total: number, what: string, milliseconds: number): string {
  const full = Math.round((WIDTH * done) / total);
  const left = Math.ceil(((milliseconds / done) * (total - done)) / 1000);
  return `${what} ${'\u2588'.repeat(full)}${'\u2591'.repeat(WIDTH - full)} ${done}/${total} · ${left} s left`;
}
