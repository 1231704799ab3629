// The specification of a game, by rule number.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** Where a game's rules stand, from the repository's root. */
export const ruleFile = (game: string): string => `docs/rules/${game}.md`;

/** The text of every numbered rule, without markup, in the order of the specification. */
export function ruleBook(game: string): ReadonlyMap<string, string> {
  const file = join(root, ruleFile(game));
  const rules = new Map<string, string>();
  if (!existsSync(file)) return rules;
  let number: string | null = null;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const rule = /^- (R\d+\.\d+) (.*)$/.exec(line);
    if (rule) {
      number = rule[1]!;
      rules.set(number, plain(rule[2]!));
    } else if (/^#/.test(line)) number = null;
    else if (number !== null && line.startsWith('  ') && !line.trim().startsWith('|'))
      rules.set(number, `${rules.get(number)} ${plain(line.trim())}`);
  }
  return rules;
}

/** `Texts` by `R9`: the headings of the chapters. */
export function chapters(game: string): ReadonlyMap<string, string> {
  const file = join(root, ruleFile(game));
  if (!existsSync(file)) return new Map();
  const headings = readFileSync(file, 'utf8').matchAll(/^## (R\d+) (.*)$/gm);
  return new Map([...headings].map(([, chapter, heading]) => [chapter!, heading!]));
}

const plain = (markdown: string): string => markdown.replaceAll('**', '');
