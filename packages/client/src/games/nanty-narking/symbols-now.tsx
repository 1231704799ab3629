import { at } from '@gaslamp/kernel/lists';
import { CARDS } from '@gaslamp/nanty-narking/box/ids';
import { asked, cardOf, type Model } from '@gaslamp/words/nanty-narking/model';
import { isAside, nowhereWords, symbolWords } from '@gaslamp/words/nanty-narking/prompt';
import { useEffect, useState } from 'react';
import type { TableClient } from '../../table/asking/client.ts';
import { keyed } from '../../table/things/keyed.ts';
import { PrintedSymbol } from './card.tsx';
import { CardSays } from './card-says.tsx';
import { opened } from './opened/texts.ts';

/** The effect that a symbol would have now: `perhaps` depends on the symbols above it or on an ability, `open` on an event. */
type Finding = 'can' | 'cannot' | 'perhaps' | 'open';
type Findings = readonly Finding[];

/**
 * Returns the findings for the symbols of a card if it is played now, each as if the symbols above it were skipped; null if
 * they cannot be known.
 */
export async function findings(
  m: Model,
  card: number,
  client: Pick<TableClient, 'forecast'>,
): Promise<Findings | null> {
  const found: Finding[] = cardOf(m, card).symbols.map(() => 'cannot');
  const answers = [`play ${at(CARDS, card)}`];
  let isBefore = false;
  for (;;) {
    const forecast = await client.forecast(answers);
    if (forecast === null || forecast.until === 'hidden') return null;
    const question = forecast.asks && asked(forecast.asks);
    if (question?.effect !== 'card.symbol' || question.about.card !== card) return withChances(found, isBefore);
    const { about, options } = question;
    // R3.8: a City Area card can be used before the first symbol too, and may pay for it or make room for it.
    isBefore ||= options?.some(isAside) ?? false;
    if (options?.some((option) => option !== 'skip' && !isAside(option))) found[about.index] = 'can';
    // R6.7: an event must be carried out, and its result is unknown.
    if (!options?.includes('skip')) return withChances(found.fill('open', about.index + 1), isBefore);
    answers.push('skip');
  }
}
/**
 * R8.1: the symbols above come first, and may make room for a symbol or pay for it, even if the rules would pass over it now.
 */
const withChances = (found: Findings, isBefore: boolean): Findings =>
  found.map((finding, index) =>
    finding === 'cannot' && (isBefore || found.slice(0, index).includes('can')) ? 'perhaps' : finding,
  );

interface SymbolsNowProps {
  readonly m: Model;
  readonly card: number;
  readonly client: TableClient;
  /** The viewer's options; null if the viewer is not asked. */
  readonly options: readonly string[] | null;
}

/** Returns the findings for a card that could be played now; null if it cannot, or while they are not known. */
function useFindings({ m, card, client, options }: SymbolsNowProps): Findings | null {
  const can = options?.includes(`play ${at(CARDS, card)}`) ?? false;
  const now = can ? options?.join() : null;
  const [known, setKnown] = useState<{ readonly now: string; readonly found: Findings | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` stands for position and question; the model is often new
  useEffect(() => {
    if (now == null) return;
    let live = true;
    findings(m, card, client).then((found) => {
      if (live) setKnown({ now, found });
    });
    return () => {
      live = false;
    };
  }, [now, card, client]);
  return known !== null && known.now === now ? known.found : null;
}

/** Describes a chosen card, above the menu of its uses. */
export const Chosen = (props: SymbolsNowProps) => (
  <>
    <CardSays m={props.m} card={props.card} />
    <SymbolsIdle {...props} />
  </>
);

/** Names the symbols of a chosen card that will be skipped because they can do nothing (R8.1), and says why. */
function SymbolsIdle(props: SymbolsNowProps) {
  const { m, card } = props;
  const found = useFindings(props);
  const idle = [...new Set(cardOf(m, card).symbols.filter((_, index) => found?.[index] === 'cannot'))];
  return (
    <div className="nn-idle" role="status">
      {idle.map((symbol) => (
        <p key={symbol}>
          {opened('symbolsNow.skipped', { symbol: symbolWords(m, card, symbol) })} {nowhereWords(symbol)}
        </p>
      ))}
    </div>
  );
}

/** For a card that could be played now, shows which of its symbols would find something to do, and why the others would not. */
export function SymbolsNow(props: SymbolsNowProps) {
  const { m, card } = props;
  const found = useFindings(props);
  if (!found || found.length === 0) return null;
  return (
    <section className="card-now">
      <h3>{opened('symbolsNow.title')}</h3>
      <ul>
        {keyed(cardOf(m, card).symbols).map(([key, symbol], index) => {
          const finding = at(found, index);
          return (
            <li key={key} data-finding={finding}>
              <PrintedSymbol m={m} card={card} symbol={symbol} size={20} />
              <span>
                {opened(`symbolsNow.${finding}`, { symbol: symbolWords(m, card, symbol) })}
                {finding === 'cannot' || finding === 'perhaps'
                  ? nowhereWords(symbol).map((why) => <small key={why}>{why}</small>)
                  : null}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
