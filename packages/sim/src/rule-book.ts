// Reads the specification of a game by number.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** Returns the path of a game's rules, from the repository's root. */
export const ruleFile = (game: string): string => `docs/rules/${game}.md`;

const read = new Map<string, readonly string[]>();
/** Returns the lines of a game's rules without bold markup; empty if it has none. */
export function ruleLines(game: string): readonly string[] {
  const file = join(root, ruleFile(game));
  const lines = read.get(game) ?? plain(existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n');
  read.set(game, lines);
  return lines;
}

/** Returns the text of every numbered rule, without bold markup and tables, in the order of the rules. */
export function ruleBook(game: string): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  let number: string | null = null;
  for (const line of ruleLines(game)) {
    const [, rule, text = ''] = /^- (R\d+\.\d+) (.*)$/.exec(line) ?? [];
    if (rule !== undefined) {
      number = rule;
      rules.set(rule, text);
    } else if (/^#/.test(line)) number = null;
    else if (number !== null && line.startsWith('  ') && !isTable(line))
      rules.set(number, `${rules.get(number)} ${line.trim()}`);
  }
  return rules;
}

/** Returns the headings of the chapters by number: `Texts` by `R9`. */
export function chapters(game: string): ReadonlyMap<string, string> {
  const headings = ruleLines(game).flatMap((line) => {
    const [, chapter, heading = ''] = /^## (R\d+) (.*)$/.exec(line) ?? [];
    return chapter === undefined ? [] : [[chapter, heading] as const];
  });
  return new Map(headings);
}

/**
 * Returns true for the number of a rule, and for that of a chapter whose rulings have none: a table before its first rule, such
 * as R20 of the 1st edition.
 */
export function isRule(game: string, rule: string): boolean {
  if (ruleBook(game).has(rule)) return true;
  const all = ruleLines(game);
  const begin = all.findIndex((line) => /^R\d+$/.test(rule) && line.startsWith(`## ${rule} `));
  const first = all.slice(begin + 1).find((line) => isTable(line) || /^(- R\d|#)/.test(line));
  return begin >= 0 && first !== undefined && isTable(first);
}

const NUMBER = /\bR\d+\.\d+/g;
const RANGE = /\b(R\d+)\.(\d+) to R?(?:\d+\.)?(\d+)\b/g;

/** Returns the rules that a text names; `R17.1 to R17.9` names nine. */
export function rulesIn(text: string): string[] {
  const named = new Set(text.match(NUMBER) ?? []);
  for (const [, chapter, first, last] of text.matchAll(RANGE))
    for (let n = Number(first); n <= Number(last); n++) named.add(`${chapter}.${n}`);
  return [...named];
}

export const isTable = (line: string): boolean => line.trim().startsWith('|');
const plain = (markdown: string): string => markdown.replaceAll('**', '');
