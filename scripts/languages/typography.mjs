// Quotes, spaces and signs of each language, and words that say somebody's gender (docs/glossary.md, sections 1 and 2).
const EVERYWHERE = [
  [/ {2}|\t/, 'has two spaces'],
  [/\u00a0|\u202f/, 'has a no-break space, which the build sets'],
  [/\.\.\./, 'has three dots instead of …'],
  [/'/, 'has a straight apostrophe'],
  [/"/, 'has straight quotes'],
  [/ [,.;:!?](?!\S)/, 'has a space before a sign'],
  [/ -(?= )/, 'has a hyphen for a dash'],
];
const BY_LANGUAGE = {
  de: [
    [/[“”](?=\p{L})|”/u, 'has quotes that are not „…“'],
    [/Spieler(?:[:*_]|\/-?)innen|\b(?:er oder sie|sie oder er)\b/, 'says the gender of a player'],
    [/«|»/, 'has quotes that are not „…“'],
  ],
  pl: [
    [/“|‘/, 'has quotes that are not „…”'],
    [/\p{L}(?:łeś|łaś|łbyś|łabyś)(?!\p{L})/u, 'says the gender of the reader'],
    [
      /\{(?:player|name|owner|by|attacker|from|to|victim|who)\} \p{L}+(?:ł|ła|li|ły)(?!\p{L})/u,
      'says the gender of a player',
    ],
  ],
};
/** The sign follows the number: `10 £`. */
const POUND = /£\s?[\d{#]/;

/** Returns the problems of a message as written. */
export function typographyOf(source, code) {
  const found = [...EVERYWHERE, ...(BY_LANGUAGE[code] ?? [])].filter(([sign]) => sign.test(source));
  const told = found.map(([, problem]) => problem);
  if (code !== 'en' && POUND.test(source)) told.push('has the pound sign before the number');
  const pairs = { de: ['„', '“'], pl: ['„', '”'] }[code];
  if (pairs && !told.some((one) => one.startsWith('has quotes')) && count(source, pairs[0]) !== count(source, pairs[1]))
    told.push(`does not close ${pairs.join('…')}`);
  return [...new Set(told)];
}
const count = (text, sign) => text.split(sign).length - 1;
