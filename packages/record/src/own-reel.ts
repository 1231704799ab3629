// What somebody had before them of a match, looked back on: from what they were sent, or will have been.
import { at } from '@gaslamp/kernel/lists';
import { patched } from '@gaslamp/kernel/patch';
import type { Past } from '@gaslamp/protocol/past';
import type { OwnReel, ShownThen } from './reel.ts';

export function reelOfPast({ first, moments, turns, turning }: Past): OwnReel {
  const shown: ShownThen[] = [];
  let s = first;
  let hidden: ShownThen['hidden'] = [];
  for (const moment of moments) {
    // Of many states next to each other little is kept: what stays is the same.
    s = patched(s, moment.patch);
    hidden = moment.hidden ?? hidden;
    shown.push({ s, hidden, standing: moment.standing });
  }
  return { turns, turning, rows: moments.map(({ row }) => row), shown: (moment) => at(shown, moment) };
}
