// Events in the order in which they are told: what was done before what came of it, and each thing once.
import type { VisibleEvent } from '@gaslamp/kernel/events';

export function arranged(events: readonly VisibleEvent[]): VisibleEvent[] {
  const out: VisibleEvent[] = [];
  for (const event of events) {
    const last = out.at(-1);
    if (last && includes(event, last)) out.pop();
    out.splice(causeAt(out, event), 0, event);
  }
  return out;
}

/** An answer discards its card (R10.1), a purchase removes the building that stood there (R9.35). */
function includes(event: VisibleEvent, { kind, fields }: VisibleEvent): boolean {
  if (event.kind === 'interrupted') return kind === 'discarded' && fields.card === event.fields.card;
  if (event.kind === 'bought')
    return kind === 'buildingRemoved' && fields.area === event.fields.area && fields.player === event.fields.owner;
  return false;
}

/** The rules tell of the marker before the pawn that brought it or took it along (R4.2, R4.3). */
function causeAt(told: readonly VisibleEvent[], pawn: VisibleEvent): number {
  const since = told.findLastIndex(({ kind }) => kind !== 'calm' && kind !== 'trouble') + 1;
  const marker = told.findIndex((event, i) => i >= since && follows(event, pawn));
  return marker < 0 ? told.length : marker;
}

/** Whether the marker came or went with that pawn. */
export function follows(marker: VisibleEvent, { kind, fields }: VisibleEvent): boolean {
  const { area } = marker.fields;
  if (marker.kind === 'calm') return (kind === 'removed' ? fields.area : kind === 'moved' ? fields.from : -1) === area;
  if (marker.kind === 'trouble') return (kind === 'placed' ? fields.area : kind === 'moved' ? fields.to : -1) === area;
  return false;
}
