// A whole set in one step, in whatever order it is given.
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

/** The items of a set: of a list, of a mapping that counts (`{ LIMBO: 2 }`), or one item of several arguments. */
export function itemsOf(table: ScenarioTable, keys: readonly Key[]): SetItem[] {
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
export function answerSet(table: ScenarioTable, verb: string, items: readonly SetItem[], path: Path): void {
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
    throw new NotOffered(where, text, option, refused, asked);
  }
  const { fits: rest, enough } = match.consider(player, spelled())!;
  if (!enough) {
    const asked = `${picks.join(', ') || 'nothing'} is no complete set; what fits besides: ${rest.join(', ') || 'nothing'}`;
    const option = table.optionOf('done')!;
    throw new NotOffered(path, 'done', option, explainBehind(table, spelled(), option), asked);
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
  const beside = picks.map((text) => table.optionOf(text)!);
  return table.match.explain(table.decision!.player, option, beside);
}

/** The text that an item would have as an option: the verb, and its words in the order of the verb's arguments. */
function itemText(table: ScenarioTable, verb: string, item: unknown): string {
  if (!isMapping(item)) {
    const words = String(item).split(/\s+/);
    if (words[0] === verb) return words.join(' ');
    // Words may stand in any order, an option's text not.
    const orders = [words, words.toReversed()].map((order) => [verb, ...order].join(' '));
    return orders.find((text) => table.optionOf(text) !== null) ?? orders[0]!;
  }
  const names = table.cast.game.verbs.argumentsOf(verb)!;
  return [verb, ...names.flatMap((name) => (name in item ? [table.named(String(item[name]))] : []))].join(' ');
}

/** An item fits an option that has all its words, or all its named arguments. */
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
