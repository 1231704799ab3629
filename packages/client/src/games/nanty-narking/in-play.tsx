// The card in play with its symbols, and the event at work with its rolls.
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { PageSymbol } from '../../art/symbols.tsx';
import { ColourEmblem } from './art/emblems.tsx';
import { TwelveSided } from './art/pieces.tsx';
import { LondonSymbol } from './art/symbols.tsx';
import { symbolWords } from './card.tsx';
import { areaName, cardName, colourOf, e, eventName, inPlay, type Model, waitingOf } from './model.ts';
import { moneyOn } from './prompt.ts';
import { useTools } from './tools.ts';

/** What has happened since the turn began, as far as panels show it. */
export interface ThisTurn {
  /** The latest event and the faces rolled for it. */
  readonly event: number | null;
  readonly rolls: readonly { readonly face: number; readonly area: number | null }[];
  /** Area to the face that picked it. */
  readonly rolled: ReadonlyMap<number, number>;
  /** Symbols passed over, as `card.index`. */
  readonly skipped: ReadonlySet<string>;
}
export function thisTurn(rows: readonly PublishedRow[]): ThisTurn {
  let event: number | null = null;
  let rolls: { face: number; area: number | null }[] = [];
  const skipped = new Set<string>();
  let from = rows.length - 1;
  while (from > 0 && !rows[from]!.events.some(({ kind }) => kind === 'turn')) from--;
  let begun = false;
  for (const row of rows.slice(Math.max(0, from)))
    for (const { kind, fields: f } of row.events) {
      if (kind === 'turn') begun = true;
      if (!begun) continue;
      if (kind === 'event') {
        event = f.event!;
        rolls = [];
      }
      if (kind === 'rolled') rolls.push({ face: f.face!, area: f.area! });
      if (kind === 'die') rolls.push({ face: f.face!, area: null });
      if (kind === 'skipped') skipped.add(`${f.card}.${f.index}`);
    }
  const rolled = new Map(rolls.flatMap(({ face, area }) => (area === null ? [] : [[area, face] as const])));
  return { event, rolls, rolled, skipped };
}

/** The symbols of the card in play light up one after another; those that may be skipped say so. */
export function CardInPlay({ m, turn }: { m: Model; turn: ThisTurn }) {
  const tools = useTools();
  const played = inPlay(m);
  return (
    <section className="nn-in-play" aria-label={e('play.group')} data-at="play">
      {played === null ? (
        <p className="muted">{e('play.none')}</p>
      ) : (
        <>
          <p className="nn-in-play-card">
            <ColourEmblem
              colour={colourOf(played.by)}
              size={22}
              label={e('play.by', { player: m.names[played.by]! })}
            />
            <button
              type="button"
              className="said-card"
              data-card={`card ${played.card}`}
              onClick={() => tools.openCard(played.card)}
            >
              {cardName(m, played.card)}
            </button>
          </p>
          <ol className="nn-symbols">
            {m.data.symbols[played.card]!.length === 0 ? <li className="muted">{e('play.noSymbols')}</li> : null}
            {m.data.symbols[played.card]!.map((symbol, index) => {
              const now = index === played.index;
              const past = turn.skipped.has(`${played.card}.${index}`) ? 'skipped' : 'done';
              const state = now ? 'now' : index < played.index ? past : 'later';
              const must = symbol === 'event';
              const words = [e(`play.${state}`), now || state === 'later' ? e(must ? 'play.must' : 'play.may') : ''];
              const name = symbolWords(m, played.card, symbol);
              return (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: symbols stand in their order
                  key={index}
                  data-state={state}
                  data-must={must || undefined}
                  title={`${name} (${words.filter((word) => word !== '').join(', ')})`}
                >
                  <LondonSymbol
                    name={symbol}
                    size={22}
                    value={symbol === 'money' ? moneyOn(m, played.card) : undefined}
                    label={e('play.symbolState', {
                      symbol: name,
                      state: words.filter((word) => word !== '').join(', '),
                    })}
                  />
                </li>
              );
            })}
          </ol>
          {m.data.symbols[played.card]!.some((symbol, index) => index >= played.index && symbol !== 'event') ? (
            <small className="nn-in-play-legend muted" aria-hidden="true">
              {e('play.legend')}
            </small>
          ) : null}
        </>
      )}
      <Waiting m={m} but={played?.card} />
      <EventAtWork turn={turn} />
    </section>
  );
}

/** R9.22: between its two cards one of them is shown as the card in play itself. */
function Waiting({ m, but }: { m: Model; but: number | undefined }) {
  const tools = useTools();
  const cards = waitingOf(m).filter((card) => card !== but);
  if (cards.length === 0) return null;
  return (
    <p className="nn-in-play-card">
      <small className="muted">{e('play.waiting')}</small>
      {cards.map((card) => (
        <button
          key={card}
          type="button"
          className="said-card"
          data-card={`card ${card}`}
          onClick={() => tools.openCard(card)}
        >
          {cardName(m, card)}
        </button>
      ))}
    </p>
  );
}

function EventAtWork({ turn: { event, rolls } }: { turn: ThisTurn }) {
  const tools = useTools();
  if (event === null && rolls.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an event is no fieldset
    <div className="nn-event" role="group" aria-label={e(event === null ? 'eventPanel.dice' : 'eventPanel.group')}>
      {event === null ? null : (
        <button type="button" className="said-card" data-card={`event ${event}`} onClick={() => tools.openEvent(event)}>
          <PageSymbol name="warning" size={15} /> {eventName(event)}
        </button>
      )}
      <Rolls rolls={rolls} />
    </div>
  );
}

/** What the die showed, in the order of the rolls. */
export function Rolls({ rolls }: Pick<ThisTurn, 'rolls'>) {
  return rolls.map(({ face, area }, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rolls stand in their order
    <span key={n} className="nn-roll">
      <TwelveSided face={face} size={28} />
      <span>{area === null ? e('eventPanel.die') : areaName(area)}</span>
    </span>
  ));
}
