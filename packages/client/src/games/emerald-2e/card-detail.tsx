import { cardOfKind, kindOf } from '@gaslamp/emerald-2e/box/data';
import { CITIES } from '@gaslamp/emerald-2e/box/ids';
import { builtIn, type Card, correctedFields, type EffectKey, type Pack } from '@gaslamp/emerald-2e/box/pack';
import { identityOf, isDead, isRestorationist } from '@gaslamp/emerald-2e/box/state';
import { at } from '@gaslamp/kernel/lists';
import { cardName, cityName, type Model } from '@gaslamp/words/emerald-2e/model';
import { cardText } from '@gaslamp/words/emerald-2e/options';
import { timingWords } from '@gaslamp/words/emerald-2e/printed';
import { t } from '@gaslamp/words/text';
import type { ReactNode } from 'react';
import { GameSymbol, type SymbolName } from '../../art/emerald/symbols.tsx';
import { CardNow, type NowTools } from '../../table/asking/card-now.tsx';
import { RuleLink } from '../../table/things/rich.tsx';
import { Detail, type Edition, type Provenance, plainValue, reasonOf } from '../emerald/card-detail.tsx';
import { GameCard } from './card.tsx';
import { Foretold } from './foretold.tsx';
import { usesOf } from './menus.ts';
import { type CardOption, e, type Field, hasMore, isField } from './opened/texts.ts';
import { printedOn } from './printed.ts';
import type { Play } from './use-play.ts';

type Source = 'seed' | 'public' | 'reconstructed';

const EDITION: Edition<Pack, SymbolName, Field, Source> = {
  provenance: async () =>
    (await import('@gaslamp/emerald-2e/box/provenance.json')).default as unknown as Provenance<Source>,
  correctedFields,
  isField,
  nameOf: (field) => e(`field.${field}`),
  because: (origin) =>
    origin.url === undefined ? (
      reasonOf(origin)
    ) : (
      <>
        {origin.note}{' '}
        <a href={origin.url} target="_blank" rel="noreferrer">
          {e('card.link')}
        </a>
      </>
    ),
  Sign: GameSymbol,
  say: e,
};

export interface CardDetailProps {
  readonly m: Model;
  readonly kind: number;
  readonly owner: number;
  readonly play: Play;
  readonly now: NowTools;
  readonly onClose: () => void;
}

export function CardDetail({ m, kind, owner, play, now, onClose }: CardDetailProps) {
  const card = cardOfKind(m.data, kind);
  const { effect, rule } = card;
  return (
    <Detail
      edition={EDITION}
      pack={m.data.pack}
      id={card.id}
      title={cardName(m.data, kind)}
      picture={<GameCard m={m} kind={kind} owner={owner} size="large" />}
      printed={printedOn(card)}
      text={effect ? { timing: timingWords(card), words: cardText(effect, m), rule } : null}
      more={
        <>
          {effect === null ? null : moreOf(m, effect).map((words) => <p key={words}>{words}</p>)}
          {isDead(m, effect) ? <p className="alert">{e('card.banished')}</p> : null}
        </>
      }
      now={
        <CardNow
          {...now}
          entries={usesOf(m, play, kind)}
          foretell={(forecast) => <Foretold m={m} forecast={forecast} />}
        />
      }
      about={(mark) => (
        <>
          <About m={m} kind={kind} mark={mark('assassination')} />
          <p className="muted">{e('card.copies', { count: card.copies })}</p>
        </>
      )}
      shown={(field, original) => (original ? shown(at(builtIn.cards, kind), field, {}) : shown(card, field, m))}
      onClose={onClose}
    />
  );
}

/** The options of the table that affect a card. */
const MEETS: Partial<Record<EffectKey, readonly CardOption[]>> = {
  blackHand: ['blackHandCountsHidden'],
  hideRoyalty: ['blackHandCountsHidden'],
  ireneAdler: ['holmesAnswersAdler'],
  pinkerton: ['pinkertonFromBoard'],
  sherlockHolmes: ['holmesAnswersAdler', 'cubesLeaveOnCancel', 'interruptDrawsFirst'],
  shoggoth: ['vampiresAnswerShoggoth'],
  vampires: ['vampiresAnswerShoggoth', 'cubesLeaveOnCancel', 'interruptDrawsFirst'],
};

/** Returns the explanations that do not fit on the card, as the options of this table define them. */
export function moreOf(m: Pick<Model, 's' | 'data'>, effect: EffectKey): string[] {
  if (isDead(m, effect)) return [];
  const more = hasMore(effect) ? [e(`cardMore.${effect}`)] : [];
  const options = (MEETS[effect] ?? []).filter(
    (option) => option !== 'vampiresAnswerShoggoth' || !isDead(m, 'vampires'),
  );
  return [...more, ...options.map((option) => t(`emerald2e.cardOption.${option}.${m.s[option]}`))];
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

/** Returns a text as the options of the table define it. */
export function shown(card: Card, field: Field, m: Parameters<typeof cardText>[1]): string {
  if (field === 'effect' && card.effect !== null) return cardText(card.effect, m);
  if (field === 'timing' && card.timing !== null) return e(`timing.${card.timing}`);
  if (field === 'city' && card.city !== null) return e(`city.${card.city}`);
  return plainValue(card, field, e('card.none'));
}
