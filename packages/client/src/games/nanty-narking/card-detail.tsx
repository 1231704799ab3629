import { Dialog } from '../../table/dialog.tsx';
import { RuleLink } from '../../table/rich.tsx';
import { LondonSymbol } from './art/symbols.tsx';
import { GameCard, symbolWords } from './card.tsx';
import { cardName, e, type Model } from './model.ts';
import { OriginTable, useOrigins } from './origins.tsx';
import { moneyOn, textWords } from './prompt.ts';

/** What the pack says of a card, in the order in which it is told. */
const FIELDS = ['name', 'deck', 'symbols', 'money', 'effect', 'params', 'twoPlayers'];

/** A card, large: what it does in words, its ruling, and where name and values come from. */
export function CardDetail({ m, card, onClose }: { m: Model; card: number; onClose: () => void }) {
  const printed = m.data.pack.cards[card]!;
  const origins = useOrigins(m, printed.id);
  const as = origins.corrected.has('name') ? undefined : origins.known.name?.as;
  const naming = as === 'invented' ? e('card.nameOurs') : as === 'assumed' ? e('card.nameAssumed') : undefined;
  const text = textWords(m.data.pack, card);
  return (
    <Dialog title={cardName(m, card)} onClose={onClose} className="nn-card-detail">
      <GameCard m={m} card={card} size="large" />
      <div className="nn-card-detail-words">
        {printed.symbols.length === 0 ? (
          <p>{e('card.none')}</p>
        ) : (
          <ol className="nn-card-symbols">
            {printed.symbols.map((symbol, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: symbols stand in their order
              <li key={n}>
                <LondonSymbol name={symbol} size={20} value={symbol === 'money' ? moneyOn(m, card) : undefined} />
                {symbolWords(m, card, symbol)}
              </li>
            ))}
          </ol>
        )}
        {text === '' ? null : (
          <p>
            {text} {printed.rule ? <RuleLink rule={printed.rule} /> : null}
          </p>
        )}
        <p className="muted">
          {printed.id} · {e(`card.${printed.deck}`)}
          {printed.twoPlayers ? '' : ` · ${e('card.notTwo')}`}
        </p>
        {naming === undefined ? null : <p className="nn-ours">{naming}</p>}
        <OriginTable origins={origins} fields={FIELDS} />
      </div>
    </Dialog>
  );
}
