// Describes the harm that others did to a player, for the start of that player's turn.
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { type KnownEvent, type Model, readEvent } from './model.ts';
import { groupsOf, sentenceOf } from './sentences.ts';

export const lossesOf = (m: Model, player: number, events: readonly VisibleEvent[]): readonly string[] =>
  groupsOf(events.filter((event) => hits(player, readEvent(event)))).map((group) => sentenceOf(m, group));

/** Returns true if the event took something from the player, moved their agent or showed somebody a secret of theirs. */
function hits(player: number, { kind, fields }: KnownEvent): boolean {
  switch (kind) {
    case 'removed':
    case 'moved':
      return fields.pawn === player;
    case 'money':
      return fields.player === player && fields.amount < 0;
    case 'paid':
    case 'passed':
    case 'discarded':
    case 'burdened':
    case 'buildingRemoved':
    case 'setAside':
      return fields.player === player;
    case 'bought':
    case 'looked':
    case 'swappedHands':
      return fields.owner === player;
    default:
      return false;
  }
}
