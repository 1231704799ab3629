import type { VisibleEvent } from '@gaslamp/kernel/events';
import type { Ending, Forecast } from '@gaslamp/kernel/forecast';
import { addTexts, t } from '@gaslamp/words/text';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Rich } from '../things/rich.tsx';
import english from './text/forecast.en.json' with { type: 'json' };

addTexts('en', english);

interface ForecastLineProps {
  readonly forecast: Forecast;
  /** Returns the game's sentences for events, the most important first. */
  tell(events: readonly VisibleEvent[]): readonly string[];
  /** Warn of a roll or a draw if the game has more to say than the standard sentence. */
  roll?(events: readonly VisibleEvent[]): string;
  draw?(events: readonly VisibleEvent[]): string | null;
  /** Names the hidden fact by which the match ends; null if the game has no words for it. */
  mayEnd?(ending: Ending): string | null;
}

/** Shows the consequences of confirming, first a possible end and what a roll may cost, and the point where certainty ends. */
export function ForecastLine({ forecast, tell, roll, draw, mayEnd }: ForecastLineProps) {
  const { events, until, fate, ends } = forecast;
  const told = tell(events);
  const warning = (until === 'roll' ? roll?.(events) : until === 'draw' ? draw?.(events) : null) ?? null;
  const first = new Set(ends.map((end) => mayEnd?.(end) ?? t('table.forecast.mayEnd', { fate: end.fate ?? '' })));
  if (warning !== null) first.add(warning);
  // Nothing to say if nothing happens before the next question.
  const isOpen = until !== 'asked' && until !== 'over' && first.size === 0 && (until !== 'hidden' || told.length > 0);
  const end = isOpen ? [t(`table.forecast.${until}`)] : [];
  const certain = until === 'over' ? [t(`table.forecast.${fate === null ? 'over' : FATES[fate]}`), ...told] : told;
  const sentences = [...certain, ...end];
  if (sentences.length + first.size === 0) return null;
  return (
    <Short>
      {[...first].map((sentence) => (
        <b key={sentence} className="forecast-ends">
          <Rich text={sentence} />{' '}
        </b>
      ))}
      {certain.length > 0 ? <span className="forecast-lead">{t('table.forecast.lead')}</span> : null}{' '}
      <Rich text={sentences.join(' ')} />
    </Short>
  );
}
const FATES = { wins: 'overWins', last: 'overLast', loses: 'overLoses' } as const;

/** Three lines of text; the rest is shown by a button. */
function Short({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = text.current ?? {};
    if (!open) setLong(scrollHeight > clientHeight + 2);
  });
  return (
    <div className="forecast">
      <p ref={text} data-open={open || undefined}>
        {children}
      </p>
      {long ? (
        <button type="button" className="forecast-more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'table.forecast.less' : 'table.forecast.more')}
        </button>
      ) : null}
    </div>
  );
}
