import { cardOf, e, type Model } from '@gaslamp/words/nanty-narking/model';
import { textWords } from '@gaslamp/words/nanty-narking/options';
import { symbolWords } from '@gaslamp/words/nanty-narking/prompt';
import { RuleLink } from '../../table/rich.tsx';
import { PrintedSymbol } from './card.tsx';

/** What a card does, symbol by symbol from top to bottom (R8.1), and its text. */
export function CardSays({ m, card }: { m: Model; card: number }) {
  const { symbols, rule } = cardOf(m, card);
  const text = textWords(m, card);
  return (
    <>
      {symbols.length === 0 ? (
        <p>{e('card.none')}</p>
      ) : (
        <ol className="nn-card-symbols">
          {symbols.map((symbol, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: symbols stand in their order
            <li key={n}>
              <PrintedSymbol m={m} card={card} symbol={symbol} size={20} />
              {symbolWords(m, card, symbol)}
            </li>
          ))}
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
