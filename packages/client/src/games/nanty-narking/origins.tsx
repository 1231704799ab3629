// Shows the origins of a card's or an area's values: from a source, reconstructed, or corrected by the host.
import { correctedFields } from '@gaslamp/nanty-narking/box/pack';
import type { Model } from '@gaslamp/words/nanty-narking/model';
import { all } from '@gaslamp/words/things';
import { useEffect, useMemo, useState } from 'react';
import type english from './opened/text/en.json';
import { opened } from './opened/texts.ts';

interface Origin {
  readonly source: string;
  readonly reason?: string;
  readonly from?: string;
  readonly note?: string;
  /** For a name: the person or thing that bears it. */
  readonly as?: string;
}
/** A value of a card or an area in the pack. */
export type Field = keyof typeof english.nanty.field;
type Provenance = Readonly<Record<string, Readonly<Record<string, Origin>>>>;
let loading: Promise<Provenance> | null = null;
function load(): Promise<Provenance> {
  loading ??= import('@gaslamp/nanty-narking/box/provenance.json').then(
    (file) => file.default as unknown as Provenance,
  );
  return loading;
}

export interface Origins {
  /** By field; empty until loaded. */
  readonly known: Readonly<Record<string, Origin>>;
  readonly loaded: boolean;
  readonly corrected: ReadonlySet<string>;
}

/** Returns the origins of all values of the card or area with that id. */
export function useOrigins(m: Model, id: string): Origins {
  const [all, setAll] = useState<Provenance | null>(null);
  useEffect(() => {
    let live = true;
    load().then(
      (found) => live && setAll(found),
      () => live && setAll({}),
    );
    return () => {
      live = false;
    };
  }, []);
  const corrected = useMemo(() => {
    const own = correctedFields(m.data.pack).filter(({ card }) => card === id);
    return new Set(own.map(({ field }) => field.replace(/[.[].*/, '')));
  }, [m.data.pack, id]);
  return { known: all?.[id] ?? {}, loaded: all !== null, corrected };
}

const sortOf = ({ known, corrected }: Origins, field: Field): 'corrected' | 'reconstructed' | 'sourced' => {
  if (corrected.has(field)) return 'corrected';
  return known[field]?.source === 'reconstructed' ? 'reconstructed' : 'sourced';
};

/** Returns the fields that no source confirms. */
export const reconstructed = (origins: Origins, fields: readonly Field[]): Field[] =>
  fields.filter((field) => sortOf(origins, field) === 'reconstructed');

interface Group {
  readonly sort: ReturnType<typeof sortOf>;
  readonly rows: readonly { readonly fields: readonly Field[]; readonly words: string }[];
}
const SORTS = ['corrected', 'reconstructed', 'sourced'] as const;
/** Groups fields by origin, so that each origin is stated once: first by its kind, then by its words. */
export function groupsOf(origins: Origins, fields: readonly Field[]): readonly Group[] {
  return SORTS.flatMap((sort) => {
    const rows = new Map<string, Field[]>();
    for (const field of fields) {
      const origin = origins.known[field];
      if (origin === undefined || sortOf(origins, field) !== sort) continue;
      const { reason, from, note } = origin;
      const words = sort === 'corrected' ? '' : [reason, from, note].filter(Boolean).join('; ');
      rows.set(words, [...(rows.get(words) ?? []), field]);
    }
    return rows.size === 0 ? [] : { sort, rows: [...rows].map(([words, alike]) => ({ fields: alike, words })) };
  });
}

/** A table of origins that can be opened. */
export function OriginTable({ origins, fields }: { origins: Origins; fields: readonly Field[] }) {
  return (
    <details className="nn-provenance">
      <summary>{opened('card.provenance')}</summary>
      {origins.loaded ? null : <p>{opened('card.loading')}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{opened('card.value')}</th>
            <th scope="col">{opened('card.origin')}</th>
          </tr>
        </thead>
        {groupsOf(origins, fields).map(({ sort, rows }) => (
          <tbody key={sort}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {opened(`card.${sort}`)}
              </th>
            </tr>
            {rows.map(({ fields: alike, words }) => (
              <tr key={words}>
                <th scope="row">{all(alike.map((field) => opened(`field.${field}`)))}</th>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </details>
  );
}
