// Events in the order in which they are told: what was done before what came of it, and each thing once.
import type { Told } from './model.ts';

export function arranged(events: readonly Told[]): Told[] {
  const out: Told[] = [];
  for (const event of events) {
    const last = out.at(-1);
    // R11.2: what Holborn has spared was there, though nothing is left that the event could harm.
    if (event.kind === 'missed' && last?.kind === 'spared') continue;
    if (last && includes(event, last)) out.pop();
    out.splice(causeAt(out, event), 0, event);
  }
  return out;
}

/** An answer discards its card (R10.1), a purchase removes the building that stood there (R9.35). */
function includes(event: Told, last: Told): boolean {
  if (event.kind === 'interrupted') return last.kind === 'discarded' && last.fields.card === event.fields.card;
  if (event.kind !== 'bought' || last.kind !== 'buildingRemoved') return false;
  return last.fields.area === event.fields.area && last.fields.player === event.fields.owner;
}

/** The rules tell of the marker before the pawn that brought it or took it along (R4.2, R4.3). */
function causeAt(told: readonly Told[], pawn: Told): number {
  const since = told.findLastIndex(({ kind }) => kind !== 'calm' && kind !== 'trouble') + 1;
  const marker = told.findIndex((event, i) => i >= since && follows(event, pawn));
  return marker < 0 ? told.length : marker;
}

/** Whether the marker came or went with that pawn. */
export function follows(marker: Told, pawn: Told): boolean {
  if (marker.kind === 'calm') return leftBy(pawn) === marker.fields.area;
  return marker.kind === 'trouble' && reachedBy(pawn) === marker.fields.area;
}
const leftBy = ({ kind, fields }: Told): number | null =>
  kind === 'removed' ? fields.area : kind === 'moved' ? fields.from : null;
const reachedBy = ({ kind, fields }: Told): number | null =>
  kind === 'placed' ? fields.area : kind === 'moved' ? fields.to : null;
