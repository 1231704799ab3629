import type { ReactNode } from 'react';
import { CLOSE_BEHIND } from '../things/rich.tsx';
import type { Term } from './here.ts';

/** Marks the terms of a game in plain words, each once; a press opens the term's rule. */
export function markerOf(terms: readonly Term[], openRule: (rule: string) => void): (words: string) => ReactNode {
  const rules = new Map(terms.flatMap(({ forms, rule }) => forms.map((form) => [form.toLowerCase(), rule] as const)));
  const forms = [...rules.keys()].sort((a, b) => b.length - a.length);
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(${forms.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
  return (words) => {
    const marked = new Set<string>();
    const parts = words.split(any);
    let close = '';
    return parts.map((part, i) => {
      const rule = i % 2 === 1 ? rules.get(part.toLowerCase()) : undefined;
      if (rule === undefined || marked.has(rule)) {
        const plain = part.slice(close.length);
        close = '';
        return plain;
      }
      marked.add(rule);
      close = CLOSE_BEHIND.exec(parts[i + 1] ?? '')?.[0] ?? '';
      return (
        <span key={rule} className="said">
          <button type="button" className="said-term" data-rove="" title={rule} onClick={() => openRule(rule)}>
            {part}
          </button>
          {close}
        </span>
      );
    });
  };
}
