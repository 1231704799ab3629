import type { Forecast } from '@gaslamp/kernel/forecast';
import { mayEndWords } from '@gaslamp/words/emerald/may-end';
import { foretold, rollWords } from '@gaslamp/words/emerald-2e/foretold/foretold';
import type { Model } from '@gaslamp/words/emerald-2e/model';
import { ForecastLine } from '../../table/asking/forecast-line.tsx';

/** The certain consequences of confirming. */
export const Foretold = ({ m, forecast }: { m: Model; forecast: Forecast }) => (
  <ForecastLine
    forecast={forecast}
    tell={(events) => foretold(m, events)}
    roll={(events) => rollWords(m, events)}
    mayEnd={mayEndWords}
  />
);
