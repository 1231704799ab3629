// Puts events into the order of telling: causes before their consequences, and each thing once.
import type { KnownEvent } from './model.ts';

export function arranged(events: readonly KnownEvent[]): KnownEvent[] {
  const out: KnownEvent[] = [];
  for (const event of events) {
    const last = out.at(-1);
    // R11.2: a building or pawn spared by Holborn was there, so the event did not miss, though nothing it could harm is left.
    if (event.kind === 'missed' && last?.kind === 'spared') continue;
    if (last && includes(event, last)) out.pop();
    out.splice(causeAt(out, event), 0, event);
  }
  return out;
}

/**
 * Returns true if the event implies the last one: an answer discards its card (R10.1), a purchase removes the building that
 * stood there (R9.35).
 */
function includes(event: KnownEvent, last: KnownEvent): boolean {
  if (event.kind === 'interrupted') return last.kind === 'discarded' && last.fields.card === event.fields.card;
  if (event.kind !== 'bought' || last.kind !== 'buildingRemoved') return false;
  return last.fields.area === event.fields.area && last.fields.player === event.fields.owner;
}

/** Returns the index for a pawn's event: before the marker that it caused, which the rules report first (R4.2, R4.3). */
function causeAt(events: readonly KnownEvent[], pawn: KnownEvent): number {
  const since = events.findLastIndex(({ kind }) => kind !== 'calm' && kind !== 'trouble') + 1;
  const marker = events.findIndex((event, i) => i >= since && follows(event, pawn));
  return marker < 0 ? events.length : marker;
}

/** Returns true if the marker came or went with that pawn. */
export function follows(marker: KnownEvent, pawn: KnownEvent): boolean {
  if (marker.kind === 'calm') return leftBy(pawn) === marker.fields.area;
  return marker.kind === 'trouble' && reachedBy(pawn) === marker.fields.area;
}
const leftBy = ({ kind, fields }: KnownEvent): number | null =>
  kind === 'removed' ? fields.area : kind === 'moved' ? fields.from : null;
const reachedBy = ({ kind, fields }: KnownEvent): number | null =>
  kind === 'placed' ? fields.area : kind === 'moved' ? fields.to : null;
