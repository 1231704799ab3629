// The markup of every city that occurs in matches played at random, for measuring it in a page.
import type { Data as FirstData } from '@gaslamp/emerald-1e/box/data';
import type { Emerald1 } from '@gaslamp/emerald-1e/box/state';
import { emerald1e } from '@gaslamp/emerald-1e/game';
import type { Data as SecondData } from '@gaslamp/emerald-2e/box/data';
import type { Emerald } from '@gaslamp/emerald-2e/box/state';
import { emerald2e } from '@gaslamp/emerald-2e/game';
import { FastDice } from '@gaslamp/kernel/chance';
import type { Game } from '@gaslamp/kernel/game';
import type { State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { modelOf as firstModel } from '@gaslamp/words/emerald-1e/model';
import first from '@gaslamp/words/emerald-1e/text/en.json' with { type: 'json' };
import { modelOf as secondModel } from '@gaslamp/words/emerald-2e/model';
import second from '@gaslamp/words/emerald-2e/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { City as FirstCity, cityKey as firstKey } from '../src/games/emerald-1e/city.tsx';
import { City as SecondCity, cityKey as secondKey } from '../src/games/emerald-2e/city.tsx';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];
const CITIES = { 'emerald-2e': 9, 'emerald-1e': 12 } as const;

/** By city, the markup of every state that it had. */
export type Boxes = readonly (readonly string[])[];
/** Drawings take their size from outside. */
const withoutDrawings = (markup: string): string => markup.replace(/(<svg[^>]*>).*?<\/svg>/gs, '$1</svg>');

/** Plays matches of five at random to their ends and draws each city after every answer that changed it. */
function played<S extends State, D>(
  game: Game<S, D>,
  matches: number,
  cities: number,
  keyOf: (s: S, data: D, city: number) => string,
  draw: (s: S, data: D, city: number) => ReactNode,
): Boxes {
  const found = Array.from({ length: cities }, () => new Map<string, string>());
  for (let seed = 0; seed < matches; seed++) {
    const mind = new FastDice(seed ^ 0x51ed);
    const table = new Table(game, game.setup(NAMES.length, {}), new FastDice(seed), null);
    for (let asked = table.decision; asked !== null; asked = table.decision) {
      found.forEach((all, city) => {
        const key = keyOf(table.s, table.data, city);
        if (!all.has(key)) all.set(key, withoutDrawings(renderToStaticMarkup(draw(table.s, table.data, city))));
      });
      table.choose(mind.oneOf(asked.options));
    }
  }
  return found.map((all) => [...all.values()]);
}

export function boxesOf(game: keyof typeof CITIES, matches: number): Boxes {
  const cities = CITIES[game];
  const seen = { you: null, names: NAMES, hidden: [] };
  if (game === 'emerald-2e') {
    addTexts('en', second);
    const model = (s: Emerald, data: SecondData) => secondModel({ s, data, ...seen });
    return played(
      emerald2e(),
      matches,
      cities,
      (s, data, city) => secondKey(model(s, data), city),
      (s, data, city) => createElement(SecondCity, { m: model(s, data), city }),
    );
  }
  addTexts('en', first);
  const model = (s: Emerald1, data: FirstData) => firstModel({ s, data, ...seen });
  return played(
    emerald1e(),
    matches,
    cities,
    (s, data, city) => firstKey(model(s, data), city),
    (s, data, city) => createElement(FirstCity, { m: model(s, data), city }),
  );
}
