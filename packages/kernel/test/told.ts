// Positions and answers of the toy game in words.
import { type Chance, FastDice, LoggedDice } from '@gaslamp/kernel/chance';
import { type Accepted, isRefusal, Match } from '@gaslamp/kernel/match';
import { type Item, type Place, type Player, type State, sees } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { toy } from './toy.ts';
import { type Data, DISCARD, HAND, IDENTITY, itemOf, KIND_OF, NAMES, type Toy } from './toy-state.ts';

export const [ANN, BEN, CAT, DAN] = [0, 1, 2, 3] as const;

/** Cards by name. What is not named lies in its deck; identities that are not named are dealt MISER, FOX, OWL, HARE. */
export interface Told {
  readonly hands?: readonly (readonly string[])[];
  readonly discard?: readonly string[];
  /** What is left in the decks; all other cards lie in the discard pile. */
  readonly decks?: readonly string[];
  readonly identities?: readonly string[];
  readonly coins?: readonly number[];
  readonly stands?: readonly number[];
  readonly turns?: number;
}

/** Ann is about to begin a turn; there are as many seats as hands. */
export function position(told: Told): Toy {
  const hands = told.hands ?? [[], []];
  const seats = hands.length;
  const s = toy.setup(seats, { coins: 0 });
  const put = (name: string, place: Place): void => {
    const item = itemOf(name);
    if (item < 0) throw new Error(`no item is named ${name}`);
    s.place[item] = place;
  };
  if (told.decks) for (const item of KIND_OF.keys()) if (!told.decks.includes(NAMES[item]!)) s.place[item] = DISCARD;
  for (const [player, names] of hands.entries()) for (const name of names) put(name, HAND + player);
  for (const name of told.discard ?? []) put(name, DISCARD);
  const identities = told.identities ?? NAMES.slice(KIND_OF.length, KIND_OF.length + seats);
  for (const [player, name] of identities.entries()) put(name, IDENTITY + player);
  if (told.coins) s.coins = [...told.coins];
  if (told.stands) s.stands = [...told.stands];
  s.turns = told.turns ?? 0;
  s.seenBy = s.place.map((place) => toy.watchers(s, place));
  s.agenda = [{ effect: 'turn' }];
  return s;
}

/** Says what it is told, then goes on at random. */
export function dice(...said: string[]): Chance {
  const logged = new LoggedDice(said, toy.nameOf);
  const later = new FastDice(1);
  const now = (): Chance => (logged.used < said.length ? logged : later);
  return { roll: (sides) => now().roll(sides), draw: (from, to) => now().draw(from, to) };
}

export function tableOf(told: Told, ...said: string[]): Table<Toy, Data> {
  return new Table(toy, position(told), dice(...said), []);
}

/** A match as it stands when Ann is asked for her first action. */
export function matchOf(told: Told, ...said: string[]): Match<Toy, Data> {
  return Match.restore(toy, tableOf(told).s, [], dice(...said));
}

/** What the asked player may answer. */
export const options = ({ game, decision }: Table<Toy, Data> | Match<Toy, Data>): string[] =>
  (decision?.options ?? []).map((option) => game.verbs.format(option));

/** Answers a table's questions in turn; each must be offered. */
export function say(g: Table<Toy, Data>, ...texts: string[]): void {
  for (const text of texts) {
    const option = g.game.verbs.parse(text);
    if (typeof option !== 'number' || !g.decision?.options.includes(option))
      throw new Error(`"${text}" is not offered, but ${options(g).join(', ')}`);
    g.choose(option);
  }
}

/** Answers a match's questions in turn, whoever is asked, one command each; the last one's reply. */
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

/** The asked player takes the last answers back. */
export function takeBack(match: Match<Toy, Data>, answers = 1): Accepted {
  const result = match.undo(match.decision!.player, match.at, answers);
  if (isRefusal(result)) throw new Error(result.refusal);
  return result;
}

/** The names of what lies in a place, of which a viewer knows that it lies there. */
export const known = (s: State, viewer: Player, place: Place): string[] =>
  itemsIn(s, place)
    .filter((item) => sees(s.seenBy[item]!, viewer))
    .map((item) => NAMES[item]!);
export const lies = (s: State, place: Place): string[] => itemsIn(s, place).map((item) => NAMES[item]!);
function itemsIn(s: State, place: Place): Item[] {
  return s.place.flatMap((p, item) => (p === place ? [item] : []));
}

/** All that can be seen of a match from outside, by value. */
export function standing(match: Match<Toy, Data>): unknown {
  const { s, published, decision, asked, at } = match;
  const undoable = s.coins.map((_, player) => match.undoable(player));
  const horizon = decision && match.horizon(decision.player);
  return structuredClone({ s, published, decision, asked, at, undoable, horizon });
}
