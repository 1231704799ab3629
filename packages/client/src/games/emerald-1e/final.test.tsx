// Tests that the final scoring starts with the points shown on the table.
import { emerald1e } from '@gaslamp/emerald-1e/game';
import { Story } from '@gaslamp/emerald-1e/stage/story';
import { modelOf } from '@gaslamp/words/emerald-1e/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FinalScoring } from './final.tsx';

test('R16.11 first the points are shown as they were: of a hidden player cities and Royal Persons, no track', () => {
  const game = emerald1e();
  const { s } = new Story(game, ['ann', 'ben'], {
    active: 'ann',
    markers: { war: 4, revolution: 4 },
    cities: { LONDON: { controller: 'ann' } },
    players: { ann: { identity: 'LOYALIST' }, ben: { identity: 'RESTORATIONIST', revealed: true } },
  });
  const m = modelOf({ s, data: game.data, you: 0, names: ['Ada', 'Ben'], hidden: [] });
  const nothing = () => {};
  const page = renderToStaticMarkup(
    <FinalScoring m={m} target={33} onRematch={null} onRevealed={nothing} onClose={nothing} />,
  );
  const [list = ''] = /<ol class="standings">.+?<\/ol>/.exec(page) ?? [];
  const shown = [...list.matchAll(/<b>([^<]*)<\/b>/g)].map(([, points]) => points);
  const { cities, tracks } = game.data.pack;
  expect(shown).toEqual([String(cities.find(({ id }) => id === 'LONDON')?.points), String(tracks.revolution[4])]);
});
