import './legend.css';
import { t } from '@gaslamp/words/text';
import type { ReactNode } from 'react';

export interface LegendProps {
  readonly onRule: (rule: string) => void;
}
/** A symbol and the id of its meaning. */
export interface Meaning {
  readonly id: string;
  readonly drawing: ReactNode;
}

/** Symbols with their meanings; the number of a chapter opens it. */
export function LegendList({ meanings, onRule }: LegendProps & { meanings: readonly Meaning[] }) {
  return (
    <ul className="legend">
      {meanings.map(({ id, drawing }) => (
        <li key={id}>
          {drawing}
          <span>
            {t(id)
              .split(/(R\d+)/)
              .map((part) =>
                /^R\d/.test(part) ? (
                  <button key={part} type="button" className="rule-link" onClick={() => onRule(part)}>
                    {part}
                  </button>
                ) : (
                  part
                ),
              )}
          </span>
        </li>
      ))}
    </ul>
  );
}
