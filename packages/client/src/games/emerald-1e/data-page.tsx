import './data-page.css';
import provenance from '@gaslamp/emerald-1e/box/provenance.json';
import { speaking } from '@gaslamp/words/text';
import { TableScroll } from '../../table-scroll.tsx';
import type english from './pages/text/en.json';

const e = speaking<typeof english.firstData>('firstData');

const SOURCES = ['seed', 'public', 'reconstructed', 'calibrated'] as const;
/** The parts of the pack, as its provenance file lists them. */
const PARTS = ['cards', 'cities', 'royals', 'lines', 'constants'] as const;
interface Origin {
  readonly source: (typeof SOURCES)[number];
}

/** Counts the values of a part by source; an origin is any object that names its source. */
function countsOf(part: unknown): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const count = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { source } = node as Partial<Origin>;
    if (typeof source === 'string') counts[source] = (counts[source] ?? 0) + 1;
    else Object.values(node).forEach(count);
  };
  count(part);
  return counts;
}
const ROWS = PARTS.map((part) => ({ part, counts: countsOf(provenance[part]) }));
const EXAMPLE = '{ "game": "emerald-1e", "corrects": 1,\n  "cards": { "ADLER": { "gold": 2 } } }';

/** Counts the known and the guessed values of the 1st edition, and explains how an owner of the game can correct them. */
export function DataPage() {
  return (
    <>
      <p>{e('lead')}</p>
      <p>{e('guess')}</p>
      <TableScroll label={e('part')}>
        <table className="data-counts">
          <thead>
            <tr>
              <th scope="col">{e('part')}</th>
              {SOURCES.map((source) => (
                <th key={source} scope="col">
                  {e(`source.${source}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ part, counts }) => (
              <tr key={part}>
                <th scope="row">{e(`parts.${part}`)}</th>
                {SOURCES.map((source) => (
                  <td key={source}>{counts[source] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p>{e('invented')}</p>
      <p>{e('look')}</p>
      <p>{e('correct')}</p>
      <pre className="data-example">{EXAMPLE}</pre>
      <p>{e('thanks')}</p>
    </>
  );
}
