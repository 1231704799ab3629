// Names of a game's things with their forms, from the file `names/names.<language>.json` of the game: by sort, then by id, and `*`
// for what all things of a sort have in common. `name` is the name itself; a form that is not there is the name.
import { addGenders, addTexts, type Catalogue, hasText, ownsText, t, type Values } from './text.ts';

/** A sort's word in the file of names, and the ids of its things. */
type Sort = readonly [word: string, ids: readonly string[]];

interface Asked {
  readonly form?: string | undefined;
  /** The name where the file has none. */
  readonly otherwise?: string;
  /** True if it is the name in any case: one that a host has corrected. */
  readonly fixed?: boolean;
  /** Values of a name such as "agent of {owner}". */
  readonly values?: Values;
}

/** Adds a game's file of names and returns a function that names its things. Its sentences begin with another word: `emerald2e`. */
export function naming<Letter extends string>(
  game: string,
  says: string,
  names: Catalogue,
  sorts: Readonly<Record<Letter, Sort>>,
) {
  addTexts('en', { names: { [game]: names } });
  const sortOf = new Map<string, Sort>(Object.entries(sorts));
  /** Returns the id of a text of the file, from the thing itself or from its sort. */
  const found = ([word, ids]: Sort, n: number, form: string): string | undefined =>
    [ids[n], '*'].map((id) => `names.${game}.${word}.${id}.${form}`).find(ownsText);
  addGenders(says, (mark) => {
    const sort = sortOf.get(mark.charAt(1));
    const gender = sort && found(sort, Number.parseInt(mark.slice(2), 10), 'g');
    return gender === undefined ? 'other' : t(gender);
  });
  return (letter: Letter, n: number, { form, otherwise = '', fixed = false, values = {} }: Asked = {}): string => {
    const [word, ids] = sorts[letter];
    const own = `names.${game}.${word}.${ids[n]}.name`;
    const name = !fixed && hasText(own) ? t(own, values) : otherwise;
    const formed = form && found(sorts[letter], fixed ? -1 : n, form);
    return formed ? t(formed, { ...values, name }) : name;
  };
}
