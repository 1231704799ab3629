import { CITIES } from '@gaslamp/emerald-2e/ids';
import { builtIn, correctedFields, type Pack } from '@gaslamp/emerald-2e/pack';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Dialog } from '../../table/dialog.tsx';
import { RuleLink } from '../../table/rich.tsx';
import { cardWords, GameCard, timingWords } from './card.tsx';
import { cardName, cityName, e, type Model } from './model.ts';

interface Origin {
  readonly source: string;
  readonly reason?: string;
  readonly from?: string;
  readonly note?: string;
  readonly quote?: string;
  readonly url?: string;
}
type Provenance = Readonly<Record<string, Readonly<Record<string, Origin>>>>;
let origins: Promise<Provenance> | null = null;
const loadOrigins = (): Promise<Provenance> => {
  origins ??= import('@gaslamp/emerald-2e/provenance.json').then((file) => file.default as unknown as Provenance);
  return origins;
};

export interface CardDetailProps {
  readonly m: Model;
  readonly kind: number;
  readonly owner: number;
  readonly onClose: () => void;
}

/** A card, large: what it does in words, its ruling, and where its values come from. */
export function CardDetail({ m, kind, owner, onClose }: CardDetailProps) {
  const card = m.data.cards[kind]!;
  const corrected = useMemo(
    () =>
      new Set(
        correctedFields(m.data.pack as Pack)
          .filter((one) => one.card === card.id)
          .map((one) => one.field),
      ),
    [m.data.pack, card.id],
  );
  const dead = m.s.banished === 1 && (card.effect === 'zombies' || card.effect === 'vampires');
  return (
    <Dialog title={cardName(m.data, kind, owner)} onClose={onClose} className="card-detail">
      <div className="card-detail-card">
        <GameCard m={m} kind={kind} owner={owner} size="large" />
      </div>
      <div className="card-detail-words">
        <p>{cardWords(m, kind, owner)}</p>
        {card.effect ? (
          <p>
            <b>{timingWords(card)}.</b> {e(`cardText.${card.effect}`)}{' '}
            {card.rule ? <RuleLink rule={card.rule} /> : null}
          </p>
        ) : null}
        {dead ? <p className="alert">{e('card.banished')}</p> : null}
        {about(m, kind)}
        <p className="muted">
          {e('card.from', { number: card.numbers.join(', ') })} · {e('card.copies', { count: card.copies })}
        </p>
        {corrected.size > 0 ? <p>{e('card.correctedNote')}</p> : null}
        <Values m={m} kind={kind} corrected={corrected} />
      </div>
    </Dialog>
  );
}

function about(m: Model, kind: number): ReactNode {
  const card = m.data.cards[kind]!;
  const city = CITIES.indexOf(card.city as (typeof CITIES)[number]);
  if (card.kind === 'royalty')
    return (
      <p>
        {e('card.royalty', { city: cityName(city), needed: card.needed ?? 0, points: card.vp.restorationist })}{' '}
        <RuleLink rule="R10.10" />
      </p>
    );
  if (card.kind === 'city')
    return <p>{e('card.cityCard', { city: cityName(city), value: card.assassination ?? 0 })}</p>;
  if (card.kind === 'identity')
    return (
      <p>
        {e('card.identity')} {e(card.side === 'loyalist' ? 'card.identityLoyalist' : 'card.identityRestorationist')}{' '}
        <RuleLink rule={card.rule ?? 'R13'} />
      </p>
    );
  return null;
}

/** Each printed value with its origin; reconstructed ones bear a hollow ring and the word. */
function Values({ m, kind, corrected }: { m: Model; kind: number; corrected: ReadonlySet<string> }) {
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState<Provenance | null>(null);
  useEffect(() => {
    if (!open) return;
    let live = true;
    loadOrigins().then(
      (found) => live && setAll(found),
      () => live && setAll({}),
    );
    return () => {
      live = false;
    };
  }, [open]);
  const card = m.data.cards[kind]!;
  const known = all?.[card.id] ?? {};
  const fields = Object.keys(known).filter((field) => field !== 'rule' && field !== 'side');
  return (
    <details className="provenance" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{e('card.provenance')}</summary>
      {all === null ? <p>{e('card.loading')}</p> : null}
      {fields.length > 0 ? (
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
              {fields.map((field) => {
                const origin = known[field]!;
                const fixed = corrected.has(field);
                const invented = origin.source === 'reconstructed' && !fixed;
                const sort = fixed ? 'corrected' : invented ? 'reconstructed' : 'sourced';
                return (
                  <tr key={field}>
                    <th scope="row">{e(`field.${field}`)}</th>
                    <td>
                      <span className="value-mark" data-sort={sort} aria-hidden="true" /> {shown(valueAt(card, field))}
                      {fixed ? <small> ({shown(valueAt(builtIn.cards[kind], field))})</small> : null}
                    </td>
                    <td>
                      {e(`card.${sort}`)}
                      <small>{fixed ? '' : (origin.reason ?? origin.note ?? origin.from ?? '')}</small>
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
function shown(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
