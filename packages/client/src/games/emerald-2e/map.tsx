import { agentsIn, countOf, cubesIn } from '@gaslamp/emerald-2e/box/state';
import { cityName, holderOf, type Model, players, royaltyIn } from '@gaslamp/words/emerald-2e/model';
import { GameSymbol } from '../../art/emerald/symbols.tsx';
import { type GameMapProps, MapCities } from '../emerald/map/map-cities.tsx';
import { cityIds, styleOf } from './art/europe/geometry.ts';

/** The nine cities on the map of a small window. */
export function CityMap({ m, wordsOf, onTouch }: GameMapProps<Model>) {
  const cities = cityIds.map((id, city) => ({
    name: cityName(city),
    words: wordsOf(m, city),
    style: styleOf(id),
    agents: players(m).map((player) => agentsIn(m.s, player, city)),
    cubes: players(m).map((player) => cubesIn(m.s, player, city)),
    zombies: countOf(m.s.zombies, city),
    holder: holderOf(m, city),
    royal: royaltyIn(m, city) >= 0,
  }));
  return <MapCities you={m.you} cities={cities} royal={<GameSymbol name="royalty" size={16} />} onTouch={onTouch} />;
}
