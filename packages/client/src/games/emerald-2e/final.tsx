import { kindOf } from '@gaslamp/emerald-2e/box/data';
import {
  agentsOnBoard,
  countOf,
  identityOf,
  isRestorationist,
  REASONS,
  runningTotal,
  TOP,
  trackPoints,
} from '@gaslamp/emerald-2e/box/state';
import { finalScoring, type Reckoning } from '@gaslamp/emerald-2e/seen/scoring';
import { at } from '@gaslamp/kernel/lists';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { dayOf, type Model, nameOf } from '@gaslamp/words/emerald-2e/model';
import { figure } from '@gaslamp/words/formats';
import { t } from '@gaslamp/words/text';
import { all, who } from '@gaslamp/words/things';
import { winnerWords } from '@gaslamp/words/winners';
import type { CSSProperties } from 'react';
import { Emblem } from '../../art/emerald/emblems.tsx';
import { GameSymbol, type SymbolName } from '../../art/emerald/symbols.tsx';
import { Laurel } from '../../art/laurel.tsx';
import { Finale, type FinaleStep } from '../../table/ending/finale.tsx';
import { TableScroll } from '../../table-scroll.tsx';
import { GameCard } from './card.tsx';
import { e } from './opened/texts.ts';

export interface FinalProps {
  readonly m: Model;
  readonly target: number;
  /** The published steps of the match. */
  readonly past: readonly PublishedRow[];
  readonly onRematch: (() => void) | null;
  /** Called when all identities have been shown. */
  readonly onRevealed: () => void;
  readonly onClose: () => void;
}

/** R17, shown player by player. */
export function FinalScoring({ m, target, past, onRematch, onRevealed, onClose }: FinalProps) {
  const rows = finalScoring(m);
  const steps: FinaleStep[] = [
    {
      key: 'end',
      words: `${reasonWords(m, target, past)} ${e('finale.opening')}`,
      picture: <Standings m={m} rows={rows} shown={0} paid={false} />,
    },
    ...rows.map((row, i) => ({
      key: `player${row.player}`,
      words: reckoned(m, row),
      picture: (
        <>
          <Bill m={m} row={row} />
          <Standings m={m} rows={rows} shown={i + 1} paid={false} />
        </>
      ),
    })),
    { key: 'penalty', words: penalty(rows), picture: <Standings m={m} rows={rows} shown={rows.length} paid /> },
    { key: 'winner', words: winner(m, rows), grand: true, picture: <Totals m={m} rows={rows} /> },
  ];
  const onStep = (at: number) => at > rows.length && onRevealed();
  return <Finale steps={steps} onStep={onStep} onRematch={onRematch} onClose={onClose} />;
}

/** R16: who ended the match, and how. A revealed Restorationist may have been a Loyalist until a Change of Heart. */
export function reasonWords(m: Model, target: number, past: readonly PublishedRow[]): string {
  const { s } = m;
  const seats = s.revealed.map((_, player) => player);
  switch (at(REASONS, s.reason)) {
    case '':
      return '';
    case 'points': {
      const reached = seats.filter((player) => runningTotal(s, player) >= target);
      return e('over.points', { target, count: reached.length, player: all(reached.map(who)) });
    }
    case 'marker':
      return e('over.marker', { player: who(s.active), side: sideName(s.markers[0] === TOP) });
    case 'revealed': {
      const events = past.flatMap((row) => row.events);
      const why = (player: number) =>
        !events.some(({ kind, fields: f }) => kind === 'revealed' && f.player === player && f.restorationist === 1)
          ? 'heart'
          : agentsOnBoard(m, player) === 0
            ? 'agents'
            : 'tokens';
      return seats
        .filter((player) => s.revealed[player] === 1 && isRestorationist(m, player))
        .map((player) => e('over.revealed', { player: who(player), why: why(player) }))
        .join(' ');
    }
  }
}

const sideName = (restorationist: boolean) => (restorationist ? 'restorationist' : 'loyalist');
const sideOf = (row: Reckoning): string => e(`side.${sideName(row.restorationist)}`);
const running = (row: Reckoning): number => row.adjusted + row.lost + row.killsLost + row.trackLost;

/** The identity of a player, and their lost points (R17.1 to R17.5). */
function reckoned(m: Model, row: Reckoning): string {
  const { lost, killsLost, trackLost } = row;
  const parts = [
    lost > 0 ? e('finale.lost.side', { count: lost, side: sideName(!row.restorationist) }) : '',
    killsLost > 0 ? e('finale.lost.kills', { count: killsLost }) : '',
    trackLost > 0 ? e('finale.lost.track', { count: trackLost }) : '',
  ].filter((part) => part !== '');
  const { adjusted } = row;
  const values = {
    player: who(row.player),
    side: sideName(row.restorationist),
    running: running(row),
    adjusted,
    losing: running(row) - adjusted,
  };
  return [
    e('finale.was', values),
    countOf(m.s.flips, row.player) > 0 ? e('finale.heart') : '',
    parts.length > 0 ? e('finale.loses', { ...values, what: all(parts) }) : e('finale.keepsAll', values),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** R17.7, R17.9 */
function penalty(rows: readonly Reckoning[]): string {
  const least = Math.min(...rows.map((row) => row.adjusted));
  const lowest = rows.filter((row) => row.adjusted === least && row.penalty > 0);
  return e('finale.penalty', {
    player: all(lowest.map((row) => who(row.player))),
    side: sideName(at(lowest, 0).restorationist),
  });
}

/** R17.8 */
const winner = ({ you }: Model, rows: readonly Reckoning[]): string =>
  winnerWords(
    'winner',
    rows.flatMap((row) => (row.wins ? row.player : [])),
    you,
  );

/** One player's points by type, before and after the adjustment. */
function Bill({ m, row }: { m: Model; row: Reckoning }) {
  const { player, restorationist, neutral, kept, lost } = row;
  const own: SymbolName = restorationist ? 'vpRestorationist' : 'vpLoyalist';
  const other: SymbolName = restorationist ? 'vpLoyalist' : 'vpRestorationist';
  const lines = [
    { type: 'neutral', symbol: 'vpNeutral', had: neutral, keeps: neutral },
    { type: sideName(restorationist), symbol: own, had: kept, keeps: kept },
    { type: sideName(!restorationist), symbol: other, had: lost, keeps: 0 },
    { type: 'kill', symbol: 'vpKill', had: row.killsKept + row.killsLost, keeps: row.killsKept },
    { type: 'track', symbol: 'arrow', had: trackPoints(m.s), keeps: row.trackKept },
  ] as const;
  const kind = kindOf(m.data, identityOf(m.s, player));
  return (
    <div className="bill" style={{ '--day': `var(--${dayOf(player)})` } as CSSProperties}>
      <GameCard m={m} kind={kind} size="hand" />
      <table>
        <thead>
          <tr>
            <th scope="col">{e('finale.bill.type')}</th>
            <th scope="col">{e('finale.bill.had')}</th>
            <th scope="col">{e('finale.bill.keeps')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ type, symbol, had, keeps }) => (
            <tr key={type} data-lost={keeps < had || undefined}>
              <th scope="row">
                <GameSymbol name={symbol} size={18} /> {e(`type.${type}`)}
              </th>
              <td>{had}</td>
              <td>{keeps}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{e('finale.bill.total')}</th>
            <td>{running(row)}</td>
            <td>{row.adjusted}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/**
 * All players side by side: those already revealed with their side and adjusted total, the others with the points shown on the
 * table.
 */
function Standings(props: { m: Model; rows: readonly Reckoning[]; shown: number; paid: boolean }) {
  const { m, rows, shown, paid } = props;
  return (
    <ol className="standings">
      {rows.map((row, i) => {
        const open = i < shown;
        const side = open || m.s.revealed[row.player] === 1;
        return (
          <li key={row.player} data-now={(!paid && i === shown - 1) || undefined}>
            <Emblem day={dayOf(row.player)} medal size={30} />
            <span className="standings-name">
              {nameOf(m, row.player)}
              {side ? <Side row={row} /> : <span className="standings-unknown">{e('player.secret')}</span>}
            </span>
            {paid && row.penalty > 0 ? (
              <span className="standings-penalty">{signed('penalty', -row.penalty)}</span>
            ) : null}
            <b>{signed('final', paid ? row.final : open ? row.adjusted : running(row))}</b>
          </li>
        );
      })}
    </ol>
  );
}

function Side({ row }: { row: Reckoning }) {
  return (
    <small className="final-side" data-side={sideName(row.restorationist)}>
      <GameSymbol name={row.restorationist ? 'restorationistMarker' : 'loyalistMarker'} size={15} /> {sideOf(row)}
    </small>
  );
}

const COLUMNS = ['running', 'lost', 'kills', 'track', 'penalty', 'final'] as const;

/** The whole sum at a glance, the winner crowned. */
function Totals({ m, rows }: { m: Model; rows: readonly Reckoning[] }) {
  const ranked = [...rows].sort((a, b) => Number(b.wins) - Number(a.wins) || b.final - a.final);
  const values = (row: Reckoning): Record<(typeof COLUMNS)[number], number> => ({
    running: running(row),
    lost: -row.lost,
    kills: -row.killsLost,
    track: -row.trackLost,
    penalty: -row.penalty,
    final: row.final,
  });
  return (
    <TableScroll label={t('table.finale.title')}>
      <table className="final-table">
        <thead>
          <tr>
            <th scope="col">{e('points.player')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {e(`finale.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked.map((row) => (
            <tr key={row.player} data-wins={row.wins || undefined}>
              <th scope="row">
                <span className="final-player">
                  <Emblem day={dayOf(row.player)} medal size={26} />
                  <span>
                    {nameOf(m, row.player)} {row.wins ? <Laurel size={18} label={e('finale.wins')} /> : null}
                    <Side row={row} />
                  </span>
                </span>
              </th>
              {COLUMNS.map((column) => (
                <td key={column} data-column={column}>
                  {signed(column, values(row)[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
/** Formats a change with a true minus sign; no change is a dash. */
const signed = (column: (typeof COLUMNS)[number], value: number): string =>
  value === 0 && column !== 'running' && column !== 'final' ? '–' : figure(value);
