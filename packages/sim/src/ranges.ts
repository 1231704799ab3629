import type { NotRerun } from '@gaslamp/record/verify';

/** Consecutive entries that were not re-run for the same reason. */
export interface Range extends Pick<NotRerun, 'why' | 'rules'> {
  readonly from: number;
  readonly to: number;
}
export function rangesOf(notRerun: readonly NotRerun[]): Range[] {
  const ranges: Range[] = [];
  for (const { entry, why, rules } of notRerun) {
    const last = ranges.at(-1);
    if (last && last.to === entry - 1 && last.why === why && last.rules === rules)
      ranges[ranges.length - 1] = { ...last, to: entry };
    else ranges.push({ from: entry, to: entry, why, rules });
  }
  return ranges;
}
