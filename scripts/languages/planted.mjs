// Plants faults of every kind in a small repository with two languages; each must be found, and nothing else.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { books, catalogues, checked, recorded } from './check.mjs';

const ENGLISH = {
  lamp: {
    lit: '{player} lights a lamp in {city}.',
    count: '{n, plural, one {# lamp} other {# lamps}} of {player}',
    oil: 'Oil for the lamp',
    agent: 'An agent waits.',
    way: 'The way {city_to}',
    price: 'A lamp costs £{n}.',
    quote: 'They say “now”.',
    name: 'Gaslamp',
    late: 'It burns brightly.',
    kind: '{kind, select, oil {Oil burns.} gas {Gas burns.} other {It burns.}}',
    bot: 'steady bot',
    plays: 'The {bot} plays.',
  },
};
const BOOK = '# Lamps\n\n## R1 Light\n\n- R1.1 A lamp gives “light”, see R1.2.\n- R1.2 It burns.\n';
const BOOK_IN = {
  de: '# Lampen\n\n## R1 Licht\n\n- R1.1 Eine Lampe gibt „Licht“, siehe R1.2.\n- R1.2 Sie brennt.\n',
  pl: '# Lampy\n\n## R1 Światło\n\n- R1.1 Lampa daje „światło”, zob. R1.2.\n- R1.2 Płonie.\n',
};
/** By language: what is replaced in the rules, and what must be told of it. */
const FAULTS_OF_BOOK = [
  ['de', 'siehe R1.2', 'siehe R1.1', 'R1.1 names the rules R1.1 R1.1, the English R1.1 R1.2'],
  ['de', '„Licht“', '"Licht"', 'R1.1 has straight quotes'],
  ['pl', '- R1.2 Płonie.', '- R1.2 It burns.', 'R1.2 says what the English says'],
  ['pl', 'Płonie.', 'Płonie.\n- R1.3 Gaśnie.', 'R1.3 is not in docs/rules/en/lamp.md'],
];
const NAMES = { city: { '*': { in: 'in {name}', to: 'to {name}' } } };
const RIGHT = {
  de: {
    lamp: {
      lit: '{player} zündet {city_in} eine Lampe an.',
      count: '{n, plural, one {# Lampe} other {# Lampen}} von {player}',
      oil: 'Öl für die Lampe',
      agent: 'Ein Agent wartet.',
      way: 'Der Weg {city_to}',
      price: 'Eine Lampe kostet {n} £.',
      quote: 'Man sagt: „jetzt“.',
      name: 'Gaslamp',
      late: 'Sie brennt.',
      kind: '{kind, select, oil {Öl brennt.} gas {Gas brennt.} other {Es brennt.}}',
      bot: '{form, select, gen {des soliden Bots} other {solider Bot}}',
      plays: 'Der Zug {bot_gen}.',
    },
  },
  pl: {
    lamp: {
      lit: '{player} zapala lampę {city_in}.',
      count: 'Gracz {player}: {n, plural, one {# lampa} few {# lampy} many {# lamp} other {# lampy}}',
      oil: 'Olej do lampy',
      agent: 'Agent czeka.',
      way: 'Droga {city_to}',
      price: 'Lampa kosztuje {n} £.',
      quote: 'Mówią „teraz”.',
      name: 'Gaslamp',
      late: 'Płonie.',
      kind: '{kind, select, oil {Olej płonie.} gas {Gaz płonie.} other {Płonie.}}',
      bot: 'solidny bot',
      plays: 'Gra {bot}.',
    },
  },
};
const NAMES_IN = {
  de: { city: { '*': { to: 'nach {name}' }, ROME: { name: 'Rom', in: 'in Rom' } } },
  pl: { city: { ROME: { name: 'Rzym', in: 'w Rzymie', to: 'do Rzymu' } } },
};
/** By language: what a sentence is changed to, and what must be told of it. */
const FAULTS = [
  ['de', 'lit', '{player} zündet eine Lampe an.', 'lacks {city}'],
  ['de', 'lit', '{player} zündet {stadt} eine Lampe an: {city}.', 'has {stadt}, which the English has not'],
  ['de', 'lit', '{player} zündet {city_loc} eine Lampe an.', '{city_loc}: nothing has the form loc'],
  ['de', 'count', '{n, plural, one {# Lampe} andere {# Lampen}} von {player}', 'is no ICU'],
  ['pl', 'count', '{player}: {n, plural, one {# lampa} other {# lampy}}', 'the plural of n lacks few, many'],
  ['de', 'kind', '{kind, select, oil {Öl brennt.} gas {Gas brennt.} öl {Öl.} other {Es brennt.}}', 'kind is never öl'],
  ['pl', 'kind', '{kind, select, oil {Olej płonie.} other {Płonie.}}', 'has no case for kind gas'],
  ['de', 'oil', 'Oil for the lamp', 'says what the English says'],
  ['de', 'oil', 'Öl  für die Lampe', 'has two spaces'],
  ['pl', 'oil', 'Olej do lampy...', 'has three dots instead of …'],
  ['de', 'agent', 'Eine Spionin wartet.', 'the English says /\\bagents?\\b/i, the glossary'],
  ['pl', 'lit', '{player} zapalił lampę {city_in}.', 'says the gender of a player'],
  ['pl', 'late', 'Zapaliłeś lampę.', 'says the gender of the reader'],
  ['de', 'late', 'Er oder sie? Nur er oder sie.', 'says the gender of a player'],
  ['pl', 'price', 'Lampa kosztuje £{n}.', 'has the pound sign before the number'],
  ['de', 'quote', 'Man sagt: “jetzt”.', 'has quotes that are not „…“'],
  ['pl', 'quote', 'Mówią „teraz.', 'does not close „…”'],
  ['pl', 'quote', 'Mówią "teraz".', 'has straight quotes'],
  ['de', 'plays', 'Der Zug {bot_ins}.', '{bot_ins}: nothing has the form ins'],
  ['de', 'old', 'Eine alte Lampe', 'is not in packages/words/src/lamp/text/en.json'],
];

function planted(folder) {
  const put = (path, content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const text = (code) => `packages/words/src/lamp/text/${code}.json`;
  for (const path of ['lessons', 'puzzles']) mkdirSync(join(folder, path));
  put('packages/words/src/languages.json', { en: 'English', de: 'Deutsch', pl: 'Polski' });
  put(text('en'), ENGLISH);
  put('packages/words/src/lamp/names/names.en.json', NAMES);
  put(books.bookPath('lamp', 'en'), BOOK);
  for (const code of ['de', 'pl']) {
    put(`scripts/languages/${code}.json`, { same: ['Gaslamp'] });
    put(`packages/words/src/lamp/names/names.${code}.json`, NAMES_IN[code]);
    put(text(code), RIGHT[code]);
    put(books.bookPath('lamp', code), BOOK_IN[code]);
    put(catalogues.hashesPath(code), recorded(folder, code));
  }
  const found = ['de', 'pl'].flatMap((code) =>
    checked(folder, code).problems.map((told) => `right and found: ${told}`),
  );
  for (const [code, id, words, told] of FAULTS) {
    put(text(code), { lamp: { ...RIGHT[code].lamp, [id]: words } });
    const { problems } = checked(folder, code);
    const [problem = 'nothing'] = problems;
    if (problems.length !== 1 || !problem.startsWith(`${text(code)}: lamp.${id} `) || !problem.includes(told))
      found.push(`planted and not found: ${code} lamp.${id} ${told} (found: ${problem})`);
    put(text(code), RIGHT[code]);
  }
  for (const [code, words, fault, told] of FAULTS_OF_BOOK) {
    put(books.bookPath('lamp', code), BOOK_IN[code].replace(words, fault));
    const { problems } = checked(folder, code);
    if (problems.join() !== `${books.bookPath('lamp', code)}: ${told}`)
      found.push(`planted and not found: ${code} ${told} (found: ${problems.join()})`);
    put(books.bookPath('lamp', code), BOOK_IN[code]);
  }
  put(books.bookPath('lamp', 'de'), BOOK_IN.de.replace('- R1.2 Sie brennt.\n', ''));
  if (checked(folder, 'de').missing.length !== 1) found.push('planted and not found: de R1.2 of the rules is missing');
  put(books.bookPath('lamp', 'de'), BOOK_IN.de);
  put(books.bookPath('lamp', 'en'), BOOK.replace('burns', 'burns all night'));
  for (const code of ['de', 'pl'])
    if (checked(folder, code).stale.length !== 1)
      found.push(`planted and not found: ${code} R1.2 of the rules is stale`);
  put(books.bookPath('lamp', 'en'), BOOK);
  put(text('de'), { lamp: { ...RIGHT.de.lamp, late: undefined } });
  if (checked(folder, 'de').missing.length !== 1) found.push('planted and not found: de lamp.late is missing');
  put(text('de'), RIGHT.de);
  put(text('en'), { lamp: { ...ENGLISH.lamp, late: 'It burns all night.' } });
  for (const code of ['de', 'pl'])
    if (checked(folder, code).stale.length !== 1) found.push(`planted and not found: ${code} lamp.late is stale`);
  put(catalogues.hashesPath('pl'), recorded(folder, 'pl', ['lamp.late']));
  if (checked(folder, 'pl').stale.length !== 0) found.push('a translation that is right still is stale');
  put(text('de'), { lamp: { ...RIGHT.de.lamp, late: 'Sie brennt die ganze Nacht.' } });
  const { stale, unrecorded } = checked(folder, 'de');
  if (stale.length !== 0 || unrecorded.length !== 1) found.push('a sentence translated again is not new');
  return found;
}

/** Returns the planted faults that are not found. */
export function plantedInLanguages() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gaslamp-languages-')));
  try {
    return planted(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
