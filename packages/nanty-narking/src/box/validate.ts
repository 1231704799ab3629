// Checks a data pack against a table of allowed values and describes the problems as codes.
import {
  type Allowed,
  atMost,
  exactly,
  type Fields,
  integer,
  listOf,
  oneOf,
  type Problem,
  text,
} from '@gaslamp/stated/validate';
import type { Area, Card, EventCard, Pack, Personality, SymbolKey } from './pack.ts';
import { ABILITY_PARAMS, EVENT_PARAMS, FACE, INTERRUPT_PARAMS, POUNDS, TEXT_PARAMS } from './params.ts';

const NAME = text(1, 60);
const FLAG = oneOf(true, false);
const AREAS = integer(0, 12);
/** R9.34: half of every cost is a whole number. */
const COST: Allowed = {
  allows: (found) => Number.isInteger(found) && Number(found) >= 0 && Number(found) <= 60 && Number(found) % 2 === 0,
  code: 'pack.even',
  values: { least: 0, most: 60 },
};

/** Returns the allowed fields of a pack, apart from its game and schema. Areas, events, personalities and cards are by id. */
export function fieldsOf(builtIn: Pack): Fields {
  const ids = builtIn.areas.map((area) => area.id);
  const [areaId, areaOrNone] = [oneOf(...ids), oneOf(null, ...ids)];
  const byId = <T extends { readonly id: string }>(things: readonly T[], fields: (thing: T) => Fields): Fields =>
    Object.fromEntries(things.map((thing) => [thing.id, fields(thing)]));
  return {
    setup: {
      money: integer(0, 99),
      // Two hands hold more than the six interrupts and two burdens, so that some player can always play (R3.4).
      hand: integer(5, 9),
      agents: integer(1, 30),
      buildings: integer(1, 12),
      troubleMarkers: exactly(builtIn.setup.troubleMarkers),
      newCitizens: integer(0, 9),
      grenadiers: integer(0, 9),
      dieFaces: exactly(builtIn.setup.dieFaces),
    },
    scoring: { agent: integer(0, 20), loanRepay: integer(1, 99), loanPenalty: integer(0, 99) },
    areas: byId(builtIn.areas, (area) => fieldsOfArea(area, areaId)),
    events: byId(builtIn.events, fieldsOfEvent),
    personalities: byId(builtIn.personalities, (one) => fieldsOfPersonality(one, areaOrNone)),
    variants: byId(builtIn.variants, (one) => fieldsOfPersonality(one, areaOrNone)),
    cards: byId(builtIn.cards, fieldsOfCard),
  };
}

/** Allowed values of numbers by name: as declared, else exactly as printed. */
const numbers = (
  printed: Readonly<Record<string, number>>,
  declared: Readonly<Record<string, Allowed | null>>,
): Fields =>
  Object.fromEntries(Object.entries(printed).map(([name, value]) => [name, declared[name] ?? exactly(value)]));

const fieldsOfArea = (area: Area, areaId: Allowed): Fields => ({
  id: exactly(area.id),
  name: NAME,
  number: FACE,
  alternativeNumber: FACE,
  cost: COST,
  river: FLAG,
  start: FLAG,
  adjacent: listOf(areaId, 11),
  bridges: listOf(areaId, 11),
  ability: exactly(area.ability),
  params: numbers(area.params, ABILITY_PARAMS[area.ability]),
});

const fieldsOfEvent = (event: EventCard): Fields => ({
  id: exactly(event.id),
  name: NAME,
  rule: exactly(event.rule),
  spared: exactly(event.spared),
  sparePrice: event.spared ? POUNDS : exactly(event.sparePrice),
  params: numbers(event.params, EVENT_PARAMS[event.id]),
});

const fieldsOfPersonality = (one: Personality, areaOrNone: Allowed): Fields => ({
  id: exactly(one.id),
  name: NAME,
  condition: exactly(one.condition),
  threshold: Object.fromEntries(
    Object.entries(one.threshold).map(([seats, n]) => [seats, n === 0 ? exactly(0) : integer(1, 200)]),
  ),
  troubleFree: FLAG,
  presence: AREAS,
  buildings: AREAS,
  includes: areaOrNone,
  mostTrouble: AREAS,
  twoPlayers: exactly(one.twoPlayers),
});

const EFFECTS = { ...TEXT_PARAMS, ...INTERRUPT_PARAMS };
/** Symbols of a card played in a turn; an interrupt card has only its own symbol. */
export const SYMBOLS = ['agent', 'building', 'kill', 'calm', 'money', 'text', 'event', 'another'] as const;

/** Printed values may be corrected. Keys of the rules may not. */
const fieldsOfCard = (card: Card): Fields => ({
  id: exactly(card.id),
  name: NAME,
  deck: exactly(card.deck),
  symbols: card.symbols[0] === 'interrupt' ? listOf(exactly('interrupt'), 1) : listOf(oneOf(...SYMBOLS), 6),
  // This amount is a table option (R17.3).
  money: card.id === 'R39' ? exactly(card.money) : POUNDS,
  effect: exactly(card.effect),
  params: card.effect === null ? {} : numbers(card.params, EFFECTS[card.effect]),
  rule: exactly(card.rule),
  twoPlayers: FLAG,
});

type NeutralsCard = Extract<EventCard, { readonly id: 'MARTIAL_LAW' | 'NEW_CITIZENS' }>;

/**
 * Returns the problems that only several fields together have: the board must be connected, and a match of every size possible.
 */
export function problemsOfSetup(pack: Pack): Problem[] {
  const { areas, cards, events, setup } = pack;
  const starts = areas.filter((area) => area.start).length;
  const forTwo = cards.filter((card) => card.twoPlayers).length;
  const placed = ({ id, params }: NeutralsCard, most: number, field: string) =>
    atMost(most, params.count, `events.${id}.params.count`, `setup.${field} (R1.3)`);
  return [
    ...atMost(setup.agents, starts, 'areas', 'setup.agents (R2.2)'),
    ...atMost(Math.floor(forTwo / 2), setup.hand, 'setup.hand', 'cards.twoPlayers (R2.6)'),
    ...events.flatMap((event) => {
      if (event.id === 'MARTIAL_LAW') return placed(event, setup.grenadiers, 'grenadiers');
      return event.id === 'NEW_CITIZENS' ? placed(event, setup.newCitizens, 'newCitizens') : [];
    }),
    ...problemsOfDie(areas, 'number'),
    ...problemsOfDie(areas, 'alternativeNumber'),
    ...areas.flatMap((area) => problemsOfBorders(area, areas)),
    ...cards.flatMap(problemsOfCard),
  ];
}

/** R1.6: every face must have exactly one area. */
function problemsOfDie(areas: readonly Area[], field: 'number' | 'alternativeNumber'): Problem[] {
  return areas.flatMap(({ id, [field]: face }, i) =>
    areas.findIndex((area) => area[field] === face) === i
      ? []
      : [{ path: `areas.${id}.${field}`, code: 'pack.face', values: { face, rule: 'R1.6' } }],
  );
}

/** R1.8 */
function problemsOfBorders({ id, adjacent, bridges }: Area, areas: readonly Area[]): Problem[] {
  const problem = (field: string, found: string, code: Problem['code']): Problem => ({
    path: `areas.${id}.${field}`,
    code,
    values: { id, found, rule: 'R1.8' },
  });
  const repeated = (field: string, ids: readonly string[]) =>
    ids.filter((one, index) => ids.indexOf(one) < index).map((one) => problem(field, one, 'pack.again'));
  const oneWay = areas.filter((area) => adjacent.includes(area.id) && !area.adjacent.includes(id));
  const bridged = areas.filter((area) => bridges.includes(area.id) && !area.bridges.includes(id));
  return [
    ...(adjacent.includes(id) ? [problem('adjacent', id, 'pack.itself')] : []),
    ...repeated('adjacent', adjacent),
    ...repeated('bridges', bridges),
    ...oneWay.map((area) => problem('adjacent', area.id, 'pack.border')),
    ...bridged.map((area) => problem('bridges', area.id, 'pack.bridge')),
    ...bridges.filter((area) => !adjacent.includes(area)).map((area) => problem('bridges', area, 'pack.apart')),
  ];
}

/** Checks symbols that depend on other values of their card, and faces that win or lose. */
function problemsOfCard({ id, symbols, money, effect, params }: Card): Problem[] {
  const count = (symbol: SymbolKey) => symbols.filter((one) => one === symbol).length;
  const problem = (code: Problem['code'], values: Problem['values'], field = 'symbols'): Problem[] => [
    { path: `cards.${id}.${field}`, code, values },
  ];
  const own = effect === null ? 0 : 1;
  const texts = count('text') + count('interrupt');
  return [
    ...(texts === own ? [] : problem('pack.texts', { texts, own })),
    ...(count('money') === (money > 0 ? 1 : 0) ? [] : problem('pack.money', { count: count('money') })),
    ...(count('another') === 0 || (count('another') === 1 && symbols.at(-1) === 'another')
      ? []
      : problem('pack.another', { rule: 'R3.6' })),
    ...('winFrom' in params && params.loseTo >= params.winFrom
      ? problem('pack.loseTo', { found: params.loseTo }, 'params.loseTo')
      : []),
  ];
}
