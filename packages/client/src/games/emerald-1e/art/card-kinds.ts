import type { Card } from '@gaslamp/emerald-1e/pack';

const HORRORS: ReadonlySet<string> = new Set(
  'SHOGGOTH ZOMBIES VAMPIRES CTHULHU NECRONOMICON YOG_SOTHOTH MI_GO TERRORS'.split(' '),
);

/** The frame of a card: what it shows is ours to say, where it belongs the pack knows. */
export function cardKindOf({ id, kind, agent, side }: Pick<Card, 'id' | 'kind' | 'agent' | 'side'>): string {
  if (side !== null) return side;
  if (kind !== 'game') return kind === 'token' ? 'people' : kind === 'sanity' ? 'horror' : kind;
  if (agent !== null || id === 'HUDSON' || id === 'FREUD') return 'people';
  return HORRORS.has(id) ? 'horror' : 'organisation';
}
