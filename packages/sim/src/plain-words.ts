// Matches of a game that has no words of its own yet: by the names and numbers of its state.
import type { AnyGame } from '@gaslamp/games/games';
import { STAGES } from '@gaslamp/games/stages';
import { type State, sees, UNKNOWN } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import type { Words } from './words.ts';

const numbered = (fields: object): string =>
  Object.entries(fields)
    .map(([name, value]) => ` ${name}=${value}`)
    .join('');

const NOTHING_SAID = ['Nothing is said about that in this game yet.'];

export function plainWords(game: AnyGame): Words {
  const player = (seat: number): string => STAGES[game.id]?.seatNames[seat] ?? `player ${seat + 1}`;
  const lying = ({ s }: View<State>): string[] =>
    game.places.flatMap((name, at) => {
      const items = s.place.flatMap((lies, item) => (lies === at ? [game.nameOf(item)] : []));
      return items.length > 0 ? [`${name}: ${items.join(', ')}`] : [];
    });
  return {
    factions: ['all'],
    faction: () => 'all',
    player,
    event: ({ kind, fields }) => `${kind}${numbered(fields)}`,
    option: (option) => game.verbs.format(option),
    question: (effect) => effect,
    position: (view) => {
      const { place, seenBy: _, agenda: __, picks: ___, ...numbers } = view.s;
      return [numbered(numbers).trim(), ...lying(view), `unknown: ${place.filter((lies) => lies === UNKNOWN).length}`];
    },
    hand: lying,
    points: lying,
    goals: () => NOTHING_SAID,
    costs: () => NOTHING_SAID,
    borders: () => NOTHING_SAID,
    card: () => null,
    ending: (end) => {
      const { points, winners, reason } = game.result(end)!;
      return points.map((n, seat) => `${player(seat)}: ${n}${sees(winners, seat) ? `, wins (${reason})` : ''}`);
    },
  };
}
