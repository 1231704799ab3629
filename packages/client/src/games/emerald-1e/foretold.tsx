import type { Forecast } from '@gaslamp/kernel/forecast';
import { mayEndWords } from '@gaslamp/words/emerald/may-end';
import { drawWords, foretold } from '@gaslamp/words/emerald-1e/foretold';
import type { Model } from '@gaslamp/words/emerald-1e/model';
import { ForecastLine } from '../../table/asking/forecast-line.tsx';

/** The certain consequences of confirming. */
export const Foretold = ({ m, forecast }: { m: Model; forecast: Forecast }) => (
  <ForecastLine
    forecast={forecast}
    tell={(events) => foretold(m, events)}
    draw={(events) => drawWords(m, events)}
    mayEnd={mayEndWords}
  />
);
