// One-off: makes the data pack and its provenance from the collected card data. Usage:
//   node scripts/pack-emerald-1e.mjs CARDS.json
// The order of the cards is the save format: a later run may append cards, never move them.
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, exit } from 'node:process';

const TARGET = new URL('../packages/emerald-1e/src/box/', import.meta.url);

/** Names of the rules' texts by the keys of the source. */
const EFFECTS = {
  DRAW_TWO_DOUBLE_AGENTS: 'drawTwoTokens',
  TURN_AGENT: 'turnAgent',
  RETURN_CUBES_OF_PLAYER: 'returnCubes',
  PEEK_IDENTITY: 'peekIdentity',
  CLAIM_WITHOUT_CUBE: 'claimWithoutCube',
  ASSASSINATE_ANY: 'hiredAssassin',
  HIDE_ROYAL: 'hideRoyal',
  AIRSHIP_MOVE: 'airship',
  LOCK_CITY: 'lockCity',
  TAKE_ONE_CUBE: 'takeCube',
  WAR_TWO: 'warTwo',
  DRAW_TWO_CARDS: 'drawTwo',
  ASSASSINATE_WITH_MAIN_AGENT: 'mainAgent',
  HAND_PLUS_ONE: 'handPlus',
  BUY_PLUS_ONE: 'buyPlus',
  BOMB_PLUS_ONE: 'bombPlus',
};
const TIMINGS = { action: 'action', on_claim: 'claim', assassination_start: 'start', continuous: 'always' };
/** The rules that explain a text that is not a row of R20. */
const RULES = {
  hiredAssassin: 'R10.1',
  mainAgent: 'R10.1',
  hideRoyal: 'R10.12',
  infernalMachine: 'R10.15',
  fenians: 'R10.15',
  blockingDisc: 'R12.1',
  zombies: 'R13.4',
  vampires: 'R13.1',
  necronomicon: 'R16.4',
  blackHand: 'R16.2',
  switchFaction: 'R15.6',
  bombPlus: 'R10.17',
};
const NAMES = { LOYALIST: 'Loyalist', RESTORATIONIST: 'Restorationist' };
const camel = (key) => key.toLowerCase().replace(/_(.)/g, (_, letter) => letter.toUpperCase());

function cardOf(source, kind) {
  const { symbols = {}, agent = null, timing = null } = source;
  const effect = source.effectKey ? (EFFECTS[source.effectKey] ?? camel(source.effectKey)) : null;
  return {
    id: source.id,
    name: source.name ?? '',
    kind,
    copies: source.copies ?? source.copiesPerPlayer ?? source.count ?? 1,
    cubes: symbols.cubes ?? 0,
    gold: symbols.gold ?? 0,
    bombs: symbols.bombs ?? 0,
    war: symbols.war ?? 0,
    revolution: symbols.revolution ?? 0,
    insanity: source.insanity ?? false,
    agent: agent && {
      bombs: agent.counterBombs,
      points: agent.vp,
      kills: agent.abilities.includes('AA'),
      killsRoyals: agent.abilities.includes('AR'),
      known: agent.knownToAuthorities,
      steadfast: agent.exemptFromMadRemoval,
    },
    effect,
    timing: effect === null ? null : kind === 'permanent' ? 'always' : (TIMINGS[timing] ?? 'support'),
    oneUse: source.oneUse ?? false,
    rule: effect === null ? null : (RULES[effect] ?? 'R20'),
    invented: source.invented ?? false,
    city: source.city ?? null,
    agentOf: source.agentId ?? null,
    side: source.faction?.toLowerCase() ?? null,
  };
}

function packOf(source) {
  const { constants } = source;
  const { permanentEffectParams, tracks } = constants;
  return {
    game: 'emerald-1e',
    schema: 1,
    cardsPerStack: constants.cardsPerCityStack,
    victoryTarget: constants.victoryThreshold,
    supplies: {
      cubes: constants.startingPersonalCubes,
      reserve: constants.startingGeneralCubes,
      zombies: constants.zombieCounters,
      blockingDiscs: constants.blockingDiscs,
      tokensAtStart: constants.doubleAgentTokensPerPlayerAtStart,
      slots: constants.permanentEffectSlots,
    },
    tracks: { war: tracks.WAR.vp, revolution: tracks.REVOLUTION.vp },
    numbers: {
      handSize: constants.handSize,
      mainAgentBombs: source.mainAgents[0].counterBombs,
      arrowStep: constants.arrowStep,
      zombiesPlaced: constants.zombiesPlacedPerPlay,
      zombieEnd: constants.zombieEndVP,
      necronomicon: constants.necronomiconVP,
      blackHand: constants.blackHandVPPerRoyal,
      vampire: constants.vampireVPEach,
      sacrificed: constants.yogSothothVPEach,
      killedRestorationist: constants.loyalistVPPerKilledRestorationistAgent,
      maxRounds: constants.maxRounds,
      ...permanentEffectParams,
    },
    cities: source.cities.map(({ id, name, vp, agentBombValue }) => ({ id, name, points: vp, needed: agentBombValue })),
    royals: source.royals.map(({ id, name, cityId, bombValue, vp }) => ({
      id,
      name,
      city: cityId,
      needed: bombValue,
      points: vp,
    })),
    lines: source.connections.map(({ a, b, cost }) => ({ id: `${a}_${b}`, a, b, cost })),
    cards: entries(source).map(([card, kind]) => cardOf(card, kind)),
  };
}

const entries = (source) => [
  ...source.gameCards.map((card) => [card, 'game']),
  ...source.startingDeck.map((card) => [card, 'starting']),
  ...source.cities.map(({ id, cityCard }) => [{ ...cityCard, city: id }, 'city']),
  ...source.permanentEffectCards.map((card) => [card, 'permanent']),
  // Cards of one faction are identical.
  ...Object.entries(source.constants.identityCards).map(([faction, count]) => [
    { id: `IDENTITY_${faction}`, name: NAMES[faction], count, faction, prov: source.identityCards[0].prov },
    'identity',
  ]),
  ...source.doubleAgentTokens.map((card) => [card, 'token']),
  ...source.sanityMarkers.map((card) => [card, 'sanity']),
];

/** Paths in the collected data of the provenance of a pack's fields. Fields of our own (`id`, `kind`, `rule`) have none. */
const PROVENANCE_OF = {
  name: 'name',
  copies: 'copies',
  cubes: 'symbols.cubes',
  gold: 'symbols.gold',
  bombs: 'symbols.bombs',
  war: 'symbols.war',
  revolution: 'symbols.revolution',
  insanity: 'insanity',
  'agent.bombs': 'agent.counterBombs',
  'agent.points': 'agent.vp',
  'agent.kills': 'agent.abilities',
  'agent.killsRoyals': 'agent.abilities',
  'agent.known': 'agent.knownToAuthorities',
  'agent.steadfast': 'agent.exemptFromMadRemoval',
  effect: 'effectKey',
  timing: 'timing',
  oneUse: 'oneUse',
};
const OF_CITY = { name: 'name', points: 'vp', needed: 'agentBombValue' };
const OF_ROYAL = { name: 'name', city: 'cityId', points: 'vp', needed: 'bombValue' };
const OF_LINE = { cost: 'cost' };

/** Descriptions of the collected data's source keys. */
const KEYS = {
  MTN: 'a played report',
  AID: 'a player aid',
  CHG: 'a list of changes',
  BGGZ: 'a rules thread',
  BB: 'a summary of the beta',
  EH: 'a review',
  TT: 'a summary of the beta',
  Q3: 'a played report',
  FDOC: 'the rulebook',
  GOB: 'a preview',
  S0: 'the 2nd edition',
  S1: 'the 2nd edition',
  S4: 'the quick reference',
  '2E': '2nd edition',
  '1E': '1st edition',
};
const plain = (text) => text?.replace(new RegExp(`\\b(${Object.keys(KEYS).join('|')})\\b`, 'g'), (key) => KEYS[key]);

/** Returns an entry in plain words: the kind of source instead of a file. */
function entryOf({ kind, ref, reason, note }, sources) {
  const { url, what } = sources[ref] ?? {};
  return {
    source: kind,
    from: kind === 'seed' ? what.replace(/ \(.*\)$/, '') : undefined,
    url,
    reason: plain(reason),
    note: plain(note),
  };
}
/** Returns the entries by field; `*` stands for all fields that are not named, a field for all its parts. */
function entriesOf(fields, { prov = {} }, sources) {
  const found = (path) => prov[path] ?? (path.includes('.') ? found(path.replace(/\.[^.]*$/, '')) : prov['*']);
  const all = Object.entries(fields).map(([field, path]) => [field, found(path)]);
  return Object.fromEntries(all.flatMap(([field, one]) => (one ? [[field, entryOf(one, sources)]] : [])));
}
function provenanceOf(source) {
  const { sources, constants } = source;
  const byId = (list, fields, id = (one) => one.id) =>
    Object.fromEntries(list.map((one) => [id(one), entriesOf(fields, one, sources)]));
  return {
    cards: Object.fromEntries(
      entries(source).map(([card, kind]) => {
        const agent = card.agent !== undefined && card.agent !== null;
        const played = kind === 'game' || kind === 'starting' || kind === 'city';
        const has = (field) =>
          field === 'name' || (field.startsWith('agent.') ? agent : played || ['copies', 'effect'].includes(field));
        const fields = Object.fromEntries(Object.entries(PROVENANCE_OF).filter(([field]) => has(field)));
        return [card.id, entriesOf(fields, card, sources)];
      }),
    ),
    cities: byId(source.cities, OF_CITY),
    royals: byId(source.royals, OF_ROYAL),
    lines: byId(source.connections, OF_LINE, ({ a, b }) => `${a}_${b}`),
    constants: Object.fromEntries(Object.entries(constants.prov).map(([name, one]) => [name, entryOf(one, sources)])),
  };
}

const [, , file] = argv;
if (file === undefined) {
  console.error('usage: node scripts/pack-emerald-1e.mjs CARDS.json');
  exit(2);
}
/** Changes from trial play with their reasons; only reconstructed values may be in it (docs/calibration.md). */
const CALIBRATED = JSON.parse(readFileSync(new URL('pack-emerald-1e.calibrated.json', import.meta.url), 'utf8'));
function calibrate(pack, origins) {
  for (const { of, id, field, constant, value, reason } of CALIBRATED) {
    const origin = constant === undefined ? origins[of][id] : origins.constants;
    const name = constant ?? field;
    if (origin[name]?.source !== 'reconstructed')
      throw new Error(`${id ?? 'constant'} ${name} is sourced and stays as it is`);
    const steps = field.split('.');
    const last = steps.pop();
    const group = of === undefined ? pack : pack[of];
    const top = id === undefined ? group : group.find((one) => one.id === id);
    const holder = steps.reduce((one, step) => one[step], top);
    const note = `${origin[name].reason}; was ${JSON.stringify(holder[last])} before`;
    holder[last] = value;
    origin[name] = { source: 'calibrated', reason, note };
  }
}

const source = JSON.parse(readFileSync(file, 'utf8'));
const pack = packOf(source);
const origins = provenanceOf(source);
calibrate(pack, origins);
writeFileSync(new URL('pack.json', TARGET), `${JSON.stringify(pack, null, 2)}\n`);
writeFileSync(new URL('provenance.json', TARGET), `${JSON.stringify(origins, null, 1)}\n`);
