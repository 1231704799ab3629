// Rebuilds a viewer's history of a match, for replays, from the messages that the viewer gets.
import { at } from '@gaslamp/kernel/lists';
import { patched } from '@gaslamp/kernel/patch';
import type { Past } from '@gaslamp/protocol/past';
import type { OwnReel, ShownThen } from './reel.ts';

export function reelOfPast({ first, moments, turns, turning }: Past): OwnReel {
  const shown: ShownThen[] = [];
  let s = first;
  let hidden: ShownThen['hidden'] = [];
  for (const moment of moments) {
    // Adjacent states share their unchanged lists, which saves memory.
    s = patched(s, moment.patch);
    hidden = moment.hidden ?? hidden;
    shown.push({ s, hidden, standing: moment.standing });
  }
  return { turns, turning, rows: moments.map(({ row }) => row), shown: (moment) => at(shown, moment) };
}
