// Describes the harm that others did to a player, for the start of that player's turn.
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { type KnownEvent, type Model, readEvent } from './model.ts';
import { groupsOf, sentenceOf } from './sentences.ts';

export const lossesOf = (m: Pick<Model, 'data'>, player: number, events: readonly VisibleEvent[]): readonly string[] =>
  groupsOf(events.filter((event) => hits(player, readEvent(event)))).map((group) => sentenceOf(m, group));

/** Returns true if the event took something from the player or showed somebody a secret of theirs. */
function hits(player: number, { kind, fields }: KnownEvent): boolean {
  switch (kind) {
    case 'agentKilled':
    case 'agentGone':
    case 'cubesToLimbo':
    case 'cubesHome':
    case 'cardTaken':
    case 'looked':
      return fields.owner === player;
    case 'cityTaken':
    case 'controlPassed':
    case 'cardHandedOver':
      return fields.from === player;
    case 'sanity':
      return fields.player === player && fields.mad === 1;
    case 'revealed':
    case 'uncovered':
      return fields.player === player;
    default:
      return false;
  }
}
