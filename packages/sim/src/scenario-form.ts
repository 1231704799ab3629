// The format of a scenario: its keys and the values they may have. Their meaning is decided during play.
import { botNames } from '@gaslamp/bots/bots';
import { type AnyGame, GAMES, gameNamed } from '@gaslamp/games/games';
import { STAGES, type Stage } from '@gaslamp/games/stages';
import { tableOptions } from '@gaslamp/kernel/game';
import { messageOf } from './input.ts';
import { didYouMean } from './resembling.ts';
import { isRule, ruleBook } from './rule-book.ts';
import { nearestRules } from './rule-lookup.ts';
import { fail, type Path } from './scenario-error.ts';
import { inIds, namesOf } from './scenario-names.ts';
import { type Json, listOf, mapping, word } from './scenario-shapes.ts';

/** The choice that a step wants: a verb with arguments, or only the arguments that a question asks for. */
export interface Wish {
  /** Null for the asked player, whoever that is. */
  readonly by: string | null;
  /** The verb's text, with or without arguments; null if only arguments are given. */
  readonly text: string | null;
  readonly args: readonly Given[];
  readonly path: Path;
}
/** A wish that names the verb. */
export interface Spoken extends Wish {
  readonly text: string;
}
export const isSpoken = (wish: Wish): wish is Spoken => wish.text !== null;

/** A named argument: a word, or a list. */
export interface Given {
  readonly key: string;
  readonly value: unknown;
  readonly path: Path;
}

export type Step =
  | { readonly kind: 'choose'; readonly wishes: readonly Wish[]; readonly unconfirmed: boolean; readonly path: Path }
  | {
      readonly kind: 'illegal';
      readonly wish: Wish & { readonly by: string };
      readonly rule: string | null;
      readonly path: Path;
    }
  | { readonly kind: 'chance'; readonly outcomes: readonly Given[]; readonly path: Path }
  | { readonly kind: 'expect'; readonly expected: Json; readonly path: Path }
  | BotStep;

/** Demands an answer of a bot to the question at hand. */
export interface BotStep {
  readonly kind: 'bot';
  readonly level: string;
  readonly acceptable: readonly Spoken[];
  readonly reason: string;
  /** Why the bot does not answer so yet; null if it must. */
  readonly expectedToFail: string | null;
  /** The most plans and rollouts of an answer. */
  readonly effort: number;
  readonly path: Path;
}

export interface Scenario {
  readonly game: AnyGame;
  readonly stage: Stage;
  readonly title: string;
  readonly seats: readonly string[];
  readonly options: Record<string, number>;
  readonly position: Json;
  readonly steps: readonly Step[];
}

const KEYS = ['game', 'title', 'seats', 'options', 'position', 'steps', 'expect'];
const REQUIRED = ['game', 'title', 'seats'];
const STEPS = ['choose', 'illegal', 'chance', 'expect', 'bot'];
const BOT_KEYS = ['level', 'acceptable', 'reason', 'expectedToFail', 'effort'];
/** The most plans and rollouts of an answer if a step does not say. */
const EFFORT = 70;
/** Names with a different meaning in scenarios. */
const RESERVED = ['spectator', 'has', 'hasNot', 'count'];

/** Reads one document. Throws a ScenarioError for invalid keys, names and shapes. */
export function scenarioFrom(value: unknown): Scenario {
  const form = mapping(value, [], KEYS);
  for (const key of REQUIRED) if (!(key in form)) fail([], `"${key}" is missing`);
  const id = word(form.game, ['game']);
  if (!Object.hasOwn(GAMES, id))
    fail(
      ['game'],
      `unknown game "${id}"; allowed: ${Object.keys(GAMES).join(', ')}${didYouMean(id, Object.keys(GAMES))}`,
    );
  const game = gameNamed(id);
  const stage = STAGES[id];
  if (stage === undefined) return fail(['game'], `no positions of "${id}" can be stated`);
  const names = namesOf(id);
  const named = (key: string, other: unknown): unknown => inIds(names, form[key] ?? other, [key]);
  const steps = listOf(named('steps', []), ['steps']).map((step, i) => stepFrom(step, ['steps', i], id));
  if ('expect' in form) {
    const path = ['expect'];
    steps.push({ kind: 'expect', expected: mapping(inIds(names, form.expect, path), path), path });
  }
  return {
    game,
    stage,
    title: word(form.title, ['title']),
    seats: seatsFrom(form.seats, game),
    options: optionsFrom(form.options ?? {}, game),
    position: mapping(named('position', {}), ['position']),
    steps,
  };
}

function seatsFrom(value: unknown, { seats: { least, most } }: AnyGame): string[] {
  const names = listOf(value, ['seats']).map((name, i) => {
    const path = ['seats', i];
    const seat = word(name, path);
    if (!/^[a-z][a-z0-9_-]*$/.test(seat)) fail(path, `a player's name is lower-case letters and digits, not "${seat}"`);
    if (RESERVED.includes(seat)) fail(path, `"${seat}" means something else in scenarios`);
    return seat;
  });
  const twice = names.findIndex((name, i) => names.indexOf(name) < i);
  if (twice >= 0) fail(['seats', twice], `"${names[twice]}" sits twice`);
  if (names.length < least || names.length > most)
    fail(['seats'], `${least} to ${most} players can play, not ${names.length}`);
  return names;
}

function optionsFrom(value: unknown, game: AnyGame): Record<string, number> {
  const wanted = mapping(value, ['options'], Object.keys(game.options));
  for (const name of Object.keys(wanted)) {
    try {
      tableOptions(game, { [name]: wanted[name] });
    } catch (cause) {
      fail(['options', name], messageOf(cause));
    }
  }
  return tableOptions(game, wanted);
}

function stepFrom(value: unknown, path: Path, game: string): Step {
  const [kind, ...others] = Object.keys(mapping(value, path, STEPS));
  if (kind === undefined || others.length > 0) fail(path, `a step is one of ${STEPS.join(', ')}`);
  const inner = [...path, kind];
  const body = (value as Json)[kind];
  switch (kind) {
    case 'chance':
      return { kind, outcomes: given(mapping(body, inner), inner, []), path: inner };
    case 'expect':
      return { kind, expected: mapping(body, inner), path: inner };
    case 'illegal': {
      const form = mapping(body, inner);
      if (form.by === undefined) fail(inner, '"by" is missing: who may not do it?');
      const rule = form.rule === undefined ? null : ruleFrom(form.rule, [...inner, 'rule'], game);
      return { kind, wish: { ...wishFrom(form, inner, ['rule']), by: byIn(form, inner) }, rule, path: inner };
    }
    case 'bot':
      return botFrom(mapping(body, inner, BOT_KEYS), inner, game);
    default:
      return chooseFrom(body, inner);
  }
}

function botFrom(form: Json, path: Path, game: string): BotStep {
  const level = word(form.level, [...path, 'level']);
  const known = botNames(game);
  if (!known.includes(level))
    fail([...path, 'level'], `unknown bot "${level}"; allowed: ${known.join(', ')}${didYouMean(level, known)}`);
  const acceptable = listOf(form.acceptable, [...path, 'acceptable']).map((text, i) => {
    const where = [...path, 'acceptable', i];
    return spoken(word(text, where), where);
  });
  if (acceptable.length === 0) fail([...path, 'acceptable'], 'nothing is acceptable here');
  const reason = word(form.reason, [...path, 'reason']);
  const expectedToFail =
    form.expectedToFail === undefined ? null : word(form.expectedToFail, [...path, 'expectedToFail']);
  const { effort = EFFORT } = form;
  if (typeof effort !== 'number' || !Number.isInteger(effort) || effort < 1)
    return fail([...path, 'effort'], `must be a whole number from 1, not ${JSON.stringify(effort)}`);
  return { kind: 'bot', level, acceptable, reason, expectedToFail, effort, path };
}

function ruleFrom(value: unknown, path: Path, game: string): string {
  const rule = word(value, path);
  // If a game has no written rules, any rule number is accepted.
  return ruleBook(game).size === 0 || isRule(game, rule) ? rule : fail(path, unknownRule(rule, game));
}
/** Reports an unknown rule and the nearest ones: for a chapter its first rules, for a part the rule itself. */
export function unknownRule(rule: string, game: string): string {
  const [whole = ''] = /^R\d+\.\d+/.exec(rule) ?? [];
  const wanted = /^R\d+$/.test(rule) ? `${rule}.0` : rule;
  const near = ruleBook(game).has(whole) ? [whole] : nearestRules(game, wanted);
  return `unknown rule "${rule}"; ${near.length > 0 ? `the nearest: ${near.join(', ')}` : 'allowed: such as R6.3'}`;
}

function chooseFrom(body: unknown, path: Path): Step {
  if (typeof body === 'string') return { kind: 'choose', wishes: [spoken(body, path)], unconfirmed: false, path };
  const form = mapping(body, path);
  const unconfirmed = form.confirm === false;
  if (form.confirm !== undefined && !unconfirmed) fail([...path, 'confirm'], 'only false makes sense here');
  if (!Array.isArray(form.do))
    return { kind: 'choose', wishes: [wishFrom(form, path, ['confirm'])], unconfirmed, path };
  const [first] = given(form, path, ['by', 'do', 'confirm']);
  if (first) fail(first.path, `"${first.key}" cannot stand beside a list of texts`);
  const by = form.by === undefined ? null : byIn(form, path);
  const wishes = form.do.map((text, i) => {
    const where = [...path, 'do', i];
    return { by, text: word(text, where), args: [], path: where };
  });
  return { kind: 'choose', wishes, unconfirmed, path };
}

/** Parses `claim VIENNA` or `ann: claim VIENNA`. */
function spoken(text: string, path: Path): Spoken {
  const [, by, rest] = /^(?:([a-z][a-z0-9_-]*):\s+)?(.+)$/s.exec(text.trim()) ?? [];
  if (rest === undefined) fail(path, 'nothing is chosen here');
  return { by: by ?? null, text: rest, args: [], path };
}

function wishFrom(form: Json, path: Path, others: readonly string[]): Wish {
  return {
    by: form.by === undefined ? null : byIn(form, path),
    text: form.do === undefined ? null : word(form.do, [...path, 'do']),
    args: given(form, path, ['by', 'do', ...others]),
    path,
  };
}
const byIn = ({ by }: Json, path: Path): string => word(by, [...path, 'by']);
const given = (form: Json, path: Path, others: readonly string[]): Given[] =>
  Object.entries(form)
    .filter(([key]) => !others.includes(key))
    .map(([key, value]) => ({ key, value, path: [...path, key] }));
