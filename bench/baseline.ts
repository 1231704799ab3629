// The same measurement for boardgame.io: its pure reducer without undo, playing a toy game with options from `ai.enumerate`.
// The toy has five seats, twelve cities, decks of seven cards, a secret role per player, and four kinds of moves.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import type { Work } from './windows.ts';

const SEATS = 5;
const CITIES = 12;
const STACK = 5;
const DECK = 7;
const HAND = 5;
const CUBES = 10;
const AGENTS = 3;
const TARGET = 20;
/** More moves than a match ever takes. */
const ENDLESS = 5000;

interface City {
  /** Values of the cards that can be claimed, the open one last. */
  stack: number[];
  cubes: number[];
  agents: number[];
}
interface Seat {
  /** Secret: 0 keeps points for odd cards at the end, 1 for even ones. */
  role: number;
  deck: number[];
  hand: number[];
  discard: number[];
  cubes: number;
  /** Points for even and odd cards. */
  points: [number, number];
}
interface Toy {
  cities: City[];
  seats: Seat[];
}
interface Random {
  Shuffle<T>(list: readonly T[]): T[];
  Die(sides: number): number;
}
interface Context {
  G: Toy;
  playerID: string;
  random: Random;
}

const pieces = (city: City, seat: number): number => at(city.cubes, seat) + at(city.agents, seat);
/** Returns true with a cube there, more pieces than anybody else, and something to claim. */
const mayClaim = (city: City, seat: number): boolean =>
  city.stack.length > 0 &&
  at(city.cubes, seat) > 0 &&
  city.cubes.every((_, other) => other === seat || pieces(city, other) < pieces(city, seat));

function add(counts: number[], index: number, n: number): void {
  counts[index] = at(counts, index) + n;
}
function discardCard({ hand, discard }: Seat, card: number): void {
  hand.splice(hand.indexOf(card), 1);
  discard.push(card);
}
function drawUp(seat: Seat, random: Random): void {
  while (seat.hand.length < HAND) {
    if (seat.deck.length === 0) {
      seat.deck = random.Shuffle(seat.discard);
      seat.discard = [];
    }
    const card = seat.deck.pop();
    if (card === undefined) return;
    seat.hand.push(card);
  }
}

const toy = {
  name: 'toy',
  disableUndo: true,
  setup: ({ random }: { random: Random }): Toy => {
    const roles = random.Shuffle([0, 0, 0, 1, 1, 1]);
    const seats = Array.from({ length: SEATS }, (_, seat): Seat => {
      const deck = random.Shuffle(Array.from({ length: DECK }, (_, card) => card));
      return { role: at(roles, seat), deck, hand: deck.splice(0, HAND), discard: [], cubes: CUBES, points: [0, 0] };
    });
    const cities = Array.from({ length: CITIES }, (): City => {
      const stack = Array.from({ length: STACK }, () => random.Die(4));
      return { stack, cubes: Array(SEATS).fill(0), agents: Array(SEATS).fill(0) };
    });
    for (let seat = 0; seat < SEATS; seat++)
      for (let n = 0; n < AGENTS; n++) add(at(cities, random.Die(CITIES) - 1).agents, seat, 1);
    return { cities, seats };
  },
  turn: {
    minMoves: 2,
    maxMoves: 2,
    onEnd: ({ G, ctx, random }: { G: Toy; ctx: { currentPlayer: string }; random: Random }) =>
      drawUp(at(G.seats, Number(ctx.currentPlayer)), random),
  },
  moves: {
    /** A card of value n puts up to n cubes into a city. */
    place: ({ G, playerID }: Context, card: number, to: number) => {
      const by = Number(playerID);
      const seat = at(G.seats, by);
      const count = Math.min(seat.cubes, 1 + (card % 3));
      seat.cubes -= count;
      add(at(G.cities, to).cubes, by, count);
      discardCard(seat, card);
    },
    move: ({ G, playerID }: Context, card: number, from: number, to: number) => {
      const by = Number(playerID);
      add(at(G.cities, from).agents, by, -1);
      add(at(G.cities, to).agents, by, 1);
      discardCard(at(G.seats, by), card);
    },
    claim: ({ G, playerID }: Context, from: number) => {
      const city = at(G.cities, from);
      const value = city.stack.pop()!;
      add(at(G.seats, Number(playerID)).points, value % 2, value);
      for (const [owner, seat] of G.seats.entries()) {
        seat.cubes += at(city.cubes, owner);
        city.cubes[owner] = 0;
      }
    },
    discard: ({ G, playerID }: Context, card: number) => discardCard(at(G.seats, Number(playerID)), card),
  },
  endIf: ({ G }: { G: Toy }) => {
    const over =
      G.seats.some(({ points }) => points[0] + points[1] >= TARGET) ||
      G.cities.every(({ stack }) => stack.length === 0);
    return over ? { points: G.seats.map(({ role, points }) => points[role]) } : undefined;
  },
  ai: {
    enumerate: ({ cities, seats }: Toy, _: unknown, playerID: string) => {
      const by = Number(playerID);
      const { hand, cubes } = at(seats, by);
      const options: { move: string; args: number[] }[] = [];
      for (const card of hand) {
        options.push({ move: 'discard', args: [card] });
        // Even cards place, odd ones move.
        if (card % 2 === 0 && cubes > 0)
          for (let to = 0; to < CITIES; to++) options.push({ move: 'place', args: [card, to] });
        if (card % 2 === 1)
          for (let from = 0; from < CITIES; from++) {
            if (at(at(cities, from).agents, by) === 0) continue;
            for (let to = 0; to < CITIES; to++) if (to !== from) options.push({ move: 'move', args: [card, from, to] });
          }
      }
      for (let city = 0; city < CITIES; city++)
        if (mayClaim(at(cities, city), by)) options.push({ move: 'claim', args: [city] });
      return options;
    },
  },
};

export const BASELINE = 'boardgame.io 0.50.2';
const LIBRARY = 'boardgame.io/internal';

/** A package of its own, installed only for measuring. The command line's bundle is at the same depth as this file. */
const HOME = new URL('../bench/boardgame/', import.meta.url);
export const isInstalled = (): boolean => existsSync(new URL('node_modules/boardgame.io/package.json', HOME));

/** The functions used from the library, whose own types are not installed everywhere. */
interface Played {
  readonly G: Toy;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}
interface Core {
  ProcessGameConfig(game: typeof toy): object;
  InitializeGame(match: { game: object; numPlayers: number }): Played;
  CreateGameReducer(how: {
    game: object;
    isClient: boolean;
  }): (
    state: Played,
    action: { type: 'MAKE_MOVE'; payload: { type: string; args: readonly number[]; playerID: string } },
  ) => Played;
}

/** The library's default, or `NODE_ENV=production`, which skips the check that every state can be serialized as JSON. */
export type Mode = 'standard' | 'production';

/**
 * Plays the toy repeatedly at random; each unit of work is a match and returns its moves. Throws if boardgame.io is not
 * installed.
 */
export function baseline(mode: Mode): Work {
  const core = load(mode);
  const game = core.ProcessGameConfig(toy);
  const reduce = core.CreateGameReducer({ game, isClient: false });
  let seed = 0;
  return () => {
    setMode(mode);
    const dice = new FastDice(++seed);
    let state = core.InitializeGame({ game: { ...game, seed }, numPlayers: SEATS });
    let moves = 0;
    while (state.ctx.gameover === undefined) {
      if (++moves > ENDLESS) throw new Error('the toy does not end');
      const playerID = state.ctx.currentPlayer;
      const options = toy.ai.enumerate(state.G, state.ctx, playerID);
      const { move, args } = dice.oneOf(options);
      const next = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
      if (next._stateID === state._stateID) throw new Error(`the toy refused ${move} ${args.join(' ')}`);
      state = next;
    }
    return moves;
  };
}

function setMode(mode: Mode): void {
  if (mode === 'production') process.env.NODE_ENV = mode;
  else delete process.env.NODE_ENV;
}

/** Loads the library in that mode, which it reads partly when it is loaded and partly at every move. */
function load(mode: Mode): Core {
  setMode(mode);
  // A folder with its own package.json, which only `require` finds.
  const require = createRequire(new URL('package.json', HOME));
  for (const path of Object.keys(require.cache))
    if (/[\\/](?:boardgame\.io|immer)[\\/]/.test(path)) delete require.cache[path];
  return require(LIBRARY) as Core;
}
