// Numbers as tables. Each cell is text, so that screen readers get everything.
import type { Share } from '@gaslamp/protocol/statistics';
import { figure } from '@gaslamp/words/formats';
import { t } from '@gaslamp/words/text';
import { TableScroll } from '../table-scroll.tsx';

export interface NamedShare {
  readonly name: string;
  readonly share: Share;
}

/** Rounds to one decimal at most, so that whole wins stay whole. */
export const rounded = (n: number): string => figure(Math.round(n * 10) / 10);
export const percent = (part: number, whole: number): string =>
  t('statistics.percent', { n: whole === 0 ? '0' : rounded((100 * part) / whole) });

/** Wins and points, one row per share; renders nothing without rows. */
export function Shares({ first, shares }: { first: string; shares: readonly NamedShare[] }) {
  return (
    <Numbers
      head={[first, t('statistics.played'), t('statistics.won'), t('statistics.share'), t('statistics.points')]}
      rows={shares.map(({ name, share: { played, wins, points } }) => [
        name,
        String(played),
        rounded(wins),
        percent(wins, played),
        rounded(points),
      ])}
    />
  );
}

/** A table of numbers. The first cell of each row is its unique heading. */
export function Numbers({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  const [what = ''] = head;
  if (rows.length === 0) return null;
  return (
    <TableScroll className="story-table" label={what}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={head[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
