import { cardOf, e, type Model } from '@gaslamp/words/nanty-narking/model';
import { textWords } from '@gaslamp/words/nanty-narking/options';
import { RuleLink } from '../../table/things/rich.tsx';
import { SymbolItems } from './card.tsx';

/** The effects of a card, symbol by symbol from top to bottom (R8.1), and its text. */
export function CardSays({ m, card }: { m: Model; card: number }) {
  const { symbols, rule } = cardOf(m, card);
  const text = textWords(m, card);
  return (
    <>
      {symbols.length === 0 ? (
        <p>
          {e('card.none')} <RuleLink rule="R6.10" />
        </p>
      ) : (
        <ol className="nn-card-symbols">
          <SymbolItems m={m} card={card} size={20} />
        </ol>
      )}
      {text === '' ? null : (
        <p>
          {text} {rule ? <RuleLink rule={rule} /> : null}
        </p>
      )}
    </>
  );
}
