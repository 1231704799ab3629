// Dialogs over the table: areas, events, piles.

import { at } from '@gaslamp/kernel/lists';
import { AREAS, HOLBORN } from '@gaslamp/nanty-narking/box/ids';
import { personality } from '@gaslamp/nanty-narking/box/personalities';
import {
  DISCARD,
  grenadiersIn,
  holderOf,
  IN_DISPLAY,
  isRiverside,
  personalityOf,
  SET_ASIDE,
  USED_EVENTS,
} from '@gaslamp/nanty-narking/box/state';
import { knownLines } from '@gaslamp/words/nanty-narking/known';
import {
  areaName,
  areaOf,
  cardName,
  e,
  eventName,
  eventOf,
  itemsAt,
  type Model,
  nameOf,
  personalityName,
  type Seated,
} from '@gaslamp/words/nanty-narking/model';
import { eventText } from '@gaslamp/words/nanty-narking/options';
import { abilityWords, conditionWords } from '@gaslamp/words/nanty-narking/prompt';
import { all } from '@gaslamp/words/things';
import { FirstLook } from '../../table/explaining/first-look.tsx';
import { Known, type KnownProps } from '../../table/log/known.tsx';
import { Dialog } from '../../table/things/dialog.tsx';
import { RuleLink } from '../../table/things/rich.tsx';
import { areaWords } from './board.tsx';
import { EventCard, GameCard } from './card.tsx';
import { Rolls, type ThisTurn } from './in-play.tsx';
import { opened } from './opened/texts.ts';
import { OriginTable, reconstructed, useOrigins } from './origins.tsx';
import { useTools } from './tools.ts';

/** The values of an area in the pack. */
const FIELDS = [
  'cost',
  'number',
  'alternativeNumber',
  'adjacent',
  'bridges',
  'river',
  'ability',
  'params',
  'start',
] as const;

export function AreaDialog({ m, area, onClose }: { m: Model; area: number; onClose: () => void }) {
  const { adjacent, bridges } = areaOf(m, area);
  const river = isRiverside(m, area);
  const holder = holderOf(m.s, area);
  const origins = useOrigins(m, at(AREAS, area));
  const guessed = reconstructed(origins, FIELDS);
  const beside = adjacent.map((id) => {
    const name = areaName(AREAS.indexOf(id));
    return bridges.includes(id) ? e('board.byBridge', { area: name }) : name;
  });
  return (
    <Dialog title={areaName(area)} onClose={onClose} className="nn-area-dialog">
      <p>{areaWords(m, area)}</p>
      <p>
        {opened('board.beside', { areas: all(beside), river: river ? 1 : 0 })}
        {area === HOLBORN ? <RuleLink rule="R17.2" /> : null}
      </p>
      {grenadiersIn(m.s, area) > 0 ? (
        <p>
          {opened('board.guarded')} <RuleLink rule="R11.10" />
        </p>
      ) : null}
      <p>
        <b>
          {holder === IN_DISPLAY
            ? opened('board.cardFree')
            : holder === SET_ASIDE
              ? `${e('board.cardAside')}.`
              : opened('board.cardHeld', { owner: nameOf(m, holder) })}
        </b>{' '}
        {abilityWords(m, area)} <RuleLink rule="R5.9" />
      </p>
      {guessed.length === 0 ? null : (
        <p className="nn-ours">
          {opened('board.reconstructed', { fields: all(guessed.map((field) => opened(`field.${field}`))) })}
        </p>
      )}
      <OriginTable origins={origins} fields={FIELDS} />
    </Dialog>
  );
}

interface EventProps {
  readonly m: Model;
  readonly event: number;
  readonly turn: ThisTurn;
  readonly onClose: () => void;
}
/** An event enlarged, with its rolls if it came in this turn. */
export function EventDialog({ m, event, turn, onClose }: EventProps) {
  return (
    <Dialog title={eventName(event)} onClose={onClose} className="card-detail">
      <EventCard m={m} event={event} size="large" />
      <div className="nn-card-detail-words">
        <p>
          {eventText(m, event)} <RuleLink rule={at(m.data.pack.events, event).rule} />
        </p>
        {turn.event === event && turn.rolls.length > 0 ? (
          <>
            <h3>{opened('eventPanel.rolls')}</h3>
            <p className="nn-rolls">
              <Rolls rolls={turn.rolls} />
            </p>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

export function PileDialog({ m, sort, onClose }: { m: Model; sort: 'discard' | 'events'; onClose: () => void }) {
  const tools = useTools();
  const items = itemsAt(m, sort === 'discard' ? DISCARD : USED_EVENTS);
  return (
    <Dialog title={opened(`piles.${sort}Title`)} onClose={onClose} className="pile">
      {items.length === 0 ? <p>{opened('piles.empty')}</p> : null}
      <ul>
        {items.map((item) => (
          <li key={item}>
            {sort === 'discard' ? (
              <button type="button" aria-label={cardName(m, item)} onClick={() => tools.openCard(item)}>
                <GameCard m={m} card={item} size="small" />
              </button>
            ) : (
              <button
                type="button"
                aria-label={eventName(eventOf(item))}
                onClick={() => tools.openEvent(eventOf(item))}
              >
                <EventCard m={m} event={eventOf(item)} size="small" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Hidden information that the viewer has seen and that is still valid. */
export function KnownDialog({ m, ...rest }: { m: Model } & Omit<KnownProps, 'lines'>) {
  return <Known lines={knownLines(m)} {...rest} />;
}

/** Explains the player's personality, a turn, and the end of a match. */
export function Beginning({ m, onClose }: { m: Seated; onClose: () => void }) {
  const index = personalityOf(m.s, m.you);
  const waits = personality(m, index).condition === 'drawPileExhausted';
  const want = { name: personalityName(m, index), goal: conditionWords(m, index), first: m.s.firstRoundCheck };
  return (
    <FirstLook
      want={opened(waits ? 'first.wantHolmes' : 'first.want', want)}
      turn={opened('first.turn')}
      end={opened('first.end')}
      onClose={onClose}
    />
  );
}
