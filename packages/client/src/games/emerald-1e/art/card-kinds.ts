import type { Card } from '@gaslamp/emerald-1e/box/pack';

const HORRORS: ReadonlySet<string> = new Set(
  'SHOGGOTH ZOMBIES VAMPIRES CTHULHU NECRONOMICON YOG_SOTHOTH MI_GO TERRORS'.split(' '),
);

/** Returns the frame of a card: the pack knows its group, and its picture is our choice. */
export function cardKindOf({ id, kind, agent, side }: Pick<Card, 'id' | 'kind' | 'agent' | 'side'>): string {
  if (side !== null) return side;
  if (kind !== 'game') return kind === 'token' ? 'people' : kind === 'sanity' ? 'horror' : kind;
  if (agent !== null || id === 'HUDSON' || id === 'FREUD') return 'people';
  return HORRORS.has(id) ? 'horror' : 'organisation';
}
