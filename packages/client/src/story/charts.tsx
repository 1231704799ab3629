import { at } from '@gaslamp/kernel/lists';
import { figure, t } from '@gaslamp/words/text';
import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

/** A player as a chart shows them. */
export interface Drawn {
  readonly name: string;
  /** A CSS colour. */
  readonly colour: string;
}
interface ChartProps {
  /** What it shows. */
  readonly what: string;
  readonly players: readonly Drawn[];
  /** What each of the numbers is of: a turn. */
  readonly labels: readonly string[];
  /** By label, by player. */
  readonly numbers: readonly (readonly number[])[];
  /** From 0 up to this at least. */
  readonly most?: number;
}

/** Told apart without colours, too. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 2'];
/** Lines have a player's colour, words the page's. */
const INK = { color: 'var(--text)' };
const tick = { fill: 'var(--muted)', fontSize: 12 };

/** A line a player. The arrow keys go along it; the numbers stand in a table below. */
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
            {...(most !== undefined && { domain: [0, most] })}
          />
          <Tooltip
            isAnimationActive={false}
            contentStyle={{ background: 'var(--panel-raised)', border: '1px solid var(--line-strong)' }}
            labelStyle={INK}
            itemStyle={INK}
          />
          <Legend itemSorter={null} formatter={(name: string) => <span style={INK}>{name}</span>} />
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

interface NumbersProps extends ChartProps {
  /** What the first column is. */
  readonly first: string;
  /** The last row is what the others come to. */
  readonly summed?: boolean;
}
/** The same in words and numbers. */
export function Numbers({ what, first, players, labels, numbers, summed }: NumbersProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <section className="story-table" tabIndex={0} aria-label={what}>
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
    </section>
  );
}
