import { cardOfKind, kindOf } from '@gaslamp/emerald-1e/box/data';
import { CITIES } from '@gaslamp/emerald-1e/box/ids';
import { builtIn, type Card, correctedFields } from '@gaslamp/emerald-1e/box/pack';
import { identityOf } from '@gaslamp/emerald-1e/box/state';
import { at } from '@gaslamp/kernel/lists';
import { cardName, cityName, type Model } from '@gaslamp/words/emerald-1e/model';
import { cardText } from '@gaslamp/words/emerald-1e/options';
import { timingWords } from '@gaslamp/words/emerald-1e/printed';
import { useEffect, useMemo, useState } from 'react';
import { CardNow, type NowTools } from '../../table/asking/card-now.tsx';
import { Dialog } from '../../table/things/dialog.tsx';
import { RuleLink } from '../../table/things/rich.tsx';
import { GameSymbol } from './art/symbols.tsx';
import { sideOf } from './brief.tsx';
import { GameCard } from './card.tsx';
import { Foretold } from './foretold.tsx';
import { usesOf } from './menus.ts';
import { e, type Field, isField } from './opened/texts.ts';
import { printedOn } from './printed.ts';
import type { Play } from './use-play.ts';

interface Origin {
  readonly source: 'seed' | 'public' | 'reconstructed' | 'calibrated';
  readonly reason?: string;
  readonly note?: string;
}
type Origins = Readonly<Record<string, Origin>>;
let provenance: Promise<{ readonly cards: Readonly<Record<string, Origins>> }> | null = null;

/** Returns the origins of a card's values; null until loaded. */
function useOrigins(card: string): Origins | null {
  const [found, setFound] = useState<Origins | null>(null);
  useEffect(() => {
    let live = true;
    provenance ??= import('@gaslamp/emerald-1e/box/provenance.json').then(
      (file) => file.default as unknown as { readonly cards: Readonly<Record<string, Origins>> },
    );
    provenance.then(
      ({ cards }) => live && setFound(cards[card] ?? {}),
      () => live && setFound({}),
    );
    return () => {
      live = false;
    };
  }, [card]);
  return found;
}

/** From a source, reconstructed by us, or corrected by the host of this match. */
type Sort = Origin['source'] | 'corrected';
const isGuess = (sort: Sort | null): sort is Sort =>
  sort === 'reconstructed' || sort === 'calibrated' || sort === 'corrected';

export interface CardDetailProps {
  readonly m: Model;
  readonly kind: number;
  readonly play: Play;
  readonly now: NowTools;
  readonly onClose: () => void;
}

/** A card enlarged: everything printed on it, its effect in words, its current uses, and the origins of its values. */
export function CardDetail({ m, kind, play, now, onClose }: CardDetailProps) {
  const card = cardOfKind(m.data, kind);
  const origins = useOrigins(card.id);
  const corrected = useMemo(() => {
    const all = correctedFields(m.data.pack);
    return new Set(all.filter((one) => one.card === card.id).map((one) => one.field));
  }, [m.data.pack, card.id]);
  const sortOf = (field: string): Sort | null =>
    corrected.has(field) ? 'corrected' : (origins?.[field]?.source ?? null);
  return (
    <Dialog title={cardName(m.data, kind)} onClose={onClose} className="card-detail">
      <div className="card-detail-card">
        <GameCard m={m} kind={kind} size="large" />
      </div>
      <div className="card-detail-words">
        <ul className="printed" aria-label={e('card.printed')}>
          {printedOn(card).map(({ field, symbol, value, words }) => (
            <li key={field}>
              <GameSymbol name={symbol} value={value} size={22} />
              <span>
                {words}
                <Mark sort={sortOf(field)} />
              </span>
            </li>
          ))}
        </ul>
        {card.effect ? (
          <p className="printed-text">
            <b>{timingWords(card)}.</b> {cardText(card.effect, m)} {card.rule ? <RuleLink rule={card.rule} /> : null}
            <Mark sort={sortOf('effect')} />
          </p>
        ) : null}
        <CardNow
          {...now}
          entries={usesOf(m, play, kind)}
          foretell={(forecast) => <Foretold m={m} forecast={forecast} />}
        />
        {card.invented ? (
          <p>
            {e('card.invented')} <RuleLink rule="R20.10" />
          </p>
        ) : null}
        <About m={m} kind={kind} />
        {card.kind === 'game' ? <p className="muted">{e('card.copies', { count: card.copies })}</p> : null}
        {corrected.size > 0 ? <p>{e('card.correctedNote')}</p> : null}
        <Values m={m} kind={kind} card={card} origins={origins} corrected={corrected} />
      </div>
    </Dialog>
  );
}

/** Mark of a value that no source confirms. */
function Mark({ sort }: { sort: Sort | null }) {
  if (!isGuess(sort)) return null;
  return (
    <small className="value-sort">
      <span className="value-mark" data-sort={sort} aria-hidden="true" /> {e(`card.origins.${sort}`)}
    </small>
  );
}

export function About({ m, kind }: { m: Model; kind: number }) {
  const card = cardOfKind(m.data, kind);
  if (card.kind === 'city' && card.city !== null) {
    const city = CITIES.indexOf(card.city);
    const { points, needed } = at(m.data.pack.cities, city);
    return (
      <p>
        {e('card.cityCard', { city: cityName(city), points, needed })} <RuleLink rule="R7.1" />
      </p>
    );
  }
  if (card.side === null) return null;
  // R15.8: the viewer's own identity card shows the side that counts, any other the printed side.
  const own = m.you === null ? -1 : identityOf(m.s, m.you);
  const counts = m.you !== null && own >= 0 && kindOf(m.data, own) === kind ? sideOf(m, m.you) : null;
  const side = counts ?? card.side;
  return (
    <p>
      {side === card.side ? null : (
        <>
          {e(`card.turned.${side}`)} <RuleLink rule="R15.6" />{' '}
        </>
      )}
      {e(`card.wants.${side}`)} <RuleLink rule={side === 'loyalist' ? 'R16.3' : 'R16.2'} /> {e('card.revealed')}{' '}
      <RuleLink rule="R15" /> {e('card.last')} <RuleLink rule="R18.2" />
    </p>
  );
}

interface ValuesProps {
  readonly m: Model;
  readonly kind: number;
  readonly card: Card;
  readonly origins: Origins | null;
  readonly corrected: ReadonlySet<string>;
}

/** Every value of the card with its origin, on demand; reconstructed ones are marked with a hollow ring and the word. */
function Values({ m, kind, card, origins, corrected }: ValuesProps) {
  const [open, setOpen] = useState(false);
  const values = Object.entries(origins ?? {}).flatMap(([field, origin]) => (isField(field) ? { field, origin } : []));
  return (
    <details className="provenance" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{e('card.provenance')}</summary>
      {open && origins === null ? <p>{e('card.loading')}</p> : null}
      {open && values.length > 0 ? (
        <>
          <p className="muted">{e('card.hollow')}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{e('card.value')}</th>
                <th scope="col">{e('card.is')}</th>
                <th scope="col">{e('card.origin')}</th>
              </tr>
            </thead>
            <tbody>
              {values.map(({ field, origin }) => {
                const sort: Sort = corrected.has(field) ? 'corrected' : origin.source;
                return (
                  <tr key={field}>
                    <th scope="row">{e(`field.${field}`)}</th>
                    <td>{shown(card, field, m)}</td>
                    <td>
                      <span className="value-mark" data-sort={sort} aria-hidden="true" /> {e(`card.origins.${sort}`)}
                      <small>
                        {sort === 'corrected'
                          ? e('card.was', { value: shown(at(builtIn.cards, kind), field, { data: { pack: builtIn } }) })
                          : (origin.reason ?? origin.note ?? '')}
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

function valueAt(card: unknown, path: string): unknown {
  let value = card;
  for (const part of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[part];
  return value;
}
/** Returns a text as the pack and the options of the table define it. */
export function shown(card: Card, field: Field, m: Parameters<typeof cardText>[1]): string {
  if (field === 'effect' && card.effect !== null) return cardText(card.effect, m);
  if (field === 'timing' && card.timing !== null) return e(`timing.${card.timing}`);
  const value = valueAt(card, field);
  if (value === null || value === undefined || value === false || value === 0) return e('card.none');
  return value === true ? '✓' : String(value);
}
