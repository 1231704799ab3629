// One-off: makes the data pack and its provenance from the collected card data. Usage:
//   node scripts/pack-emerald-2e.mjs CARDS.json
// The order of the cards is the save format: a later run may append cards, never move them.
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, exit } from 'node:process';

const TARGET = new URL('../packages/emerald-2e/src/box/', import.meta.url);
const QUOTED_WORDS = 8;

/** Paths in the collected data of the provenance of a pack's fields. Fields of our own (`id`, `kind`, `rule`) have none. */
const PROVENANCE_OF = {
  numbers: 'number',
  name: 'name',
  copies: 'copies',
  place: 'symbols.place',
  claim: 'symbols.claim',
  retrieve: 'symbols.retrieve',
  move: 'symbols.move',
  assassinate: 'symbols.assassinate',
  restorationist: 'symbols.restorationistMarker',
  loyalist: 'symbols.loyalistMarker',
  bombs: 'bombs',
  'vp.neutral': 'vp.neutral',
  'vp.restorationist': 'vp.restorationist',
  'vp.loyalist': 'vp.loyalist',
  'vp.kill': 'vp.agentKill',
  // The points of a kill are printed in its box.
  killBox: 'vp.agentKill',
  insanity: 'insanity',
  agents: 'agents',
  // The heading of a text contains its timing and whether it is one-use.
  effect: 'effect',
  timing: 'effect',
  oneUse: 'effect',
  assassination: 'assassinationValue',
  needed: 'bombsRequired',
  // A city card is its city's name, a royalty card names its city, an identity card its side.
  city: 'name',
  side: 'name',
};
/** Fields that only some kinds of cards have. */
const SOMETIMES = new Set(['assassination', 'needed', 'city', 'side']);

const KINDS_OF_SOURCE = { '000': 'rulebook, English', '001': 'rulebook, English', '003': 'rulebook, Polish' };

const upperSnake = (text) => text.toUpperCase().replace(/[^A-Z0-9]+/g, '_');

function cardOf(source) {
  const { symbols, vp } = source;
  const text = source.kind === 'identity' ? null : source.effect;
  return {
    id: upperSnake(source.id),
    numbers: source.numbers,
    name: source.name === '(day name)' ? '' : source.name,
    kind: source.kind,
    copies: source.copies,
    place: symbols.place,
    claim: symbols.claim,
    retrieve: symbols.retrieve,
    move: symbols.move,
    assassinate: symbols.assassinate,
    restorationist: symbols.restorationistMarker,
    loyalist: symbols.loyalistMarker,
    bombs: source.bombs,
    vp: { neutral: vp.neutral, restorationist: vp.restorationist, loyalist: vp.loyalist, kill: vp.agentKill },
    killBox: source.killBox,
    insanity: source.insanity,
    agents: source.agents,
    effect: text?.key ?? null,
    timing: text?.timing ?? null,
    oneUse: text?.oneUse ?? false,
    rule: source.effect?.rule ?? null,
    city: source.city === undefined ? null : upperSnake(source.city),
    assassination: source.assassinationValue ?? null,
    needed: source.bombsRequired ?? null,
    side: source.side ?? null,
  };
}

function packOf(source) {
  const { components } = source;
  return {
    game: 'emerald-2e',
    schema: 1,
    gameCardsPerCity: source.gameCardsPerCity,
    victoryTarget: source.victoryTarget,
    sanityDie: { faces: source.sanityDie.faces, insanityFaces: source.sanityDie.insanityFaces },
    supplies: {
      agents: components.agentsPerPlayer,
      cubes: components.cubesPerPlayer,
      cubesInLimbo: components.cubesStartingInLimbo,
      tokens: components.sanityTokensPerPlayer,
      zombies: components.zombies,
    },
    cards: source.cards.map(cardOf),
  };
}

/** Returns an entry in plain words: the kind of source instead of a file, and short quotes only. */
function entryOf({ source, file, quote, url, reason, note, confidence }) {
  const from = file === undefined ? undefined : KINDS_OF_SOURCE[file.slice(0, 3)];
  if (file !== undefined && from === undefined) throw new Error(`no kind of source is known for ${file}`);
  return {
    source,
    from,
    quote: quote !== undefined && quote.split(/\s+/).length <= QUOTED_WORDS ? quote : undefined,
    url,
    reason: reason === undefined ? undefined : plain(reason),
    note,
    confidence,
  };
}

const plain = (reason) =>
  reason
    .replace(/ \(seed \d+\)/g, '')
    .replaceAll('in any seed', 'in any source')
    .replaceAll('seeds cannot show', 'the sources cannot show');

function provenanceOf(source, pack) {
  const alike = (fields, entry) => Object.fromEntries(Object.keys(fields).map((field) => [field, entry]));
  const section = (name) => ({
    source: 'seed',
    from: 'rulebook, English',
    note: `section "${name}"`,
    confidence: 'high',
  });
  const provenance = {
    gameCardsPerCity: alike(pack.gameCardsPerCity, section('Starting the Game')),
    victoryTarget: alike(pack.victoryTarget, section('Ending the Game')),
    sanityDie: alike(pack.sanityDie, entryOf(source.sanityDie.provenance)),
    supplies: alike(pack.supplies, entryOf(source.components.provenance)),
  };
  pack.cards.forEach((card, index) => {
    const known = source.cards[index].provenance;
    const fields = Object.entries(PROVENANCE_OF).filter(([field]) => !SOMETIMES.has(field) || card[field] !== null);
    provenance[card.id] = Object.fromEntries(
      fields.map(([field, name]) => {
        if (known[name] === undefined) throw new Error(`${card.id} has no provenance of ${name}`);
        return [field, entryOf(known[name])];
      }),
    );
  });
  return provenance;
}

const lines = (values) => values.join(',\n');
const object = (fields) =>
  `{\n${lines(Object.entries(fields).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`))}\n}\n`;

/** Writes one line per field and per card. */
function packText({ cards, ...rest }) {
  const list = `"cards": [\n${lines(cards.map((card) => JSON.stringify(card)))}\n]`;
  return object(rest).replace(/\n}\n$/, `,\n${list}\n}\n`);
}

const [path, ...others] = argv.slice(2);
if (path === undefined || others.length > 0) {
  console.error('usage: node scripts/pack-emerald-2e.mjs CARDS.json');
  exit(2);
}
const source = JSON.parse(readFileSync(path, 'utf8'));
const pack = packOf(source);
writeFileSync(new URL('pack.json', TARGET), packText(pack));
writeFileSync(new URL('provenance.json', TARGET), object(provenanceOf(source, pack)));
console.log(`${pack.cards.length} cards written`);
