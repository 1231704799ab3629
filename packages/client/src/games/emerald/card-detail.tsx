import type { CorrectedField } from '@gaslamp/stated/pack';
import type { Values as TextValues } from '@gaslamp/words/text';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { GlyphProps } from '../../art/glyph.ts';
import { Dialog } from '../../table/things/dialog.tsx';
import { RuleLink } from '../../table/things/rich.tsx';
import type { PrintedPart } from './printed.ts';

export interface Origin<Source = string> {
  readonly source: Source;
  readonly reason?: string;
  readonly note?: string;
  readonly url?: string;
}
/** The origins of values by field, and of all cards by id. */
type Origins<Source> = Readonly<Record<string, Origin<Source>>>;
export type Provenance<Source> = Readonly<Record<string, Origins<Source>>>;

type Says = 'printed' | 'correctedNote' | 'provenance' | 'loading' | 'hollow' | 'value' | 'is' | 'origin' | 'was';

/** An edition's cards. A value is from a source, reconstructed by us, or corrected by the host of the match. */
export interface Edition<Pack, Name, Field extends string, Source extends string> {
  provenance(): Promise<Provenance<Source>>;
  correctedFields(pack: Pack): readonly CorrectedField[];
  isField(name: string): name is Field;
  nameOf(field: Field): string;
  /** Returns the reason for a value of this origin. */
  because(origin: Origin): ReactNode;
  readonly Sign: (props: GlyphProps & { readonly name: Name }) => ReactNode;
  say(key: `card.${Says}` | `card.origins.${Source | 'corrected'}`, values?: TextValues): string;
}
/** Returns the reason or the note. */
export const reasonOf = ({ reason, note }: Origin): string => reason ?? note ?? '';

/** Returns the origins of a card's values; null until loaded. */
function useOrigins<Source>(card: string, provenance: () => Promise<Provenance<Source>>): Origins<Source> | null {
  const [found, setFound] = useState<Origins<Source> | null>(null);
  useEffect(() => {
    let live = true;
    provenance().then(
      (all) => live && setFound(all[card] ?? {}),
      () => live && setFound({}),
    );
    return () => {
      live = false;
    };
  }, [card, provenance]);
  return found;
}

interface DetailProps<Pack, Name, Field extends string, Source extends string> {
  readonly edition: Edition<Pack, Name, Field, Source>;
  readonly pack: Pack;
  readonly id: string;
  readonly title: string;
  readonly picture: ReactNode;
  readonly printed: readonly PrintedPart<Name>[];
  readonly text: { readonly timing: string; readonly words: string; readonly rule: string | null } | null;
  /** Explanations of the text. */
  readonly more?: ReactNode;
  /** The current uses. */
  readonly now: ReactNode;
  /** Explanations of the sort of card. `mark` marks a value that no source confirms. */
  about(mark: (field: string) => ReactNode): ReactNode;
  /** Returns a value of the card in words; with `original` as it was before corrections. */
  shown(field: Field, original: boolean): string;
  readonly onClose: () => void;
}

/** A card enlarged: everything printed on it, its effect in words, its current uses, and the origins of its values. */
export function Detail<Pack, Name, Field extends string, Source extends string>(
  props: DetailProps<Pack, Name, Field, Source>,
) {
  const { edition, pack, id, title, picture, printed, text, more, now, about, shown, onClose } = props;
  const { say, Sign } = edition;
  const origins = useOrigins(id, edition.provenance);
  const corrected = useMemo(
    () => new Set(edition.correctedFields(pack).flatMap(({ card, field }) => (card === id ? field : []))),
    [edition, pack, id],
  );
  const sortOf = (field: string) => (corrected.has(field) ? 'corrected' : (origins?.[field]?.source ?? null));
  const mark = (field: string) => {
    const sort = sortOf(field);
    if (sort === null || sort === 'seed' || sort === 'public') return null;
    return (
      <small className="value-sort">
        <span className="value-mark" data-sort={sort} aria-hidden="true" /> {say(`card.origins.${sort}`)}
      </small>
    );
  };
  return (
    <Dialog title={title} onClose={onClose} className="card-detail">
      <div className="card-detail-card">{picture}</div>
      <div className="card-detail-words">
        <ul className="printed" aria-label={say('card.printed')}>
          {printed.map(({ field, symbol, value, words }) => (
            <li key={field}>
              <Sign name={symbol} value={value} size={22} />
              <span>
                {words}
                {mark(field)}
              </span>
            </li>
          ))}
        </ul>
        {text ? (
          <p className="printed-text">
            <b>{text.timing}.</b> {text.words} {text.rule ? <RuleLink rule={text.rule} /> : null}
            {mark('effect')}
          </p>
        ) : null}
        {more}
        {now}
        {about(mark)}
        {corrected.size > 0 ? <p>{say('card.correctedNote')}</p> : null}
        <Values edition={edition} origins={origins} corrected={corrected} shown={shown} />
      </div>
    </Dialog>
  );
}

interface ValuesProps<Field extends string, Source extends string> {
  readonly edition: Edition<never, never, Field, Source>;
  readonly origins: Origins<Source> | null;
  readonly corrected: ReadonlySet<string>;
  shown(field: Field, original: boolean): string;
}

/** Every value of the card with its origin, on demand; reconstructed ones are marked with a hollow ring and the word. */
function Values<Field extends string, Source extends string>(props: ValuesProps<Field, Source>) {
  const { edition, origins, corrected, shown } = props;
  const { say, isField, nameOf, because } = edition;
  const [open, setOpen] = useState(false);
  const values = Object.entries(origins ?? {}).flatMap(([field, origin]) => (isField(field) ? { field, origin } : []));
  return (
    <details className="provenance" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('card.provenance')}</summary>
      {open && origins === null ? <p>{say('card.loading')}</p> : null}
      {open && values.length > 0 ? (
        <>
          <p className="muted">{say('card.hollow')}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('card.value')}</th>
                <th scope="col">{say('card.is')}</th>
                <th scope="col">{say('card.origin')}</th>
              </tr>
            </thead>
            <tbody>
              {values.map(({ field, origin }) => {
                const sort = corrected.has(field) ? 'corrected' : origin.source;
                return (
                  <tr key={field}>
                    <th scope="row">{nameOf(field)}</th>
                    <td>{shown(field, false)}</td>
                    <td>
                      <span className="value-mark" data-sort={sort} aria-hidden="true" /> {say(`card.origins.${sort}`)}
                      <small>
                        {sort === 'corrected' ? say('card.was', { value: shown(field, true) }) : because(origin)}
                      </small>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </>
      ) : null}
    </details>
  );
}

/** Returns the value at a path such as `vp.kill` in words. */
export function plainValue(card: unknown, path: string, none: string): string {
  let value = card;
  for (const part of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[part];
  if (value === null || value === undefined || value === false || value === 0) return none;
  if (value === true) return '✓';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
