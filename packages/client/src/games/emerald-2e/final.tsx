import { finalScoring, type Reckoning } from '@gaslamp/emerald-2e/scoring';
import { REASONS, trackPoints } from '@gaslamp/emerald-2e/state';
import { Emblem } from '../../art/emblems.tsx';
import { GameSymbol } from '../../art/symbols.tsx';
import { Finale } from '../../table/finale.tsx';
import { t } from '../../text.ts';
import { all, dayOf, e, type Model, who } from './model.ts';

export interface FinalProps {
  readonly m: Model;
  readonly target: number;
  readonly onRematch: (() => void) | null;
  readonly onClose: () => void;
}

/** R17, told one step after another. */
export function FinalScoring({ m, target, onRematch, onClose }: FinalProps) {
  const rows = finalScoring(m);
  const restorationistAhead = m.s.markers[0]! > m.s.markers[1]!;
  const difference = trackPoints(m.s);
  const ahead = difference === 0 ? 'none' : e(`side.${restorationistAhead ? 'restorationist' : 'loyalist'}`);
  const lowest = Math.min(...rows.map((row) => row.adjusted));
  const paying = rows.find((row) => row.penalty > 0);
  const low = rows.filter((row) => row.adjusted === lowest && row.penalty > 0).map((row) => who(row.player));
  const reason = e(`over.${REASONS[m.s.reason]}`, { target });
  const steps = [
    `${e('finale.identities', { reason })} ${rows.map((row) => e('finale.side', { player: who(row.player), side: sideOf(row) })).join(' ')}`,
    ...(['restorationist', 'loyalist'] as const)
      .filter((side) => rows.some((row) => row.restorationist === (side === 'restorationist')))
      .map((side) => e('finale.keeps', { side: e(`side.${side}`) }))
      .reduce<string[]>((one, sentence) => [`${one[0] ?? ''} ${sentence}`.trim()], []),
    e('finale.kills'),
    e('finale.track', { side: ahead, count: difference }),
    e('finale.penalty', { player: all(low), side: paying ? sideOf(paying) : '' }),
    e('finale.final'),
  ];
  const winners = rows.filter((row) => row.wins);
  return (
    <Finale
      steps={steps}
      show={(step) => <Scores m={m} rows={rows} step={step} />}
      winners={t('table.finale.winner', { count: winners.length, names: all(winners.map((row) => who(row.player))) })}
      onRematch={onRematch}
      onClose={onClose}
    />
  );
}
const sideOf = (row: Reckoning): string => e(`side.${row.restorationist ? 'restorationist' : 'loyalist'}`);

const COLUMNS = ['running', 'lost', 'kills', 'track', 'adjusted', 'penalty', 'final'] as const;
/** The step from which on a column is filled in. */
const SINCE = { running: 0, lost: 1, kills: 2, track: 3, adjusted: 3, penalty: 4, final: 5 } as const;

function Scores({ m, rows, step }: { m: Model; rows: readonly Reckoning[]; step: number }) {
  const value = (row: Reckoning): Record<(typeof COLUMNS)[number], number> => ({
    running: row.adjusted + row.lost + row.killsLost + row.trackLost,
    lost: -row.lost,
    kills: -row.killsLost,
    track: -row.trackLost,
    adjusted: row.adjusted,
    penalty: -row.penalty,
    final: row.final,
  });
  return (
    <div className="table-scroll">
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
          {rows.map((row) => {
            const values = value(row);
            return (
              <tr key={row.player} data-wins={(row.wins && step >= 5) || undefined}>
                <th scope="row">
                  <Emblem day={dayOf(row.player)} medal size={22} /> {m.names[row.player]}{' '}
                  {row.wins && step >= 5 ? <GameSymbol name="laurel" size={20} label={e('finale.wins')} /> : null}
                  <span className="final-side" data-side={row.restorationist ? 'restorationist' : 'loyalist'}>
                    <GameSymbol name={row.restorationist ? 'restorationistMarker' : 'loyalistMarker'} size={16} />
                    {sideOf(row)}
                  </span>
                </th>
                {COLUMNS.map((column) => (
                  <td key={column} data-new={SINCE[column] === step || undefined}>
                    {SINCE[column] <= step ? signed(column, values[column]) : ''}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
const signed = (column: string, value: number): string =>
  value === 0 && ['lost', 'kills', 'track', 'penalty'].includes(column) ? '–' : String(value).replace('-', '−');
