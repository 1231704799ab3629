// What R0 to R21 say of any state of A Study in Emerald, 2nd edition, read from names and numbers only.
import type { AnyGame } from '@gaslamp/games/games';
import type { GameEvent } from '@gaslamp/kernel/events';
import type { Item, Place, State } from '@gaslamp/kernel/state';
import type { Oracle } from './oracle.ts';

interface Card {
  readonly id: string;
  readonly kind: 'game' | 'starting' | 'city' | 'royalty' | 'identity';
  readonly city: string | null;
  readonly effect: string | null;
  readonly timing: 'action' | 'free' | 'interrupt' | 'benefit' | null;
  readonly killBox: boolean;
}
interface Data {
  readonly cards: readonly Card[];
  readonly kindOf: readonly number[];
  readonly ownerOf: readonly number[];
  readonly pack: {
    readonly supplies: Readonly<Record<'agents' | 'cubes' | 'tokens' | 'zombies', number>>;
    readonly gameCardsPerCity: Readonly<Record<string, number>>;
    readonly sanityDie: { readonly faces: number };
  };
}
/** The state's lists and numbers by name. */
type Fields = Readonly<Record<string, number & readonly number[]>>;

const CITIES = 9;
/** All other lists are as long as they were at the deal. */
const GROWS = ['agenda', 'picks', 'boarded'];
const sum = (list: readonly number[], from = 0, to = list.length): number => {
  let n = 0;
  for (let i = from; i < to; i++) n += list[i]!;
  return n;
};

/** `[least, most]` of every field that is a number or a list of numbers of one kind. */
function ranges(seats: number, items: number, data: Data): Readonly<Record<string, readonly [number, number]>> {
  const { agents, cubes, tokens, zombies } = data.pack.supplies;
  const points: readonly [number, number] = [0, 1000];
  return {
    rules: [2, 2],
    seats: [2, 5],
    move: [0, 1e6],
    step: [0, 1e4],
    picks: [0, 0xffffff],
    place: [0, 1e3],
    seenBy: [-0x80000000, 0x7fffffff],
    insanityFaces: [0, data.pack.sanityDie.faces],
    pinkertonFromBoard: [0, 1],
    cubesLeaveOnCancel: [0, 2],
    targetEndsAtOnce: [0, 1],
    blackHandCountsHidden: [0, 1],
    vampiresAnswerShoggoth: [0, 1],
    holmesAnswersAdler: [0, 1],
    interruptDrawsFirst: [0, 1],
    active: [0, seats - 1],
    acted: [0, 2],
    agents: [0, agents],
    cubes: [0, cubes],
    zombies: [0, zombies],
    limbo: [0, cubes],
    agentStock: [0, agents],
    cubeStock: [0, cubes],
    zombieSupply: [0, zombies],
    banished: [0, 1],
    markers: [0, 10],
    neutral: points,
    restorationist: points,
    loyalist: points,
    kills: points,
    royaltyKilled: [0, CITIES],
    blackHands: [0, 9],
    tokens: [0, tokens],
    revealed: [0, 1],
    flips: [0, 9],
    victim: [0, seats],
    stored: [0, agents],
    boarded: [0, items - 1],
    threatened: [0, 2],
    untried: [0, zombies],
    spared: [0, agents],
    arrived: [0, agents],
    reason: [0, 3],
  };
}

/** How long every list is that keeps its length. */
const lengthsOf = (s: State): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(s).flatMap(([name, value]) =>
      Array.isArray(value) && !GROWS.includes(name) ? [[name, value.length]] : [],
    ),
  );

export function emeraldOracle(game: AnyGame): Oracle {
  const data = game.data as Data;
  const zones = game.places.map((name) => name.split('.')[0]!);
  const ofPlace = game.places.map((name) => name.split('.')[1] ?? '');
  const first = (zone: string): Place => zones.indexOf(zone);
  const [HAND, DECK, _DISCARD, BESIDE] = ['HAND', 'DECK', 'DISCARD', 'BESIDE'].map(first) as [
    Place,
    Place,
    Place,
    Place,
  ];
  const [IDENTITY, IN_PLAY, FACE_UP, SLOT] = ['IDENTITY', 'IN_PLAY', 'FACE_UP', 'SLOT'].map(first) as [
    Place,
    Place,
    Place,
    Place,
  ];
  const [STACK, SET_ASIDE] = ['STACK', 'SET_ASIDE'].map(first) as [Place, Place];
  const cards = data.kindOf.map((kind) => data.cards[kind]!);
  const gameCards = cards.filter((card) => card.kind === 'game').length;
  const { supplies } = data.pack;

  /** R2, R3, R18: where an item may lie. */
  function lies(s: State, item: Item): boolean {
    const place = s.place[item]!;
    const zone = zones[place];
    const card = cards[item]!;
    const ownCity = card.city !== null && ofPlace[place] === card.city;
    const owner = data.ownerOf[item]!;
    const withPlayer = place >= HAND && place < IDENTITY && (place - HAND) % 5 < s.seats;
    const played = withPlayer || (place >= IN_PLAY && place < IN_PLAY + s.seats);
    switch (card.kind) {
      case 'identity':
        return zone === 'UNDEALT' || (place >= IDENTITY && place < IDENTITY + s.seats);
      case 'royalty':
        return (ownCity && (zone === 'STACK' || zone === 'SLOT')) || zone === 'BESIDE' || zone === 'DEVOURED';
      case 'city':
        if (zone === 'STACK' || zone === 'FACE_UP') return ownCity;
        return played || zone === 'REMOVED' || zone === 'DEVOURED';
      case 'starting':
        if (owner >= s.seats) return zone === 'BOX';
        return (played && (place - HAND) % 5 === owner) || zone === 'REMOVED';
      default:
        return played || ['STACK', 'FACE_UP', 'SET_ASIDE', 'REMOVED', 'DEVOURED'].includes(zone!);
    }
  }

  function wrongCards(s: State, f: Fields): string | null {
    const { place } = s;
    const count = new Array<number>(game.places.length).fill(0);
    for (let item = 0; item < place.length; item++) {
      if (!lies(s, item)) return `${game.nameOf(item)} lies in ${game.places[place[item]!]}`;
      count[place[item]!]!++;
      // R0.4, R18.16, R18.22: only cards beside an identity bear agents.
      const bears = f.victim![item]! > 0 || f.stored![item]! > 0;
      if (bears && zones[place[item]!] !== 'BESIDE')
        return `${game.nameOf(item)} bears agents in ${game.places[place[item]!]}`;
      if (f.victim![item]! > 0 && !cards[item]!.killBox) return `${game.nameOf(item)} has no kill box`;
    }
    for (let at = 0; at < count.length; at++) {
      const zone = zones[at]!;
      if (['FACE_UP', 'SLOT', 'IN_PLAY', 'IDENTITY'].includes(zone) && count[at]! > 1)
        return `${count[at]} items in ${game.places[at]}`;
    }
    for (let player = 0; player < s.seats; player++)
      if (count[IDENTITY + player] !== 1) return `player ${player} has ${count[IDENTITY + player]} identities`;
    // R2.3: nothing draws from what was set aside.
    const aside = gameCards - CITIES * data.pack.gameCardsPerCity[String(s.seats)]!;
    if (count[SET_ASIDE] !== aside) return `${count[SET_ASIDE]} cards set aside, not ${aside}`;
    // R0.12: a stack that is not empty shows a card whenever somebody may act.
    if (s.agenda.at(-1)?.effect === 'turn.act')
      for (let city = 0; city < CITIES; city++)
        if (count[STACK + city]! > 0 && count[FACE_UP + city] !== 1)
          return `a stack shows no card in ${ofPlace[STACK + city]}`;
    return count[SLOT]! > 1 ? 'two royalties in a slot' : null;
  }

  function wrongPieces(s: State, f: Fields): string | null {
    for (let player = 0; player < s.seats; player++) {
      const [from, to] = [player * CITIES, (player + 1) * CITIES];
      let boxed = 0;
      let stored = 0;
      for (let item = 0; item < s.place.length; item++) {
        if (f.victim![item] === player + 1) boxed++;
        if (s.place[item] === BESIDE + player) stored += f.stored![item]!;
      }
      const agents = sum(f.agents!, from, to) + f.agentStock![player]! + boxed + stored;
      if (agents !== supplies.agents) return `player ${player} has ${agents} agents`;
      const cubes = sum(f.cubes!, from, to) + f.limbo![player]! + f.cubeStock![player]!;
      if (cubes !== supplies.cubes) return `player ${player} has ${cubes} cubes`;
    }
    const zombies = sum(f.zombies!) + f.zombieSupply!;
    const expected = f.banished === 1 ? 0 : supplies.zombies;
    if (zombies !== expected) return `${zombies} zombies, not ${expected}`;
    return null;
  }

  const lengths = Array.from({ length: 6 }, (_, seats) => (seats < 2 ? {} : lengthsOf(game.setup(seats, {}))));

  function wrongRanges(s: State): string | null {
    const allowed = ranges(s.seats, s.place.length, data);
    const grown = Object.entries(lengthsOf(s)).find(([name, length]) => lengths[s.seats]![name] !== length);
    if (grown !== undefined) return `${grown[0]} has ${grown[1]} numbers, not ${lengths[s.seats]![grown[0]]}`;
    for (const [name, value] of Object.entries(s)) {
      if (name === 'agenda') continue;
      const range = allowed[name];
      if (range === undefined) return `a field nobody knows: ${name}`;
      for (const n of typeof value === 'number' ? [value] : (value as number[]))
        if (n < range[0] || n > range[1]) return `${name} holds ${n}, allowed are ${range[0]} to ${range[1]}`;
    }
    return null;
  }

  return {
    wrong(s) {
      const f = s as unknown as Fields;
      return wrongRanges(s) ?? wrongPieces(s, f) ?? wrongCards(s, f);
    },
    // R19
    mayKnow(s, item, viewer, log) {
      const f = s as unknown as Fields;
      const place = s.place[item]!;
      const zone = zones[place]!;
      if (zone === 'HAND') return place - HAND === viewer;
      // R19.2: hand and deck together are known; what is left in a deck while a hand is out is not.
      if (zone === 'DECK') return place - DECK === viewer || !s.place.includes(HAND + place - DECK);
      if (zone === 'IDENTITY') {
        const owner = place - IDENTITY;
        if (owner === viewer || f.revealed![owner] === 1 || f.reason! > 0) return true;
        // R19.3
        return log.some(({ kind, fields }) => kind === 'looked' && fields.player === viewer && fields.owner === owner);
      }
      // R2.1: city and royalty cards are known to be in their stacks.
      if (zone === 'STACK' || zone === 'DEVOURED') return cards[item]!.kind !== 'game';
      return zone !== 'SET_ASIDE' && zone !== 'UNDEALT';
    },
    showsAll: false,
    alike: () => true,
    endsBySecret: () => false,
    wonders: texts(data),
    wonder: (event) => textPlayed(data, event),
    onlyCrowded: [],
  };
}

// As in the game's own list of uses.
const [BOMBS, BENEFIT, TEXT, INTERRUPT] = [6, 7, 8, 9];

/** Every card with a text must be played for it; Vampires has two. */
const texts = ({ cards }: Data): string[] =>
  cards.flatMap(({ id, effect, timing }) => {
    if (effect === null) return [];
    return effect === 'vampires' ? [`${id} ${timing}`, `${id} interrupt`] : [`${id} ${timing}`];
  });

function textPlayed({ cards }: Data, { kind, fields }: GameEvent): string | null {
  if (kind !== 'played') return null;
  const { id, effect, timing } = cards[fields.card!]!;
  if (effect === null) return null;
  if (fields.use === INTERRUPT) return `${id} interrupt`;
  const used = fields.use === TEXT || (timing === 'benefit' && (fields.use === BENEFIT || fields.use === BOMBS));
  return used ? `${id} ${timing}` : null;
}
