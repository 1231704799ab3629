import type { ReactNode } from 'react';
import type { Term } from './here.ts';

/** Marks the terms of a game in plain words, each once: pressed, one opens its rule. */
export function markerOf(terms: readonly Term[], openRule: (rule: string) => void): (words: string) => ReactNode {
  const rules = new Map(terms.flatMap(({ forms, rule }) => forms.map((form) => [form.toLowerCase(), rule] as const)));
  const forms = [...rules.keys()].sort((a, b) => b.length - a.length);
  const any = new RegExp(`\\b(${forms.join('|')})\\b`, 'i');
  return (words) => {
    const marked = new Set<string>();
    return words.split(any).map((part, i) => {
      const rule = i % 2 === 1 ? rules.get(part.toLowerCase()) : undefined;
      if (rule === undefined || marked.has(rule)) return part;
      marked.add(rule);
      return (
        <button key={rule} type="button" className="said-term" data-rove="" title={rule} onClick={() => openRule(rule)}>
          {part}
        </button>
      );
    });
  };
}
