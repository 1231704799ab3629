// Every event, question and refusal has words.
import { GAMES, gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import type { GameEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import type { Question } from '@gaslamp/kernel/question';
import { copy, type Player, SPECTATOR, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { type View, view } from '@gaslamp/kernel/view';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../src/words.ts';

const SUBJECTS = await Promise.all(
  Object.keys(GAMES).map(async (id) => ({ id, game: gameNamed(id), words: await wordsOf(gameNamed(id)) })),
);
/** A value that was not replaced, a text that is not a sentence, or a thing without a name. */
const HOLE = /undefined|null|NaN|[{}]|\n|[\u0002\u0003]|\b[a-z]\w*\.[a-z]\w*\b(?!-)/;
/** Actions that are impossible in a terminal. */
const CLICKS = /\b(?:click|tap|button)/i;

/** Returns sentences by their ids, and the values that a sentence needs. */
const flat = (catalogue: object, prefix = ''): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
const valuesIn = (sentence = ''): string[] =>
  [...new Set(sentence.match(/(?<=\{)\w+(?=[},])/g))].filter((name) => !/^(?:one|other)$/.test(name)).sort();

describe.each(SUBJECTS)('$id', ({ id, game, words }) => {
  test('a terminal asks in words of its own what the page asks by a button, with the same values', async () => {
    const { default: terminal } = await import(`../src/${id}/text/en.json`, { with: { type: 'json' } });
    const { default: page } = await import(`../../words/src/${id}/text/en.json`, { with: { type: 'json' } });
    const asked = new Map(flat(page));
    const otherwise = flat(terminal).filter(([key]) => !/^\w+Terminal\./.test(key));
    const prompts = [...asked].filter(([key, sentence]) => /^\w+\.prompt\./.test(key) && CLICKS.test(sentence));
    expect(otherwise.map(([key]) => key)).toEqual(prompts.map(([key]) => key));
    for (const [key, sentence] of otherwise) {
      expect(sentence).not.toMatch(CLICKS);
      expect(valuesIn(sentence), key).toEqual(valuesIn(asked.get(key)));
    }
  });

  interface Step {
    readonly before: State;
    readonly question: Question;
    readonly after: State;
    readonly events: readonly GameEvent[];
  }
  /** Plays a random match; returns its questions and events, step by step. */
  function match(seats: number, seed: number): { steps: Step[]; end: State } {
    const events: GameEvent[] = [];
    const steps: Step[] = [];
    const mind = new FastDice(seed + 1000);
    const table = new Table(game, game.setup(seats, {}), new FastDice(seed), events);
    const numbers = (frame: object) =>
      Object.entries(frame).filter(([name, n]) => typeof n === 'number' && name !== 'by');
    while (table.decision !== null) {
      const { player, effect, frame, options, draft, subset } = table.decision;
      const offered = options.map((option) => game.verbs.format(option));
      const about = Object.fromEntries(numbers(frame));
      const question = { player, effect, about, options: offered, draft, subset, pass: null };
      const before = copy(table.s);
      events.length = 0;
      table.choose(at(options, mind.below(options.length)));
      steps.push({ before, question, after: copy(table.s), events: [...events] });
    }
    return { steps, end: table.s };
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
  const MATCHES = Array.from({ length: 12 }, (_, i) => match(2 + (i % (game.seats.most - 1)), i + 1));
  const sample = at(MATCHES, 0);
  const seen = (s: State, viewer: Player): View<State> => view(game, s, viewer);

  const NOTHING = { player: 0, options: [], draft: false, subset: false, pass: null } as const;
  /** The texts used when there are no words. */
  const UNDECLARED = [
    ...words.logLines(sample.end, { move: 1, events: [{ kind: 'strange', fields: {} }] }, null),
    words.question(seen(sample.end, 0), { ...NOTHING, effect: 'strange', about: {} }),
    words.refused('strange'),
  ];
  /** Returns lines that are not proper words or that say that there are none. */
  const torn = (lines: readonly string[]): string[] =>
    lines.filter((line) => HOLE.test(line) || CLICKS.test(line) || UNDECLARED.some((none) => line.includes(none)));

  test('every step of twelve matches is told in words, to those who know all and to those who watch', () => {
    const kinds = new Set<string>();
    const found: string[] = [];
    let count = 0;
    for (const { steps } of MATCHES)
      for (const { after, events } of steps) {
        for (const { kind } of events) kinds.add(kind);
        const all = events.map(({ kind, fields, secret }) => ({ kind, fields: { ...fields, ...secret?.fields } }));
        const lines = [
          ...words.logLines(after, { move: 1, events: all }, null),
          ...words.logLines(after, { move: 1, events }, SPECTATOR),
        ];
        count += lines.length;
        found.push(...torn(lines));
      }
    expect(found).toEqual([]);
    expect(kinds.size).toBeGreaterThan(30);
    expect(count).toBeGreaterThan(3000);
  });

  test.each(Object.entries(game.events))('%s is told', (kind, { fields }) => {
    // The event of an attack already describes an assassination.
    const event = { kind, fields: Object.fromEntries(fields.map((name) => [name, name === 'harm' ? 1 : 0])) };
    const [line, ...more] = words.logLines(sample.end, { move: 1, events: [event] }, null);
    expect(more).toEqual([]);
    expect(line).toMatch(/[.!]$|^--- .* ---$/);
    expect(torn([line ?? ''])).toEqual([]);
  });

  test.each(Object.entries(game.questions))('%s is asked', (effect, { about }) => {
    const question = { ...NOTHING, effect, about: Object.fromEntries(about.map((name) => [name, 0])) };
    const line = words.question(seen(at(sample.steps, 20).before, 0), question);
    expect(line).toMatch(/[?.)]$/);
    expect(torn([line])).toEqual([]);
  });

  test('every question and every option of eight matches is a line of words', () => {
    const asked = new Set<string>();
    const found: string[] = [];
    for (const { steps } of MATCHES.slice(0, 8))
      for (const { before, question } of steps.filter(
        ({ question: { effect } }, n) => n % 5 === 0 || !asked.has(effect),
      )) {
        asked.add(question.effect);
        const now = seen(before, question.player);
        const options = question.options ?? [];
        const cells = options.map((option) => words.option(now, option, question));
        const sum = words.sum(now, question, question.subset ? options.slice(0, 1) : []);
        found.push(...torn([words.question(now, question), ...(sum === null ? [] : [sum]), ...cells.flat()]));
        // No option is shown by its code.
        found.push(...options.filter((option, i) => cells[i]?.[0] === undefined || cells[i].includes(option)));
      }
    expect(found).toEqual([]);
    expect(asked.size).toBeGreaterThan(25);
  });

  test('every refusal says why', async () => {
    const refusals: Readonly<Record<string, unknown>> = await import(`../../${id}/src/rules/refusals.ts`);
    const keys = Object.values(refusals).flatMap((one) =>
      typeof one === 'object' && one !== null && 'key' in one ? [String(one.key)] : [],
    );
    expect(keys.length).toBeGreaterThan(50);
    for (const key of keys) expect(words.refused(key), key).toMatch(/^[A-Z].* .*\.$/);
    expect(torn(keys.map((key) => words.refused(key)))).toEqual([]);
  });

  test('positions, hands, points and ends are lines of words for every viewer', () => {
    const found: string[] = [];
    for (const { steps, end } of MATCHES.slice(0, 4)) {
      const positions = steps.filter((_, n) => n % 60 === 0).map(({ before }) => before);
      for (const s of [...positions, end])
        for (const viewer of [...Array(s.seats).keys(), SPECTATOR] as Player[]) {
          const now = seen(s, viewer);
          const lines = [
            ...words.position(now),
            ...words.points(now),
            ...words.goals(now),
            ...words.known(now),
            ...words.costs(now),
            ...words.borders(now),
            ...(viewer === SPECTATOR ? [] : words.hand(now)),
          ];
          found.push(...torn(lines));
        }
      const position = { s: end, data: game.data };
      const result = game.result(position);
      if (result === null) throw new Error('a match that is over has a result');
      const ending = words.ending(position).slice(1);
      expect(ending.map((line) => line.endsWith('wins'))).toEqual(
        ending.map((_, seat) => ((result.winners >> seat) & 1) === 1),
      );
      for (const [seat, line] of ending.entries()) {
        const [running = 0, ...rest] = (line.match(/-? ?\d+/g) ?? []).map((number) => Number(number.replace(' ', '')));
        // The listed losses lead from the running total to the final points.
        expect(rest.pop()).toBe(result.points[seat]);
        expect(sum([running, ...rest])).toBe(result.points[seat]);
      }
    }
    expect(found).toEqual([]);
  });

  test('a position in words is the same for two worlds that the viewer cannot tell apart', () => {
    // Otherwise the words would have used more than the view.
    const { steps } = at(MATCHES, 1);
    for (const { before } of steps.filter((_, n) => n % 60 === 0)) {
      const now = seen(before, 0);
      expect(words.position({ ...now, hidden: now.hidden.map((pool) => ({ ...pool, items: [] })) })).toEqual(
        words.position(now),
      );
    }
  });
});
