// The oracle of Nanty Narking: R1 to R14, based on names and numbers only.
import type { AnyGame } from '@gaslamp/games/games';
import type { GameEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import { type State, sees } from '@gaslamp/kernel/state';
import { allOf, type Told } from '../events.ts';
import type { Oracle } from '../oracle.ts';
import { type Box, boxOf, nantyOf } from './box.ts';
import { Knowledge } from './knowledge.ts';
import { Ledger } from './ledger.ts';
import { wrongIn } from './state.ts';
import { BY_PERSONALITY, RuledOut, Victory } from './victory.ts';
import { wonderOf, wonders } from './wonders.ts';

export function oracle(game: AnyGame): Oracle {
  const box = boxOf(game);
  const wrong = wrongIn(game, box);
  const victory = new Victory(box);
  const known = new WeakMap<readonly GameEvent[], Knowledge>();
  const knowledge = (log: readonly GameEvent[]): Knowledge => {
    const found = known.get(log) ?? new Knowledge(box);
    known.set(log, found);
    return found.hear(log);
  };

  return {
    wrong: (s) => wrong(nantyOf(s)),
    // R14.1
    mayKnow(s, item, viewer, log) {
      const place = at(s.place, item);
      const owner = box.owner(place);
      switch (box.zone(place)) {
        case 'HAND':
          return owner === viewer || sees(knowledge(log).inHand(item, owner), viewer);
        case 'TAKEN':
          return owner === viewer || nantyOf(s).active === viewer;
        case 'PERSONALITY':
          return owner === viewer || nantyOf(s).reason > 0;
        case 'UNUSED':
          return sees(knowledge(log).unused(item - box.cards), viewer);
        default:
          return !['GREY_PILE', 'RED_PILE', 'EVENT_PILE'].includes(box.zone(place));
      }
    },
    showsAll: true,
    alike: (a, b) => box.back(a) === box.back(b),
    endsBySecret: (s) => nantyOf(s).reason === BY_PERSONALITY,
    follow: (seats) => new Story(game, box, victory, seats),
    wonders: wonders(box),
    wonder: (event) => wonderOf(box, event),
  };
}

/** The backs of action cards by their number in events. */
const BACKS = ['grey', 'red'];

/** The events that are read. */
type News = Told<{ turn: 'player'; swappedPersonality: 'player'; passed: 'card' | 'back' }>;

/** A match as derived from its events and the checks at the start of turns. */
class Story {
  readonly #ledger: Ledger;
  readonly #ruledOut: RuledOut;
  #heard = 0;

  constructor(
    readonly game: AnyGame,
    readonly box: Box,
    readonly victory: Victory,
    seats: number,
  ) {
    this.#ledger = new Ledger(box.pack, seats);
    this.#ruledOut = new RuledOut(victory, seats);
  }

  unlike(state: State, log: readonly GameEvent[]): string | null {
    const s = nantyOf(state);
    let begins = false;
    for (const event of log.slice(this.#heard)) {
      const { kind, fields } = { kind: event.kind, fields: allOf(event) } as News;
      if (kind === 'turn') begins = true;
      if (kind === 'swappedPersonality') this.#ruledOut.forget(fields.player);
      // R9.4: everybody sees the back of a card that changes hands.
      if (kind === 'passed' && BACKS[fields.back] !== this.box.back(fields.card))
        return `${this.game.nameOf(fields.card)} is passed as a ${BACKS[fields.back]} card`;
    }
    this.#heard = log.length;
    const result = this.game.result({ s, data: this.game.data });
    // This question is the first of the turn.
    if (begins && result === null) this.#ruledOut.check(s);
    return (
      this.#ledger.hear(log).unlike(s) ??
      (result === null ? this.#ruledOut.unlike(s) : this.victory.wrongEnd(s, result))
    );
  }
}
