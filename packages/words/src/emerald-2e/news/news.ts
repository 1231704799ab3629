// Reports the others' turns to a player whose turn begins, and the results of the player's own rolls.
import { countOf } from '@gaslamp/emerald-2e/box/state';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { linesSince, type Since, type SinceLine } from '../../since/since.ts';
import { addTexts, speaking } from '../../text.ts';
import { type KnownEvent, type Model, readEvent, where } from '../model.ts';
import { concernOf } from './since.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const n = speaking<typeof english.emerald2eNews>('emerald2eNews');

/** Binds the functions to the page's latest model. */
export const wordsOf = (latest: { readonly current: Model }) => ({
  newsOf: (you: number, since: Since) => newsOf(latest.current, you, since),
  rollOf: (player: number, step: readonly VisibleEvent[]) => rollOf(latest.current, player, step),
});

/** Reports the turns of others to a player. */
export const newsOf = (m: Pick<Model, 'data' | 's'>, you: number, since: Since): readonly SinceLine[] =>
  linesSince(concernOf(m, you), m.s, you, since);

/** R14, R10.10: describes the results of a player’s rolls in one step; empty if there was none. */
export function rollOf(m: Pick<Model, 's'>, you: number, row: readonly VisibleEvent[]): readonly string[] {
  const events = row.map(readEvent);
  const isOwn = (event: KnownEvent) => event.kind === 'sanity' && event.fields.player === you;
  const first = events.findIndex(isOwn);
  if (first < 0) return [];
  const lost = events.filter((event) => isOwn(event) && event.kind === 'sanity' && event.fields.insane === 1).length;
  const out = [lost === 0 ? n('roll.sane') : n('roll.insane', { lost, left: countOf(m.s.tokens, you) })];
  for (const { kind, fields } of events.slice(first)) {
    if (kind === 'agentHome' && fields.owner === you) out.push(n('roll.agent', { city: where(fields.city) }));
    if (kind === 'cubesToLimbo' && fields.owner === you)
      out.push(n('roll.cubes', { city: where(fields.city), count: fields.count }));
  }
  return out;
}
