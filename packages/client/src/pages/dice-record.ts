// Looks through the record of a match: what the key of its dice gives, and what the rules make of it.
import { GAMES } from '@gaslamp/games/games';
import { readRecord } from '@gaslamp/record/record-reader';
import { verify } from '@gaslamp/record/verify';

export interface CheckedDraw {
  /** What the key is hashed with, counted from 0. */
  readonly n: number;
  /** The step of the match; 0 is the deal. */
  readonly step: number;
  readonly what: 'roll' | 'draw' | null;
  /** Faces, or things to draw from. */
  readonly of: number | null;
  /** A face, or the name of what was drawn. */
  readonly said: string;
  /** Whether the key gives the same; null where nobody can say. */
  readonly holds: boolean | null;
}
export interface CheckedRecord {
  readonly draws: readonly CheckedDraw[];
  /** Steps that were followed. */
  readonly steps: number;
  /** The first thing that does not hold. */
  readonly problem: { readonly step: number; readonly message: string } | null;
  /** Steps that were folded without running the rules, and the versions that gave them. */
  readonly notRerun: { readonly steps: readonly number[]; readonly rules: readonly number[]; readonly packs: boolean };
}

/**
 * `pack` is the corrected pack of the match, or null for the built-in one; `shown` the hash of the key that the table showed
 * before the deal, or null where nobody saw it. Throws where the text is no record.
 */
export function checkRecord(text: string, pack: unknown, shown: string | null): CheckedRecord {
  const record = readRecord(text, 'the record');
  const entry = GAMES[record.header.game];
  if (entry === undefined) throw new Error(`unknown game "${record.header.game}"`);
  const data = pack === null ? entry.builtIn : entry.readPack(pack, 'the pack');
  const { draws, steps, problem, notRerun } = verify(entry.game(data), record);
  const names = namesIn(data);
  return {
    draws: draws.map(({ n, entry: step, what, of, said, fromKey }) => ({
      n,
      step,
      what,
      of,
      said: named(said, names),
      holds: fromKey === null ? null : fromKey === said,
    })),
    steps: steps.length,
    problem:
      promiseBroken(record.header.dice?.hash, shown) ?? (problem && { step: problem.entry, message: problem.message }),
    notRerun: {
      steps: notRerun.map((one) => one.entry),
      rules: [...new Set(notRerun.filter(({ why }) => why === 'rules').map(({ rules }) => rules))],
      packs: notRerun.some(({ why }) => why === 'pack'),
    },
  };
}

/** A record can be true to its own key and still not to the one that was promised. */
function promiseBroken(hash: string | undefined, shown: string | null): CheckedRecord['problem'] {
  if (shown === null || hash === shown) return null;
  const says = hash === undefined ? 'no hash of a key' : `the hash ${hash}`;
  return { step: -1, message: `the record has ${says}, but the table showed ${shown}` };
}

/** Names by id, wherever they stand in a pack. */
function namesIn(value: unknown, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) return found;
  const { id, name } = value as { id?: unknown; name?: unknown };
  if (typeof id === 'string' && typeof name === 'string' && name !== '') found.set(id, name);
  for (const inner of Object.values(value)) namesIn(inner, found);
  return found;
}
/** A copy of a card has its owner behind a point. */
function named(said: string, names: ReadonlyMap<string, string>): string {
  const [id = '', ...owner] = said.split('.');
  const name = names.get(said) ?? names.get(id);
  return name === undefined ? said : [name, ...owner].join(' · ');
}
