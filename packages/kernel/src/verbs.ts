import { type Fault, fault } from './fault.ts';
import type { Option } from './state.ts';

type IsUnion<A, All = A> = A extends unknown ? ([All] extends [A] ? false : true) : never;
/**
 * Constructor of options: takes a number for one argument, an object for two. Options are made by the thousand for every
 * question, and looking up a computed key is slow.
 */
type Make<A extends string> = [A] extends [never]
  ? () => Option
  : true extends IsUnion<A>
    ? (args: Record<A, number>) => Option
    : (value: number) => Option;

export type Verb<A extends string> = Make<A> & {
  readonly verb: string;
  is(option: Option): boolean;
} & { readonly [K in A]: (option: Option) => number };

/** An option in the form that scenarios, pages and logs use: `{ do: 'claim', city: 'VIENNA' }`. */
export type Described = { readonly do: string } & Readonly<Record<string, string>>;

/** Log entries that are not answers (match.ts). */
const RESERVED = ['deal', 'undo'];

interface Entry {
  readonly name: string;
  readonly keys: readonly string[];
  readonly values: readonly (readonly string[])[];
}

/**
 * The verbs of one game: options as integers for programs and as text for logs, bots and people.
 * The order of the definitions and of the value lists is part of the save format: append only.
 */
export class Verbs {
  readonly #entries: Entry[] = [];
  /** Cache of formatted options: every question uses them again. */
  readonly #texts = new Map<Option, string>();

  /**
   * Declares a verb with up to two arguments, each with the names of its values (at most 256). Throws if the definition is
   * invalid: an option must survive the round trip through text.
   */
  readonly define = <A extends string = never>(
    name: string,
    args: Record<A, readonly string[]> = {} as never,
  ): Verb<A> => {
    const keys = Object.keys(args) as A[];
    if (!isWord(name)) throw new Error(`verb "${name}" is not one word`);
    if (RESERVED.includes(name)) throw new Error(`verb "${name}" is reserved: logs use it for what is no answer`);
    if (this.#entries.some((entry) => entry.name === name)) throw new Error(`verb "${name}" is defined twice`);
    if (keys.length > 2) throw new Error(`verb "${name}" has more than two arguments`);
    for (const key of keys) refuseValues(`verb "${name}"`, key, args[key]);
    const base = (this.#entries.push({ name, keys, values: keys.map((key) => args[key]) }) - 1) << 16;
    const [a, b] = keys;
    const make =
      a === undefined
        ? () => base
        : b === undefined
          ? (value: number) => base | (value << 8)
          : (v: Record<A, number>) => base | (v[a] << 8) | v[b];
    const parts: Record<string, unknown> = { verb: name, is: (option: Option) => (option & ~0xffff) === base };
    if (a !== undefined) parts[a] = (option: Option) => (option >> 8) & 255;
    if (b !== undefined) parts[b] = (option: Option) => option & 255;
    return Object.assign(make, parts) as unknown as Verb<A>;
  };

  /** Formats the compact code, `claim VIENNA`, which logs, bots, tests and the command line share. */
  format(option: Option): string {
    const known = this.#texts.get(option);
    if (known !== undefined) return known;
    const { name, values } = this.#entry(option);
    const text = [name, ...values.map((names, i) => named(option, names, i))].join(' ');
    this.#texts.set(option, text);
    return text;
  }

  /** Returns the described form, `{ do: 'claim', city: 'VIENNA' }`. */
  describe(option: Option): Described {
    const { name, keys, values } = this.#entry(option);
    const out: Record<string, string> = { do: name };
    keys.forEach((key, i) => {
      out[key] = named(option, values[i]!, i);
    });
    return out as Described;
  }

  /** Parses a compact code. The fault of an invalid text tells what is allowed. */
  parse(text: string): Option | Fault {
    const [name = '', ...words] = text.trim().split(/\s+/);
    const id = this.#entries.findIndex((entry) => entry.name === name);
    if (id < 0) return fault('answer.verb', { name, allowed: this.names.join(', ') });
    const { keys, values } = this.#entries[id]!;
    if (words.length !== keys.length)
      return fault('answer.takes', { name, wanted: keys.join(', ') || 'nothing', given: words.join(' ') });
    let option = id << 16;
    for (const [i, word] of words.entries()) {
      const known = values[i]!;
      const value = known.indexOf(word);
      if (value < 0) return fault('answer.value', { word, key: keys[i]!, name, allowed: known.join(', ') });
      option |= value << (8 - 8 * i);
    }
    return option;
  }

  get names(): readonly string[] {
    return this.#entries.map((entry) => entry.name);
  }
  /** Returns the argument names of a verb, or null if there is no such verb. */
  argumentsOf(name: string): readonly string[] | null {
    return this.#entries.find((entry) => entry.name === name)?.keys ?? null;
  }

  #entry(option: Option): Entry {
    const entry = this.#entries[option >> 16];
    if (!entry) throw new Error(`${option} is no option of this game`);
    return entry;
  }
}

/** Verbs of a game with their argument names and the names of their values, in the order of the save format. */
export type VerbSpecs = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
/** A verb without arguments is its only option. */
type Made<A> = keyof A extends never ? Option : Verb<keyof A & string>;

/** Defines all verbs of a game at once. Throws like `define`. */
export function verbsOf<const V extends VerbSpecs>(
  specs: V,
): { readonly verbs: Verbs; readonly made: { readonly [K in keyof V]: Made<V[K]> } } {
  const verbs = new Verbs();
  const made = Object.entries(specs).map(([name, args]) => {
    const verb = verbs.define(name, args);
    return [name, Object.keys(args).length === 0 ? verb(0) : verb];
  });
  return { verbs, made: Object.fromEntries(made) };
}

const isWord = (text: string): boolean => /^\S+$/.test(text);

function refuseValues(verb: string, key: string, values: readonly string[]): void {
  if (values.length > 256) throw new Error(`${verb}: more than 256 values of ${key}`);
  values.forEach((value, i) => {
    if (!isWord(value)) throw new Error(`${verb}: the ${key} "${value}" is not one word`);
    if (values.indexOf(value) < i) throw new Error(`${verb}: the ${key} "${value}" is named twice`);
  });
}

function named(option: Option, names: readonly string[], i: number): string {
  const name = names[(option >> (8 - 8 * i)) & 255];
  if (name === undefined) throw new Error(`${option} is no option of this game`);
  return name;
}
