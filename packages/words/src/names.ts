// Names of a game's things with their forms, from the game's file `names/names.<language>.json`: by sort, then by id. The id `*` is
// for all things of a sort. `name` is the name itself, `en` the English name in the game's data. If a host has changed the name in
// the data, the name that the host wrote is shown. If a form is missing, the name is shown.
import { addGenders, addTexts, type Catalogue, hasText, ownsText, t, type Values } from './text.ts';

/** A sort's word in the file of names, and the ids of its things. */
type Sort = readonly [word: string, ids: readonly string[]];

interface Asked {
  readonly form?: string | undefined;
  /** The name where the file has none. */
  readonly otherwise?: string;
  /** The name in the game's data. */
  readonly printed?: string;
  /** Values of a name such as "agent of {owner}". */
  readonly values?: Values;
}

/**
 * Adds a game's file of names and returns a function that names its things. The ids of its sentences begin with a word of their
 * own, such as `emerald2e`.
 */
export function naming<Letter extends string>(
  game: string,
  says: string,
  names: Catalogue,
  sorts: Readonly<Record<Letter, Sort>>,
) {
  addTexts('en', { names: { [game]: names } });
  const sortOf = new Map<string, Sort>(Object.entries(sorts));
  const idOf = ([word, ids]: Sort, n: number, part: string): string => `names.${game}.${word}.${ids[n] ?? '*'}.${part}`;
  /** Returns the id of a text of the file, from the thing itself or from its sort. */
  const found = (sort: Sort, n: number, part: string): string | undefined =>
    [n, -1].map((one) => idOf(sort, one, part)).find(ownsText);
  addGenders(says, (mark) => {
    const sort = sortOf.get(mark.charAt(1));
    const gender = sort && found(sort, Number.parseInt(mark.slice(2), 10), 'g');
    return gender === undefined ? 'other' : t(gender);
  });
  return (letter: Letter, n: number, { form, otherwise = '', printed, values = {} }: Asked = {}): string => {
    const sort = sorts[letter];
    const [own, english] = [idOf(sort, n, 'name'), idOf(sort, n, 'en')];
    const corrected = printed !== undefined && ownsText(english) && t(english) !== printed;
    const name = !corrected && hasText(own) ? t(own, values) : otherwise;
    const formed = form && found(sort, corrected ? -1 : n, form);
    return formed ? t(formed, { ...values, name }) : name;
  };
}
