// Chooses one action per step: its first verb, and the answers to the questions that compose it.
import { shown } from '@gaslamp/stated/json';
import { didYouMean } from './resembling.ts';
import { fail, NotOffered, type Path, ScenarioError } from './scenario-error.ts';
import { isSpoken, type Spoken, type Wish } from './scenario-form.ts';
import {
  argumentsOf,
  fits,
  type Key,
  keysFor,
  knowKeys,
  knowWords,
  type Left,
  nobodyAsks,
  picksNothing,
  preferred,
} from './scenario-keys.ts';
import { answerSet, itemsOf } from './scenario-sets.ts';
import type { Offer, ScenarioTable } from './scenario-table.ts';

/**
 * Answers the current question with the step's wish, then uses the other arguments while the same player is composing. Throws
 * NotOffered or another ScenarioError and leaves the table as far as it got.
 */
export function choose(table: ScenarioTable, wish: Wish): void {
  const { rows, left } = argumentsOf(wish);
  const given = [...rows.flatMap((row) => [...row.values()]), ...left.values()];
  knowKeys(table, given);
  for (const { value, path } of given) knowWords(table, value, path);
  const by = table.decision?.player;
  if (wish.text === null && wish.by !== null && table.player(wish.by, [...wish.path, 'by']) !== by)
    fail(wish.path, `${wish.by} is not asked; ${table.question}`);
  if (isSpoken(wish)) {
    for (const row of rows) {
      answerOne(table, first(table, wish, row), wish.path);
      compose(table, row, wish.path);
    }
    if (rows.length === 0) answerOne(table, first(table, wish, left), wish.path);
  } else {
    if (left.size === 0) fail(wish.path, 'nothing is chosen here: name a verb as "do", or what a question asks for');
    if (!answerBy(table, left, wish.path)) throw forbidden(table, left, wish.path)?.refusal ?? nobodyAsks(table, left);
  }
  compose(table, left, wish.path);
}

/** Answers the questions that compose the action until all arguments are used. */
function compose(table: ScenarioTable, left: Left, path: Path): void {
  const by = table.decision?.player;
  let forbade: Forbidden | null = null;
  while (left.size > 0 && table.decision?.player === by && table.decision?.draft) {
    if (answerBy(table, left, path)) continue;
    forbade ??= forbidden(table, left, path);
    if (table.answerOnlyOne(path)) continue;
    if (!table.offers.some((offer) => offer.text === 'done')) break;
    table.answer(['done'], path);
  }
  // If nothing can be picked, the position does not ask for a set.
  for (const [key, given] of left) if (picksNothing(given)) left.delete(key);
  if (left.size === 0) return;
  throw forbade !== null && left.has(forbade.key) ? forbade.refusal : nobodyAsks(table, left);
}

/** Returns true if the wish's first option is offered now or, if it has only arguments, if the question takes them. */
export function fitsNow(table: ScenarioTable, wish: Wish): boolean {
  if (wish.by !== null && table.named(wish.by) !== table.asked) return false;
  const { rows, left } = argumentsOf(wish);
  if (isSpoken(wish)) return matching(table, wish, rows[0] ?? left).length > 0;
  return table.offers.some(({ verb }) => keysFor(table, verb, left).length > 0);
}

/** Answers the question with the arguments that fit it and removes them from `left`. Returns false if none fits. */
function answerBy(table: ScenarioTable, left: Left, path: Path): boolean {
  for (const verb of verbsOffered(table)) {
    const keys = keysTaken(table, verb, left);
    if (keys.length === 0) continue;
    answerWith(table, verb, keys, path);
    for (const { key } of keys) left.delete(key);
    return true;
  }
  return false;
}
const verbsOffered = (table: ScenarioTable) =>
  new Set(table.offers.filter((offer) => Object.keys(offer.args).length > 0).map((offer) => offer.verb));

/** Returns the arguments that the current question takes for an answer with that verb. */
function keysTaken(table: ScenarioTable, verb: string, left: Left): Key[] {
  const keys = keysFor(table, verb, left);
  if (!table.decision?.subset) return preferred(keys);
  const several = keys.find((key) => key.meaning !== 'argument');
  return several ? [several] : keys;
}
function answerWith(table: ScenarioTable, verb: string, keys: readonly Key[], path: Path): void {
  const [main] = keys as [Key];
  if (table.decision?.subset) return answerSet(table, verb, itemsOf(table, keys), main.path);
  const found = table.offers.filter((offer) => offer.verb === verb && keys.every((key) => fits(table, offer, key)));
  const offer = theOne(table, found, () => wanted(table, verb, keys), main.path);
  answerOne(table, offer, path);
}

interface Forbidden {
  readonly key: string;
  readonly refusal: NotOffered;
}
/** Returns the refusal of the first argument that the question takes, if it offers nothing of that kind and a rule says why. */
function forbidden(table: ScenarioTable, left: Left, path: Path): Forbidden | null {
  const { decision } = table;
  const offered = verbsOffered(table);
  for (const verb of decision === null ? [] : table.cast.game.questions[decision.effect]!.verbs) {
    const [main, ...others] = keysTaken(table, verb, left);
    if (offered.has(verb) || main === undefined || picksNothing(main)) continue;
    try {
      answerWith(table, verb, [main, ...others], path);
    } catch (cause) {
      if (!(cause instanceof ScenarioError)) throw cause;
      if (cause instanceof NotOffered && cause.refused !== null) return { key: main.key, refusal: cause };
    }
  }
  return null;
}

// ---- the first answer -----------------------------------------------------------

/** Returns the one option that a wish's verb and arguments name; removes those arguments from `left`. */
function first(table: ScenarioTable, wish: Spoken, left: Left): Offer {
  const { verb } = spokenWish(table, wish);
  const { by, path } = wish;
  const keys = preferred(keysFor(table, verb, left));
  if (by !== null && table.player(by, [...path, 'by']) !== table.decision?.player) {
    const option = table.optionOf(wishText(table, wish, keys));
    const refused = option === null ? null : table.explain(table.player(by, path), option);
    throw new NotOffered(path, wishText(table, wish, keys), option, refused, table.question);
  }
  const found = matching(table, wish, left);
  const offer = theOne(table, found, () => wishText(table, wish, keys), path);
  for (const { key } of keys) left.delete(key);
  return offer;
}

/** Returns the offers that a wish's verb and arguments fit. */
export function matching(table: ScenarioTable, wish: Spoken, left: Left): Offer[] {
  const { verb, words } = spokenWish(table, wish);
  const keys = preferred(keysFor(table, verb, left));
  return table.offers.filter((offer) => {
    const values = Object.values(offer.args);
    const spoken = offer.verb === verb && words.every((one, i) => values[i] === one);
    return spoken && keys.every((key) => fits(table, offer, key));
  });
}

/** Splits a wish's text into the verb and its arguments. */
function spokenWish(table: ScenarioTable, { text, path }: Spoken): { verb: string; words: readonly string[] } {
  const [verb = '', ...words] = text.split(/\s+/);
  const { verbs } = table.cast.game;
  const names = verbs.argumentsOf(verb);
  if (names === null)
    return fail(path, `unknown verb "${verb}"; allowed: ${verbs.names.join(', ')}${didYouMean(verb, verbs.names)}`);
  if (words.length > names.length)
    fail(path, `"${verb}" takes ${names.length === 0 ? 'nothing' : names.join(' and ')}, not "${words.join(' ')}"`);
  for (const one of words) table.knowWord(one, path);
  return { verb, words: words.map((one) => table.named(one)) };
}

/** Returns the wish as an option's text; missing arguments are left out. */
function wishText(table: ScenarioTable, wish: Spoken, keys: readonly Key[]): string {
  const { verb, words } = spokenWish(table, wish);
  const text = wanted(table, verb, keys);
  return words.length === 0 ? text : [verb, ...words, ...text.split(' ').slice(1)].join(' ');
}

/** Returns arguments as the text of a verb's option, in the order of the verb's arguments. */
function wanted(table: ScenarioTable, verb: string, wants: readonly Key[]): string {
  const words = table.argumentsOf(verb).flatMap((name) => {
    const want = wants.find((one) => one.argument === name);
    return want ? [table.named(String(want.value))] : [];
  });
  const others = wants.filter((want) => want.argument === null).map((want) => shown(want.value));
  return [verb, ...words, ...others].join(' ');
}

const IN_ORDER = 'a set is picked in the order in which it is offered: give it whole, as "cards: [...]"';

function theOne(table: ScenarioTable, found: readonly Offer[], text: () => string, path: Path): Offer {
  const [offer, ...others] = found;
  if (offer !== undefined && others.length === 0) return offer;
  const wish = text();
  if (others.length > 0)
    fail(path, `"${wish}" fits several options: ${found.map((one) => one.text).join(', ')}; say more`);
  const option = table.optionOf(wish);
  const player = table.decision?.player ?? 0;
  const refused = option === null ? null : table.explain(player, option);
  // A pick that no rule refuses was made too late.
  if (option !== null && refused === null && table.decision?.subset)
    fail(path, `"${wish}" comes too late: ${IN_ORDER}; ${table.question}`);
  throw new NotOffered(path, wish, option, refused, table.question);
}

const answerOne = (table: ScenarioTable, { option }: Offer, path: Path): void =>
  table.answer([table.cast.game.verbs.format(option)], path);
