import type { VisibleEvent } from '@gaslamp/kernel/events';
import type { Forecast } from '@gaslamp/kernel/forecast';
import { addTexts, t } from '@gaslamp/words/text';
import { Rich } from '../things/rich.tsx';
import english from './text/forecast.en.json' with { type: 'json' };

addTexts('en', english);

interface ForecastLineProps {
  readonly forecast: Forecast;
  /** Returns the game's sentences for events. */
  tell(events: readonly VisibleEvent[]): readonly string[];
  /** Name the reason for a roll or a draw if the game has more to say than the standard sentence. */
  roll?(events: readonly VisibleEvent[]): string;
  draw?(events: readonly VisibleEvent[]): string | null;
}

/** Shows the certain consequences of confirming, and the point where certainty ends. */
export function ForecastLine({ forecast: { events, until }, tell, roll, draw }: ForecastLineProps) {
  const lines = tell(events);
  // Nothing to say if nothing happens before the next question.
  const end =
    until === 'asked' || (until === 'hidden' && lines.length === 0)
      ? []
      : [
          (until === 'roll' ? roll?.(events) : until === 'draw' ? draw?.(events) : null) ??
            t(`table.forecast.${until}`),
        ];
  const certain = lines.length > 0 || until === 'over';
  const sentences = until === 'over' ? [...end, ...lines] : [...lines, ...end];
  if (sentences.length === 0) return null;
  return (
    <p className="forecast" role="status">
      {certain ? <span className="forecast-lead">{t('table.forecast.lead')}</span> : null}{' '}
      <Rich text={sentences.join(' ')} />
    </p>
  );
}
