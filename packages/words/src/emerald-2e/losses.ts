// The events that did harm to a player.
import type { KnownEvent } from './model.ts';

/** Returns true if the event took something from the player or showed somebody a secret of theirs. */
export function hits(player: number, { kind, fields }: KnownEvent): boolean {
  switch (kind) {
    case 'killed':
    case 'agentHome':
    case 'cubesToLimbo':
    case 'cubesHome':
    case 'cardBanished':
    case 'looked':
      return fields.owner === player;
    case 'sanity':
      return fields.player === player && fields.insane === 1;
    case 'revealed':
      return fields.player === player;
    default:
      return false;
  }
}
