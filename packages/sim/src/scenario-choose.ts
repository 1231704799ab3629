// One step chooses one action: its first verb, and answers to the questions that compose it.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option } from '@gaslamp/kernel/state';
import { didYouMean, fail, type Path, ScenarioError } from './scenario-error.ts';
import { type Given, isMapping, mapping, shown, type Wish } from './scenario-form.ts';
import type { Offer, ScenarioTable } from './scenario-table.ts';

/** A wish that is not on offer. `refused` says why, where the game can tell; `option` is null for half a wish. */
export class NotOffered extends ScenarioError {
  constructor(
    path: Path,
    table: ScenarioTable,
    readonly wish: string,
    readonly option: Option | null,
    readonly refused: Refused | null,
    asked = table.question,
  ) {
    super(path, `"${wish}" is not on offer${refused ? ` (${refused.rule} ${refused.key})` : ''}; ${asked}`);
  }
}

/** How a key of a step speaks about the options of a verb: of the verb itself, of one argument, of several answers. */
type Meaning = 'verb' | 'argument' | 'several';
interface Key extends Given {
  readonly meaning: Meaning;
  /** The argument that it names; null for words of any argument. */
  readonly argument: string | null;
}

const plural = (name: string): string => (name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`);
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

type Left = Map<string, Given>;

/**
 * Answers the question at hand with what a step wants, and goes on with its other arguments as long as the same player
 * is composing. Throws NotOffered or another ScenarioError, the table as far as it got.
 */
export function choose(table: ScenarioTable, wish: Wish): void {
  const { rows, left } = argumentsOf(wish);
  for (const { value, path } of [...rows.flatMap((row) => [...row.values()]), ...left.values()])
    knowWords(table, value, path);
  const by = table.decision?.player;
  if (wish.text === null && wish.by !== null && table.player(wish.by, [...wish.path, 'by']) !== by)
    fail(wish.path, `${wish.by} is not asked; ${table.question}`);
  for (const row of rows) {
    answerOne(table, first(table, wish, row), wish.path);
    compose(table, row, wish.path);
  }
  if (rows.length === 0) begin(table, wish, left);
  compose(table, left, wish.path);
}

function begin(table: ScenarioTable, wish: Wish, left: Left): void {
  if (wish.text !== null) answerOne(table, first(table, wish, left), wish.path);
  else if (left.size === 0) fail(wish.path, 'nothing is chosen here: name a verb as "do", or what a question asks for');
  else if (!answerBy(table, left, wish.path)) nobodyAsks(table, left);
}

/** Answers what composes the action until all arguments are used up. */
function compose(table: ScenarioTable, left: Left, path: Path): void {
  const by = table.decision?.player;
  while (left.size > 0 && table.decision?.player === by && table.decision?.draft) {
    if (answerBy(table, left, path) || table.answerOnlyOne(path)) continue;
    if (!table.offers.some((offer) => offer.text === 'done')) break;
    table.answer(['done'], path);
  }
  if (left.size > 0) nobodyAsks(table, left);
}

/** Whether a wish's first option is on offer now; where only arguments are given, whether the question takes them. */
export function fitsNow(table: ScenarioTable, wish: Wish): boolean {
  if (wish.by !== null && table.named(wish.by) !== table.asked) return false;
  const { rows, left } = argumentsOf(wish);
  if (wish.text !== null) return matching(table, wish, rows[0] ?? left).length > 0;
  return table.offers.some(({ verb }) => keysFor(table, verb, left).length > 0);
}

/** The question is answered with the arguments that fit it, which are used up. False if none fits. */
function answerBy(table: ScenarioTable, left: Left, path: Path): boolean {
  const verbs = new Set(table.offers.filter((offer) => Object.keys(offer.args).length > 0).map((offer) => offer.verb));
  for (const verb of verbs) {
    const keys = keysFor(table, verb, left);
    const several = keys.find((key) => key.meaning !== 'argument');
    const used = !table.decision!.subset ? preferred(keys) : several ? [several] : keys;
    if (used.length === 0) continue;
    if (table.decision!.subset) answerSet(table, verb, itemsOf(table, used), used[0]!.path);
    else {
      const found = table.offers.filter((offer) => offer.verb === verb && used.every((key) => fits(table, offer, key)));
      answerOne(
        table,
        theOne(table, found, () => wanted(table, verb, used), used[0]!.path),
        path,
      );
    }
    for (const { key } of used) left.delete(key);
    return true;
  }
  return false;
}

/** Of the keys for a question that wants one thing: one named like the verb goes before the arguments' names. */
function preferred(keys: readonly Key[]): Key[] {
  const verbs = keys.filter((key) => key.meaning === 'verb').slice(0, 1);
  return verbs.length > 0 ? verbs : keys.filter((key) => key.meaning === 'argument');
}

// ---- the first answer -----------------------------------------------------------

/** The one option that a wish's verb and arguments name; takes those arguments off `left`. */
function first(table: ScenarioTable, wish: Wish, left: Left): Offer {
  const { verb } = spokenWish(table, wish);
  const { by, path } = wish;
  const keys = preferred(keysFor(table, verb, left));
  if (by !== null && table.player(by, [...path, 'by']) !== table.decision?.player) {
    const option = table.optionOf(wishText(table, wish, keys));
    const refused = option === null ? null : table.explain(table.player(by, path), option);
    throw new NotOffered(path, table, wishText(table, wish, keys), option, refused);
  }
  const found = matching(table, wish, left);
  const offer = theOne(table, found, () => wishText(table, wish, keys), path);
  for (const { key } of keys) left.delete(key);
  return offer;
}

function matching(table: ScenarioTable, wish: Wish, left: Left): Offer[] {
  const { verb, words } = spokenWish(table, wish);
  const keys = preferred(keysFor(table, verb, left));
  return table.offers.filter((offer) => {
    const values = Object.values(offer.args);
    const spoken = offer.verb === verb && words.every((one, i) => values[i] === one);
    return spoken && keys.every((key) => fits(table, offer, key));
  });
}

/** The verb of a wish's text, and the arguments that stand behind it. */
function spokenWish(table: ScenarioTable, { text, path }: Wish): { verb: string; words: readonly string[] } {
  const [verb = '', ...words] = text!.split(/\s+/);
  const { verbs } = table.cast.game;
  const names = verbs.argumentsOf(verb);
  if (names === null)
    return fail(path, `unknown verb "${verb}"; allowed: ${verbs.names.join(', ')}${didYouMean(verb, verbs.names)}`);
  if (words.length > names.length)
    fail(path, `"${verb}" takes ${names.length === 0 ? 'nothing' : names.join(' and ')}, not "${words.join(' ')}"`);
  for (const one of words) table.knowWord(one, path);
  return { verb, words: words.map((one) => table.named(one)) };
}

/** The wish as an option's text, what is not given left out. */
function wishText(table: ScenarioTable, wish: Wish, keys: readonly Key[]): string {
  const { verb, words } = spokenWish(table, wish);
  const text = wanted(table, verb, keys);
  return words.length === 0 ? text : [verb, ...words, ...text.split(' ').slice(1)].join(' ');
}

/** Arguments as the text of a verb's option, in the order of its arguments. */
function wanted(table: ScenarioTable, verb: string, wants: readonly Key[]): string {
  const names = table.cast.game.verbs.argumentsOf(verb)!;
  const words = names.flatMap((name) => {
    const want = wants.find((one) => one.argument === name);
    return want ? [table.named(String(want.value))] : [];
  });
  const others = wants.filter((want) => want.argument === null).map((want) => shown(want.value));
  return [verb, ...words, ...others].join(' ');
}

function theOne(table: ScenarioTable, found: readonly Offer[], text: () => string, path: Path): Offer {
  if (found.length === 1) return found[0]!;
  const wish = text();
  if (found.length > 1)
    fail(path, `"${wish}" fits several options: ${found.map((one) => one.text).join(', ')}; say more`);
  const option = table.optionOf(wish);
  const player = table.decision?.player ?? 0;
  throw new NotOffered(path, table, wish, option, option === null ? null : table.explain(player, option));
}

const answerOne = (table: ScenarioTable, { option }: Offer, path: Path): void =>
  table.answer([table.cast.game.verbs.format(option)], path);

// ---- sets -----------------------------------------------------------------------

interface SetItem {
  readonly value: unknown;
  readonly path: Path;
}

/** The items of a set: of a list, of a mapping that counts (`{ LIMBO: 2 }`), or one item of several arguments. */
function itemsOf(table: ScenarioTable, keys: readonly Key[]): SetItem[] {
  const [{ value, path, argument, meaning }] = keys as [Key];
  if (keys.length > 1) return [{ value: Object.fromEntries(keys.map((key) => [key.argument!, key.value])), path }];
  if (isMapping(value) && Object.values(value).every(Number.isInteger))
    return Object.entries(value).flatMap(([name, count]) => {
      table.knowWord(name, [...path, name]);
      return Array<SetItem>(Math.max(0, count as number)).fill({ value: name, path: [...path, name] });
    });
  const list = asList(value).map((item, i) => ({ value: item, path: Array.isArray(value) ? [...path, i] : path }));
  if (meaning !== 'argument') return list;
  return list.map((item) => ({ ...item, value: isMapping(item.value) ? item.value : { [argument!]: item.value } }));
}

/** Picks a whole set, in whatever order it is given, and `done`. */
function answerSet(table: ScenarioTable, verb: string, items: readonly SetItem[], path: Path): void {
  const { match } = table;
  const player = table.decision!.player;
  const picks: string[] = [];
  const spelled = () => picks.map((text) => table.spelled(text));
  if (match.consider(player, []) === null)
    fail(path, 'this set was begun card by card: go on so, and end it with "done"');
  for (const { value, path: where } of items) {
    const offers = match.consider(player, spelled())!.fits.map((text) => table.offer(table.optionOf(text)!));
    const found = offers.filter((offer) => offer.verb === verb && fitsItem(table, offer, value, where));
    if (found.length === 1) {
      picks.push(found[0]!.text);
      continue;
    }
    const text = fullText(table, verb, value, where);
    if (found.length > 1)
      fail(where, `"${text}" fits several options: ${found.map((one) => one.text).join(', ')}; say more`);
    const option = table.optionOf(text);
    const refused = option === null ? null : explainBehind(table, spelled(), option);
    const possible = offers.map((offer) => offer.text).join(', ') || 'nothing more';
    const behind = picks.length > 0 ? ` beside ${picks.join(', ')}` : '';
    const asked = `${table.asked} is asked "${table.decision!.effect}" and may${behind}: ${possible}`;
    throw new NotOffered(where, table, text, option, refused, asked);
  }
  const { fits: rest, enough } = match.consider(player, spelled())!;
  if (!enough) {
    const asked = `${picks.join(', ') || 'nothing'} is no complete set; what fits besides: ${rest.join(', ') || 'nothing'}`;
    const option = table.optionOf('done')!;
    throw new NotOffered(path, table, 'done', option, explainBehind(table, spelled(), option), asked);
  }
  table.answer([...spelled(), 'done'], path);
}

/** What an item that fits no more would be in full: of all that the set is picked from, if it names one thing there. */
function fullText(table: ScenarioTable, verb: string, item: unknown, path: Path): string {
  const all = table.match.consider(table.decision!.player, [])!.fits.map((text) => table.offer(table.optionOf(text)!));
  const found = all.filter((offer) => offer.verb === verb && fitsItem(table, offer, item, path));
  return found.length === 1 ? found[0]!.text : itemText(table, verb, item);
}

/** Why an option cannot be had once other ones are picked. */
function explainBehind(table: ScenarioTable, picks: readonly string[], option: Option): Refused | null {
  const trial = table.copied();
  const player = trial.decision!.player;
  if (picks.length > 0) trial.match.choose(player, picks, trial.match.at);
  return trial.explain(player, option);
}

/** The text that an item would have as an option: the verb, and its words in the order of the verb's arguments. */
function itemText(table: ScenarioTable, verb: string, item: unknown): string {
  if (!isMapping(item)) {
    const words = String(item).split(/\s+/);
    return words[0] === verb ? words.join(' ') : [verb, ...words].join(' ');
  }
  const names = table.cast.game.verbs.argumentsOf(verb)!;
  return [verb, ...names.flatMap((name) => (name in item ? [table.named(String(item[name]))] : []))].join(' ');
}

/** An item fits an option that has all its words, or all its named arguments. */
function fitsItem(table: ScenarioTable, offer: Offer, item: unknown, path: Path): boolean {
  if (isMapping(item)) {
    return Object.entries(item).every(([name, value]) => {
      if (!(name in offer.args))
        fail([...path, name], `unknown key "${name}"; "${offer.verb}" takes ${Object.keys(offer.args).join(', ')}`);
      return offer.args[name] === table.named(String(value));
    });
  }
  const has = [offer.verb, ...Object.values(offer.args)];
  return String(item)
    .split(/\s+/)
    .every((one) => has.includes(table.named(one)));
}

// ---- keys -----------------------------------------------------------------------

/** The arguments that speak about options of a verb. */
function keysFor(table: ScenarioTable, verb: string, left: Left): Key[] {
  const names = table.cast.game.verbs.argumentsOf(verb) ?? [];
  const nouns = table.cast.stage.nouns[verb] ?? [];
  return [...left.values()].flatMap((given): Key[] => {
    const { key } = given;
    if (key === verb) return [{ ...given, meaning: 'verb', argument: names.length === 1 ? names[0]! : null }];
    if (names.includes(key)) return [{ ...given, meaning: 'argument', argument: key }];
    const many = names.find((name) => plural(name) === key);
    if (many || plural(verb) === key) return [{ ...given, meaning: 'several', argument: many ?? null }];
    if (!nouns.includes(key)) return [];
    const several = key.endsWith('s');
    return [{ ...given, meaning: several ? 'several' : 'verb', argument: names.length === 1 ? names[0]! : null }];
  });
}

function fits(table: ScenarioTable, offer: Offer, { argument, value, path }: Key): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') fail(path, `must be a word, not ${shown(value)}`);
  const has = argument === null ? Object.values(offer.args) : [offer.args[argument]];
  return String(value)
    .split(/\s+/)
    .every((one) => has.includes(table.named(one)));
}

/**
 * The arguments of a wish: for the whole of it, and in rows. `moves: [{ from: VIENNA, to: ROME }, …]` beside `do: move`
 * chooses `move` once per row.
 */
function argumentsOf({ text, args }: Wish): { rows: readonly Left[]; left: Left } {
  const verb = text?.split(/\s+/)[0];
  const rows = args.find(({ key }) => verb !== undefined && key === plural(verb));
  const others = args.filter((one) => one !== rows);
  const keyed = (all: readonly Given[]): Left => new Map(all.map((one) => [one.key, one]));
  if (rows === undefined) return { rows: [], left: keyed(others) };
  const { value, path } = rows;
  if (!Array.isArray(value) || value.length === 0) fail(path, `must be a list of mappings, not ${shown(value)}`);
  return {
    left: keyed(others),
    rows: (value as unknown[]).map((row, i) => {
      const where = [...path, i];
      return keyed(
        Object.entries(mapping(row, where)).map(([key, one]) => ({ key, value: one, path: [...where, key] })),
      );
    }),
  };
}

function knowWords(table: ScenarioTable, value: unknown, path: Path): void {
  if (Array.isArray(value)) for (const [i, item] of value.entries()) knowWords(table, item, [...path, i]);
  else if (isMapping(value)) {
    for (const [key, inner] of Object.entries(value))
      if (!Number.isInteger(inner)) knowWords(table, inner, [...path, key]);
  } else if (typeof value === 'string') {
    for (const one of value.split(/\s+/))
      if (table.cast.game.verbs.argumentsOf(one) === null) table.knowWord(one, path);
  } else fail(path, `must be a word or a list of words, not ${shown(value)}`);
}

function nobodyAsks(table: ScenarioTable, left: Left): never {
  const [{ key, path }] = [...left.values()] as [Given];
  const single = table.offers.flatMap((offer) => Object.keys(offer.args)).find((name) => plural(name) === key);
  const hint = single === undefined ? '' : `; one thing is asked for, so write "${single}"`;
  return fail(path, `nothing asks for "${key}" here${hint}; ${table.question}`);
}
