// The file of an arena's deals, by which a stopped arena goes on.
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { fileText, InputError } from '../input.ts';
import { wrong } from '../wrong.ts';
import type { Deal } from './pairs.ts';

/** Everything on which the deals depend. */
export interface Settings {
  readonly commit: string;
  readonly tables: readonly {
    readonly game: string;
    readonly rules: number;
    readonly pack: string;
    readonly players: number;
    readonly options: Readonly<Record<string, number>>;
  }[];
  readonly seed: number;
}
/** Names a deal: the table, the pair and the number of the deal. */
export const keyOf = (game: string, players: number, [a, b]: readonly [string, string], deal: number): string =>
  `${game} ${players} ${a} ${b} ${deal}`;

export interface Results {
  known(key: string): Deal | undefined;
  add(key: string, deal: Deal): void;
}

/** Opens a file of deals, or makes it; without a file they are kept in memory. Throws if it has other settings. */
export function openResults(file: string | undefined, settings: Settings): Results {
  const deals = new Map<string, Deal>();
  if (file === undefined) return { known: (key) => deals.get(key), add: (key, deal) => void deals.set(key, deal) };
  const head = JSON.stringify({ arena: 1, ...settings });
  if (existsSync(file)) {
    const [first, ...lines] = fileText(file).split('\n');
    if (first !== head) throw new InputError(wrong('arena.results', { file }));
    for (const line of lines) {
      // A stopped arena may have left a part of a line.
      if (!line.endsWith('}')) continue;
      const { key, shares, alike }: { readonly key: string } & Deal = JSON.parse(line);
      deals.set(key, { shares, alike });
    }
  } else writing(file, () => writeFileSync(file, `${head}\n`));
  return {
    known: (key) => deals.get(key),
    add(key, deal) {
      deals.set(key, deal);
      writing(file, () => appendFileSync(file, `${JSON.stringify({ key, ...deal })}\n`));
    },
  };
}

/** Writes a file; a failure becomes an InputError. */
export function writing(file: string, write: () => void): void {
  try {
    write();
  } catch (cause) {
    const code = String(cause instanceof Error && 'code' in cause ? cause.code : cause);
    throw new InputError(wrong('file.unwritten', { file, code }));
  }
}
