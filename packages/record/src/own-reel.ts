// What somebody had before them of a match, looked back on: from what they were sent, or will have been.
import { at } from '@gaslamp/kernel/lists';
import { patched } from '@gaslamp/kernel/patch';
import type { Past } from '@gaslamp/protocol/past';
import type { OwnReel, ShownThen } from './reel.ts';
import { sharing } from './sharing.ts';

export function reelOfPast({ first, moments, turns, turning }: Past): OwnReel {
  const shown: ShownThen[] = [];
  let s = first;
  let hidden: ShownThen['hidden'] = [];
  for (const moment of moments) {
    s = sharing(patched(s, moment.patch), s);
    hidden = moment.hidden ?? hidden;
    shown.push({ s, hidden, standing: moment.standing });
  }
  return { turns, turning, rows: moments.map(({ row }) => row), shown: (moment) => at(shown, moment) };
}
