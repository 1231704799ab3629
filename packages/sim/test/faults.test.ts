// Faults of packs and records: whatever is wrong with a file, its code says the same as the English of the program, in each language.
import { GAMES, gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { type Fault, InputFault } from '@gaslamp/kernel/fault';
import { tableOptions } from '@gaslamp/kernel/game';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { recordOf, recordText } from '@gaslamp/record/record';
import { readRecord } from '@gaslamp/record/record-reader';
import { hashOfKey, SecureDice } from '@gaslamp/record/secure-dice';
import { verify } from '@gaslamp/record/verify';
import { texts } from '@gaslamp/words/languages';
import { saidOf } from '@gaslamp/words/told/told';
import { expect, test } from 'vitest';
import { lineOf } from '../src/played-record.ts';

type Json = { [key: string]: unknown };
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Returns the faults that end something. */
function faultsOf(read: () => unknown): readonly Fault[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof InputFault) return error.faults;
    throw error;
  }
}
/** A long text that reverses what follows it, and controls terminals. */
const FOUL = '\u202e\u009b'.repeat(9000);
/** Returns the value with each of its fields wrong in turn, or only every so many of them. */
function* wrongly(value: Json, every = 1, path: readonly string[] = []): Generator<Json> {
  const at = path.reduce<unknown>((inner, key) => (inner as Json)[key], value) as Json;
  let n = 0;
  for (const [key, field] of Object.entries(at)) {
    if (isObject(field)) yield* wrongly(value, every, [...path, key]);
    if (n++ % every !== 0) continue;
    for (const wrong of [undefined, -7, 'x', FOUL, [1], { x: 1 }]) {
      const changed = structuredClone(value);
      const inner = path.reduce<unknown>((one, part) => (one as Json)[part], changed) as Json;
      if (wrong === undefined) delete inner[key];
      else inner[key] = wrong;
      // A list without an element has null there.
      yield JSON.parse(JSON.stringify(changed)) as Json;
    }
  }
}
/** Faults whose English adds the message of the program. */
const LONGER = new Set(['record.follow', 'record.setup']);
function expectSaid(faults: readonly Fault[]): Set<string> {
  for (const { error, code, values } of faults) {
    expect(JSON.stringify([error, values])).not.toMatch(/[\u202e\u009b]|.{9000}/);
    if (!LONGER.has(code) && !error.endsWith('…')) expect(saidOf(texts('en'), code, values)).toBe(error);
    for (const language of ['de', 'pl']) {
      const said = saidOf(texts(language), code, values);
      expect(said).not.toBe(error);
      expect(said, code).not.toMatch(/told\.|\{\w*, (?:select|plural)|undefined|NaN/);
    }
  }
  return new Set(faults.map(({ code }) => code));
}

test.each(Object.values(GAMES))('$id: faults of forged packs', ({ id, builtIn, readPack }) => {
  const pack = structuredClone(builtIn) as Json;
  const lists = Object.entries(pack).filter(([, list]) => Array.isArray(list) && isObject(list[0])) as [
    string,
    Json[],
  ][];
  const amounts = Object.fromEntries(Object.entries(pack).filter(([key]) => !lists.some(([list]) => list === key)));
  const head = { game: id, corrects: 1 };
  const corrections: Json[] = [...wrongly(amounts)].map(({ schema: _, ...one }) => ({ ...one, corrects: 1 }));
  for (const [key, list] of lists) {
    const [first, ...rest] = list;
    // One thing of each kind that the rules tell apart.
    for (const one of list.filter((_, n) => n % 16 === 0))
      for (const changed of wrongly(one)) corrections.push({ ...head, [key]: { [String(one.id)]: changed } });
    corrections.push({ ...head, [key]: { NOBODY: {} } }, { ...head, [key]: [] });
    corrections.push({ ...head, [key]: Object.fromEntries(list.map((one) => [one.id, 7])) });
    corrections.push({ ...head, [key]: { [String(first!.id)]: {}, [String(first!.id).toLowerCase()]: {} } });
    corrections.push(
      { ...pack, [key]: [...rest, first!] },
      { ...pack, [key]: [...list, list[0]!] },
      { ...pack, [key]: {} },
    );
  }
  const files: unknown[] = [[], { game: 'chess' }, { game: id }, ...corrections];
  if (id === 'nanty-narking')
    for (const cards of [{ G33: { symbols: ['agent', 'text'] } }, { G24: { symbols: ['another', 'money'] } }])
      files.push({ ...head, cards });
  const codes = expectSaid(files.flatMap((file) => faultsOf(() => readPack(file, 'mine.json'))));
  for (const code of [
    'form',
    'marked',
    'ids',
    'every',
    'only',
    'whole',
    'text',
    'fields',
    'noThing',
    'twice',
    'order',
    'more',
  ])
    expect([...codes]).toContain(`pack.${code}`);
});

const game = gameNamed('nanty-narking');
/** Returns the lines of a record of the first answers of a match. */
function recorded(answers: number): string[] {
  const key = 'nobody knows it before the end';
  const options = tableOptions(game, {});
  const { match, before, entry } = Match.start(game, 2, options, new SecureDice(key));
  const lines = [lineOf(game, entry)];
  const mind = new FastDice(1);
  for (let i = 0; i < answers; i++) {
    const { player, options: offered } = match.decision!;
    const given = match.choose(player, [game.verbs.format(offered[mind.below(offered.length)]!)], match.at);
    if (isRefusal(given)) throw new Error(given.refusal);
    lines.push(...given.entries.map((one) => lineOf(game, one)));
  }
  const record = recordOf({ game, before, options, dice: { hash: hashOfKey(key), key } }, lines);
  return recordText(record).trimEnd().split('\n');
}

test('faults of forged records', () => {
  const lines = recorded(12);
  const faults: Fault[] = [];
  const look = (text: string, by = game) => {
    faults.push(
      ...faultsOf(() => {
        const { problem } = verify(by, readRecord(text, 'm.jsonl'));
        if (problem !== null) faults.push(problem);
      }),
    );
  };
  for (const n of [0, 1, 2, 5, lines.length - 1]) {
    const line = JSON.parse(lines[n]!) as Json;
    for (const changed of wrongly(line, n < 2 ? 25 : 3)) look(lines.with(n, JSON.stringify(changed)).join('\n'));
    for (const text of ['{', '7', '['.repeat(99)]) look(lines.with(n, text).join('\n'));
    look(lines.slice(0, n).join('\n'));
  }
  const header = JSON.parse(lines[0]!) as Json;
  for (const key of Object.keys(header)) look(lines.with(0, JSON.stringify({ ...header, [key]: [{}] })).join('\n'));
  const line = JSON.parse(lines[2]!) as { entry: Json };
  // Without its pack, a match is only followed by its patches.
  const folding = { ...game, pack: 'another' };
  for (const patch of [{ place: [4e9] }, { seats: 3 }, {}])
    look(lines.with(2, JSON.stringify({ ...line, entry: { ...line.entry, patch } })).join('\n'), folding);
  const codes = expectSaid(faults);
  for (const code of [
    'file.value',
    'file.object',
    'file.line',
    'file.cut',
    'file.empty',
    'record.cutAsked',
    'record.patch',
  ])
    expect([...codes]).toContain(code);
  expect([...codes].filter((code) => code.startsWith('record.')).length).toBeGreaterThan(6);
});
