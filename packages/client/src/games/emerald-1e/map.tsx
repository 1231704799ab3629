import { BOX_OF, CITIES } from '@gaslamp/emerald-1e/box/ids';
import { agentsHere, countOf, cubesOn } from '@gaslamp/emerald-1e/box/state';
import { cityName, type Model, players, royalIn } from '@gaslamp/words/emerald-1e/model';
import { type GameMapProps, MapCities } from '../emerald/map/map-cities.tsx';
import { GameSymbol } from './art/symbols.tsx';
import { lineWords, styleOf } from './geometry.ts';

/** The twelve cities on the map of a small window. */
export function CityMap({ m, wordsOf, onTouch }: GameMapProps<Model>) {
  const { s } = m;
  const { lines } = m.data.pack;
  const cities = CITIES.map((id, city) => {
    const here = agentsHere(s, city);
    const royal = royalIn(m, city);
    const from = lines.filter(({ a, b }) => a === id || b === id);
    return {
      name: cityName(city),
      words: [wordsOf(m, city), ...from.map(lineWords)].join('; '),
      style: styleOf(id),
      agents: players(m).map((player) => here.filter((agent) => s.agentOf[agent] === player).length),
      cubes: players(m).map((player) => cubesOn(s, player, city) + cubesOn(s, player, BOX_OF + city)),
      zombies: countOf(s.zombies, city),
      holder: countOf(s.control, city),
      royal: royal >= 0 && countOf(s.royal, royal) < 0,
    };
  });
  return <MapCities you={m.you} cities={cities} royal={<GameSymbol name="royal" size={16} />} onTouch={onTouch} />;
}
