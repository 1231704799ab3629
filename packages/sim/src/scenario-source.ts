// Scenario files as text: YAML documents that know on which line everything stands.
import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseAllDocuments } from 'yaml';
import { rulesIn } from './rule-book.ts';
import type { Path } from './scenario-error.ts';

/** One YAML document of a file. */
export interface Source {
  readonly file: string;
  /** The rules that the comments above the document's first key name: `R6.6`. */
  readonly rules: readonly string[];
  readonly value: unknown;
  /** The line of a comment above that names the rule. */
  lineOfRule(rule: string): number;
  /** The line on which `path` stands, or the nearest thing around it. */
  lineOf(path: Path): number;
}

/** A file that is no YAML. The message begins with file and line. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

/** The longest file that is read, in characters; real ones have a tenth. The parser compares each key with all before it. */
const MOST_TEXT = 100_000;

/** The documents of a file, empty ones left out. Throws a SourceError for what is no YAML. */
export function sourcesIn(file: string, text: string): Source[] {
  if (text.length > MOST_TEXT) throw new SourceError(`${file}: ${text.length} characters; at most ${MOST_TEXT}`);
  const counter = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: counter, prettyErrors: false });
  if ('empty' in documents) return [];
  const lineAt = (offset: number) => counter.linePos(offset).line;
  let end = 0;
  return documents.flatMap((document) => {
    const [error] = document.errors;
    if (error) throw new SourceError(`${file}:${lineAt(error.pos[0])}: ${reasonOf(error)}`);
    const { contents } = document as Document.Parsed;
    if (contents === null || (isScalar(contents) && contents.value === null)) return [];
    let value: unknown;
    try {
      value = document.toJS();
    } catch (cause) {
      throw new SourceError(`${file}:${lineAt(contents.range[0])}: ${reasonOf(cause as Error)}`);
    }
    const lineOf = (path: Path) => lineAt(offsetOf(document as Document.Parsed, path));
    const begin = end;
    const head = text.slice(begin, contents.range[0]);
    end = contents.range[2];
    const lineOfRule = (rule: string) => lineAt(begin + Math.max(0, head.indexOf(rule)));
    return [{ file, rules: rulesIn(head), value, lineOfRule, lineOf }];
  });
}

/** The parser calls itself for every level of a file that somebody made to be deep. */
const reasonOf = ({ message }: Error): string =>
  /call stack/.test(message) ? 'too deep to be read; a scenario has a dozen levels' : message;

function offsetOf(document: Document.Parsed, path: Path): number {
  let node: unknown = document.contents;
  let offset = beginOf(node) ?? 0;
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === String(key));
      if (pair === undefined) break;
      offset = beginOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(key)];
      if (item === undefined) break;
      offset = beginOf(item) ?? offset;
      node = item;
    } else break;
  }
  return offset;
}
/** Where something of a file begins; null for what stands in no file. */
const beginOf = (node: unknown): number | null => (isNode(node) ? (node.range?.[0] ?? null) : null);
