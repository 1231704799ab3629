// The events that did harm to a player.
import type { KnownEvent } from './model.ts';

/** Returns true if the event took something from the player or showed somebody a secret of theirs. */
export function hits(player: number, { kind, fields }: KnownEvent): boolean {
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
