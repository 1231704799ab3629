// Dialogs over the table: piles, and the composition of points.

import { kindOf } from '@gaslamp/emerald-1e/box/data';
import { DECK, DISCARD, HAND } from '@gaslamp/emerald-1e/box/state';
import { sidePoints, total } from '@gaslamp/emerald-1e/seen/points';
import type { Item } from '@gaslamp/kernel/state';
import { knownLines } from '@gaslamp/words/emerald-1e/known';
import { cardName, dayOf, itemsAt, type Model, nameOf, players, pointsOf } from '@gaslamp/words/emerald-1e/model';
import { Emblem } from '../../art/emerald/emblems.tsx';
import { Known, type KnownProps } from '../../table/log/known.tsx';
import { Dialog } from '../../table/things/dialog.tsx';
import { RuleLink } from '../../table/things/rich.tsx';
import { beginning, CardsDialog } from '../emerald/dialogs.tsx';
import { sideOf } from './brief.tsx';
import { GameCard } from './card.tsx';
import { e } from './opened/texts.ts';
import { useTools } from './tools.ts';

export interface PileProps {
  readonly m: Model;
  readonly sort: 'discard' | 'deck';
  readonly player: number;
  readonly onClose: () => void;
}

/** The contents of a pile, as far as the viewer may see them (R21). The cards of others are known together, not by pile. */
export function PileDialog({ m, sort, player, onClose }: PileProps) {
  const own = player === m.you;
  const items = sort === 'deck' || !own ? unsorted(m, player, sort) : itemsAt(m, DISCARD + player);
  const title =
    sort === 'deck'
      ? e(own ? 'pile.deck' : 'pile.deckOther', { player: nameOf(m, player) })
      : e(own ? 'pile.discard' : 'pile.discardTop', { player: nameOf(m, player) });
  const tools = useTools();
  const cards = items.map((item) => {
    const kind = kindOf(m.data, item);
    return {
      name: cardName(m.data, kind),
      picture: <GameCard m={m} kind={kind} size="small" />,
      onOpen: () => tools.openCard(kind),
    };
  });
  return <CardsDialog title={title} empty={e('pile.empty')} cards={cards} onClose={onClose} />;
}

/** Returns the cards that the viewer cannot tell apart among a player's hand and piles, and those known to lie there. */
function unsorted(m: Model, player: number, sort: 'discard' | 'deck'): Item[] {
  if (sort === 'discard') return [...itemsAt(m, DISCARD + player)];
  const piles = [DECK + player, HAND + player, DISCARD + player];
  const unseen = m.hidden.find(({ places }) => places.some((place) => piles.includes(place)));
  return [...itemsAt(m, DECK + player), ...(unseen?.items ?? [])].sort((a, b) => kindOf(m.data, a) - kindOf(m.data, b));
}

const COLUMNS = [
  'cities',
  'killed',
  'hidden',
  'necronomicon',
  'track',
  'agents',
  'blackHand',
  'vampires',
  'sacrificed',
  // R16.5, R16.6: only at the end.
  'trophies',
  'zombies',
] as const;

/** Every player's points by source, and the points that end the match. */
export function PointsDialog({ m, target, onClose }: { m: Model; target: number; onClose: () => void }) {
  const here = { s: { ...m.s, place: [...m.place] }, data: m.data };
  /** Returns the points as they count once that player is revealed; of a hidden player only the open points. */
  const partsOf = (player: number) => {
    const side = m.s.revealed[player] === 1 || m.s.reason > 0 || player === m.you ? sideOf(m, player) : null;
    if (side !== null) return sidePoints(here, player, side === 'restorationist');
    const [one, other] = [sidePoints(here, player, true), sidePoints(here, player, false)];
    return {
      ...one,
      killed: one.killed,
      hidden: other.hidden,
      track: 0,
      agents: 0,
      blackHand: 0,
      vampires: 0,
      sacrificed: 0,
    };
  };
  const atEnd = (player: number) => m.final?.find((row) => row.player === player) ?? { trophies: 0, zombies: 0 };
  const rows = players(m).map((player) => {
    const { trophies, zombies } = atEnd(player);
    const own = partsOf(player);
    return { player, own, parts: { ...own, trophies, zombies }, shown: pointsOf(m, player) };
  });
  const columns = COLUMNS.filter((column) => rows.some(({ parts }) => parts[column] > 0));
  return (
    <Dialog title={e('points.title')} onClose={onClose} className="points-dialog">
      <table className="points-table">
        <thead>
          <tr>
            <th scope="col">{e('points.player')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {e(`kind.${column}`)}
              </th>
            ))}
            <th scope="col">{e(m.final ? 'points.final' : 'points.total')}</th>
            {m.final ? null : <th scope="col">{e('points.missing')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ player, own, parts, shown }) => (
            <tr key={player}>
              <th scope="row">
                <span>
                  <Emblem day={dayOf(player)} medal size={22} /> {nameOf(m, player)}
                  {player === m.you && m.s.revealed[player] === 0 && !m.final ? (
                    <small>
                      {e('points.yours')}: {total(own)}
                    </small>
                  ) : null}
                </span>
              </th>
              {columns.map((column) => (
                <td key={column}>{parts[column] || '–'}</td>
              ))}
              <td>{shown}</td>
              {m.final ? null : <td>{Math.max(0, target - shown)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {m.final ? null : (
        <p>
          {e('points.ends', { target })} <RuleLink rule="R17" />
        </p>
      )}
      <p className="muted">
        {e(m.final ? 'points.settled' : 'points.note')} <RuleLink rule="R16" />
      </p>
    </Dialog>
  );
}

/** Hidden information that the viewer has seen and that is still valid. */
export function KnownDialog({ m, ...rest }: { m: Model } & Omit<KnownProps, 'lines'>) {
  return <Known lines={knownLines(m)} {...rest} />;
}

export const Beginning = beginning(e);
