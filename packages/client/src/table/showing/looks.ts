// Stores the last move that this browser has shown of each match to each of its seats, the latest last.
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { keep, kept } from '../../kept.ts';

type Viewer = Pick<MatchInfo, 'id' | 'you'>;
type Look = readonly [viewer: string, move: number];
const MOST = 200;
const nameOf = ({ id, you }: Viewer): string => `${id}.${you ?? 'w'}`;

function looks(): readonly Look[] {
  try {
    const read: unknown = JSON.parse(kept('looks') ?? '[]');
    const isLook = (one: unknown): one is Look => Array.isArray(one) && typeof one[1] === 'number';
    return Array.isArray(read) ? read.filter(isLook) : [];
  } catch {
    return [];
  }
}

/** Returns the number of rows already seen: all of them on the first look. */
export function seenOf(viewer: Viewer, rows: readonly PublishedRow[]): number {
  const name = nameOf(viewer);
  const look = looks().find(([of]) => of === name);
  const next = look === undefined ? -1 : rows.findIndex(({ move }) => move > look[1]);
  return next < 0 ? rows.length : next;
}

export function saveLook(viewer: Viewer, move: number): void {
  const name = nameOf(viewer);
  const others = looks().filter(([of]) => of !== name);
  keep('looks', JSON.stringify([...others.slice(1 - MOST), [name, move]]));
}
