interface Moved {
  readonly kind: string;
  readonly fields: { readonly track: number; readonly from: number; readonly to: number };
}

/** Merges the moves of each marker into one, from its first to its last space; leaves out markers that end where they began. */
export function markersMoved<E extends { readonly kind: string }>(
  events: readonly E[],
): Extract<E, { readonly kind: 'marker' }>[] {
  type Marker = Extract<E, { readonly kind: 'marker' }>;
  const moved = new Map<number, Marker & Moved>();
  for (const event of events) {
    if (event.kind !== 'marker') continue;
    const marker = event as unknown as Marker & Moved;
    const from = moved.get(marker.fields.track)?.fields.from ?? marker.fields.from;
    moved.set(marker.fields.track, { ...marker, fields: { ...marker.fields, from } });
  }
  return [...moved.values()].filter(({ fields }) => fields.from !== fields.to);
}
