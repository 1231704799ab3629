// Notes beside ambiguous rules: the reading of this table, or the standard one.
import { useContext, useEffect, useState } from 'react';
import { fetchWithTexts } from '../games/use-manifest.ts';
import { games } from '../net/api.ts';
import { OptionsOfTable, RulesOfGame } from './of-game.ts';

/** Sentences by the number of the rule that they belong to. */
export type Readings = ReadonlyMap<string, readonly string[]>;
const NONE: Readings = new Map();

export function useReadings(): Readings {
  const game = useContext(RulesOfGame);
  const chosen = useContext(OptionsOfTable);
  const [readings, setReadings] = useState(NONE);
  useEffect(() => {
    if (game === null) return;
    let live = true;
    readingsOf(game, chosen).then(
      (found) => live && setReadings(found),
      // Without a server the rules are shown as written.
      () => {},
    );
    return () => {
      live = false;
    };
  }, [game, chosen]);
  return readings;
}

async function readingsOf(game: string, chosen: Readonly<Record<string, number>> | null): Promise<Readings> {
  // The texts are shared with the page that creates a match, and are loaded on demand.
  const [words] = await Promise.all([import('../pages/terms/readings.ts'), fetchWithTexts(game)]);
  const options = (await games()).find(({ id }) => id === game)?.options ?? {};
  const readings = new Map<string, string[]>();
  for (const [option, { standard, rule, also = [] }] of Object.entries(options)) {
    const reading = words.readingWords(option, chosen?.[option] ?? standard, chosen !== null);
    for (const number of [rule, ...also]) readings.set(number, [...(readings.get(number) ?? []), reading]);
  }
  return readings;
}
