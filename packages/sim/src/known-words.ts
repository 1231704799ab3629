import type { KnownLines } from '@gaslamp/words/knowledge';
import { say } from './say.ts';

/** What has been seen, with what everybody knows behind it. */
export function knownWords({ own, common }: KnownLines, plain: (line: string) => string): readonly string[] {
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${plain(line)}`)];
  const lines = [...part(say('known.own'), own), ...part(say('known.common'), common)];
  return lines.length > 0 ? lines : [say('known.nothing')];
}
