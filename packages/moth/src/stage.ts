// Converts positions of MOTH from and to the form of scenario files.
import type { Game } from '@gaslamp/kernel/game';
import { EVERYONE, type Frame, NOBODY, only, type Place, type Position, UNKNOWN } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import { fail, known, list, named, playerNamed } from '@gaslamp/stated/position-checks';
import { storiesOf } from '@gaslamp/stated/story';
import { CARDS, cardsIn, type Data, DECK, GONE, HAND, LIT, light, type Moth, PLAYERS } from './game.ts';

/** Cards by their holder, or by the player who lit them; all others are the deck. */
export interface PositionSpec {
  readonly seed?: number;
  readonly start?: string;
  readonly active?: string;
  readonly players?: Readonly<Record<string, { readonly hand?: readonly string[]; readonly lit?: readonly string[] }>>;
}
type At = Position<Moth, Data>;

function setPosition({ s }: At, seats: readonly string[], spec: PositionSpec): void {
  known(spec, ['seed', 'start', 'active', 'players'], []);
  if (spec.active !== undefined) s.active = playerNamed(seats, PLAYERS, spec.active, ['active']);
  if (spec.players === undefined) return;
  s.place.fill(DECK);
  s.seenBy.fill(NOBODY);
  for (const [name, things] of Object.entries(spec.players)) {
    const player = playerNamed(seats, PLAYERS, name, ['players', name]);
    known(things, ['hand', 'lit'], ['players', name]);
    for (const [key, place, mask] of [
      ['hand', HAND + player, only(player)],
      ['lit', LIT + player, EVERYONE],
    ] as const)
      for (const [i, card] of list(things[key] ?? [], ['players', name, key]).entries())
        lay(s, named('card', CARDS, card, ['players', name, key, i]), place, mask, ['players', name, key, i]);
  }
}
function lay(s: Moth, card: number, to: Place, mask: number, path: readonly (string | number)[]): void {
  if (s.place[card] !== DECK) return fail(path, `${CARDS[card]} lies in two places`);
  s.place[card] = to;
  s.seenBy[card] = mask;
}

const cards = (s: Moth, place: Place): string[] => cardsIn(s, place).map((card) => CARDS[card]!);
const bySeat = <T>(seats: readonly string[], of: (player: number) => T) =>
  Object.fromEntries(seats.map((name, player) => [name, of(player)]));

function describePosition({ s }: At, seats: readonly string[]): Record<string, unknown> {
  return {
    active: seats[s.active],
    players: bySeat(seats, (player) => ({ hand: cards(s, HAND + player), lit: cards(s, LIT + player) })),
    gone: cards(s, GONE),
    light: bySeat(seats, (player) => light(s, player)),
  };
}

const face = (word: unknown): number | null =>
  typeof word === 'number' && Number.isInteger(word) && word >= 1 && word <= 6 ? word : null;

const { stateAt, Story } = storiesOf<Moth, Data, PositionSpec>({
  seatNames: PLAYERS,
  setupAsks: [],
  leftOpen: ['act'],
  idOf: (_, card) => CARDS[card]!,
  face,
  setPosition,
  agenda: ({ active: by }): Frame[] => [{ effect: 'turn' }, { effect: 'draw', by }, { effect: 'act', by }],
  describePosition,
});

export { Story };

type MothGame = Game<Moth, Data>;
export const stage = {
  seatNames: PLAYERS,
  ids: CARDS,
  nouns: {},
  leftOpen: ['act'],
  counted: {},
  rolls: { die: { words: 'a face from 1 to 6', face } },
  stateAt: (game: MothGame, seats: readonly string[], position: PositionSpec, options: Record<string, unknown>) =>
    stateAt(game, seats, position, options),
  describe: ({ data }: MothGame, s: Moth, seats: readonly string[]) => ({
    ...describePosition({ s, data }, seats),
    winners:
      s.over === 0
        ? null
        : seats.filter((_, player) => light(s, player) === Math.max(...seats.map((__, p) => light(s, p)))),
  }),
  describeView: ({ data }: MothGame, { s }: View<Moth>, seats: readonly string[]) => ({
    ...describePosition({ s, data }, seats),
    unknown: s.place.filter((place) => place === UNKNOWN).length,
  }),
};
