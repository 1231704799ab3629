import { EuropeMap } from '../../art/emerald/europe/map.tsx';

/** Europe behind the sheets of the pages. */
export const Backdrop = () => <EuropeMap />;
