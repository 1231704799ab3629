// Parses scenario files: YAML documents with line numbers for all their parts.
import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseAllDocuments, visit } from 'yaml';
import { rulesIn } from './rule-book.ts';
import type { Path } from './scenario-error.ts';

/** One YAML document of a file. */
export interface Source {
  readonly file: string;
  /** The rules named in the comments above the document's first key: `R6.6`. */
  readonly rules: readonly string[];
  readonly value: unknown;
  /** Returns the line of the comment above that names the rule. */
  lineOfRule(rule: string): number;
  /** Returns the line of `path`, or of the nearest thing around it. */
  lineOf(path: Path): number;
}

/** Thrown for a file that is not valid YAML. The message begins with file and line. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

/**
 * Maximum length of a file, in characters; real ones have a tenth of it. The parser compares each key with all previous ones.
 */
const MOST_TEXT = 100_000;

/** Returns the documents of a file except empty ones. Throws a SourceError for invalid YAML. */
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
      // Refuses a file of many aliases.
      value = document.toJS();
      checkAliases(document as Document.Parsed, (at) => `${file}:${lineAt(at)}`);
    } catch (cause) {
      if (cause instanceof SourceError) throw cause;
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

/** Throws a SourceError for an alias of a part that contains it: its value would have no end. */
function checkAliases(document: Document.Parsed, whereOf: (offset: number) => string): void {
  visit(document, {
    Alias(_, alias, around) {
      const meant = alias.resolve(document);
      if (meant !== undefined && around.some((one) => one === meant))
        throw new SourceError(
          `${whereOf(beginOf(alias) ?? 0)}: *${alias.source} stands in the part that it names; a part cannot contain itself`,
        );
    },
  });
}

/** The parser recurses for every level of a deeply nested file. */
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
/** Returns the offset where a node begins; null for a node that is in no file. */
const beginOf = (node: unknown): number | null => (isNode(node) ? (node.range?.[0] ?? null) : null);
