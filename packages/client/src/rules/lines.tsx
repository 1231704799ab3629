import { Fragment, type ReactNode } from 'react';
import { type Block, blocks, openable, partNumber } from './rules.ts';

interface Reading {
  /** The rule to highlight. */
  readonly here: string;
  readonly known: ReadonlySet<string>;
  readonly onRule: (rule: string) => void;
}

/** The text of a rule, with its lists and tables. */
export function Lines({ lines, ...reading }: Reading & { lines: readonly string[] }) {
  return blocks(lines).map((block, i) => {
    const key = `${i}`;
    return <BlockOf key={key} block={block} reading={reading} />;
  });
}

function BlockOf({ block, reading }: { block: Block; reading: Reading }) {
  if ('words' in block) return <>{inline(block.words, reading)} </>;
  if ('items' in block)
    return (
      <ul className="rule-parts">
        {block.items.map((item) => (
          <li key={item} data-here={partNumber(item) === reading.here || undefined}>
            {inline(item, reading)}
          </li>
        ))}
      </ul>
    );
  const [head = [], ...rows] = block.rows;
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {inline(cell, reading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their column
              <td key={n}>{inline(cell, reading)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders bold, code and italics, and the numbers of other rules as links. */
function inline(text: string, { known, onRule }: Reading): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\b_[^_]+_\b|\bR\d+(?:\.\d+[a-z]?)?\b)/).map((part, i) => {
    const key = `${i}${part}`;
    if (part.startsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (part.startsWith('_')) return <em key={key}>{part.slice(1, -1)}</em>;
    const rule = /^R\d/.test(part) ? openable(part, known) : null;
    if (rule === null) return <Fragment key={key}>{part}</Fragment>;
    return (
      <button key={key} type="button" className="rule-link" onClick={() => onRule(rule)}>
        {part}
      </button>
    );
  });
}
