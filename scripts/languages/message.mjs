// Takes a message apart: its words, the values that it prints or chooses by, and its plurals.

/** Returns the parts of a compiled message; `compile` throws if it is no ICU. */
export function partsOf(compile, message) {
  const found = { words: [], printed: new Set(), chosen: new Set(), plurals: [], selects: new Map() };
  const look = (pieces) => {
    for (const piece of pieces) {
      if (typeof piece === 'string') {
        found.words.push(piece);
        continue;
      }
      const [name, sort, cases] = piece;
      if (typeof cases !== 'object' || cases === null) {
        found.printed.add(name);
        if (sort !== undefined) throw new Error(`{${name}} has the format ${sort}, which nothing fills in`);
        continue;
      }
      found.chosen.add(name);
      const branches = Object.entries(cases).filter(([key]) => key !== 'offset');
      const keys = branches.map(([key]) => key);
      if (sort === 'select') found.selects.set(name, [...new Set([...(found.selects.get(name) ?? []), ...keys])]);
      else found.plurals.push({ name, keys });
      for (const [, branch] of branches) look(branch);
    }
  };
  look(compile(message));
  return found;
}

/** Splits `city_in` into the value and its form. */
export function formOf(name) {
  const cut = name.lastIndexOf('_');
  return cut < 0 ? { value: name, form: null } : { value: name.slice(0, cut), form: name.slice(cut + 1) };
}
/** Returns the names of values without forms: `city` for `city_in`. A value whose own name has a `_` keeps it. */
export const valuesIn = (names, known = new Set()) =>
  new Set([...names].map((name) => (known.has(name) ? name : formOf(name).value)));

/** Returns the plural categories that a plural lacks; `=1` is as good as `one`. */
export const categoriesLacking = (keys, code) =>
  new Intl.PluralRules(code)
    .resolvedOptions()
    .pluralCategories.filter((one) => !keys.includes(one) && !(one === 'one' && keys.includes('1')));
