// R14.1: derives from the events of a match, including their secret parts, who may know the cards in a hand and the unused
// personalities.
import type { GameEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import { EVERYONE, type Item, type Mask, NOBODY, only, type Player } from '@gaslamp/kernel/state';
import { allOf, type Told } from '../events.ts';
import { type Box, PERSONALITIES } from './box.ts';

const NOWHERE = -1;

/** The events that are read. */
type Sight = Told<{
  drew: 'player' | 'card';
  kept: 'player' | 'card';
  passed: 'player' | 'to' | 'card';
  looked: 'player' | 'card';
  swappedHands: 'player' | 'owner';
  played: 'card';
  discarded: 'card';
  dealtPersonality: 'player' | 'personality';
  peeked: 'player' | 'personality';
  swappedPersonality: 'player' | 'personality';
}>;

/**
 * Follows a log. A card in a hand is known to its holder and to everybody who saw it arrive or looked at it there, until a card
 * with the same back leaves that hand unseen by them. Other properties check whether an event should have been told to a
 * viewer.
 */
export class Knowledge {
  #heard = 0;
  /** By card: the player who holds it, or NOWHERE; and the players who know that. */
  readonly #holder: Player[];
  readonly #known: Mask[];
  /** Each player's personality; and by personality, the players who know that it is unused. */
  readonly #personality: number[] = [];
  #unused: Mask[] = new Array(PERSONALITIES).fill(NOBODY);
  /** Number of cards of a completed exchange of hands whose events are still to come. */
  #exchanged = 0;
  /** The cards of the latest events, if those took cards from a hand to choose one of them (R9.19). */
  #taken: Item[] = [];

  constructor(readonly box: Box) {
    this.#holder = new Array(box.cards).fill(NOWHERE);
    this.#known = new Array(box.cards).fill(NOBODY);
  }

  /** Returns the players who may know that a card is in that hand, besides its owner. */
  inHand(card: Item, owner: Player): Mask {
    return this.#holder[card] === owner ? at(this.#known, card) : NOBODY;
  }
  /** Returns the players who may know that a personality is unused. */
  unused(personality: number): Mask {
    return at(this.#unused, personality);
  }

  /** Processes the new events of the log. */
  hear(log: readonly GameEvent[]): this {
    for (const event of log.slice(this.#heard)) {
      const all = { kind: event.kind, fields: allOf(event) };
      this.#take(all as Sight, 'card' in event.fields);
    }
    this.#heard = log.length;
    return this;
  }

  #take({ kind, fields }: Sight, openly: boolean): void {
    if (kind === 'passed') return this.#pass(fields.card, fields.player, fields.to);
    this.#taken = [];
    switch (kind) {
      case 'drew':
        // R9.18: cards are taken from the open pile in public.
        return this.#put(fields.card, fields.player, openly ? EVERYONE : only(fields.player));
      case 'kept':
        return this.#put(fields.card, fields.player, EVERYONE);
      case 'looked':
        return this.#see(fields.card, only(fields.player));
      case 'swappedHands':
        return this.#exchange(fields.player, fields.owner);
      case 'played':
      case 'discarded':
        this.#holder[fields.card] = NOWHERE;
        return;
      case 'dealtPersonality':
        this.#personality[fields.player] = fields.personality;
        return;
      case 'peeked':
        this.#unused[fields.personality]! |= only(fields.player);
        return;
      case 'swappedPersonality':
        return this.#become(fields.player, fields.personality);
    }
  }

  #put(card: Item, player: Player, known: Mask): void {
    this.#holder[card] = player;
    this.#known[card] = known;
  }
  #see(card: Item, by: Mask): void {
    this.#known[card]! |= by;
  }

  /** A card passes from hand to hand; the others see only its back (R9.4). */
  #pass(card: Item, from: Player, to: Player): void {
    if (this.#exchanged > 0) {
      this.#exchanged--;
      return;
    }
    // R9.19: the returned card is one of those that were taken; the rest of the hand stays.
    const returned = this.#taken.includes(card) && this.#holder[card] === from;
    if (!returned) this.#forget(from, card, only(from, to));
    this.#taken = returned ? [] : [...this.#taken, card];
    this.#put(card, to, only(from, to));
  }
  #forget(owner: Player, gone: Item, saw: Mask): void {
    const back = this.box.back(gone);
    for (const [card, holder] of this.#holder.entries())
      if (holder === owner && this.box.back(card) === back) this.#known[card]! &= saw;
  }
  /** R9.21: whole hands are exchanged; nobody loses track. */
  #exchange(a: Player, b: Player): void {
    for (const [card, holder] of this.#holder.entries()) {
      if (holder !== a && holder !== b) continue;
      this.#holder[card] = holder === a ? b : a;
      this.#see(card, only(a, b));
      this.#exchanged++;
    }
  }
  /** R9.8: only the new holder knows which personality left the pile, and that the old one is in it. */
  #become(player: Player, personality: number): void {
    this.#unused = this.#unused.map((known) => known & only(player));
    this.#unused[personality] = NOBODY;
    this.#unused[at(this.#personality, player)] = only(player);
    this.#personality[player] = personality;
  }
}
