// Reports the others' turns to a player whose turn begins, and what only that player saw.
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { linesSince, type Since, type SinceLine } from '../../since/since.ts';
import { addTexts, speaking } from '../../text.ts';
import { all, who } from '../../things.ts';
import { type Model, personalityName, readEvent, which } from '../model.ts';
import { concernOf } from './since.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const n = speaking<typeof english.nantyNews>('nantyNews');

/** Reports the turns of others to a player. */
export const newsOf = (m: Model, you: number, since: Since): readonly SinceLine[] =>
  linesSince(
    concernOf(m, you, (events) => seenOf(m, you, events)),
    m.s,
    you,
    since,
  );

/** Describes what one step showed to a player and not to everybody: other hands, unused personalities, cards received. */
export function seenOf(m: Pick<Model, 's'>, you: number, row: readonly VisibleEvent[]): readonly string[] {
  const events = row.map(readEvent);
  // The refill of the hand at the end of a turn is not reported.
  const refilled = events.some(({ kind }) => kind === 'turn');
  const unused: string[] = [];
  const [drawn, hands, given] = [[] as string[], new Map<number, string[]>(), new Map<number, string[]>()];
  const out: string[] = [];
  for (const { kind, fields } of events) {
    if (kind === 'peeked' && fields.personality !== undefined) unused.push(personalityName(m, fields.personality));
    if (kind === 'swappedPersonality' && fields.player === you && fields.personality !== undefined)
      out.push(n('seen.self', { personality: personalityName(m, fields.personality) }));
    if (kind === 'looked' && fields.player === you && fields.card !== undefined)
      hands.set(fields.owner, [...(hands.get(fields.owner) ?? []), which(fields.card)]);
    if (kind === 'passed' && fields.to === you && fields.card !== undefined)
      given.set(fields.player, [...(given.get(fields.player) ?? []), which(fields.card)]);
    if (kind === 'drew' && fields.player === you && fields.card !== undefined && !refilled)
      drawn.push(which(fields.card));
  }
  if (unused.length > 0) out.push(n('seen.unused', { personalities: all(unused), count: unused.length }));
  for (const [owner, cards] of hands) out.push(n('seen.hand', { owner: who(owner), cards: all(cards) }));
  for (const [from, cards] of given) out.push(n('seen.given', { from: who(from), cards: all(cards) }));
  if (drawn.length > 0) out.push(n('seen.drawn', { cards: all(drawn) }));
  return out;
}
