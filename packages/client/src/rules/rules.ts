// Parses a book of rules: `## R6 Action: Claim`, `- R6.1 words`, and lines that belong to the rule above them.
import { language } from '@gaslamp/words/language';
import { patternOf, unaccented } from './searched.ts';

interface Rule {
  readonly number: string;
  readonly lines: readonly string[];
}
export interface Chapter {
  readonly number: string;
  readonly title: string;
  /** Lines before the first rule: tables and text. */
  readonly lead: readonly string[];
  readonly rules: readonly Rule[];
}

export function readRules(text: string): Chapter[] {
  const chapters: { number: string; title: string; lead: string[]; rules: { number: string; lines: string[] }[] }[] =
    [];
  for (const line of text.split('\n')) {
    const [head, number = '', title = ''] = /^## (R\d+) (.*)$/.exec(line) ?? [];
    const [rule, its = '', words = ''] = /^- (R\d+\.\d+) (.*)$/.exec(line) ?? [];
    const chapter = chapters.at(-1);
    if (head !== undefined) chapters.push({ number, title, lead: [], rules: [] });
    else if (chapter === undefined || line.trim() === '') continue;
    else if (rule !== undefined) chapter.rules.push({ number: its, lines: [words] });
    else (chapter.rules.at(-1)?.lines ?? chapter.lead).push(line.trim());
  }
  return chapters;
}

/** Returns the chapter of a rule: `R6.3` and `R6` are both in R6. */
export const chapterOf = (chapters: readonly Chapter[], rule: string): Chapter | undefined =>
  chapters.find((chapter) => chapter.number === rule.split('.')[0]);

/** Returns the number of a part of a rule: `R5.9a` in `- R5.9a Chelsea: …`. */
export const partNumber = (item: string): string | null => /^R\d+\.\d+[a-z]\b/.exec(item)?.[0] ?? null;

/** Returns every number that can be opened: chapters, rules and parts of rules. */
export const numbersOf = (chapters: readonly Chapter[]): ReadonlySet<string> =>
  new Set(
    chapters.flatMap(({ number, rules }) => [
      number,
      ...rules.flatMap((rule) => [
        rule.number,
        ...rule.lines.flatMap((line) => (line.startsWith('- ') ? (partNumber(line.slice(2)) ?? []) : [])),
      ]),
    ]),
  );

/** Returns the number that can be opened: `R6.6e` is step (e) of R6.6. Null if there is none. */
export const openable = (number: string, known: ReadonlySet<string>): string | null =>
  [number, number.replace(/[a-z]$/, '')].find((one) => known.has(one)) ?? null;

/** Parses the input `10.13`, `r10.13` or `R 10.13` as a rule number; null if it is not a number. */
export function meant(input: string): string | null {
  const [, number] = /^r?\s*(\d+(?:\.\d+[a-z]?)?)\.?$/i.exec(input.trim()) ?? [];
  return number === undefined ? null : `R${number.toLowerCase()}`;
}

export interface Found {
  readonly rule: Rule;
  readonly chapter: Chapter;
  /** The text before the first match, the match, and the text after it. */
  readonly excerpt: readonly [before: string, found: string, behind: string];
}

const AROUND = 70;

/** Returns the rules that contain a word, chapters with it in their title first; `claims` also finds `Claim`. */
export function rulesAbout(chapters: readonly Chapter[], input: string, spoken = language()): Found[] {
  const pattern = patternOf(input, spoken);
  if (pattern === null) return [];
  const all = chapters.flatMap((chapter) => {
    const lead = { number: chapter.number, lines: [chapter.title, ...chapter.lead] };
    return [lead, ...chapter.rules].flatMap((rule) => {
      // Removes the markup of lists, for bold and for code.
      const text = rule.lines
        .map((line) => line.replace(/^- /, ''))
        .join(' ')
        .replace(/(^|\W)_|_(?!\w)/g, '$1')
        .replace(/\*\*|`/g, '')
        .replace(/\s*\|[\s|:-]*/g, ' · ');
      const hit = pattern.exec(unaccented(text));
      if (hit === null) return [];
      const [from, to] = [hit.index, hit.index + hit[0].length];
      const start = from < AROUND ? 0 : text.indexOf(' ', from - AROUND) + 1;
      const end = text.length - to < AROUND ? text.length : text.lastIndexOf(' ', to + AROUND);
      const before = (start > 0 ? '… ' : '') + text.slice(start, from);
      const behind = text.slice(to, Math.max(to, end)) + (end < text.length ? ' …' : '');
      return [{ rule, chapter, excerpt: [before, text.slice(from, to), behind] as const }];
    });
  });
  const titled = ({ rule, chapter }: Found) =>
    rule.number === chapter.number && pattern.test(unaccented(chapter.title));
  return [...all.filter(titled), ...all.filter((one) => !titled(one))];
}

export type Block =
  | { readonly words: string }
  /** A table: its head, then its rows. */
  | { readonly rows: string[][] }
  | { readonly items: string[] };

/** Groups lines that form a table or a list; other lines stay single. */
export function blocks(lines: readonly string[]): Block[] {
  const out: Block[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (line.startsWith('- ')) {
      if (last && 'items' in last) last.items.push(line.slice(2));
      else out.push({ items: [line.slice(2)] });
    } else if (line.startsWith('|')) {
      const cells = line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim());
      if (cells.every((cell) => /^[-: ]+$/.test(cell))) continue;
      if (last && 'rows' in last) last.rows.push(cells);
      else out.push({ rows: [cells] });
    } else out.push({ words: line });
  }
  return out;
}
