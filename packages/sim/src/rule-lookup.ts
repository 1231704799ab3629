// Finds a passage of the rules by name: a chapter, a rule, or a lettered part of a rule.
import { resembling } from './resembling.ts';
import { chapters, isTable, ruleBook, ruleLines } from './rule-book.ts';

export interface Passage {
  /** `R17 Final scoring`, `R10.9`, `R10.9 (c)`, `R5.9a`. */
  readonly name: string;
  readonly lines: readonly string[];
}

/** Maximum number of names suggested for an unknown one. */
const MOST = 3;

/** Finds a passage by number (`R17`, `r10.9`, `R10.9 (ii)`, `5.9a`, `W1`) or by words of a heading; null if there is none. */
export function passage(game: string, wanted: string): Passage | null {
  const { chapter, rule, part } = calledIn(wanted);
  if (rule !== null) {
    const text = ruleBook(game).get(rule);
    if (text === undefined) return null;
    return part === null ? { name: rule, lines: linesOf(game, rule, text) } : partOf(game, rule, part);
  }
  if (chapter === null) return listed(game, wanted) ?? chapterOf(game, headed(game, wanted));
  return part === null ? chapterOf(game, chapter) : null;
}

/** Returns the existing names nearest to an unknown one: rules for a rule, parts for a part. */
export function nearestRules(game: string, wanted: string): string[] {
  const { chapter, rule, part } = calledIn(wanted);
  const headings = [...chapters(game)].map(([number, heading]) => `${number} ${heading}`);
  if (chapter === null) return resembling(wanted, headings).slice(0, MOST);
  const numbers = rule === null ? [...chapters(game).keys()] : [...ruleBook(game).keys()];
  if (part !== null && rule !== null && numbers.includes(rule)) {
    const parts = partsOf(game, rule).map(({ name }) => name);
    return parts.length > 0 ? parts : [rule];
  }
  const place = (number: string) => number.slice(1).split('.').map(Number);
  const [wantedChapter = 0, wantedRule = 0] = place(rule ?? chapter);
  const distance = (number: string): number => {
    const [chapterNumber = 0, ruleNumber = 0] = place(number);
    const away = 1000 * Math.abs(chapterNumber - wantedChapter);
    // In an earlier chapter, the last rules are the nearest.
    return away + (chapterNumber < wantedChapter ? 999 - ruleNumber : Math.abs(ruleNumber - wantedRule));
  };
  return numbers.sort((a, b) => distance(a) - distance(b)).slice(0, MOST);
}

/** Parses the numbers in a text; `rule` includes its chapter: `R10.9`. */
function calledIn(wanted: string): { chapter: string | null; rule: string | null; part: string | null } {
  const [, chapter, rule, part = ''] =
    /^R?(\d+)(?:\.(\d+))?\s*\(?([a-z]\d?|[ivx]+|\d+)?\)?$/i.exec(wanted.trim()) ?? [];
  if (chapter === undefined) return { chapter: null, rule: null, part: null };
  const number = `R${chapter}`;
  return {
    chapter: number,
    rule: rule === undefined ? null : `${number}.${rule}`,
    part: part === '' ? null : part.toLowerCase(),
  };
}

// ---- chapters -----------------------------------------------------------------

function chapterOf(game: string, number: string | null): Passage | null {
  const heading = number === null ? undefined : chapters(game).get(number);
  if (heading === undefined) return null;
  const name = `${number} ${heading}`;
  const all = ruleLines(game);
  const begin = all.indexOf(`## ${name}`) + 1;
  const end = all.findIndex((line, i) => i >= begin && line.startsWith('## '));
  const lines = all.slice(begin, end < 0 ? undefined : end).map((line) => line.replace(/^- (?=R\d)/, ''));
  return { name, lines: lines.filter((line) => line !== '' && line !== '---') };
}

/** Returns the only chapter whose heading contains these words, or the one whose heading equals them. */
function headed(game: string, words: string): string | null {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return null;
  const all = [...chapters(game)].map(([number, heading]) => ({ number, heading: heading.toLowerCase() }));
  const same = all.find(({ heading, number }) => heading === wanted || `${number} ${heading}`.toLowerCase() === wanted);
  const having = all.filter(({ heading }) => heading.includes(wanted));
  const [only, ...others] = having;
  return same?.number ?? (others.length === 0 ? (only?.number ?? null) : null);
}

// ---- rules and their parts ----------------------------------------------------

/** Returns a rule as one line, followed by its tables and lists. */
function linesOf(game: string, rule: string, text: string): string[] {
  const all = ruleLines(game);
  const begin = all.findIndex((line) => line.startsWith(`- ${rule} `)) + 1;
  const end = all.findIndex((line, i) => i >= begin && /^(- |#)/.test(line));
  const tables = all.slice(begin, end < 0 ? undefined : end).filter((line) => line.startsWith('  ') && isTable(line));
  return [...text.split(/ (?=- (?:R\d|W\d))/), ...tables.map((line) => line.trim())];
}

function partOf(game: string, rule: string, label: string): Passage | null {
  return partsOf(game, rule).find((part) => part.label === label) ?? null;
}

interface Part extends Passage {
  readonly label: string;
}
/** Returns the parts of a rule: a list below it (`R5.9a`, `W1`), or (a), (1) or (i) within its text. */
function partsOf(game: string, rule: string): Part[] {
  const [text = '', ...items] = (ruleBook(game).get(rule) ?? '').split(/ (?=- (?:R\d|W\d))/);
  const below = items.map((item) => {
    const [, name = '', what = ''] = /^- (\S+) (.*)$/.exec(item) ?? [];
    const label = name.replace(rule, '').toLowerCase();
    return { label, name: label === name.toLowerCase() ? `${rule} ${name}` : name, lines: [what] };
  });
  const within = SERIES.flatMap((labels) => inSeries(text, labels));
  return [...below, ...within.map(({ label, text }) => ({ label, name: `${rule} (${label})`, lines: [text] }))];
}
const SERIES = [[...'abcdefghijkl'], [...'123456789'], ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']];

/** Returns consecutive parts. A series begins with its first label, or with the label at the start of the text. */
function inSeries(text: string, labels: readonly string[]): { label: string; text: string }[] {
  const opening = labels.findIndex((label) => text.startsWith(`(${label})`));
  const begins: { label: string; at: number }[] = [];
  for (const label of labels.slice(Math.max(0, opening))) {
    const at = text.indexOf(`(${label})`, begins.at(-1)?.at ?? 0);
    if (at < 0) break;
    begins.push({ label, at });
  }
  return begins.map(({ label, at }, i) => ({
    label,
    text: text
      .slice(at + label.length + 2, begins[i + 1]?.at)
      .replace(/[\s;,*]+$/, '')
      .trim(),
  }));
}

/** Finds `W1` without the number of the rule that lists it. */
function listed(game: string, label: string): Passage | null {
  const wanted = label.trim().toLowerCase();
  if (!/^w\d$/.test(wanted)) return null;
  const rules = [...ruleBook(game).keys()];
  return rules.map((rule) => partOf(game, rule, wanted)).find((part) => part !== null) ?? null;
}
