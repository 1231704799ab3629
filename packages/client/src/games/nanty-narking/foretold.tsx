import type { Forecast } from '@gaslamp/kernel/forecast';
import { foretold } from '@gaslamp/words/nanty-narking/foretold';
import type { Model } from '@gaslamp/words/nanty-narking/model';
import { ForecastLine } from '../../table/asking/forecast-line.tsx';

/** The certain consequences of confirming. */
export const Foretold = ({ m, forecast }: { m: Model; forecast: Forecast }) => (
  <ForecastLine forecast={forecast} tell={(events) => foretold(m, events)} />
);
