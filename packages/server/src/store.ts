import type { Entry } from '@gaslamp/kernel/match';
import type { StandingOrder } from '@gaslamp/protocol/messages';

export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly pack: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, number>>;
  /** Not there in matches from before it could be chosen: then yes. */
  readonly hints?: boolean;
  readonly hostHash: string;
  readonly spectatorHash: string;
  /** Hash of the open invitation: anybody who has it may take a free seat. */
  readonly openHash: string;
  readonly diceKey: string;
  readonly created: number;
  readonly over: boolean;
  readonly rematch: string | null;
}

/** A person by their name, or a bot by its id. */
export interface Holder {
  readonly kind: 'person' | 'bot';
  readonly name: string;
}

export interface SeatRecord {
  readonly seat: number;
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  readonly bot: string | null;
  /** Who holds the seat now; null while it is open or a bot's. */
  readonly tokenHash: string | null;
  readonly inviteHash: string | null;
  /** Who held it before the host gave it away, and may get it back. */
  readonly formerHash: string | null;
  readonly formerName: string | null;
  readonly order: StandingOrder;
  /** The order until the own turn was given in the own turn: it ends with the next one. */
  readonly orderedInTurn?: boolean;
  /** The topics of windows that the order leaves to the player. */
  readonly but?: readonly string[];
  /** All who held it before, in order: everybody may know who has seen its secrets. */
  readonly held?: readonly Holder[];
  /** Given away by the host: the open link, which its former holder may have, does not seat anybody here. */
  readonly invitedOnly?: boolean;
}

/** A command that was carried out, so that a resend gets the same answer. */
export interface CommandRecord {
  readonly seat: number;
  readonly move: number;
  readonly step: number;
}

export interface Append {
  readonly match: string;
  /** The version of the first entry; the store takes no second entry of a version. */
  readonly version: number;
  readonly entries: readonly Entry[];
  readonly command: (CommandRecord & { readonly id: string }) | null;
  /** The seat that is asked now; null when the match is over. */
  readonly asked: number | null;
}

/** Somebody else has written this version already. */
export class VersionTaken extends Error {
  constructor(match: string, version: number) {
    super(`match ${match} has a version ${version} already`);
  }
}

/** Where matches live. Appends are durable before they resolve; one log per match, guarded by (match, version). */
export interface Store {
  createMatch(match: MatchRecord, seats: readonly SeatRecord[], deal: Entry, asked: number | null): void;
  match(id: string): MatchRecord | null;
  seats(match: string): SeatRecord[];
  saveSeat(match: string, seat: SeatRecord): void;
  setRematch(match: string, next: string): void;
  entries(match: string): Entry[];
  command(match: string, id: string): CommandRecord | null;
  /** Rejects with VersionTaken; nothing of a rejected append is kept. */
  append(append: Append): Promise<void>;
  savePack(hash: string, game: string, json: string): void;
  pack(hash: string): { readonly game: string; readonly json: string } | null;
  /** Matches in which a bot or a seat with a standing order is asked. */
  waiting(): string[];
  close(): void;
}
