// R14.1: who may know what lies in a hand or unused, as the events of a match tell it; their secret parts included.
import type { GameEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import { EVERYONE, type Item, type Mask, NOBODY, only, type Player } from '@gaslamp/kernel/state';
import { allOf, type Told } from '../told.ts';
import { type Box, PERSONALITIES } from './box.ts';

const NOWHERE = -1;

/** What is read of events. */
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
 * Follows a log. A card in a hand is known to its holder and to whoever saw it come or looked at it there, until a card
 * with the same back leaves that hand unseen by them. Whether an event should have told a viewer is for other properties.
 */
export class Knowledge {
  #heard = 0;
  /** Card to whose hand it is in, or NOWHERE; and who knows that it is there. */
  readonly #holder: Player[];
  readonly #known: Mask[];
  /** Player to personality; personality to who knows that it is unused. */
  readonly #personality: number[] = [];
  #unused: Mask[] = new Array(PERSONALITIES).fill(NOBODY);
  /** Cards that are still to be told of an exchange of hands, which is done already. */
  #exchanged = 0;
  /** The last events as far as they took cards from a hand to choose one of them (R9.19). */
  #taken: Item[] = [];

  constructor(readonly box: Box) {
    this.#holder = new Array(box.cards).fill(NOWHERE);
    this.#known = new Array(box.cards).fill(NOBODY);
  }

  /** Who may know that a card is in that hand, besides its owner. */
  inHand(card: Item, owner: Player): Mask {
    return this.#holder[card] === owner ? at(this.#known, card) : NOBODY;
  }
  /** Who may know that a personality is unused. */
  unused(personality: number): Mask {
    return at(this.#unused, personality);
  }

  /** Takes in what is new in the log. */
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
        // R9.18: cards come out of the open pile in front of everybody.
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

  /** A card goes from hand to hand: to the others it is one with that back (R9.4). */
  #pass(card: Item, from: Player, to: Player): void {
    if (this.#exchanged > 0) {
      this.#exchanged--;
      return;
    }
    // R9.19: what goes back is one of those that were taken; whatever else is in the hand stays.
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
  /** R9.21: whole hands change owners; nobody loses track. */
  #exchange(a: Player, b: Player): void {
    for (const [card, holder] of this.#holder.entries()) {
      if (holder !== a && holder !== b) continue;
      this.#holder[card] = holder === a ? b : a;
      this.#see(card, only(a, b));
      this.#exchanged++;
    }
  }
  /** R9.8: which one left the pile only its new holder knows, and that the old one is in it. */
  #become(player: Player, personality: number): void {
    this.#unused = this.#unused.map((known) => known & only(player));
    this.#unused[personality] = NOBODY;
    this.#unused[at(this.#personality, player)] = only(player);
    this.#personality[player] = personality;
  }
}
