// Tests the points of all players by source.
import { emerald1e } from '@gaslamp/emerald-1e/game';
import { finalScoring } from '@gaslamp/emerald-1e/seen/scoring';
import { Story } from '@gaslamp/emerald-1e/stage/story';
import { modelOf } from '@gaslamp/words/emerald-1e/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PointsDialog } from './dialogs.tsx';

/** Ann, a Loyalist, has killed a Restorationist's agent and owns Zombies, all of which are on the board. */
function page(over: boolean): string {
  const game = emerald1e();
  const { s } = new Story(game, ['ann', 'ben'], {
    active: 'ann',
    agents: { AZEF: { player: 'ben', at: 'DEAD', killer: 'ann' } },
    cities: { LONDON: { zombies: 8 } },
    players: { ann: { identity: 'LOYALIST', discard: ['ZOMBIES'] }, ben: { identity: 'RESTORATIONIST' } },
  });
  const m = modelOf({ s, data: game.data, you: 0, names: ['Ada', 'Ben'], hidden: [] });
  const final = over ? finalScoring({ s, data: game.data }) : null;
  return renderToStaticMarkup(<PointsDialog m={{ ...m, final }} target={33} onClose={() => {}} />);
}

test('R16.5, R16.6 what counts at the end only has its columns then, and the row adds up to the final points', () => {
  const row = /<tr><th scope="row">.+?<\/tr>/.exec(page(true))?.[0] ?? '';
  const cells = [...row.matchAll(/<td>([^<]*)<\/td>/g)].map(([, text]) => Number(text));
  expect(cells).toEqual([1, 8, 9]);
  expect(page(true)).toContain('all zombies risen');
  expect(page(false)).not.toContain('all zombies risen');
});
