// R14.1: who may know what lies in a hand or unused, as the events of a match tell it; their secret parts included.
import type { Fields, GameEvent } from '@gaslamp/kernel/events';
import { EVERYONE, type Item, type Mask, NOBODY, only, type Player } from '@gaslamp/kernel/state';
import { type Box, PERSONALITIES } from './nanty-box.ts';

const NOWHERE = -1;

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
  readonly #unused: Mask[] = new Array(PERSONALITIES).fill(NOBODY);
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
    return this.#holder[card] === owner ? this.#known[card]! : NOBODY;
  }
  /** Who may know that a personality is unused. */
  unused(personality: number): Mask {
    return this.#unused[personality]!;
  }

  /** Takes in what is new in the log. */
  hear(log: readonly GameEvent[]): this {
    for (; this.#heard < log.length; this.#heard++) this.#take(log[this.#heard]!);
    return this;
  }

  #take({ kind, fields, secret }: GameEvent): void {
    const told = { ...fields, ...secret?.fields };
    if (kind === 'passed') return this.#pass(told);
    this.#taken = [];
    const { player, card } = told as Readonly<Record<string, number>>;
    switch (kind) {
      case 'drew':
        // R9.18: cards come out of the open pile in front of everybody.
        return this.#put(card!, player!, fields.card === undefined ? only(player!) : EVERYONE);
      case 'kept':
        return this.#put(card!, player!, EVERYONE);
      case 'looked':
        this.#known[card!]! |= only(player!);
        return;
      case 'swappedHands':
        return this.#exchange(player!, told.owner!);
      case 'played':
      case 'discarded':
        this.#holder[card!] = NOWHERE;
        return;
      case 'dealtPersonality':
        this.#personality[player!] = told.personality!;
        return;
      case 'peeked':
        this.#unused[told.personality!]! |= only(player!);
        return;
      case 'swappedPersonality':
        // R9.8: which one left the pile only its new holder knows, and that the old one is in it.
        for (let i = 0; i < PERSONALITIES; i++) this.#unused[i]! &= only(player!);
        this.#unused[told.personality!] = NOBODY;
        this.#unused[this.#personality[player!]!] = only(player!);
        this.#personality[player!] = told.personality!;
        return;
    }
  }

  #put(card: Item, player: Player, known: Mask): void {
    this.#holder[card] = player;
    this.#known[card] = known;
  }

  /** A card goes from hand to hand: to the others it is one with that back (R9.4). */
  #pass({ card, player: from, to }: Fields): void {
    if (this.#exchanged > 0) {
      this.#exchanged--;
      return;
    }
    // R9.19: what goes back is one of those that were taken; whatever else is in the hand stays.
    const returned = this.#taken.includes(card!) && this.#holder[card!] === from;
    if (!returned) this.#forget(from!, card!, only(from!, to!));
    this.#taken = returned ? [] : [...this.#taken, card!];
    this.#put(card!, to!, only(from!, to!));
  }
  #forget(owner: Player, gone: Item, saw: Mask): void {
    for (let card = 0; card < this.#holder.length; card++)
      if (this.#holder[card] === owner && this.box.back(card) === this.box.back(gone)) this.#known[card]! &= saw;
  }
  /** R9.21: whole hands change owners; nobody loses track. */
  #exchange(a: Player, b: Player): void {
    for (const [card, holder] of this.#holder.entries()) {
      if (holder !== a && holder !== b) continue;
      this.#holder[card] = holder === a ? b : a;
      this.#known[card]! |= only(a, b);
      this.#exchanged++;
    }
  }
}
