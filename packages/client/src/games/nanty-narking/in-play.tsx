// The card in play with its symbols, and the current event with its rolls.
import { at } from '@gaslamp/kernel/lists';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { symbolsOf } from '@gaslamp/nanty-narking/box/data';
import { cardsIn, WAITING } from '@gaslamp/nanty-narking/box/state';
import { type CardAtWork, cardAtWork } from '@gaslamp/nanty-narking/seen/at-work';
import {
  areaName,
  cardName,
  colourOf,
  e,
  eventName,
  type Model,
  nameOf,
  readEvent,
} from '@gaslamp/words/nanty-narking/model';
import { passedWords, symbolWords } from '@gaslamp/words/nanty-narking/prompt';
import { PageSymbol } from '../../art/symbols.tsx';
import { ColourEmblem } from './art/emblems.tsx';
import { TwelveSided } from './art/pieces.tsx';
import { PrintedSymbol } from './card.tsx';
import { useTools } from './tools.ts';

/** Events since the turn began, as far as panels show them. */
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
  const from = rows.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'turn'));
  const events = rows.slice(Math.max(0, from)).flatMap((row) => row.events.map(readEvent));
  const begun = events.findIndex(({ kind }) => kind === 'turn');
  for (const { kind, fields } of begun < 0 ? [] : events.slice(begun))
    switch (kind) {
      case 'event':
        event = fields.event;
        rolls = [];
        break;
      // The rolls for the card before no longer apply.
      case 'played':
        event = null;
        rolls = [];
        break;
      case 'rolled':
        rolls.push({ face: fields.face, area: fields.area });
        break;
      case 'die':
        rolls.push({ face: fields.face, area: null });
        break;
      case 'skipped':
        skipped.add(`${fields.card}.${fields.index}`);
    }
  const rolled = new Map(rolls.flatMap(({ face, area }) => (area === null ? [] : [[area, face] as const])));
  return { event, rolls, rolled, skipped };
}

/** The card in play with the cards waiting beneath it, and the current event. */
export function CardInPlay({ m, turn, passed }: Omit<PlayedProps, 'played'>) {
  const played = cardAtWork(m);
  return (
    <section className="nn-in-play" aria-label={e('play.group')} data-at="play">
      {played === null ? (
        <p className="muted">{e('play.none')}</p>
      ) : (
        <Played m={m} turn={turn} passed={passed} played={played} />
      )}
      <Waiting m={m} but={played?.card} />
      <EventAtWork turn={turn} />
    </section>
  );
}

interface PlayedProps {
  readonly m: Model;
  readonly turn: ThisTurn;
  readonly played: CardAtWork;
  /** Returns the symbols before the current one that could do nothing. */
  passed(card: number, index: number): readonly number[];
}
/** Its symbols light up one after another; skippable ones say so, and those that could do nothing say why. */
function Played({ m, turn, played, passed }: PlayedProps) {
  const tools = useTools();
  const { card, by } = played;
  const symbols = symbolsOf(m.data, card);
  const idle = passed(card, played.index);
  return (
    <>
      <p className="nn-in-play-card">
        <ColourEmblem colour={colourOf(by)} size={22} label={e('play.by', { player: nameOf(m, by) })} />
        <button type="button" className="said-card" data-card={`card ${card}`} onClick={() => tools.openCard(card)}>
          {cardName(m, card)}
        </button>
      </p>
      <ol className="nn-symbols">
        {symbols.length === 0 ? <li className="muted">{e('play.noSymbols')}</li> : null}
        {symbols.map((symbol, index) => {
          const past = turn.skipped.has(`${card}.${index}`) ? 'skipped' : idle.includes(index) ? 'idle' : 'done';
          const state = index === played.index ? 'now' : index < played.index ? past : 'later';
          const must = symbol === 'event';
          const open = state === 'now' || state === 'later';
          const words = [e(`play.${state}`), ...(open ? [e(must ? 'play.must' : 'play.may')] : [])].join(', ');
          const name = symbolWords(m, card, symbol);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: symbols stand in their order
              key={index}
              data-state={state}
              data-must={must || undefined}
              title={`${name} (${words})`}
            >
              <PrintedSymbol
                m={m}
                card={card}
                symbol={symbol}
                size={22}
                label={e('play.symbolState', { symbol: name, state: words })}
              />
            </li>
          );
        })}
      </ol>
      {idle.map((index) => (
        <small key={index} className="nn-passed">
          {passedWords(m, card, at(symbols, index))}
        </small>
      ))}
      {symbols.some((symbol, index) => index >= played.index && symbol !== 'event') ? (
        <small className="nn-in-play-legend muted" aria-hidden="true">
          {e('play.legend')}
        </small>
      ) : null}
    </>
  );
}

/**
 * Cards beneath the one being resolved, until their two cards are done (R9.22); between these two, such a card is itself the
 * card in play.
 */
function Waiting({ m, but }: { m: Model; but: number | undefined }) {
  const tools = useTools();
  const cards = cardsIn(m.s, WAITING).filter((card) => card !== but);
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

/** The results of the die, in order. */
export function Rolls({ rolls }: Pick<ThisTurn, 'rolls'>) {
  return rolls.map(({ face, area }, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rolls stand in their order
    <span key={n} className="nn-roll">
      <TwelveSided face={face} size={28} />
      <span>{area === null ? e('eventPanel.die') : areaName(area)}</span>
    </span>
  ));
}
