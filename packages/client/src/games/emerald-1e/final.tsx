import { kindOf, mainOf } from '@gaslamp/emerald-1e/box/data';
import { identityOf, inGame, lastSpace, MAD_LIMIT, madMarkers, REASONS } from '@gaslamp/emerald-1e/box/state';
import { pointsOf as shownPoints } from '@gaslamp/emerald-1e/seen/points';
import { finalScoring, type Reckoning } from '@gaslamp/emerald-1e/seen/scoring';
import { at } from '@gaslamp/kernel/lists';
import { dayOf, type Model, nameOf } from '@gaslamp/words/emerald-1e/model';
import { all, who } from '@gaslamp/words/things';
import { winnerWords } from '@gaslamp/words/winners';
import type { CSSProperties } from 'react';
import { Emblem } from '../../art/emerald/emblems.tsx';
import { Laurel } from '../../art/laurel.tsx';
import { Finale, type FinaleStep } from '../../table/ending/finale.tsx';
import { GameSymbol } from './art/symbols.tsx';
import { GameCard } from './card.tsx';
import { e } from './opened/texts.ts';

export interface FinalProps {
  readonly m: Model;
  readonly target: number;
  readonly onRematch: (() => void) | null;
  /** Called when all identities have been shown. */
  readonly onRevealed: () => void;
  readonly onClose: () => void;
}

/** R18, shown player by player. */
export function FinalScoring({ m, target, onRematch, onRevealed, onClose }: FinalProps) {
  const rows = finalScoring(m);
  const steps: FinaleStep[] = [
    {
      key: 'end',
      words: `${reasonWords(m, target, rows)} ${e('finale.opening')}`,
      picture: <Standings m={m} rows={rows} shown={0} judged={false} />,
    },
    ...rows.map((row, i) => ({
      key: `player${row.player}`,
      words: e('finale.was', { player: who(row.player), side: sideName(row), final: row.final }),
      picture: (
        <>
          <Bill m={m} row={row} />
          <Standings m={m} rows={rows} shown={i + 1} judged={false} />
        </>
      ),
    })),
    { key: 'out', words: outWords(rows), picture: <Standings m={m} rows={rows} shown={rows.length} judged /> },
    {
      key: 'winner',
      words: winner(m, rows),
      grand: true,
      picture: <Standings m={m} rows={ranked(rows)} shown={rows.length} judged />,
    },
  ];
  const onStep = (step: number) => step > rows.length && onRevealed();
  return <Finale title={e('finale.title')} steps={steps} onStep={onStep} onRematch={onRematch} onClose={onClose} />;
}

/** R17: who ended the match, and how. */
export function reasonWords(m: Model, target: number, rows: readonly Reckoning[]): string {
  const { s } = m;
  const reason = at(REASONS, s.reason);
  switch (reason) {
    case '':
      return '';
    case 'points': {
      const reached = rows.flatMap(({ player }) => (shownPoints(m, player) >= target ? who(player) : []));
      return e('over.points', { target, count: reached.length, player: all(reached) });
    }
    case 'track':
      return e('over.track', { player: who(s.active), track: s.markers[0] === lastSpace(m, 0) ? 'war' : 'revolution' });
    case 'restorationist': {
      // A mark that Freud has taken off since then leaves nobody.
      const found = rows.flatMap(({ player, restorationist }) => {
        const hasMain = inGame(s, mainOf(player));
        if (!restorationist || (hasMain && madMarkers(s, player) < MAD_LIMIT)) return [];
        return e('over.restorationist', { player: who(player), why: hasMain ? 'mad' : 'main' });
      });
      return found.length === 0 ? e('over.restorationist') : found.join(' ');
    }
    default:
      return e(`over.${reason}`, { player: who(s.active) });
  }
}

const sideName = ({ restorationist }: Reckoning) => (restorationist ? 'restorationist' : 'loyalist');
const sideWords = (row: Reckoning): string => e(`side.${sideName(row)}`);
const ranked = (rows: readonly Reckoning[]): Reckoning[] =>
  [...rows].sort((a, b) => Number(b.wins) - Number(a.wins) || Number(a.out) - Number(b.out) || b.final - a.final);

/** R18.2, R18.3 */
export function outWords(rows: readonly Reckoning[]): string {
  const out = rows.filter((row) => row.out);
  const [first] = out;
  if (first === undefined) return e('finale.nobodyOut');
  const least = Math.min(...rows.map((row) => row.final));
  const lowest = rows.filter((row) => row.final === least);
  const values = { count: lowest.length, player: all(lowest.map((row) => who(row.player))), side: sideName(first) };
  return lowest.every((row) => row.out) ? e('finale.out', values) : e('finale.outTied', values);
}

/** R18.4 */
function winner({ you }: Model, rows: readonly Reckoning[]): string {
  const wins = rows.filter((row) => row.wins);
  const words = winnerWords(
    'winner',
    wins.map((row) => row.player),
    you,
  );
  const most = Math.max(...wins.map((row) => row.final));
  const tied = rows.some((row) => !row.wins && !row.out && row.final === most);
  return tied ? `${words} ${e('finale.discs')}` : words;
}

const KINDS = [
  'cities',
  'killed',
  'hidden',
  'necronomicon',
  'track',
  'agents',
  'blackHand',
  'vampires',
  'sacrificed',
] as const;

/** One player's points by source. */
function Bill({ m, row }: { m: Model; row: Reckoning }) {
  const lines = [
    ...KINDS.map((kind) => [kind, row.points[kind]] as const),
    ['trophies', row.trophies] as const,
    ['zombies', row.zombies] as const,
  ].filter(([, points]) => points > 0);
  return (
    <div className="bill" style={{ '--day': `var(--${dayOf(row.player)})` } as CSSProperties}>
      <GameCard m={m} kind={kindOf(m.data, identityOf(m.s, row.player))} size="hand" />
      <table>
        <thead>
          <tr>
            <th scope="col">{e('finale.bill.type')}</th>
            <th scope="col">{e('finale.bill.points')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([kind, points]) => (
            <tr key={kind}>
              <th scope="row">{e(`kind.${kind}`)}</th>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{e('finale.bill.total')}</th>
            <td>{row.final}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/**
 * All players side by side: those already revealed with their side and final points, the others with the points shown on the
 * table (R16.11).
 */
function Standings(props: { m: Model; rows: readonly Reckoning[]; shown: number; judged: boolean }) {
  const { m, rows, shown, judged } = props;
  return (
    <ol className="standings">
      {rows.map((row, i) => {
        const open = i < shown;
        const side = open || m.s.revealed[row.player] === 1;
        return (
          <li
            key={row.player}
            data-now={(!judged && i === shown - 1) || undefined}
            data-out={(judged && row.out) || undefined}
            data-wins={(judged && row.wins) || undefined}
          >
            <Emblem day={dayOf(row.player)} medal size={30} />
            <span className="standings-name">
              {nameOf(m, row.player)} {judged && row.wins ? <Laurel size={18} label={e('finale.wins')} /> : null}
              {side ? (
                <small className="final-side" data-side={sideName(row)}>
                  <GameSymbol name={sideName(row)} size={15} /> {sideWords(row)}
                  {judged && row.out ? ` (${e('finale.isOut')})` : ''}
                </small>
              ) : (
                <span className="standings-unknown">{e('player.secret')}</span>
              )}
            </span>
            <b>{open ? row.final : shownPoints(m, row.player)}</b>
          </li>
        );
      })}
    </ol>
  );
}
