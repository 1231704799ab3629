import { cardOfKind, kindOf } from '@gaslamp/emerald-1e/box/data';
import { CITIES } from '@gaslamp/emerald-1e/box/ids';
import { builtIn, type Card, correctedFields, type Pack } from '@gaslamp/emerald-1e/box/pack';
import { identityOf } from '@gaslamp/emerald-1e/box/state';
import { at } from '@gaslamp/kernel/lists';
import { cardName, cityName, type Model } from '@gaslamp/words/emerald-1e/model';
import { cardText } from '@gaslamp/words/emerald-1e/options';
import { timingWords } from '@gaslamp/words/emerald-1e/printed';
import { CardNow, type NowTools } from '../../table/asking/card-now.tsx';
import { RuleLink } from '../../table/things/rich.tsx';
import { Detail, type Edition, type Provenance, plainValue, reasonOf } from '../emerald/card-detail.tsx';
import { GameSymbol, type SymbolName } from './art/symbols.tsx';
import { sideOf } from './brief.tsx';
import { GameCard } from './card.tsx';
import { Foretold } from './foretold.tsx';
import { usesOf } from './menus.ts';
import { e, type Field, isField } from './opened/texts.ts';
import { printedOn } from './printed.ts';
import type { Play } from './use-play.ts';

type Source = 'seed' | 'public' | 'reconstructed' | 'calibrated';

const EDITION: Edition<Pack, SymbolName, Field, Source> = {
  provenance: async () => (await import('@gaslamp/emerald-1e/box/provenance.json')).default.cards as Provenance<Source>,
  correctedFields,
  isField,
  nameOf: (field) => e(`field.${field}`),
  because: reasonOf,
  Sign: GameSymbol,
  say: e,
};

export interface CardDetailProps {
  readonly m: Model;
  readonly kind: number;
  readonly play: Play;
  readonly now: NowTools;
  readonly onClose: () => void;
}

export function CardDetail({ m, kind, play, now, onClose }: CardDetailProps) {
  const card = cardOfKind(m.data, kind);
  const { effect, rule } = card;
  return (
    <Detail
      edition={EDITION}
      pack={m.data.pack}
      id={card.id}
      title={cardName(m.data, kind)}
      picture={<GameCard m={m} kind={kind} size="large" />}
      printed={printedOn(card)}
      text={effect ? { timing: timingWords(card), words: cardText(effect, m), rule } : null}
      now={
        <CardNow
          {...now}
          entries={usesOf(m, play, kind)}
          foretell={(forecast) => <Foretold m={m} forecast={forecast} />}
        />
      }
      about={() => (
        <>
          {card.invented ? (
            <p>
              {e('card.invented')} <RuleLink rule="R20.10" />
            </p>
          ) : null}
          <About m={m} kind={kind} />
          {card.kind === 'game' ? <p className="muted">{e('card.copies', { count: card.copies })}</p> : null}
        </>
      )}
      shown={(field, original) =>
        original ? shown(at(builtIn.cards, kind), field, { data: { pack: builtIn } }) : shown(card, field, m)
      }
      onClose={onClose}
    />
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

/** Returns a text as the pack and the options of the table define it. */
export function shown(card: Card, field: Field, m: Parameters<typeof cardText>[1]): string {
  if (field === 'effect' && card.effect !== null) return cardText(card.effect, m);
  if (field === 'timing' && card.timing !== null) return e(`timing.${card.timing}`);
  return plainValue(card, field, e('card.none'));
}
