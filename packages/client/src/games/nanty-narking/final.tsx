import { at } from '@gaslamp/kernel/lists';
import { sees } from '@gaslamp/kernel/state';
import { progress } from '@gaslamp/nanty-narking/box/personalities';
import { markersOnBoard, personalityOf, REASONS } from '@gaslamp/nanty-narking/box/state';
import { type Reckoning, reckon, resultOf, tieOf } from '@gaslamp/nanty-narking/seen/scoring';
import { figure } from '@gaslamp/words/formats';
import { colourOf, e, type Model, personalityName } from '@gaslamp/words/nanty-narking/model';
import { conditionWords, wasWords } from '@gaslamp/words/nanty-narking/prompt';
import { who } from '@gaslamp/words/things';
import { winnerWords } from '@gaslamp/words/winners';
import type { CSSProperties } from 'react';
import { Laurel } from '../../art/laurel.tsx';
import { Finale, type FinaleStep } from '../../table/ending/finale.tsx';
import { TableScroll } from '../../table-scroll.tsx';
import { ColourEmblem } from './art/emblems.tsx';
import { LondonSymbol } from './art/symbols.tsx';
import { opened } from './opened/texts.ts';

/** R13 and R7.7, shown player by player. */
export function FinalScoring(props: { m: Model; onRematch: (() => void) | null; onClose: () => void }) {
  const { m, onRematch, onClose } = props;
  const rows = reckon(m);
  const winners = resultOf(m)?.winners ?? 0;
  const won = rows.flatMap(({ player }) => (sees(winners, player) ? player : []));
  const byPoints = m.s.winners === 0;
  const steps: FinaleStep[] = [
    {
      key: 'end',
      words: `${overWords(m)} ${opened('finale.opening')}`,
      picture: <Faces m={m} rows={rows} shown={0} />,
    },
    ...rows.map((row, i) => ({
      key: `who${row.player}`,
      words: wasWords(m, row.player),
      picture: <Faces m={m} rows={rows} shown={i + 1} />,
    })),
    ...(byPoints ? rows : []).map((row, i) => ({
      key: `points${row.player}`,
      words: [
        opened('finale.pointsLead', { ...numbers(row), player: who(row.player) }),
        e('finale.loans', {
          repaid: row.repaid,
          unpaid: row.unpaid,
          penalty: m.data.pack.scoring.loanPenalty,
        }).trim(),
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
      picture: <Points m={m} rows={rows.slice(0, i + 1)} winners={0} />,
    })),
    {
      key: 'winner',
      words: [winnerWords('winner', won, m.you), byPoints ? tieWords(rows) : '']
        .filter((sentence) => sentence !== '')
        .join('. '),
      grand: true,
      picture: (
        <>
          <Faces m={m} rows={rows} shown={rows.length} winners={winners} />
          {byPoints ? null : <p className="muted">{opened('finale.noPoints')}</p>}
          <Points m={m} rows={rows} winners={byPoints ? winners : 0} />
        </>
      ),
    },
  ];
  return <Finale title={opened('finale.title')} steps={steps} onRematch={onRematch} onClose={onClose} />;
}
/** R12: who ended the match, and how. */
function overWords(m: Model): string {
  const { s } = m;
  const reason = at(REASONS, s.reason);
  if (reason === '') return '';
  const winner = m.names.findIndex((_, player) => sees(s.winners, player));
  const won = winner >= 0;
  return e(`over.${reason}`, {
    player: won ? who(winner) : '',
    personality: won ? personalityName(m, personalityOf(s, winner)) : '',
    count: markersOnBoard(s),
  });
}
/** Returns a player's goal with their progress. */
function goalWords(m: Model, player: number): string {
  const index = personalityOf(m.s, player);
  const { have, needed } = progress(m, player, index);
  return opened('finale.goal', { have, needed, goal: conditionWords(m, index) });
}
const numbers = ({ agents, buildings, money }: Reckoning) => ({ agents, buildings, money });

/** R13.4 */
function tieWords(rows: readonly Reckoning[]): string {
  const tie = tieOf(rows);
  if (tie === null) return '';
  return opened(tie === 'broken' ? 'finale.winnerTie' : 'finale.winnerShared');
}

/** The players' personalities, as far as revealed. */
function Faces(props: { m: Model; rows: readonly Reckoning[]; shown: number; winners?: number }) {
  const { m, rows, shown, winners = 0 } = props;
  return (
    <ol className="nn-faces">
      {rows.map(({ player }, i) => {
        const index = personalityOf(m.s, player);
        return (
          <li
            key={player}
            data-now={(winners === 0 ? i === shown - 1 : sees(winners, player)) || undefined}
            style={{ '--mine': `var(--${colourOf(player)})` } as CSSProperties}
          >
            <ColourEmblem colour={colourOf(player)} size={34} />
            <span>
              {m.names[player]}
              {i < shown ? (
                <small>
                  <b>{personalityName(m, index)}</b>. {goalWords(m, player)}
                </small>
              ) : (
                <small>{opened('finale.secret')}</small>
              )}
            </span>
            {winners !== 0 && sees(winners, player) ? (
              <Laurel size={32} label={opened('finale.wins')} />
            ) : (
              <LondonSymbol name="mask" size={i < shown ? 30 : 22} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

const COLUMNS = ['agents', 'buildings', 'money', 'penalty', 'total'] as const;

/** The points step by step; the winner crowned. */
function Points({ m, rows, winners }: { m: Model; rows: readonly Reckoning[]; winners: number }) {
  return (
    <TableScroll label={opened('finale.title')}>
      <table className="nn-points">
        <thead>
          <tr>
            <td />
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {opened(`finale.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.player} data-wins={sees(winners, row.player) || undefined}>
              <th scope="row">
                <ColourEmblem colour={colourOf(row.player)} size={20} /> {m.names[row.player]}{' '}
                {winners !== 0 && sees(winners, row.player) ? <Laurel size={20} label={opened('finale.wins')} /> : null}
              </th>
              {COLUMNS.map((column) => (
                <td key={column}>{figure(column === 'penalty' ? -row.penalty : row[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
