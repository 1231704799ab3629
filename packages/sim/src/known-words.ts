import type { KnownLines } from '@gaslamp/words/knowledge';
import { say } from './say.ts';

/** Lists the viewer's knowledge, followed by common knowledge. */
export function knownWords({ own, common }: KnownLines, plain: (line: string) => string): readonly string[] {
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${plain(line)}`)];
  const lines = [...part(say('known.own'), own), ...part(say('known.common'), common)];
  return lines.length > 0 ? lines : [say('known.nothing')];
}
