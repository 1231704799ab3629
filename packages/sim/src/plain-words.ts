// Describes matches of a game without words of its own by the names and numbers of its state.
import type { AnyGame } from '@gaslamp/games/games';
import { STAGES } from '@gaslamp/games/stages';
import { type State, sees, UNKNOWN } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import { seatName } from '@gaslamp/words/seats';
import { addTexts } from '@gaslamp/words/text';
import { withoutRepeats } from './print.ts';
import { say } from './say.ts';
import type { Words } from './words.ts';

const numbered = (fields: object): string =>
  Object.entries(fields)
    .map(([name, value]) => ` ${name}=${value}`)
    .join('');

const lying = (game: AnyGame, { s }: View<State>): string[] =>
  game.places.flatMap((name, at) => {
    const items = s.place.flatMap((lies, item) => (lies === at ? [game.nameOf(item)] : []));
    return items.length > 0 ? [`${name}: ${items.join(', ')}`] : [];
  });

/** Turns `claim.noMajority` into "no majority". */
const inWords = (key: string): string =>
  key.replace(/^.*\./, '').replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

export function words(game: AnyGame): Words {
  const { id } = game;
  const names = Array.from({ length: game.seats.most }, (_, seat) => [seat, nameOf(id, seat)]);
  addTexts('en', { games: { [id]: id }, seats: { [id]: Object.fromEntries(names) } });
  const nothing = () => [say('plain.nothing')];
  return {
    logLines: (_, { events }) => withoutRepeats(events.map(({ kind, fields }) => `${kind}${numbered(fields)}`)),
    question: (_, { effect }) => effect,
    option: () => [],
    sum: () => null,
    refused: inWords,
    position: (view) => {
      const { place, seenBy: _, agenda: __, picks: ___, ...numbers } = view.s;
      const unknown = place.filter((lies) => lies === UNKNOWN).length;
      return [numbered(numbers).trim(), ...lying(game, view), say('plain.unknown', { count: unknown })];
    },
    hand: (view) => lying(game, view),
    points: (view) => lying(game, view),
    known: nothing,
    goals: nothing,
    costs: nothing,
    borders: nothing,
    card: () => null,
    ending(end) {
      const result = game.result(end);
      if (result === null) return [];
      const { points, winners, reason } = result;
      return points.map((count, seat) =>
        say(sees(winners, seat) ? 'plain.wins' : 'plain.points', { seat: seatName(id, seat), points: count, reason }),
      );
    },
  };
}

/** Returns a seat's name as used in option texts, which may be a number. */
const nameOf = (game: string, seat: number): string =>
  STAGES[game]?.seatNames[seat] ?? say('plain.seat', { number: seat + 1 });
