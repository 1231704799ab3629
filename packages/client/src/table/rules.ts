// A specification in its form: `## R6 Action: Claim`, `- R6.1 words`, and lines that belong to the rule above them.
export interface Rule {
  readonly number: string;
  readonly lines: readonly string[];
}
export interface Chapter {
  readonly number: string;
  readonly title: string;
  /** What stands before the first rule: tables, words. */
  readonly lead: readonly string[];
  readonly rules: readonly Rule[];
}

export function readRules(text: string): Chapter[] {
  const chapters: { number: string; title: string; lead: string[]; rules: { number: string; lines: string[] }[] }[] =
    [];
  for (const line of text.split('\n')) {
    const head = /^## (R\d+) (.*)$/.exec(line);
    const rule = /^- (R\d+\.\d+) (.*)$/.exec(line);
    const chapter = chapters.at(-1);
    if (head) chapters.push({ number: head[1]!, title: head[2]!, lead: [], rules: [] });
    else if (chapter === undefined || line.trim() === '') continue;
    else if (rule) chapter.rules.push({ number: rule[1]!, lines: [rule[2]!] });
    else (chapter.rules.at(-1)?.lines ?? chapter.lead).push(line.trim());
  }
  return chapters;
}

/** The chapter in which a rule stands: `R6.3` and `R6` are both in R6. */
export const chapterOf = (chapters: readonly Chapter[], rule: string): Chapter | undefined =>
  chapters.find((chapter) => chapter.number === rule.split('.')[0]);

/** Runs of lines that form a table, and the other lines one by one. */
export function blocks(lines: readonly string[]): (string | string[][])[] {
  const out: (string | string[][])[] = [];
  for (const line of lines) {
    if (!line.startsWith('|')) {
      out.push(line);
      continue;
    }
    const cells = line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
    if (cells.every((cell) => /^[-: ]+$/.test(cell))) continue;
    const last = out.at(-1);
    if (Array.isArray(last)) last.push(cells);
    else out.push([cells]);
  }
  return out;
}
