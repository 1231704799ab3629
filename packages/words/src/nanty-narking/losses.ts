// The events that did harm to a player.
import type { KnownEvent } from './model.ts';

/** Returns true if the event took something from the player, moved their agent or showed somebody a secret of theirs. */
export function hits(player: number, { kind, fields }: KnownEvent): boolean {
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
