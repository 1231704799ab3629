// Dialogs over the table: piles, points by type.

import { kindOf } from '@gaslamp/emerald-2e/box/data';
import { BESIDE, countOf, DECK, DISCARD, killPoints, trackPoints } from '@gaslamp/emerald-2e/box/state';
import type { Reckoning } from '@gaslamp/emerald-2e/seen/scoring';
import type { Item } from '@gaslamp/kernel/state';
import { knownLines } from '@gaslamp/words/emerald-2e/known';
import {
  cardName,
  dayOf,
  itemsAt,
  type Model,
  nameOf,
  ownerOfItem,
  players,
  pointsOf,
} from '@gaslamp/words/emerald-2e/model';
import { figure } from '@gaslamp/words/formats';
import { Emblem } from '../../art/emerald/emblems.tsx';
import { GameSymbol } from '../../art/emerald/symbols.tsx';
import { Known, type KnownProps } from '../../table/log/known.tsx';
import { Dialog } from '../../table/things/dialog.tsx';
import { RuleLink } from '../../table/things/rich.tsx';
import { beginning, CardsDialog } from '../emerald/dialogs.tsx';
import { GameCard } from './card.tsx';
import { e } from './opened/texts.ts';
import { useTools } from './tools.ts';

export interface PileProps {
  readonly m: Model;
  readonly sort: 'discard' | 'deck' | 'beside';
  readonly player: number;
  readonly onClose: () => void;
}

/** The contents of a pile. A deck's content is public as a set; the deck of another player is known together with the hand. */
export function PileDialog({ m, sort, player, onClose }: PileProps) {
  const own = player === m.you;
  const items: readonly Item[] =
    sort === 'deck' ? inDeck(m, player) : itemsAt(m, (sort === 'discard' ? DISCARD : BESIDE) + player);
  const title =
    sort === 'deck'
      ? e(own ? 'pile.deck' : 'pile.deckOther', { player: nameOf(m, player) })
      : e(`pile.${sort}`, { player: nameOf(m, player) });
  const cards = items.map((item) => [kindOf(m.data, item), ownerOfItem(m, item)] as const);
  return <Cards m={m} title={title} cards={cards} onClose={onClose} />;
}

interface CardsProps {
  readonly m: Model;
  readonly title: string;
  /** Kinds with owners. */
  readonly cards: readonly (readonly number[])[];
  readonly onClose: () => void;
}

function Cards(props: CardsProps) {
  const { m, title, cards, onClose } = props;
  const tools = useTools();
  const shown = cards.map(([kind = 0, owner]) => ({
    name: cardName(m.data, kind),
    picture: <GameCard m={m} kind={kind} owner={owner} size="small" />,
    onOpen: () => tools.openCard(kind, owner),
  }));
  return <CardsDialog title={title} empty={e('pile.empty')} cards={shown} onClose={onClose} />;
}

/**
 * Returns the cards that the viewer cannot tell apart among hand and deck of that player, and those known to lie in the deck.
 */
function inDeck(m: Model, player: number): Item[] {
  const unseen = m.hidden.find(({ places }) => places.some((place) => place === DECK + player));
  const known = itemsAt(m, DECK + player);
  return [...known, ...(unseen?.items ?? [])].sort((a, b) => kindOf(m.data, a) - kindOf(m.data, b));
}

const COLUMNS = [
  ['neutral', 'vpNeutral'],
  ['restorationist', 'vpRestorationist'],
  ['loyalist', 'vpLoyalist'],
  ['kill', 'vpKill'],
  ['track', 'arrow'],
] as const;

/** Every player's points by type, the running total, and the points that end the match. */
export function PointsDialog({ m, target, onClose }: { m: Model; target: number; onClose: () => void }) {
  const points = (player: number) => ({
    neutral: countOf(m.s.neutral, player),
    restorationist: countOf(m.s.restorationist, player),
    loyalist: countOf(m.s.loyalist, player),
    kill: killPoints(m.s, player),
    track: trackPoints(m.s),
  });
  return (
    <Dialog title={e('points.title')} onClose={onClose} className="points-dialog">
      <table className="points-table">
        <thead>
          <tr>
            <th scope="col">{e('points.player')}</th>
            {COLUMNS.map(([column, symbol]) => (
              <th key={column} scope="col">
                <span data-column="">
                  <GameSymbol name={symbol} size={20} />
                  <span className="column-word">{e(`points.${column}`)}</span>
                </span>
              </th>
            ))}
            {m.final ? <th scope="col">{e('finale.column.penalty')}</th> : null}
            <th scope="col">{e(m.final ? 'finale.column.final' : 'points.total')}</th>
            {m.final ? null : <th scope="col">{e('points.missing')}</th>}
          </tr>
        </thead>
        <tbody>
          {players(m).map((player) => {
            const total = pointsOf(m, player);
            const typed = points(player);
            const row = m.final?.[player];
            return (
              <tr key={player}>
                <th scope="row">
                  <span>
                    <Emblem day={dayOf(player)} medal size={22} /> {nameOf(m, player)}
                  </span>
                </th>
                {COLUMNS.map(([column]) => (
                  <td key={column}>{row ? <Kept row={row} column={column} /> : typed[column] || '–'}</td>
                ))}
                {row ? <td>{row.penalty === 0 ? '–' : figure(-row.penalty)}</td> : null}
                <td>{figure(total)}</td>
                {row ? null : <td>{Math.max(0, target - total)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      {m.final ? null : (
        <p>
          {e('points.ends', { target, atOnce: m.s.targetEndsAtOnce })} <RuleLink rule="R16" />
        </p>
      )}
      <p className="muted">
        {e(m.final ? 'points.settled' : 'points.note')} <RuleLink rule="R17" />
      </p>
    </Dialog>
  );
}

/** The points of a type that remain after the adjustment; lost ones are struck out. */
function Kept({ row, column }: { row: Reckoning; column: (typeof COLUMNS)[number][0] }) {
  const { restorationist, neutral, kept, lost } = row;
  const split = {
    neutral: [neutral, 0],
    restorationist: restorationist ? [kept, 0] : [0, lost],
    loyalist: restorationist ? [0, lost] : [kept, 0],
    kill: [row.killsKept, row.killsLost],
    track: [row.trackKept, row.trackLost],
  } satisfies Record<typeof column, [number, number]>;
  const [keeps, loses] = split[column];
  if (loses === 0) return keeps || '–';
  return (
    <>
      {keeps > 0 ? `${keeps} ` : null}
      <del>
        {loses}
        <span className="only-spoken"> {e('finale.column.lostPoints')}</span>
      </del>
    </>
  );
}

/** Hidden information that the viewer has seen and that is still valid. */
export function KnownDialog({ m, ...rest }: { m: Model } & Omit<KnownProps, 'lines'>) {
  return <Known lines={knownLines(m)} {...rest} />;
}

export const Beginning = beginning(e);
