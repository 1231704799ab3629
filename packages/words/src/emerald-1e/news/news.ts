// Reports the others' turns to a player whose turn begins, and the results of the player's own draws.
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { linesSince, type Since, type SinceLine } from '../../since/since.ts';
import { addTexts, speaking } from '../../text.ts';
import type { Model } from '../model.ts';
import { groupsOf, sentenceOf } from '../sentences.ts';
import { concernOf } from './since.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const n = speaking<typeof english.emerald1eNews>('emerald1eNews');

/** Binds the functions to the page's latest model. */
export const wordsOf = (latest: { readonly current: Model }) => ({
  newsOf: (you: number, since: Since) => newsOf(latest.current, you, since),
  rollOf: (player: number, step: readonly VisibleEvent[]) => rollOf(latest.current, player, step),
});

/** Reports the turns of others to a player. */
export const newsOf = (m: Pick<Model, 'data' | 's'>, you: number, since: Since): readonly SinceLine[] =>
  linesSince(concernOf(m, you), m.s, you, since);

/** R14: describes a player's draws in one step and their cost; empty if nothing was drawn. */
export function rollOf(m: Pick<Model, 'data'>, you: number, row: readonly VisibleEvent[]): readonly string[] {
  const groups = groupsOf(row);
  const first = groups.findIndex(({ events: [{ kind, fields }] }) => kind === 'sanity' && fields.player === you);
  if (first < 0) return [];
  return groups.slice(first).flatMap((group) => {
    const [{ kind, fields }] = group.events;
    if (kind === 'sanity' && fields.player === you) return n(fields.mad === 1 ? 'roll.mad' : 'roll.sane');
    return kind === 'agentGone' && fields.owner === you ? sentenceOf(m, group) : [];
  });
}
