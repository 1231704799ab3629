// R1 to R13: what may not be in any state of Nanty Narking, whatever happened before.
import type { AnyGame } from '@gaslamp/games/games';
import type { Item, State } from '@gaslamp/kernel/state';
import { AREAS, type Box, type Fields, fieldsOf, PERSONALITIES } from './nanty-box.ts';

/** All other lists are as long as they were at the deal. */
const GROWS = ['agenda', 'picks', 'rolls', 'spared', 'fates'];
/** R2.10: what two players leave in the box. */
const NOT_FOR_TWO = ['SIDONIA', 'R30', 'R41'];
const SET_ASIDE = -2;
/** Four players, New Citizens, grenadiers. */
const PAWNS = 6;

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** `[least, most]` of every field that is a number or a list of numbers of one kind. */
function ranges(game: AnyGame, { pack: { setup } }: Box, seats: number): Map<string, readonly [number, number]> {
  const areas = [0, 2 ** AREAS - 1] as const;
  return new Map<string, readonly [number, number]>([
    ...Object.entries(game.options).map(([name, { least, most }]) => [name, [least, most]] as const),
    ['rules', [game.rules, game.rules]],
    ['seats', [2, 4]],
    ['move', [0, 1e6]],
    ['step', [0, 1e4]],
    ['picks', [0, 0xffffff]],
    ['place', [0, game.places.length - 1]],
    ['seenBy', [-0x80000000, 0x7fffffff]],
    ['active', [0, seats - 1]],
    ['turns', [0, 1e4]],
    ['used', areas],
    ['gained', areas],
    ['agents', [0, setup.agents]],
    ['citizens', [0, setup.newCitizens]],
    ['grenadiers', [0, setup.grenadiers]],
    ['trouble', [0, 1]],
    ['buildings', [-1, seats - 1]],
    ['areaCards', [SET_ASIDE, seats - 1]],
    ['agentStock', [0, setup.agents]],
    ['buildingStock', [0, setup.buildings]],
    ['citizenStock', [0, setup.newCitizens]],
    ['grenadierStock', [0, setup.grenadiers]],
    ['money', [0, 1e4]],
    ['ruledOut', [0, 1]],
    ['immune', [0, 2 ** seats - 1]],
    ['outcome', [0, 1 + AREAS]],
    ['rolls', [0, AREAS - 1]],
    ['spared', [0, 0xffffff]],
    ['fates', [0, PAWNS * 16 - 1]],
    ['reason', [0, 4]],
    ['winners', [0, 2 ** seats - 1]],
  ]);
}

/** How long every list is that keeps its length. */
const lengthsOf = (s: State): Map<string, number> =>
  new Map(
    Object.entries(s).flatMap(([name, value]) =>
      Array.isArray(value) && !GROWS.includes(name) ? [[name, value.length] as const] : [],
    ),
  );

/** The first thing that is wrong with a state, or null. */
export function wrongIn(game: AnyGame, box: Box): (s: State) => string | null {
  const { pack } = box;
  const known = [2, 3, 4].map((seats) => ({
    lengths: lengthsOf(game.setup(seats, {})),
    allowed: ranges(game, box, seats),
  }));

  function wrongRanges(s: State): string | null {
    const { lengths, allowed } = known[s.seats - 2]!;
    for (const [name, length] of lengthsOf(s))
      if (lengths.get(name) !== length) return `${name} has ${length} numbers, not ${lengths.get(name)}`;
    for (const [name, value] of Object.entries(s)) {
      if (name === 'agenda') continue;
      const range = allowed.get(name);
      if (range === undefined) return `a field nobody knows: ${name}`;
      for (const n of typeof value === 'number' ? [value] : (value as number[]))
        if (n < range[0] || n > range[1]) return `${name} holds ${n}, allowed are ${range[0]} to ${range[1]}`;
    }
    return null;
  }

  /** R2.4 to R2.6, R2.10, R9.1, R9.7: where an item may lie. */
  function lies(s: State, item: Item): boolean {
    const zone = box.zone(s.place[item]!);
    const leftOut = s.seats === 2 && NOT_FOR_TWO.includes(game.nameOf(item));
    if (leftOut || zone === 'BOX') return leftOut && zone === 'BOX';
    const seated = box.owner(s.place[item]!) < s.seats;
    const back = box.back(item);
    if (back === 'event') return zone === 'EVENT_PILE' || zone === 'USED_EVENTS';
    if (back === 'personality') return zone === 'UNUSED' || (zone === 'PERSONALITY' && seated);
    const { effect, symbols } = pack.cards[item]!;
    switch (zone) {
      case 'GREY_PILE':
        return back === 'grey';
      case 'RED_PILE':
        return back === 'red';
      case 'HAND':
      case 'TAKEN':
        return seated;
      case 'FRONT':
        return seated && (effect === 'takeLoan' || effect === 'handBurdenOrPay');
      case 'IN_PLAY':
        // R6.9; R17.16: as an option any card is played.
        return symbols[0] !== 'interrupt' || fieldsOf(s).interruptAsTurnCard === 1;
      // R9.22; R17.17: as an option such a card is discarded early.
      case 'WAITING':
        return effect === 'playTwoCards' && fieldsOf(s).playTwoDiscardsEarly === 0;
      default:
        return zone === 'DISCARD';
    }
  }

  function wrongCards(s: State, f: Fields): string | null {
    const { place } = s;
    const count = new Array<number>(game.places.length).fill(0);
    for (let item = 0; item < place.length; item++) {
      if (!lies(s, item)) return `${game.nameOf(item)} lies in ${game.places[place[item]!]}`;
      count[place[item]!]!++;
    }
    const [grey, red] = [count[box.at('GREY_PILE')]!, count[box.at('RED_PILE')]!];
    // R2.6: no red card is drawn before all grey ones are.
    const reds = pack.cards.filter(({ deck, id }) => deck === 'red' && !(s.seats === 2 && NOT_FOR_TWO.includes(id)));
    if (grey > 0 && red < reds.length) return `${reds.length - red} red cards are drawn, ${grey} grey ones are not`;
    for (let player = 0; player < s.seats; player++) {
      const personalities = count[box.at('PERSONALITY', player)];
      if (personalities !== 1) return `player ${player} has ${personalities} personalities`;
      // R3.3: who would have won is somebody else.
      const own = place.indexOf(box.at('PERSONALITY', player)) - box.cards;
      if (f.ruledOut![player * PERSONALITIES + own] === 1)
        return `player ${player} is ${game.nameOf(box.cards + own)}, who would have won`;
    }
    const inPlay = count[box.at('IN_PLAY')]!;
    const asked = s.agenda.at(-1)?.effect;
    // R3.5, R3.6: one card at a time, and none before the first or after the refill.
    if (inPlay > (asked === 'turn.card' || asked === 'turn.last' ? 0 : 1)) return `${inPlay} cards are in play`;
    // R9.22: a card waits as long as its two are not done.
    const open = s.agenda.filter(({ effect }) => effect === 'play-two.done').length;
    const waiting = count[box.at('WAITING')]!;
    if (s.agenda.length > 0 && waiting !== open) return `${waiting} cards wait for two others, ${open} texts are open`;
    // R9.19: what is taken lies apart only until one of the cards is kept.
    for (let player = 0; player < s.seats; player++)
      if (asked !== 'take-card.keep' && count[box.at('TAKEN', player)]! > 0)
        return `cards taken from player ${player} lie about`;
    return null;
  }

  function wrongPieces(s: State, f: Fields): string | null {
    const { setup, areas } = pack;
    for (let player = 0; player < s.seats; player++) {
      const agents = sum(f.agents!.slice(player * AREAS, (player + 1) * AREAS)) + f.agentStock![player]!;
      if (agents !== setup.agents) return `player ${player} has ${agents} agents`;
      const buildings = f.buildings!.filter((owner) => owner === player).length + f.buildingStock![player]!;
      if (buildings !== setup.buildings) return `player ${player} has ${buildings} buildings`;
    }
    // R4.8: a neutral that is removed never comes back.
    const citizens = sum(f.citizens!) + f.citizenStock!;
    if (citizens > setup.newCitizens) return `there are ${citizens} New Citizens`;
    const grenadiers = sum(f.grenadiers!) + f.grenadierStock!;
    if (grenadiers > setup.grenadiers) return `there are ${grenadiers} grenadiers`;
    // R5.3, R5.5, R5.6: a City Area card is with the building, unless it was set aside (R11.11).
    for (let area = 0; area < AREAS; area++)
      if (f.areaCards![area] !== SET_ASIDE && f.areaCards![area] !== f.buildings![area])
        return `${areas[area]!.id} is built on by ${f.buildings![area]}, its card is with ${f.areaCards![area]}`;
    return null;
  }

  return (s) => {
    const f = fieldsOf(s);
    return wrongRanges(s) ?? wrongPieces(s, f) ?? wrongCards(s, f);
  };
}
