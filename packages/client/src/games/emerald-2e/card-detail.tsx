import { cardOfKind, kindOf } from '@gaslamp/emerald-2e/box/data';
import { CITIES } from '@gaslamp/emerald-2e/box/ids';
import { builtIn, type Card, correctedFields, type EffectKey } from '@gaslamp/emerald-2e/box/pack';
import { type Emerald, identityOf, isDead, isRestorationist } from '@gaslamp/emerald-2e/box/state';
import { at } from '@gaslamp/kernel/lists';
import { cardName, cityName, type Model } from '@gaslamp/words/emerald-2e/model';
import { cardText } from '@gaslamp/words/emerald-2e/options';
import { timingWords } from '@gaslamp/words/emerald-2e/printed';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { GameSymbol } from '../../art/emerald/symbols.tsx';
import { CardNow, type NowTools } from '../../table/asking/card-now.tsx';
import { Dialog } from '../../table/things/dialog.tsx';
import { RuleLink } from '../../table/things/rich.tsx';
import { GameCard } from './card.tsx';
import { Foretold } from './foretold.tsx';
import { usesOf } from './menus.ts';
import { e, type Field, isField } from './opened/texts.ts';
import { printedOn } from './printed.ts';
import type { Play } from './use-play.ts';

interface Origin {
  readonly source: 'seed' | 'public' | 'reconstructed';
  readonly reason?: string;
  readonly from?: string;
  readonly note?: string;
  readonly url?: string;
}
type Origins = Readonly<Record<string, Origin>>;
let provenance: Promise<Readonly<Record<string, Origins>>> | null = null;

/** Returns the origins of a card's values; null until loaded. */
function useOrigins(card: string): Origins | null {
  const [found, setFound] = useState<Origins | null>(null);
  useEffect(() => {
    let live = true;
    provenance ??= import('@gaslamp/emerald-2e/box/provenance.json').then(
      (file) => file.default as unknown as Readonly<Record<string, Origins>>,
    );
    provenance.then(
      (all) => live && setFound(all[card] ?? {}),
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

export interface CardDetailProps {
  readonly m: Model;
  readonly kind: number;
  readonly owner: number;
  readonly play: Play;
  readonly now: NowTools;
  readonly onClose: () => void;
}

/** A card enlarged: everything printed on it, its effect in words, its current uses, and the origins of its values. */
export function CardDetail({ m, kind, owner, play, now, onClose }: CardDetailProps) {
  const card = cardOfKind(m.data, kind);
  const origins = useOrigins(card.id);
  const corrected = useMemo(() => {
    const all = correctedFields(m.data.pack);
    return new Set(all.filter((one) => one.card === card.id).map((one) => one.field));
  }, [m.data.pack, card.id]);
  const sortOf = (field: string): Sort | null =>
    corrected.has(field) ? 'corrected' : (origins?.[field]?.source ?? null);
  const dead = isDead(m, card.effect);
  return (
    <Dialog title={cardName(m.data, kind, owner)} onClose={onClose} className="card-detail">
      <div className="card-detail-card">
        <GameCard m={m} kind={kind} owner={owner} size="large" />
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
        {card.effect === null ? null : moreOf(m, card.effect).map((words) => <p key={words}>{words}</p>)}
        {dead ? <p className="alert">{e('card.banished')}</p> : null}
        <CardNow
          {...now}
          entries={usesOf(m, play, kind)}
          foretell={(forecast) => <Foretold m={m} forecast={forecast} />}
        />
        <About m={m} kind={kind} mark={<Mark sort={sortOf('assassination')} />} />
        <p className="muted">{e('card.copies', { count: card.copies })}</p>
        {corrected.size > 0 ? <p>{e('card.correctedNote')}</p> : null}
        <Values m={m} kind={kind} origins={origins} corrected={corrected} />
      </div>
    </Dialog>
  );
}

/** Card texts whose full explanation does not fit on the card. */
const MORE = ['changeOfHeart', 'holyBrotherhood', 'miGo', 'sherlockHolmes', 'vampires', 'yogSothoth'] as const;
const hasMore = (effect: EffectKey): effect is (typeof MORE)[number] => MORE.some((one) => one === effect);
/** The options of the table that affect such a card. */
const MEETS = {
  blackHand: ['blackHandCountsHidden'],
  hideRoyalty: ['blackHandCountsHidden'],
  ireneAdler: ['holmesAnswersAdler'],
  pinkerton: ['pinkertonFromBoard'],
  sherlockHolmes: ['holmesAnswersAdler', 'cubesLeaveOnCancel', 'interruptDrawsFirst'],
  shoggoth: ['vampiresAnswerShoggoth'],
  vampires: ['vampiresAnswerShoggoth', 'cubesLeaveOnCancel', 'interruptDrawsFirst'],
} as const satisfies Partial<Record<EffectKey, readonly (keyof Emerald)[]>>;
type Meeting = keyof typeof MEETS;
const isMeeting = (effect: EffectKey): effect is Meeting => effect in MEETS;

/** Returns the explanations that do not fit on the card, as the options of this table define them. */
export function moreOf(m: Pick<Model, 's' | 'data'>, effect: EffectKey): string[] {
  if (isDead(m, effect)) return [];
  const more = hasMore(effect) ? [e(`cardMore.${effect}`)] : [];
  const options: readonly (typeof MEETS)[Meeting][number][] = isMeeting(effect) ? MEETS[effect] : [];
  return [...more, ...options.flatMap((option) => optionWords(m, option))];
}
function optionWords(m: Pick<Model, 's' | 'data'>, option: (typeof MEETS)[Meeting][number]): string[] {
  if (option === 'vampiresAnswerShoggoth' && isDead(m, 'vampires')) return [];
  if (option === 'cubesLeaveOnCancel') return [e(`cardOption.${option}.${at(['0', '1', '2'] as const, m.s[option])}`)];
  return [e(`cardOption.${option}.${at(['0', '1'] as const, m.s[option])}`)];
}

/** Mark of a value that no source confirms. */
function Mark({ sort }: { sort: Sort | null }) {
  if (sort !== 'reconstructed' && sort !== 'corrected') return null;
  return (
    <small className="value-sort">
      <span className="value-mark" data-sort={sort} aria-hidden="true" /> {e(`card.origins.${sort}`)}
    </small>
  );
}

export function About({ m, kind, mark = null }: { m: Model; kind: number; mark?: ReactNode }) {
  const card = cardOfKind(m.data, kind);
  if (card.kind === 'royalty') {
    const city = cityName(CITIES.indexOf(card.city));
    return (
      <p>
        {e('card.royalty', { city, needed: card.needed, points: card.vp.restorationist })} <RuleLink rule="R10.10" />
      </p>
    );
  }
  if (card.kind === 'city') {
    const city = cityName(CITIES.indexOf(card.city));
    return (
      <p>
        {e('card.cityCard', { city, value: card.assassination })} <RuleLink rule="R10.3" />
        {mark}
      </p>
    );
  }
  if (card.kind === 'identity') {
    const side = sideBehind(m, kind, card.side);
    return (
      <>
        {side === card.side ? null : (
          <p>
            {e(`card.turned.${side}`)} <RuleLink rule="R18.2" />
          </p>
        )}
        <p>
          {e(`card.wants.${side}`)} <RuleLink rule={side === 'loyalist' ? 'R17.2' : 'R17.3'} /> {e('card.last')}{' '}
          <RuleLink rule="R17.7" />
        </p>
        <p>
          {e('card.identity')} {e(side === 'loyalist' ? 'card.identityLoyalist' : 'card.identityRestorationist')}{' '}
          <RuleLink rule={card.rule ?? 'R13'} />
        </p>
      </>
    );
  }
  return null;
}
/** R0.9: the viewer's own identity card shows the side that counts, any other the printed side. */
function sideBehind(m: Model, kind: number, printed: 'loyalist' | 'restorationist'): typeof printed {
  const own = m.you === null ? -1 : identityOf(m.s, m.you);
  if (m.you === null || own < 0 || kindOf(m.data, own) !== kind) return printed;
  return isRestorationist(m, m.you) ? 'restorationist' : 'loyalist';
}

interface ValuesProps {
  readonly m: Model;
  readonly kind: number;
  readonly origins: Origins | null;
  readonly corrected: ReadonlySet<string>;
}

/** Every value of the card with its origin, on demand; reconstructed ones are marked with a hollow ring and the word. */
function Values({ m, kind, origins, corrected }: ValuesProps) {
  const [open, setOpen] = useState(false);
  const card = cardOfKind(m.data, kind);
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
                      <small>{sort === 'corrected' ? was(kind, field) : because(origin)}</small>
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

const was = (kind: number, field: Field): string => e('card.was', { value: shown(at(builtIn.cards, kind), field, {}) });

function because({ reason, note, url }: Origin): ReactNode {
  if (url === undefined) return reason ?? note ?? '';
  return (
    <>
      {note}{' '}
      <a href={url} target="_blank" rel="noreferrer">
        {e('card.link')}
      </a>
    </>
  );
}

function valueAt(card: unknown, path: string): unknown {
  let value = card;
  for (const part of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[part];
  return value;
}
/** Returns a text as the options of the table define it. */
export function shown(card: Card, field: Field, m: Parameters<typeof cardText>[1]): string {
  if (field === 'effect' && card.effect !== null) return cardText(card.effect, m);
  if (field === 'timing' && card.timing !== null) return e(`timing.${card.timing}`);
  if (field === 'city' && card.city !== null) return e(`city.${card.city}`);
  const value = valueAt(card, field);
  if (value === null || value === undefined || value === false || value === 0) return e('card.none');
  if (value === true) return '✓';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
