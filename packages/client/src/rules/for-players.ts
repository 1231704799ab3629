// Adapts the specification for players: it is also written for programmers and mentions ids, options and effects, which are
// removed here.

/** `| G01 | Mr. Merryweather * | …`: the id and name of a card. */
const CARD = /^\| ([GR]\d\d) +\| ([^|]*?)(?: [*°])?(?: \(not 2p\))? +\|/gm;

/** `| \`sanityChoice\` | Alienist | …`: a key and the card that it belongs to. */
const KEYED = /^\| `([a-z]\w+)` \| ([A-Z][^|]*?) \|/gm;

/** Replaces ids with card names, and code with names where possible. */
export function forPlayers(text: string): string {
  const names = new Map(Array.from(text.matchAll(CARD), ([, id = '', name = '']) => [id, name]));
  const cards = new Map(Array.from(text.matchAll(KEYED), ([, key = '', card = '']) => [key, card]));
  const named = (words: string) => words.replace(/\b[GR]\d\d\b/g, (id) => names.get(id) ?? id);
  return text
    .split('\n')
    .map((line) => {
      // Table cells keep their ids and keys, because whole columns of them are left out.
      if (/^\| [GR]\d\d /.test(line)) return line;
      return (
        line
          // An effect and its cards: `takeLoan` (G01, G02).
          .replace(/`[a-z]\w+` \(([^)]*)\)/g, (_, cards: string) => `(${named(cards)})`)
          // An option: (`troubleNeedsPawn` 0 or 1), (option `pinkertonFromBoard`).
          .replace(/ \((?:option )?`[a-z][^)]*\)/g, '')
          // A card with its name: `G10` Mr. Goodyear; Karl Marx (`R30`).
          .replace(/`([GR]\d\d)` (?=(.{0,40}))/g, (all, id: string, next: string) => {
            const name = names.get(id);
            return name !== undefined && next.startsWith(name) ? '' : all;
          })
          .replace(/([A-Z]\S* \S+|") \(`[GR]\d\d`\)/g, '$1')
          .replace(/`([GR]\d\d)`/g, (all, id: string) => names.get(id) ?? all)
          .replace(/`V_([A-Z])([A-Z]+)`/g, (_, first: string, rest: string) => first + rest.toLowerCase())
          .replace(/(^|[.:] )(?:[A-Z][^.]*\bdata pack\b[^.]*\. ?)+/g, '$1')
          .replace(/(^\| )?`(\w+)`/g, (all, first: string | undefined, key: string) =>
            first === undefined ? (cards.get(key) ?? (/^[a-z]+$/.test(key) ? key : all)) : all,
          )
      );
    })
    .join('\n');
}

/** Returns a table without the columns that are only for programs: ids, and columns that contain only keys. */
export function columnsForPlayers(rows: readonly (readonly string[])[]): string[][] {
  const [head = [], ...body] = rows;
  const shown = head.map((name, i) => {
    const cells = body.map((row) => row[i] ?? '').filter((cell) => cell !== '');
    return name !== 'id' && !(cells.length > 0 && cells.every((cell) => cell.startsWith('`')));
  });
  return rows.map((row) => row.filter((_, i) => shown[i]));
}
