// Picks a whole set in one step, given in any order.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option } from '@gaslamp/kernel/state';
import { didYouMean } from './resembling.ts';
import { fail, NotOffered, type Path } from './scenario-error.ts';
import { asList, type Key } from './scenario-keys.ts';
import { isMapping } from './scenario-shapes.ts';
import type { Offer, ScenarioTable } from './scenario-table.ts';

interface SetItem {
  readonly value: unknown;
  readonly path: Path;
}

/**
 * Returns the items of a set: of a list, of a mapping with counts (`{ LIMBO: 2 }`), or a single item with several arguments.
 */
export function itemsOf(table: ScenarioTable, keys: readonly Key[]): SetItem[] {
  const [{ value, path, argument, meaning }] = keys as [Key];
  if (keys.length > 1) return [{ value: Object.fromEntries(keys.map((key) => [key.argument, key.value])), path }];
  if (isMapping(value) && Object.values(value).every(Number.isInteger))
    return Object.entries(value).flatMap(([name, count]) => {
      table.knowWord(name, [...path, name]);
      return Array<SetItem>(Math.max(0, count as number)).fill({ value: name, path: [...path, name] });
    });
  const list = asList(value).map((item, i) => ({ value: item, path: Array.isArray(value) ? [...path, i] : path }));
  if (meaning !== 'argument' || argument === null) return list;
  return list.map((item) => ({ ...item, value: isMapping(item.value) ? item.value : { [argument]: item.value } }));
}

/** Picks a whole set, given in any order, and `done`. */
export function answerSet(table: ScenarioTable, verb: string, items: readonly SetItem[], path: Path): void {
  if (fitting(table, []) === null) fail(path, 'this set was begun card by card: go on so, and end it with "done"');
  const picks: Offer[] = [];
  for (const { value, path: where } of items) {
    const offers = offersBeside(table, picks);
    const [found, ...others] = offers.filter((offer) => offer.verb === verb && fitsItem(table, offer, value, where));
    if (found !== undefined && others.length === 0) {
      picks.push(found);
      continue;
    }
    const text = fullText(table, verb, value, where);
    if (found !== undefined) fail(where, `"${text}" fits several options: ${listed([found, ...others])}; say more`);
    const option = table.optionOf(text);
    const refused = option === null ? null : explainBeside(table, picks, option);
    const beside = picks.length > 0 ? ` beside ${listed(picks)}` : '';
    const asked = `${table.asked} is asked "${table.atHand.effect}" and may${beside}: ${listed(offers) || 'nothing more'}`;
    throw new NotOffered(where, text, option, refused, asked);
  }
  if (!fitting(table, picks)?.enough) {
    const rest = offersBeside(table, picks);
    const asked = `${listed(picks) || 'nothing'} is no complete set; what fits besides: ${listed(rest) || 'nothing'}`;
    const { option } = table.offerOf('done');
    throw new NotOffered(path, 'done', option, explainBeside(table, picks, option), asked);
  }
  table.answer([...spelled(table, picks), 'done'], path);
}

const listed = (offers: readonly Offer[]): string => offers.map(({ text }) => text).join(', ');
const spelled = (table: ScenarioTable, picks: readonly Offer[]): string[] =>
  picks.map(({ text }) => table.spelled(text));

/** Returns the match's judgement of these picks; null if they are not part of a set. */
const fitting = (table: ScenarioTable, picks: readonly Offer[]) =>
  table.match.consider(table.atHand.player, spelled(table, picks));
const offersBeside = (table: ScenarioTable, picks: readonly Offer[]): Offer[] =>
  fitting(table, picks)?.fits.map((text) => table.offerOf(text)) ?? [];

/**
 * Returns the full text of an item that no longer fits, if it names exactly one thing among everything the set is picked from.
 */
function fullText(table: ScenarioTable, verb: string, item: unknown, path: Path): string {
  const all = offersBeside(table, []);
  const [found, ...others] = all.filter((offer) => offer.verb === verb && fitsItem(table, offer, item, path));
  return found !== undefined && others.length === 0 ? found.text : itemText(table, verb, item);
}

/** Explains why an option is not available after other picks. */
function explainBeside(table: ScenarioTable, picks: readonly Offer[], option: Option): Refused | null {
  const beside = picks.map((pick) => pick.option);
  return table.match.explain(table.atHand.player, option, beside);
}

/** Returns the text that an item would have as an option: the verb, and its words in the order of the verb's arguments. */
function itemText(table: ScenarioTable, verb: string, item: unknown): string {
  if (!isMapping(item)) {
    const words = String(item).split(/\s+/);
    if (words[0] === verb) return words.join(' ');
    // The words of an item may be in any order, those of an option may not.
    const [given, turned] = [[verb, ...words].join(' '), [verb, ...words.toReversed()].join(' ')];
    return table.optionOf(given) === null && table.optionOf(turned) !== null ? turned : given;
  }
  const names = table.argumentsOf(verb);
  return [verb, ...names.flatMap((name) => (name in item ? [table.named(String(item[name]))] : []))].join(' ');
}

/** Returns true if the option contains all words, or all named arguments, of the item. */
function fitsItem(table: ScenarioTable, offer: Offer, item: unknown, path: Path): boolean {
  if (isMapping(item)) {
    return Object.entries(item).every(([name, value]) => {
      if (!(name in offer.args))
        fail(
          [...path, name],
          `unknown key "${name}"; "${offer.verb}" takes ${Object.keys(offer.args).join(', ')}${didYouMean(name, Object.keys(offer.args))}`,
        );
      return offer.args[name] === table.named(String(value));
    });
  }
  const has = [offer.verb, ...Object.values(offer.args)];
  return String(item)
    .split(/\s+/)
    .every((one) => has.includes(table.named(one)));
}
