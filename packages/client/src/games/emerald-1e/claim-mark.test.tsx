// Tests that possible claims are marked by a sign with a sentence, and listed in the viewer's own strip.

import { BOX_OF, CITIES } from '@gaslamp/emerald-1e/box/ids';
import { emerald1e } from '@gaslamp/emerald-1e/game';
import { Story } from '@gaslamp/emerald-1e/stage/story';
import { isSeated, modelOf } from '@gaslamp/words/emerald-1e/model';
import english from '@gaslamp/words/emerald-1e/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichContext } from '../../table/things/rich.tsx';
import { Dangers } from './dangers.tsx';
import { Influence } from './influence.tsx';
import { menuAbout } from './menus.ts';
import { richOf } from './rich-tools.tsx';
import { ClaimMark } from './target-cubes.tsx';

addTexts('en', english);
const game = emerald1e();
const { data } = game;
const names = ['Ada', 'Ben'];
const { s } = new Story(game, ['ann', 'ben'], {
  active: 'ann',
  acted: 1,
  cities: { PARIS: { controller: 'ann' } },
  agents: { MONDAY: { player: 'ann', at: 'CAIRO' }, TUESDAY: { player: 'ben', at: 'CAIRO' } },
  players: { ann: { cubes: { ROME_BOX: 1 }, known: true }, ben: { cubes: { PARIS_BOX: 2 } } },
});
const seenBy = (you: number | null) => modelOf({ s, data, you, names, hidden: [] });
const box = (city: (typeof CITIES)[number]) => BOX_OF + CITIES.indexOf(city);
const mark = (you: number | null, target: number) =>
  /aria-label="([^"]+)"/.exec(renderToStaticMarkup(<ClaimMark m={seenBy(you)} target={target} />))?.[1] ?? null;
const plain = (html: string) => html.replace(/<[^>]+>/g, '');

test('R6.2 what one can claim is marked in every turn, and what others can claim of one’s own', () => {
  expect(mark(0, box('ROME'))).toBe('you can claim the city box of Rome as the first action of a turn');
  expect(mark(0, box('PARIS'))).toBe('Ben can claim Paris from you as the first action of a turn');
  expect(mark(1, box('PARIS'))).toBe('you can claim the city box of Paris as the first action of a turn');
  expect(mark(0, box('VIENNA'))).toBeNull();
  expect(mark(null, box('PARIS'))).toBeNull();
});
test('what is in danger stands over one’s own strip, and the counts in the sheet of a place', () => {
  const rich = richOf({ data, names, you: null }, { openCard: () => {} } as never);
  const shown = (page: ReactNode) =>
    plain(renderToStaticMarkup(<RichContext value={rich}>{page}</RichContext>)).replaceAll(' ', ' ');
  const markup = (you: number) => {
    const m = seenBy(you);
    return isSeated(m) ? shown(<Dangers m={m} className="urgent" />) : null;
  };
  expect(markup(0)).toMatch(
    /Ben can claim Paris from you as the first action of a turn\..*Your main agent in Cairo is in danger: it is your last agent, and you are known to the authorities\./,
  );
  expect(markup(1)).toBe('');
  expect(shown(<Influence m={seenBy(0)} targets={[box('PARIS')]} />)).toBe(
    'Influence on the city box of Paris: Ben 2, including 0 agents. Ben has the most. Ben can claim it from you as the first action of a turn.',
  );
});
test('what the signs of a city stand for is told wherever its box is pressed, though nothing lies there', () => {
  const rich = richOf({ data, names, you: null }, { openCard: () => {} } as never);
  const about = (thing: string) =>
    plain(
      renderToStaticMarkup(<RichContext value={rich}>{menuAbout(seenBy(0), thing as never)}</RichContext>),
    ).replaceAll(' ', ' ');
  const vienna = CITIES.indexOf('VIENNA');
  const [{ points, needed }, royal] = [data.pack.cities[vienna]!, data.pack.royals[data.royalIn[vienna]!]!];
  for (const thing of [`city.${vienna}`, `target.${box('VIENNA')}`])
    expect(about(thing)).toBe(
      `The city: ${points} points.Killing an agent here takes ${needed} bombs.${royal.name} needs ${royal.needed} bombs, worth ${royal.points} points. `,
    );
  expect(about(`target.${box('PARIS')}`)).toContain('controlled by Ada.');
});
