// The data pack: what is printed on cards and board. Rules read it, hosts may correct it.
import json from './pack.json' with { type: 'json' };
import {
  below,
  exactly,
  type Fields,
  fieldsOf,
  isObject,
  type Json,
  type Problem,
  problemsIn,
  problemsOfSetup,
  shown,
} from './validate.ts';

/** The texts of cards that are code, by the name of their function. */
export type EffectKey =
  | 'blackHand'
  | 'burtsev'
  | 'changeOfHeart'
  | 'cthulhu'
  | 'cycleHand'
  | 'drawTwo'
  | 'duchessDUzes'
  | 'fenians'
  | 'freud'
  | 'golovinski'
  | 'hideRoyalty'
  | 'holyBrotherhood'
  | 'infernalMachine'
  | 'ireneAdler'
  | 'lestrade'
  | 'miGo'
  | 'okhrana'
  | 'peoplesWill'
  | 'pinkerton'
  | 'sherlockHolmes'
  | 'shoggoth'
  | 'societyOfLeopold'
  | 'terrors'
  | 'thirdSection'
  | 'vampires'
  | 'yogSothoth'
  | 'zombies';

export interface Card {
  readonly id: string;
  readonly numbers: readonly string[];
  /** Empty where a starting card bears the day of its owner. */
  readonly name: string;
  readonly kind: 'game' | 'starting' | 'city' | 'royalty' | 'identity';
  /** Of a starting card: for each player. */
  readonly copies: number;
  // How often each symbol is printed (R3.2). For the two markers: how many steps.
  readonly place: number;
  readonly claim: number;
  readonly retrieve: number;
  readonly move: number;
  readonly assassinate: number;
  readonly restorationist: number;
  readonly loyalist: number;
  readonly bombs: number;
  readonly vp: {
    readonly neutral: number;
    readonly restorationist: number;
    readonly loyalist: number;
    readonly kill: number;
  };
  readonly killBox: boolean;
  readonly insanity: number;
  readonly agents: number;
  readonly effect: EffectKey | null;
  /** When the text may be used (R3.8). */
  readonly timing: 'action' | 'free' | 'interrupt' | 'benefit' | null;
  readonly oneUse: boolean;
  /** The rule that explains the card's text. */
  readonly rule: string | null;
  /** Of city and royalty cards. */
  readonly city: string | null;
  /** Of a city card: the assassination value printed in the city (R1.4). */
  readonly assassination: number | null;
  /** Of a royalty card: the bomb points that a killer needs (R10.3). */
  readonly needed: number | null;
  /** Of an identity card (R1.6). */
  readonly side: 'loyalist' | 'restorationist' | null;
}

type Players = '2' | '3' | '4' | '5';

export interface Pack {
  readonly game: 'emerald-2e';
  readonly schema: 1;
  readonly gameCardsPerCity: Readonly<Record<Players, number>>;
  readonly victoryTarget: Readonly<Record<Players, number>>;
  /** R1.7 */
  readonly sanityDie: { readonly faces: number; readonly insanityFaces: number };
  /** R1.2, R1.3: the pieces of a player, and the zombies of all. */
  readonly supplies: {
    readonly agents: number;
    readonly cubes: number;
    readonly cubesInLimbo: number;
    readonly tokens: number;
    readonly zombies: number;
  };
  /** Their order is the save format: append only. */
  readonly cards: readonly Card[];
}

/** A pack that cannot be played with. The message names the file and up to ten problems, `path` the first of them. */
export class PackError extends Error {
  override readonly name = 'PackError';
  readonly path: string;
  readonly problems: readonly Problem[];
  constructor(
    readonly file: string,
    all: readonly Problem[],
  ) {
    const problems = all.slice(0, 10);
    const lines = problems.map(
      ({ path, found, allowed }) => `${path || 'the file'}: found ${found}; allowed: ${allowed}`,
    );
    if (all.length > problems.length) lines.push(`and ${all.length - problems.length} more`);
    super(lines.length === 1 ? `${file}: ${lines[0]}` : `${file}:\n  ${lines.join('\n  ')}`);
    this.path = problems[0]!.path;
    this.problems = problems;
  }
}

export const builtIn: Pack = frozen(json as Pack);

const FIELDS = fieldsOf(builtIn);
const CORRECTION: Fields = { game: exactly(builtIn.game), corrects: exactly(builtIn.schema), ...FIELDS };
const WHOLE: Fields = { game: exactly(builtIn.game), schema: exactly(builtIn.schema), ...FIELDS };

/**
 * A pack from parsed JSON: a whole one (`"schema": 1`), or a correction (`"corrects": 1`) of the built-in pack that names
 * only what differs. The pack is frozen. Throws a `PackError` when the file is for another game, names other cards or
 * values that are not allowed, or when a match could not be set up with the result.
 */
export function readPack(json: unknown, file: string): Pack {
  const refuseIf = (problems: readonly Problem[]) => {
    if (problems.length > 0) throw new PackError(file, problems);
  };
  refuseIf(problemsOfForm(json));
  const read = json as Json;
  const whole = !('corrects' in read);
  const { cards, problems } = whole ? cardsInOrder(read.cards as unknown[]) : cardsById((read.cards ?? {}) as Json);
  refuseIf([...problems, ...problemsIn({ ...read, cards }, whole ? WHOLE : CORRECTION, '', whole)]);
  const pack = {
    ...merged(builtIn, { ...read, cards: undefined }),
    cards: builtIn.cards.map((card) => merged(card, cards[card.id])),
  };
  refuseIf(problemsOfSetup(pack));
  return frozen(pack);
}

/** What makes a look at the values useless: another game, another form. */
function problemsOfForm(json: unknown): Problem[] {
  const problem = (path: string, value: unknown, allowed: string) => [{ path, found: shown(value), allowed }];
  if (!isObject(json)) return problem('', json, 'an object, a pack or a correction');
  const { game, cards } = json;
  if (game !== builtIn.game) return problem('game', game, `only "${builtIn.game}"`);
  if ('corrects' in json) {
    return cards === undefined || isObject(cards) ? [] : problem('cards', cards, 'an object of cards by their ids');
  }
  if (!('schema' in json)) return problem('corrects', undefined, '1 in a correction, or "schema": 1 in a whole pack');
  return Array.isArray(cards) ? [] : problem('cards', cards, 'a list of all cards');
}

const IDS = builtIn.cards.map((card) => card.id);

/** A file's cards by their built-in ids, however it writes these, and what is wrong with the ids. */
interface Identified {
  readonly cards: Json;
  readonly problems: readonly Problem[];
}

function cardsById(byId: Json): Identified {
  const problems: Problem[] = [];
  const cards: Record<string, unknown> = {};
  for (const [written, fields] of Object.entries(byId)) {
    const id = upperSnake(written);
    const path = below('cards', written);
    if (!IDS.includes(id)) problems.push({ path, found: 'an unknown card', allowed: idsLike(id) });
    else if (id in cards) problems.push({ path, found: `${id} a second time`, allowed: 'each card once' });
    else cards[id] = fields;
  }
  return { cards, problems };
}

function cardsInOrder(list: readonly unknown[]): Identified {
  const problems: Problem[] = [];
  const cards: Record<string, unknown> = {};
  list.forEach((card, index) => {
    const written = isObject(card) ? card.id : undefined;
    const id = upperSnake(String(written));
    const path = `cards[${index}].id`;
    if (!isObject(card) || !IDS.includes(id)) problems.push({ path, found: shown(written), allowed: idsLike(id) });
    else if (id in cards) problems.push({ path, found: `${id} a second time`, allowed: 'each card once' });
    else cards[id] = { ...card, id };
  });
  const order = Object.keys(cards);
  const wrong = order.findIndex((id, index) => id !== IDS[index]);
  // Behind a missing card every other one stands wrong, which says nothing more.
  if (order.length === IDS.length && wrong >= 0)
    problems.push({
      path: `cards[${wrong}].id`,
      found: shown(order[wrong]),
      allowed: `"${IDS[wrong]}", the order of the built-in pack`,
    });
  return { cards, problems };
}

const upperSnake = (id: string): string => id.toUpperCase().replaceAll('-', '_');

/** Ids with a word that begins like one of an unknown id. */
function idsLike(unknown: string): string {
  const starts = unknown.split('_').map((word) => word.slice(0, 4));
  const like = IDS.filter((id) => id.split('_').some((word) => starts.includes(word.slice(0, 4))));
  return `ids of the built-in pack, such as ${(like.length > 0 ? like : IDS).slice(0, 4).join(', ')}`;
}

/** `base` with the fields that `changes` names replaced; the order of fields stays. */
function merged<T>(base: T, changes: unknown): T {
  if (changes === undefined) return base;
  if (!isObject(base) || !isObject(changes)) return (Array.isArray(changes) ? [...changes] : changes) as T;
  return Object.fromEntries(Object.entries(base).map(([field, value]) => [field, merged(value, changes[field])])) as T;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

/** Eight hex digits that name a pack: the same for equal packs, whatever the order of their fields (FNV-1a). */
export function packHash(pack: Pack): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(canonical(pack))) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** JSON with the fields of every object in alphabetical order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((field) => `${JSON.stringify(field)}:${canonical(value[field])}`).join(',')}}`;
}

/** A value that differs from the built-in pack. `card` is null for what is no card's, such as the die. */
export interface CorrectedField {
  readonly card: string | null;
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Where a pack differs from the built-in one, so that a page can mark what a host corrected. */
export function correctedFields(pack: Pack): CorrectedField[] {
  const { cards: _, ...amounts } = builtIn;
  return [
    ...differences(amounts, pack, null, ''),
    ...builtIn.cards.flatMap((card, kind) => differences(card, pack.cards[kind], card.id, '')),
  ];
}

function differences(from: unknown, to: unknown, card: string | null, field: string): CorrectedField[] {
  if (isObject(from) && isObject(to))
    return Object.keys(from).flatMap((name) => differences(from[name], to[name], card, below(field, name)));
  return canonical(from) === canonical(to) ? [] : [{ card, field, from, to }];
}
