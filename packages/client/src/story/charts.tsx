import { at } from '@gaslamp/kernel/lists';
import { figure } from '@gaslamp/words/formats';
import { t } from '@gaslamp/words/text';
import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { TableScroll } from '../table-scroll.tsx';

/** A player in a chart. */
export interface Drawn {
  readonly name: string;
  /** A CSS colour. */
  readonly colour: string;
}
interface ChartProps {
  /** Title of the chart. */
  readonly what: string;
  readonly players: readonly Drawn[];
  /** Labels of the numbers, one per turn. */
  readonly labels: readonly string[];
  /** By label, by player. */
  readonly numbers: readonly (readonly number[])[];
  /** Minimum upper end of the axis, which starts at 0. */
  readonly most?: number;
}

/** Dash patterns that tell the lines apart without colours. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 2'];
/** Lines have the player's colour, text the page's. */
const INK = { color: 'var(--text)' };
const tick = { fill: 'var(--muted)', fontSize: 12 };

/** A chart with one line per player. The arrow keys move along it; a table below has the numbers. */
export function CourseChart({ what, players, labels, numbers, most }: ChartProps) {
  const rows = numbers.map((bySeat, n) => ({ label: at(labels, n), ...bySeat }));
  return (
    <figure className="story-chart">
      <figcaption className="unseen">{t('story.chart', { what })}</figcaption>
      <ResponsiveContainer width="100%" height={280}>
        <LineChart data={rows} margin={{ top: 8, right: 12, bottom: 0, left: 0 }} title={what} accessibilityLayer>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="label" tick={tick} stroke="var(--line-strong)" minTickGap={24} />
          <YAxis
            width={40}
            tick={tick}
            stroke="var(--line-strong)"
            allowDecimals={false}
            tickFormatter={(n: number) => figure(n)}
            {...(most !== undefined && { domain: [0, most] })}
          />
          <Tooltip
            isAnimationActive={false}
            formatter={(n) => figure(Number(n))}
            contentStyle={{ background: 'var(--panel-raised)', border: '1px solid var(--line-strong)' }}
            labelStyle={INK}
            itemStyle={INK}
          />
          <Legend content={<Lines players={players} />} />
          {players.map(({ name, colour }, seat) => (
            <Line
              key={name}
              dataKey={String(seat)}
              name={name}
              stroke={colour}
              strokeWidth={2.5}
              strokeDasharray={at(DASHES, seat % DASHES.length)}
              dot={false}
              activeDot={{ r: 4 }}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
      <details>
        <summary>{t('story.asTable')}</summary>
        <Numbers what={what} first={t('story.turn')} players={players} labels={labels} numbers={numbers} />
      </details>
    </figure>
  );
}

/** The line of each player. The list of the library says in English that it has icons. */
function Lines({ players }: Pick<ChartProps, 'players'>) {
  return (
    <ul className="story-lines">
      {players.map(({ name, colour }, seat) => (
        <li key={name}>
          <svg width="28" height="4" aria-hidden="true">
            <path d="M0 2h28" stroke={colour} strokeWidth="2.5" strokeDasharray={at(DASHES, seat % DASHES.length)} />
          </svg>{' '}
          {name}
        </li>
      ))}
    </ul>
  );
}

interface NumbersProps extends ChartProps {
  /** Heading of the first column. */
  readonly first: string;
  /** True if the last row is the sum of the others. */
  readonly summed?: boolean;
}
/** The same numbers as a table. */
export function Numbers({ what, first, players, labels, numbers, summed }: NumbersProps) {
  return (
    <TableScroll className="story-table" label={what}>
      <table data-summed={summed || undefined}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {players.map(({ name, colour }) => (
              <th key={name} scope="col">
                <span className="story-dot" style={{ background: colour }} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.map((bySeat, n) => (
            <tr key={at(labels, n)}>
              <th scope="row">{at(labels, n)}</th>
              {players.map(({ name }, seat) => (
                <td key={name}>{figure(at(bySeat, seat))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
