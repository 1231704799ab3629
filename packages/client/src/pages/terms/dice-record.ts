// Checks the record of a match against the key of its dice and against the rules.
import { entryNamed } from '@gaslamp/games/games';
import { type Fault, fault } from '@gaslamp/kernel/fault';
import { optionsThen } from '@gaslamp/kernel/game';
import type { Receipt } from '@gaslamp/protocol/receipts';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import type { DiceProof } from '@gaslamp/record/record';
import type { ReadHeader } from '@gaslamp/record/record-form';
import { readRecord } from '@gaslamp/record/record-reader';
import { type Verdict, verify } from '@gaslamp/record/verify';
import { PACK, RECORD } from '../../net/faults.ts';

export interface CheckedDraw {
  /** The number that the key is hashed with, counted from 0. */
  readonly n: number;
  /** The step of the match; 0 is the deal. */
  readonly step: number;
  readonly what: 'roll' | 'draw' | null;
  /** Number of faces, or of things to draw from. */
  readonly of: number | null;
  /** A face, or the name of the drawn thing. */
  readonly said: string;
  /** True if the key gives the same result; null if that cannot be computed. */
  readonly holds: boolean | null;
}
export interface CheckedRecord extends Pick<Verdict, 'finding' | 'reasons' | 'fits'> {
  readonly draws: readonly CheckedDraw[];
  /** Null in a match whose dice depend on the key alone, if this browser gave no share either. */
  readonly shares: CheckedShares | null;
  /** Number of steps that were followed. */
  readonly steps: number;
  /** The first contradiction. */
  readonly problem: (Fault & { readonly step: number }) | null;
  /** Steps that were folded without running the rules, and the versions of the rules that produced them. */
  readonly notRerun: { readonly steps: readonly number[]; readonly rules: readonly number[]; readonly packs: boolean };
}

/** The shares of chance that the dice depend on, by seat. */
export interface CheckedShares {
  /** Seats in the order in which their shares were given, and seats that gave none. */
  readonly order: readonly number[];
  readonly none: readonly number[];
  /** Seats of this browser: null if it did not give the share, else true if the dice depend on the one that it gave. */
  readonly own: readonly { readonly seat: number; readonly used: boolean | null }[];
}
/** A seat of this browser, with the share that it gave; null if it gave none. */
export interface OwnShare {
  readonly seat: number;
  readonly share: string | null;
}

/** The table's data on its match once it is over. */
export interface Shown extends Pick<MatchInfo, 'id' | 'game' | 'pack' | 'options' | 'from' | 'diceHash' | 'diceKey'> {
  readonly seats: number;
}

/** A check that the page wants from its worker. */
export interface Wanted {
  readonly text: string;
  readonly pack: unknown;
  readonly shown: Shown | null;
  readonly own: readonly OwnShare[];
  readonly receipts: readonly Receipt[];
}

/**
 * Checks a record. `pack` is the corrected pack of the match, or null for the built-in one; `shown` is the table's data on the
 * match, or null without a table; `own` and `receipts` are what this browser gave and was given. Throws if the text is not a record.
 */
export function checkRecord(
  text: string,
  pack: unknown,
  shown: Shown | null,
  own: readonly OwnShare[] = [],
  receipts: readonly Receipt[] = [],
): CheckedRecord {
  const record = readRecord(text, RECORD);
  const otherwise = shown && unlikeTable(record.header, shown);
  // The contents of a record of another match are not checked.
  if (otherwise !== null)
    return {
      finding: 'false',
      reasons: [],
      fits: null,
      draws: [],
      shares: null,
      steps: 0,
      problem: { ...otherwise, step: -1 },
      notRerun: NONE,
    };
  const entry = entryNamed(record.header.game);
  const data = pack === null ? entry.builtIn : entry.readPack(pack, PACK);
  const { finding, reasons, fits, draws, steps, problem, notRerun } = verify(entry.game(data), record, null, receipts);
  const names = namesIn(data);
  const shares = checkedShares(record.header.dice?.shares, own);
  const exchanged = finding !== 'false' && shares?.own.some(({ used }) => used === false);
  return {
    finding: exchanged ? 'notVerified' : finding,
    reasons: exchanged ? [...reasons, 'share'] : reasons,
    fits,
    shares,
    draws: draws.map(({ n, entry: step, what, of, said, fromKey }) => ({
      n,
      step,
      what,
      of,
      said: named(said, names),
      holds: fromKey === null ? null : fromKey === said,
    })),
    steps: steps.length,
    problem: problem && { ...problem, step: problem.entry },
    notRerun: {
      steps: notRerun.map((one) => one.entry),
      rules: [...new Set(notRerun.filter(({ why }) => why === 'rules').map(({ rules }) => rules))],
      packs: notRerun.some(({ why }) => why === 'pack'),
    },
  };
}

function checkedShares(shares: DiceProof['shares'], own: readonly OwnShare[]): CheckedShares | null {
  if (shares === undefined && own.every(({ share }) => share === null)) return null;
  return sharesOf(shares ?? [], own);
}
function sharesOf(shares: Required<DiceProof>['shares'], own: readonly OwnShare[]): CheckedShares {
  const given = shares.flatMap((share, seat) => (share === null ? [] : [{ seat, by: share.by }]));
  return {
    order: given.sort((a, b) => a.by - b.by).map(({ seat }) => seat),
    none: shares.flatMap((share, seat) => (share === null ? [seat] : [])),
    own: own.map(({ seat, share }) => ({ seat, used: share === null ? null : shares[seat]?.value === share })),
  };
}

const NONE: CheckedRecord['notRerun'] = { steps: [], rules: [], packs: false };

/**
 * Returns the contradiction between a record and the table, or null. A record can be consistent and still belong to another
 * match.
 */
function unlikeTable({ match, game, pack, seats, options, from, dice }: ReadHeader, shown: Shown): Fault | null {
  const played = entryNamed(shown.game).game();
  // A record of older rules lacks options that did not exist yet; the table fills them in.
  const [recorded, agreed] = [optionsThen(played, options), optionsThen(played, shown.options)];
  const facts: readonly (readonly [what: string, record: unknown, table: unknown, name?: string])[] = [
    ['match', match ?? shown.id, shown.id],
    ['game', game, shown.game],
    ['pack', pack, shown.pack],
    ['seats', seats, shown.seats],
    ...Object.keys(played.options).map((name) => ['option', recorded[name], agreed[name], name] as const),
    ['beginning', begunAt(from), begunAt(shown.from)],
    ['hash', dice?.hash, shown.diceHash],
    ['key', dice?.key ?? null, shown.diceKey],
  ];
  const other = facts.find(([, inRecord, atTable]) => inRecord !== atTable);
  if (other === undefined) return null;
  const [what, inRecord, atTable, name = ''] = other;
  return fault('record.table', { what, name, record: String(inRecord ?? 'none'), table: String(atTable ?? 'none') });
}

const begunAt = (from: Shown['from']): string => (from === null ? 'deal' : `${from.match}:${from.moment}`);

/** Collects names by id from anywhere in a pack. */
function namesIn(value: unknown, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) return found;
  const { id, name } = value as { id?: unknown; name?: unknown };
  if (typeof id === 'string' && typeof name === 'string' && name !== '') found.set(id, name);
  for (const inner of Object.values(value)) namesIn(inner, found);
  return found;
}
/** The id of a copy of a card has its owner after a dot. */
function named(said: string, names: ReadonlyMap<string, string>): string {
  const [id = '', ...owner] = said.split('.');
  const name = names.get(said) ?? names.get(id);
  return name === undefined ? said : [name, ...owner].join(' · ');
}
