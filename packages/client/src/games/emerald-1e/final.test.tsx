// Tests that the final scoring starts with the points shown on the table.
import { REASONS } from '@gaslamp/emerald-1e/box/state';
import { emerald1e } from '@gaslamp/emerald-1e/game';
import { finalScoring } from '@gaslamp/emerald-1e/seen/scoring';
import { Story } from '@gaslamp/emerald-1e/stage/story';
import { modelOf, words } from '@gaslamp/words/emerald-1e/model';
import english from '@gaslamp/words/emerald-1e/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FinalScoring, reasonWords } from './final.tsx';

addTexts('en', english);

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

test('R17.3 the first words say which Restorationist ended the match, and how', () => {
  const game = emerald1e();
  const ended = (ben: object) => {
    const { s } = new Story(game, ['ann', 'ben'], {
      active: 'ann',
      players: { ann: { identity: 'LOYALIST' }, ben: { identity: 'RESTORATIONIST', revealed: true, ...ben } },
    });
    s.reason = REASONS.indexOf('restorationist');
    const m = modelOf({ s, data: game.data, you: 0, names: ['Ada', 'Ben'], hidden: [] });
    return words(m, reasonWords(m, 33, finalScoring(m)));
  };
  expect(ended({ mad: 3 })).toBe('Ben is a Restorationist and has three Mad markers.');
  expect(ended({})).toContain('or a Restorationist has three Mad markers');
});
