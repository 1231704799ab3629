// One-off: makes the data pack of Nanty Narking and its provenance from the collected card data. Usage:
//   node scripts/pack-nanty-narking.mjs CARDS.json
// The order of the lists is the save format: a later run may append, never move.
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, exit } from 'node:process';

const TARGET = new URL('../packages/nanty-narking/src/box/', import.meta.url);
const [path, ...others] = argv.slice(2);
if (path === undefined || others.length > 0) {
  console.error('usage: node scripts/pack-nanty-narking.mjs CARDS.json');
  exit(2);
}
const source = JSON.parse(readFileSync(path, 'utf8'));

const SYMBOLS = {
  place_agent: 'agent',
  place_building: 'building',
  assassinate: 'kill',
  remove_trouble: 'calm',
  take_money: 'money',
  scroll: 'text',
  random_event: 'event',
  play_another: 'another',
  interrupt: 'interrupt',
};
const INTERRUPT_RULES = {
  block_text: 'R10.5',
  block_move_or_removal_by_player: 'R10.6',
  block_removal: 'R10.7',
  relocate_removed_agent: 'R10.8',
  end_own_turn_keep_card: 'R10.9',
};
const upper = (text) => text.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
const camel = (text) => text.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** Parameters of loan cards that repeat the scoring. */
const IN_SCORING = ['repay', 'pointPenaltyIfUnpaid'];
/** Returns the numbers of a text; everything else about it is in the code of its key. */
function paramsOf(params) {
  const out = {};
  for (const [name, value] of Object.entries(params)) {
    if (IN_SCORING.includes(name)) continue;
    if (name === 'win') out.winFrom = value[0];
    else if (name === 'lose') out.loseTo = value[1];
    else if (name === 'trouble') out.trouble = Number(value);
    else if (name === 'fraction') out.divisor = 1 / value;
    else if (typeof value === 'number') out[name] = value;
  }
  return out;
}

const cards = source.cards.map((card) => {
  const text = card.scroll ?? card.interrupt;
  const rule = card.scroll ? source.scrollEffects[card.scroll.effect].rule : INTERRUPT_RULES[card.interrupt?.effect];
  return {
    id: upper(card.id),
    name: card.name,
    deck: card.deck,
    symbols: card.symbols.map(({ s }) => SYMBOLS[s]),
    money: card.symbols.find(({ s }) => s === 'take_money')?.amount ?? 0,
    effect: text ? camel(text.effect) : null,
    params: text ? paramsOf(text.params) : {},
    rule: rule ?? null,
    twoPlayers: !card.twoPlayerRemoved,
  };
});
const areas = source.areas.map((area) => ({
  id: upper(area.id),
  name: area.name,
  number: area.number,
  alternativeNumber: area.alternativeNumber,
  cost: area.cost,
  river: area.river,
  start: area.starting,
  adjacent: area.adjacent.map(({ area: id }) => upper(id)),
  bridges: area.adjacent.filter(({ via }) => via === 'bridge').map(({ area: id }) => upper(id)),
  ability: camel(area.ability.effect),
  params: paramsOf(area.ability.params),
}));
const events = source.events.map(({ id, name, rule, holborn, holbornCost, params }) => ({
  id: upper(id),
  name,
  rule,
  spared: holborn !== 'none',
  sparePrice: holbornCost ?? 0,
  params: paramsOf(params),
}));
const personality = ({ id, name, condition, twoPlayerRemoved }) => ({
  id: upper(id),
  name,
  condition: camel(condition.type),
  threshold: Object.fromEntries(['2', '3', '4'].map((n) => [n, condition.threshold?.[n] ?? 0])),
  troubleFree: condition.excludeTroubleAreas ?? false,
  presence: condition.ownAgentInAtLeast ?? 0,
  buildings: condition.minOwnBuildings ?? 0,
  includes: condition.mustInclude ? upper(condition.mustInclude[0]) : null,
  mostTrouble: condition.maxTroubleMarkers ?? 12,
  twoPlayers: !twoPlayerRemoved,
});
const pack = {
  game: 'nanty-narking',
  schema: 1,
  setup: {
    money: source.setup.startMoney,
    hand: source.setup.handSize,
    agents: source.components.agentsPerPlayer,
    buildings: source.components.buildingsPerPlayer,
    troubleMarkers: source.components.troubleMarkers,
    newCitizens: source.components.newCitizens,
    grenadiers: source.components.grenadiers,
    dieFaces: source.components.die.sides,
  },
  scoring: {
    agent: source.scoring.agent,
    loanRepay: source.scoring.loanRepay,
    loanPenalty: -source.scoring.loanUnpaidPoints,
  },
  areas,
  events,
  personalities: source.personalities.standard.map(personality),
  variants: source.personalities.variant.houseProposals.map(personality),
  cards,
};

// ---- the source of each value -------------------------------------------------

/** Rewrites the collected data's notes about a value in plain words. */
const plain = (text) =>
  text
    .replace(/; see sources file \d+(?:\.\d+)*/g, '')
    .replace(/ \((?:parthh|amirhakim|murindwaz\/TM23)\)/g, '')
    .replace(/ \([A-Z, ]+\)/g, '')
    .replace('DISPUTED', 'disputed');

/**
 * Public values are known from several programs and lists of the predecessor, which is the same game in everything they show.
 */
function entryOf({ kind, section, source: publicly, reason, note, slot, basis }) {
  const several = (publicly ?? []).length;
  const disputed = note?.startsWith('DISPUTED') ?? false;
  const sure = kind === 'seed' ? slot !== 'pair' : kind === 'public' && several > 1 && !disputed;
  const notes = [
    section && `section "${section}"`,
    kind === 'public' && several > 1 && `${several} public sources on the predecessor`,
    kind === 'reconstructed' && basis && 'after public sources on the predecessor',
    note && plain(note),
  ].filter(Boolean);
  return {
    source: kind,
    from: kind === 'seed' ? 'rulebook, English' : undefined,
    reason: reason && plain(source.reasons[reason]),
    note: notes.length > 0 ? notes.join('; ') : undefined,
    confidence: sure ? 'high' : kind === 'reconstructed' && !basis ? 'low' : 'medium',
  };
}
/** `as` states the kind of a name: published, published on an assumed card, or invented. */
const nameOf = (provenance) => ({
  ...entryOf(provenance),
  as: { seed: 'published', public: 'assumed', reconstructed: 'invented' }[provenance.kind],
});
const seed = (section) => entryOf({ kind: 'seed', section });
const present = (fields) => Object.fromEntries(Object.entries(fields).filter(([, entry]) => entry !== undefined));

function ofCard(card, index) {
  const known = source.cards[index].provenance;
  return present({
    name: nameOf(known.name),
    deck: entryOf(known.deck),
    symbols: entryOf(known.symbols),
    money: card.money > 0 ? entryOf(known.symbols) : undefined,
    effect: known.effect && entryOf(known.effect),
    params: Object.keys(card.params).length > 0 ? entryOf(known.effect) : undefined,
    twoPlayers: seed('Two players'),
  });
}
function ofArea(area, index) {
  const known = source.areas[index].provenance;
  const number = entryOf(known.number);
  const adjacent = entryOf(known.adjacency);
  const ability = entryOf(known.ability);
  const disputed = known.river.alternative && 'one public source on the predecessor has it at the river (R17.2)';
  return present({
    name: nameOf(known.name),
    number,
    alternativeNumber: number,
    cost: entryOf(known.cost),
    river: entryOf({ ...known.river, note: disputed }),
    start: entryOf(known.starting),
    adjacent,
    bridges: adjacent,
    ability,
    params: Object.keys(area.params).length > 0 ? ability : undefined,
  });
}
function ofEvent(event, index) {
  const known = source.events[index].provenance;
  const effect = entryOf(known.effect);
  return present({
    name: nameOf(known.name),
    spared: effect,
    sparePrice: event.spared ? effect : undefined,
    params: Object.keys(event.params).length > 0 ? effect : undefined,
  });
}
function ofPersonality(_, index) {
  const known = source.personalities.standard[index].provenance;
  const condition = entryOf(known.condition);
  return { name: nameOf(known.name), condition, threshold: condition, twoPlayers: entryOf(known.twoPlayerRemoved) };
}
/** R7.10: none of it is published. */
function ofVariant({ id: _, ...fields }) {
  const entry = entryOf(source.personalities.variant.provenance.houseProposals);
  const all = Object.fromEntries(Object.keys(fields).map((field) => [field, entry]));
  return { ...all, name: { ...entry, as: 'house' } };
}

const { components } = source;
const start = seed(source.setup.provenance.section);
const points = seed('Ending and winning the game');
const byId = (list, of) => list.map((one, index) => [one.id, of(one, index)]);
const provenance = Object.fromEntries([
  [
    'setup',
    {
      money: start,
      hand: start,
      agents: entryOf(components.provenance.agentsPerPlayer),
      buildings: entryOf(components.provenance.buildingsPerPlayer),
      troubleMarkers: entryOf(components.provenance.troubleMarkers),
      newCitizens: entryOf(components.provenance.newCitizens),
      grenadiers: entryOf(components.provenance.grenadiers),
      dieFaces: entryOf(components.die.provenance),
    },
  ],
  ['scoring', { agent: points, loanRepay: points, loanPenalty: points }],
  ...byId(areas, ofArea),
  ...byId(events, ofEvent),
  ...byId(pack.personalities, ofPersonality),
  ...byId(pack.variants, ofVariant),
  ...byId(cards, ofCard),
]);

const list = (things) => `[\n${things.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
/** Writes one line per field, and per item of a list. */
const object = (fields) => {
  const lines = Object.entries(fields).map(
    ([key, value]) => `${JSON.stringify(key)}: ${Array.isArray(value) ? list(value) : JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
};
writeFileSync(new URL('pack.json', TARGET), object(pack));
writeFileSync(new URL('provenance.json', TARGET), object(provenance));
console.log(`${cards.length} cards, ${areas.length} areas, ${events.length} events`);
