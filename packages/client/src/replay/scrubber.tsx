import type { OwnReel } from '@gaslamp/record/reel';
import { t } from '@gaslamp/words/text';
import { type KeyboardEvent, memo, type Ref } from 'react';
import { turnAfter, turnBefore } from './replay-client.ts';

interface ScrubberProps {
  readonly reel: OwnReel;
  /** True while only this moment is loaded, so that the slider cannot move. */
  readonly reading: boolean;
  readonly moment: number;
  readonly ref: Ref<HTMLInputElement>;
  onMoment(moment: number): void;
}

/** A range input: arrows move by steps, Page Up and Page Down by turns. */
export function Scrubber({ reel, reading, moment, ref, onMoment }: ScrubberProps) {
  const last = reel.turns.length - 1;
  const pages = (event: KeyboardEvent) => {
    const turn = event.key === 'PageUp' ? turnAfter : event.key === 'PageDown' ? turnBefore : null;
    if (turn === null) return;
    event.preventDefault();
    onMoment(turn(reel, moment));
  };
  return (
    <div className="replay-scrubber">
      {reading ? null : <Marks reel={reel} />}
      <input
        ref={ref}
        type="range"
        min={0}
        max={last}
        value={moment}
        aria-label={t('replay.moment')}
        aria-disabled={reading || undefined}
        aria-valuetext={reading ? t('replay.loading') : momentWords(reel, moment)}
        onKeyDown={pages}
        onChange={({ target }) => onMoment(Number(target.value))}
      />
    </div>
  );
}

export const momentWords = ({ turns, turning }: OwnReel, moment: number): string =>
  t('replay.at', {
    step: moment,
    last: turns.length - 1,
    turn: (turns[moment] ?? 0) + 1,
    turning: String(turning.includes(moment)),
    begins: String(moment > 0 && turns[moment] !== turns[moment - 1]),
  });

/** A line at the start of each turn, and a taller one at each turning point. */
const Marks = memo(({ reel: { turns, turning } }: { reel: OwnReel }) => {
  const starts = turns.flatMap((turn, n) => (n > 0 && turn !== turns[n - 1] ? [n] : []));
  const lines = (moments: readonly number[]) => moments.map((n) => `M${n} 0V1`).join('');
  const box = `0 0 ${Math.max(1, turns.length - 1)} 1`;
  return (
    <div className="replay-marks" aria-hidden="true">
      <svg viewBox={box} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={lines(starts)} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg viewBox={box} preserveAspectRatio="none" aria-hidden="true" focusable="false" data-turning="">
        <path d={lines(turning)} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
});
