// Bots play matches, of which the command line tells in every language: in the made-up one nothing is written in code, and in the
// others each line is whole.
import { type AnyGame, GAMES, gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import type { GameEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import type { Question } from '@gaslamp/kernel/question';
import { copy, SPECTATOR, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { view } from '@gaslamp/kernel/view';
import { LANGUAGES, speak, texts } from '@gaslamp/words/languages';
import { MADE_UP, madeUpTexts, outside } from '@gaslamp/words/made-up';
import type { Texts } from '@gaslamp/words/text';
import { afterAll, expect, test } from 'vitest';
import { type Words, wordsOf } from '../src/words.ts';

const MATCHES = Number(process.env.GASLAMP_MATCHES) >= 500 ? 200 : 10;
const OTHERS = Object.keys(LANGUAGES).filter((code) => code !== 'en');
/** Positions are as long as all the rest, so few are looked at. */
const POSITIONS = 97;

interface Step {
  readonly before: State;
  readonly question: Question;
  readonly after: State;
  readonly events: readonly GameEvent[];
}
const numbersIn = (frame: object) =>
  Object.entries(frame).filter(([name, n]) => typeof n === 'number' && name !== 'by');
/** Plays a match of bots that choose at random, which meet more than better ones. */
function* match(id: string, seats: number, seed: number): Generator<Step> {
  const game = gameNamed(id);
  const events: GameEvent[] = [];
  const mind = new FastDice(seed + 1000);
  const table = new Table(game, game.setup(seats, {}), new FastDice(seed), events);
  while (table.decision !== null) {
    const { player, effect, frame, options, draft, subset } = table.decision;
    const about = Object.fromEntries(numbersIn(frame));
    const offered = options.map((option) => game.verbs.format(option));
    const question = { player, effect, about, options: offered, draft, subset, pass: null };
    const before = copy(table.s);
    events.length = 0;
    table.choose(at(options, mind.below(options.length)));
    yield { before, question, after: copy(table.s), events: [...events] };
  }
}

type Sort = 'sentence' | 'part' | 'table';
type Said = readonly [sort: Sort, lines: readonly string[]];
/**
 * Returns what is said of a step: sentences, parts of one, and tables, whose columns stand apart. Of its options only the new ones
 * are told, since most come again and again with the same words.
 */
function saidOf(
  words: Words,
  game: AnyGame,
  { before, question, after, events }: Step,
  n: number,
  fresh: readonly string[],
): Said[] {
  const all = events.map(({ kind, fields, secret }) => ({ kind, fields: { ...fields, ...secret?.fields } }));
  const out: Said[] = [
    ['sentence', words.logLines(after, { move: 1, events: all }, null)],
    ['sentence', words.logLines(after, { move: 1, events }, SPECTATOR)],
  ];
  if (n % 5 === 0 || fresh.length > 0) {
    const now = view(game, before, question.player);
    const options = question.options ?? [];
    out.push(['sentence', [words.question(now, question)]]);
    out.push(['part', [words.sum(now, question, question.subset ? options.slice(0, 1) : []) ?? '']]);
    for (const option of fresh) {
      const [does = '', ...printed] = words.option(now, option, question);
      out.push(['sentence', [does]], ['table', printed]);
    }
  }
  if (n % POSITIONS === 0)
    for (const viewer of [question.player, SPECTATOR]) {
      const seen = view(game, after, viewer);
      out.push(['table', [words.position(seen), words.points(seen), words.goals(seen), words.known(seen)].flat()]);
      out.push(['table', [words.costs(seen), words.borders(seen)].flat()]);
    }
  return out;
}

/** Returns texts that note each form with a preposition that no name has. */
const noting = (own: Texts, lacking: Set<string>): Texts => ({
  ...own,
  owns(asked) {
    const has = own.owns(asked);
    if (!has && /^names\..*\.\*\.(?:in|to|from)$/.test(asked)) lacking.add(`${own.code}: ${asked}`);
    return has;
  },
});

/** Codes, which are the same in every language. */
const CODE = /\b(?:[A-Z][A-Z0-9]*_[A-Z0-9_]+|R\d[\d.]*)\b/g;
/** Texts of cards and names of things that a game’s data bring. */
function withNames(made: Texts, id: string): Texts {
  const { cards = [], royals = [] }: { cards?: { id: string }[]; royals?: { id: string }[] } = Object(
    gameNamed(id).data,
  ).pack;
  const named = (things: readonly { readonly id: string }[]) =>
    Object.fromEntries(things.map((one) => [one.id, { name: `⟦${one.id}⟧` }]));
  made.add({ names: { [id]: { card: named(cards), royal: named(royals) } } });
  // Japanese joins lists without a word.
  return { ...made, code: 'ja' };
}

afterAll(() => speak(texts('en')));

/** Returns what is wrong with a line; empty if nothing is. */
type Wrong = (line: string, sort: Sort) => string;
interface Tongue {
  readonly code: string;
  readonly said: Texts;
  readonly wrong: Wrong;
  readonly words: Words;
}
const wrongIn: Readonly<Record<string, Wrong>> = {
  [MADE_UP]: (line) => (/\p{L}/u.test(outside(line).replace(CODE, '')) ? outside(line) : ''),
  ...Object.fromEntries(
    OTHERS.map((code) => [
      code,
      (line: string, sort: Sort) => {
        const torn = /undefined|NaN|[{}\u0002\u0003]/.test(line) || (sort !== 'table' && /\S {2}/.test(line));
        const small = sort === 'sentence' && !/^(?:--- )?[\p{Lu}\d„(£×+−]/u.test(line);
        return torn || small ? line : '';
      },
    ]),
  ),
};

for (const id of Object.keys(GAMES))
  test(`${id} is told whole in every language, and with nothing that is not in a catalogue`, {
    tags: [id],
    timeout: MATCHES * 30_000,
  }, async () => {
    const game = gameNamed(id);
    const lacking = new Set<string>();
    const found = new Map<string, Set<string>>();
    const tongues: Tongue[] = [];
    for (const [code, wrong] of Object.entries(wrongIn)) {
      const said = code === MADE_UP ? withNames(madeUpTexts(), id) : noting(texts(code), lacking);
      found.set(code, new Set());
      speak(said);
      tongues.push({ code, said, wrong, words: await wordsOf(game) });
    }
    let count = 0;
    const look = (say: (words: Words) => readonly Said[]) => {
      for (const { code, said, wrong, words } of tongues) {
        speak(said);
        for (const [sort, lines] of say(words))
          for (const line of lines) {
            count++;
            const what = line === '' ? '' : wrong(line, sort);
            if (what !== '') found.get(code)?.add(what);
          }
      }
    };
    const asked = new Set<string>();
    for (let n = 0; n < MATCHES; n++) {
      let step = 0;
      for (const one of match(id, 2 + (n % (game.seats.most - 1)), n + 1)) {
        const { effect, options } = one.question;
        const fresh = (options ?? []).filter((option) => !asked.has(`${effect} ${option}`));
        for (const option of fresh) asked.add(`${effect} ${option}`);
        look((words) => saidOf(words, game, one, step, fresh));
        step++;
      }
    }
    const refusals: Readonly<Record<string, unknown>> = await import(`../../${id}/src/rules/refusals.ts`);
    for (const one of Object.values(refusals)) {
      const key = typeof one === 'object' && one !== null && 'key' in one ? String(one.key) : null;
      if (key !== null) look((words) => [['sentence', [words.refused(key)]]]);
    }
    expect([...found].map(([code, lines]) => [code, [...lines].slice(0, 20)])).toEqual(
      [...found].map(([code]) => [code, []]),
    );
    expect([...lacking]).toEqual([]);
    expect(count).toBeGreaterThan(10_000);
  });
