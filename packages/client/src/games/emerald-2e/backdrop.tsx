import { EuropeMap } from './art/europe/map.tsx';

/** Europe behind the sheets of the pages. */
export function Backdrop() {
  return <EuropeMap how="pins" />;
}
