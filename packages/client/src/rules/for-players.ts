// The specification also speaks to those who write programs: ids, options, effects. Players read it without these.

/** `| G01 | Mr. Merryweather * | …`: what a card is called. */
const CARD = /^\| ([GR]\d\d) +\| ([^|]*?)(?: [*°])?(?: \(not 2p\))? +\|/gm;

/** `| \`sanityChoice\` | Alienist | …`: whose text a key stands for. */
const KEYED = /^\| `([a-z]\w+)` \| ([A-Z][^|]*?) \|/gm;

/** The same rules: cards by their names, nothing in code that a name can stand for. */
export function forPlayers(text: string): string {
  const names = new Map(Array.from(text.matchAll(CARD), ([, id = '', name = '']) => [id, name]));
  const cards = new Map(Array.from(text.matchAll(KEYED), ([, key = '', card = '']) => [key, card]));
  const named = (words: string) => words.replace(/\b[GR]\d\d\b/g, (id) => names.get(id) ?? id);
  return text
    .split('\n')
    .map((line) => {
      // Table cells keep their ids and keys: whole columns of them are left out.
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
          .replace(/(?<=[A-Z]\S* \S+|") \(`[GR]\d\d`\)/g, '')
          .replace(/`([GR]\d\d)`/g, (all, id: string) => names.get(id) ?? all)
          .replace(/`V_([A-Z])([A-Z]+)`/g, (_, first: string, rest: string) => first + rest.toLowerCase())
          .replace(/(?<=^|[.:] )[A-Z][^.]*\bdata pack\b[^.]*\. ?/g, '')
          .replace(/(?<!^\| )`(\w+)`/g, (all, key: string) => cards.get(key) ?? (/^[a-z]+$/.test(key) ? key : all))
      );
    })
    .join('\n');
}

/** A table without the columns that only programs read: ids, and those that hold nothing but keys. */
export function columnsForPlayers(rows: readonly (readonly string[])[]): string[][] {
  const [head = [], ...body] = rows;
  const shown = head.map((name, i) => {
    const cells = body.map((row) => row[i] ?? '').filter((cell) => cell !== '');
    return name !== 'id' && !(cells.length > 0 && cells.every((cell) => cell.startsWith('`')));
  });
  return rows.map((row) => row.filter((_, i) => shown[i]));
}
