// Explains the signs in a city's box in words.
import { countOf } from '@gaslamp/emerald-1e/box/state';
import { at } from '@gaslamp/kernel/lists';
import { e, type Model, nameOf, royalIn, royalName, words } from '@gaslamp/words/emerald-1e/model';

/** Returns the cost and value of a Royal Person, or their fate (R10). */
export function royalWords(m: Model, royal: number): string {
  const by = countOf(m.s.royal, royal);
  const name = royalName(m.data, royal);
  if (by >= 0)
    return e(m.s.safe[royal] === 1 ? 'board.royalHidden' : 'board.royalKilled', { royal: name, player: nameOf(m, by) });
  const { needed, points } = at(m.data.pack.royals, royal);
  return e('board.royal', { royal: name, needed, points });
}

/** The points of the city, the bombs needed for a killing there, and its Royal Person. */
export function PlaceSigns({ m, city }: { readonly m: Model; readonly city: number }) {
  const { points, needed } = at(m.data.pack.cities, city);
  const by = countOf(m.s.control, city);
  const owner = by < 0 ? '' : e('board.controller', { player: nameOf(m, by) });
  const royal = royalIn(m, city);
  const lines = [
    `${e('board.points', { points })}${owner}.`,
    `${e('board.needed', { needed })}.`,
    royal < 0 ? '' : royalWords(m, royal),
  ];
  return lines.map((line) =>
    line === '' ? null : (
      <p key={line} className="influence">
        {words(m, line)}
      </p>
    ),
  );
}
