import { EuropeMap as Europe, type EuropeMapProps, type MapCity } from '../../../../art/emerald/europe/map.tsx';
import { cityIds, cityLeader } from './geometry.ts';

const CITIES: readonly MapCity[] = cityIds.map((id) => {
  const { from, to } = cityLeader(id);
  return { id, at: to, from };
});

/** Europe with the nine cities of the board. */
export const EuropeMap = (props: Omit<EuropeMapProps, 'cities'>) => <Europe {...props} cities={CITIES} />;
