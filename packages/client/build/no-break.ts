// Sets the spaces at which no line may break.

const NO_BREAK = '\u00a0';
/** A message as compiled: text, and parts with values, some of which hold texts by case. */
type Message = string | readonly Part[];
type Part = string | readonly unknown[];

/** Spaces at which no line may break: a pattern that ends before the space. */
const NOWHERE: Readonly<Record<string, readonly RegExp[]>> = {
  // A number and its unit, and the parts of an abbreviation.
  de: [/(?<=^|\d) (?=[£%](?!\w)|[kM]B\b)/g, /(?<=\b[a-zA-Z]\.) (?=[a-zA-Z]\.)/g],
  // Words of one letter also stay with the next word.
  pl: [/(?<=^|\d) (?=[£%](?!\w)|[kM]B\b)/g, /(?<=(?:^|[\s(„–])[aiouwzAIOUWZ]) (?=\S|$)/g],
};

/** Returns a compiled message with its no-break spaces. */
export function bound<M extends Message>(message: M, language: string): M {
  const patterns = NOWHERE[language] ?? [];
  const inText = (text: string): string => patterns.reduce((said, one) => said.replace(one, NO_BREAK), text);
  const inParts = (parts: unknown): unknown => {
    if (typeof parts === 'string') return inText(parts);
    if (!Array.isArray(parts)) return parts;
    return parts.map((part: unknown) =>
      Array.isArray(part) ? inPart(part) : typeof part === 'string' ? inText(part) : part,
    );
  };
  /** A part begins with the name of its value and its sort, which are no text. */
  const inPart = ([name, sort, cases]: readonly unknown[]): unknown[] => {
    if (typeof cases !== 'object' || cases === null) return [name, sort, cases].filter((one) => one !== undefined);
    const said = Object.entries(cases).map(([key, one]) => [key, key === 'offset' ? one : inParts(one)]);
    return [name, sort, Object.fromEntries(said)];
  };
  return inParts(message) as M;
}
