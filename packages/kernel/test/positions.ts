// Builds positions and gives answers of the toy game by name.
import { type Chance, FastDice, LoggedDice } from '@gaslamp/kernel/chance';
import { type Accepted, isRefusal, Match } from '@gaslamp/kernel/match';
import { type Item, type Place, type Player, type State, sees } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { toy } from './toy.ts';
import { type Data, DISCARD, HAND, IDENTITY, itemOf, KIND_OF, NAMES, type Toy } from './toy-state.ts';

export const [ANN, BEN, CAT, DAN] = [0, 1, 2, 3] as const;

/** A position with its cards by name. Other cards lie in their decks; missing identities are dealt MISER, FOX, OWL, HARE. */
export interface Stated {
  readonly hands?: readonly (readonly string[])[];
  readonly discard?: readonly string[];
  /** Cards that remain in the decks; all others lie in the discard pile. */
  readonly decks?: readonly string[];
  readonly identities?: readonly string[];
  readonly coins?: readonly number[];
  readonly stands?: readonly number[];
  readonly turns?: number;
}

/** Returns a position in which Ann is about to begin a turn. There are as many seats as hands. */
export function position(stated: Stated): Toy {
  const hands = stated.hands ?? [[], []];
  const seats = hands.length;
  const s = toy.setup(seats, { coins: 0 });
  const put = (name: string, place: Place): void => {
    const item = itemOf(name);
    if (item < 0) throw new Error(`no item is named ${name}`);
    s.place[item] = place;
  };
  if (stated.decks)
    for (const item of KIND_OF.keys()) if (!stated.decks.includes(NAMES[item]!)) s.place[item] = DISCARD;
  for (const [player, names] of hands.entries()) for (const name of names) put(name, HAND + player);
  for (const name of stated.discard ?? []) put(name, DISCARD);
  const identities = stated.identities ?? NAMES.slice(KIND_OF.length, KIND_OF.length + seats);
  for (const [player, name] of identities.entries()) put(name, IDENTITY + player);
  if (stated.coins) s.coins = [...stated.coins];
  if (stated.stands) s.stands = [...stated.stands];
  s.turns = stated.turns ?? 0;
  s.seenBy = s.place.map((place) => toy.watchers(s, place));
  s.agenda = [{ effect: 'turn' }];
  return s;
}

/** Dice that give the listed outcomes, then random ones. */
export function dice(...outcomes: string[]): Chance {
  const logged = new LoggedDice(outcomes, toy.nameOf);
  const later = new FastDice(1);
  const now = (): Chance => (logged.used < outcomes.length ? logged : later);
  return { roll: (sides) => now().roll(sides), draw: (from, to) => now().draw(from, to) };
}

export function tableOf(stated: Stated, ...outcomes: string[]): Table<Toy, Data> {
  return new Table(toy, position(stated), dice(...outcomes), []);
}

/** Returns a match in which Ann is asked for her first action. */
export function matchOf(stated: Stated, ...outcomes: string[]): Match<Toy, Data> {
  return Match.restore(toy, tableOf(stated).s, [], dice(...outcomes));
}

/** Returns the options of the asked player. */
export const options = ({ game, decision }: Table<Toy, Data> | Match<Toy, Data>): string[] =>
  (decision?.options ?? []).map((option) => game.verbs.format(option));

/** Answers a table's questions in turn. Each answer must be offered. */
export function say(g: Table<Toy, Data>, ...texts: string[]): void {
  for (const text of texts) {
    const option = g.game.verbs.parse(text);
    if (typeof option !== 'number' || !g.decision?.options.includes(option))
      throw new Error(`"${text}" is not offered, but ${options(g).join(', ')}`);
    g.choose(option);
  }
}

/** Answers a match's questions in turn, for any player, with one command each. Returns the reply to the last one. */
export function tell(match: Match<Toy, Data>, ...texts: string[]): Accepted {
  let accepted: Accepted | null = null;
  for (const text of texts) {
    const result = match.choose(match.decision!.player, [text], match.at);
    if (isRefusal(result))
      throw new Error(`"${text}": ${JSON.stringify(result)}; offered ${options(match).join(', ')}`);
    accepted = result;
  }
  return accepted!;
}

/** Takes back the asked player's last answers. */
export function takeBack(match: Match<Toy, Data>, answers = 1): Accepted {
  const result = match.undo(match.decision!.player, match.at, answers);
  if (isRefusal(result)) throw new Error(result.refusal);
  return result;
}

/** Returns the names of the items that a viewer knows to lie in a place. */
export const known = (s: State, viewer: Player, place: Place): string[] =>
  itemsIn(s, place)
    .filter((item) => sees(s.seenBy[item]!, viewer))
    .map((item) => NAMES[item]!);
export const lies = (s: State, place: Place): string[] => itemsIn(s, place).map((item) => NAMES[item]!);
function itemsIn(s: State, place: Place): Item[] {
  return s.place.flatMap((p, item) => (p === place ? [item] : []));
}

/** Returns everything that is visible of a match from outside, by value. */
export function standing(match: Match<Toy, Data>): unknown {
  const { s, published, decision, asked, at } = match;
  const undoable = s.coins.map((_, player) => match.undoable(player));
  const horizon = decision && match.horizon(decision.player);
  return structuredClone({ s, published, decision, asked, at, undoable, horizon });
}
