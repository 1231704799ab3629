// The oracle of Nanty Narking: R1 to R14, read from names and numbers only.
import type { AnyGame } from '@gaslamp/games/games';
import type { GameEvent } from '@gaslamp/kernel/events';
import { type State, sees } from '@gaslamp/kernel/state';
import { type Box, boxOf, fieldsOf } from './nanty-box.ts';
import { Knowledge } from './nanty-knowledge.ts';
import { Ledger } from './nanty-ledger.ts';
import { wrongIn } from './nanty-state.ts';
import { BY_PERSONALITY, RuledOut, Victory } from './nanty-victory.ts';
import type { Oracle } from './oracle.ts';

export function nantyOracle(game: AnyGame): Oracle {
  const box = boxOf(game);
  const victory = new Victory(box);
  const known = new WeakMap<readonly GameEvent[], Knowledge>();
  const knowledge = (log: readonly GameEvent[]): Knowledge => {
    const found = known.get(log) ?? new Knowledge(box);
    known.set(log, found);
    return found.hear(log);
  };

  return {
    wrong: wrongIn(game, box),
    // R14.1
    mayKnow(s, item, viewer, log) {
      const place = s.place[item]!;
      const owner = box.owner(place);
      switch (box.zone(place)) {
        case 'HAND':
          return owner === viewer || sees(knowledge(log).inHand(item, owner), viewer);
        case 'TAKEN':
          return owner === viewer || fieldsOf(s).active === viewer;
        case 'PERSONALITY':
          return owner === viewer || fieldsOf(s).reason! > 0;
        case 'UNUSED':
          return sees(knowledge(log).unused(item - box.cards), viewer);
        default:
          return !['GREY_PILE', 'RED_PILE', 'EVENT_PILE'].includes(box.zone(place));
      }
    },
    showsAll: true,
    alike: (a, b) => box.back(a) === box.back(b),
    endsBySecret: (s) => fieldsOf(s).reason === BY_PERSONALITY,
    follow: (seats) => new Story(game, box, victory, seats),
    wonders: wonders(box),
    wonder: (event) => wonderOf(box, event),
    // R5.4 asks for six buildings on the board.
    onlyCrowded: ['verb rebuild', 'verb exchange'],
  };
}

/** The backs of action cards by their number in events. */
const BACKS = ['grey', 'red'];

/** A match as its events and the checks at the start of turns tell it. */
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

  unlike(s: State, log: readonly GameEvent[]): string | null {
    let checked = false;
    for (; this.#heard < log.length; this.#heard++) {
      const { kind, fields, secret } = log[this.#heard]!;
      if (kind === 'swappedPersonality') this.#ruledOut.forget(fields.player!);
      // The next question is the first of the turn.
      if (kind === 'turn') checked = true;
      // R9.4: what everybody sees of a card that changes hands.
      const passed = kind === 'passed' ? secret!.fields.card! : -1;
      if (passed >= 0 && BACKS[fields.back!] !== this.box.back(passed))
        return `${this.game.nameOf(passed)} is passed as a ${BACKS[fields.back!]} card`;
    }
    const result = this.game.result({ s, data: this.game.data });
    if (checked && result === null) this.#ruledOut.check(s);
    return (
      this.#ledger.hear(log).unlike(fieldsOf(s)) ??
      (result === null ? this.#ruledOut.unlike(s) : this.victory.wrongEnd(s, result))
    );
  }
}

/** Every card must be played or answer something, every event be drawn, every ability used, every end come. */
const wonders = ({ pack }: Box): string[] => [
  ...pack.cards.map(({ id }) => `card ${id}`),
  ...pack.events.map(({ id }) => `event ${id}`),
  ...pack.areas.map(({ id }) => `ability ${id}`),
  ...['personality', 'holmes', 'exhausted', 'riots'].map((reason) => `end ${reason}`),
];
const WATSON = 'endOwnTurnKeepCard';
const ENDS = ['', 'personality', 'holmes', 'exhausted', 'riots'];

function wonderOf({ pack }: Box, { kind, fields }: GameEvent): string | null {
  switch (kind) {
    case 'played':
    case 'interrupted':
      return `card ${pack.cards[fields.card!]!.id}`;
    // What is kept is named, not what keeps it.
    case 'kept':
      return `card ${pack.cards.find(({ effect }) => effect === WATSON)!.id}`;
    case 'event':
      return `event ${pack.events[fields.event!]!.id}`;
    case 'ability':
      return `ability ${pack.areas[fields.area!]!.id}`;
    // R5.9g: it answers events only.
    case 'spared':
      return 'ability HOLBORN';
    case 'ended':
      return `end ${ENDS[fields.reason!]}`;
    default:
      return null;
  }
}
