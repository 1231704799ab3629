// Faults of packs and records: whatever is wrong with a file, each language has a sentence for it.
import { type AnyGame, GAMES, gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { type Fault, InputFault } from '@gaslamp/kernel/fault';
import { tableOptions } from '@gaslamp/kernel/game';
import type { Entry } from '@gaslamp/kernel/log';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import type { State } from '@gaslamp/kernel/state';
import type { Receipt } from '@gaslamp/protocol/receipts';
import { recordOf, recordText } from '@gaslamp/record/record';
import { readRecord } from '@gaslamp/record/record-reader';
import { hashOfKey, SecureDice } from '@gaslamp/record/secure-dice';
import { lastOf, verify } from '@gaslamp/record/verify';
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
/** Returns the codes of faults, each of which must have a sentence in every language. */
function expectSaid(faults: readonly Fault[]): Set<string> {
  for (const { code, values } of faults) {
    expect(JSON.stringify(values)).not.toMatch(/[\u202e\u009b]|.{9000}/);
    const said = ['en', 'de', 'pl'].map((language) => saidOf(texts(language), code, values));
    expect(new Set(said).size, said[0]).toBe(3);
    for (const one of said) expect(one, code).not.toMatch(/told\.|\{\w*, (?:select|plural)|undefined|NaN/);
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
/** The lines of the record of a whole match. */
const lines = recorded();
function recorded(): string[] {
  const key = 'nobody knows it before the end';
  const options = tableOptions(game, {});
  const { match, before, entry } = Match.start(game, 2, options, new SecureDice(key));
  const lines = [lineOf(game, entry)];
  const mind = new FastDice(1);
  for (let asked = match.decision; asked !== null; asked = match.decision) {
    const { player, options: offered } = asked;
    const answer = game.verbs.format(offered[mind.below(offered.length)]!);
    const back = match.undoable(player) > 0 && mind.below(6) === 0;
    const given = back ? match.undo(player, match.at) : match.choose(player, [answer], match.at);
    if (isRefusal(given)) throw new Error(given.refusal);
    lines.push(...given.entries.map((one) => lineOf(game, one)));
  }
  const record = recordOf({ game, before, options, dice: { hash: hashOfKey(key), key } }, lines);
  return recordText(record).trimEnd().split('\n');
}

test('faults of forged records', () => {
  const faults: Fault[] = [];
  const look = (text: string, by = game) => {
    faults.push(
      ...faultsOf(() => {
        const { problem } = verify(by, readRecord(text, 'm.jsonl'));
        if (problem !== null) faults.push(problem);
      }),
    );
  };
  const short = lines.slice(0, 13);
  const end = lines.at(-1)!;
  for (const n of [0, 1, 2, 5, short.length]) {
    const lines = [...short, end];
    const line = JSON.parse(lines[n]!) as Json;
    for (const changed of wrongly(line, n < 2 ? 25 : 3)) look(lines.with(n, JSON.stringify(changed)).join('\n'));
    for (const text of ['{', '7', `${'['.repeat(99)}${']'.repeat(99)}`]) look(lines.with(n, text).join('\n'));
    look(lines.slice(0, n).join('\n'));
  }
  const header = JSON.parse(lines[0]!) as Json;
  for (const key of Object.keys(header)) look(lines.with(0, JSON.stringify({ ...header, [key]: [{}] })).join('\n'));
  const codes = expectSaid(faults);
  for (const code of ['value', 'object', 'line', 'cut', 'empty', 'deep']) expect([...codes]).toContain(`file.${code}`);
});

/** Returns the problem of a record, or null. */
const problemIn = (lines: readonly string[], by = game, beginning: State | null = null, receipts: Receipt[] = []) =>
  verify(by, readRecord(lines.join('\n'), 'm.jsonl'), beginning, receipts).problem;
const header = JSON.parse(lines[0]!) as Json & { before: State; dice: Json };
const headed = (change: Json): string[] => lines.with(0, JSON.stringify({ ...header, ...change }));
const keyed = (change: Json): string[] => headed({ dice: { ...header.dice, ...change } });
const entryOf = (n: number) => (JSON.parse(lines[n + 1]!) as { entry: Entry }).entry;
/** The record with an entry changed, perhaps from another version of the rules. */
const changed = (n: number, change: object, rules = game.rules, of: readonly string[] = lines): string[] =>
  of.with(n + 1, JSON.stringify({ at: 1, rules, entry: { ...entryOf(n), ...change } }));
/** Without its pack, a match is only followed by its patches. */
const folding = { ...game, pack: 'another' };
const later = game.rules + 1;
/** The next version of the rules. */
const second: AnyGame = { ...game, rules: later, upgrades: { ...game.upgrades, [later]: (s) => s } };
/** A record whose second entry ends in a forged position, and whose third one is of the next version. */
const forged = (effect: string) =>
  changed(2, {}, later, changed(1, { patch: { agenda: [0, { effect }, { effect }] } })).slice(0, 4);
const returned = { at: 1, note: { kind: 'returned', seen: 1, era: 0, move: 1, hash: hashOfKey('y') } };
const OTHER_KEY = { hash: hashOfKey('x'), key: 'x' };
const rolled = lines.slice(1, -1).findIndex((_, n) => entryOf(n).chance.some((said) => /^\d+$/.test(said)));

/** A record for each code. Those that only a page finds are tested with it: `table` and `unknown`. */
const BROKEN: Record<
  Exclude<Extract<Fault['code'], `record.${string}`>, 'record.table' | 'record.unknown'>,
  () => Fault | { s: State } | null
> = {
  'record.closed': () => problemIn(headed({ closed: true })),
  'record.key': () => problemIn(keyed({ hash: hashOfKey('x') })),
  'record.shares': () => problemIn(keyed({ shares: [null, null, null] })),
  'record.laterKeys': () => problemIn(keyed({ later: [{ ...OTHER_KEY, first: 1 }] })),
  'record.laterKey': () =>
    problemIn(keyed({ later: [{ ...OTHER_KEY, first: 1 }] }).toSpliced(2, 0, JSON.stringify(returned))),
  'record.outcome': () => problemIn(keyed(OTHER_KEY)),
  'record.patches': () => {
    let lamps = 0;
    const upgrades = { ...game.upgrades, [later]: (s: State): State => ({ ...s, lamps: lamps++ }) as State };
    return problemIn(changed(1, {}, later).slice(0, 3), { ...second, upgrades });
  },
  'record.receipt': () =>
    problemIn(headed({ match: 'm' }), game, null, [{ move: 3, era: 0, commitment: 'x', signature: '' }]),
  'record.pack': () => lastOf(folding, readRecord(lines.join('\n'), 'm.jsonl')),
  'record.before': () => problemIn(headed({ gaslamp: 1 }).slice(0, 1), game, { ...header.before, seats: 3 }),
  'record.oldRules': () => problemIn(headed({ gaslamp: 1, rules: later }).slice(0, 1)),
  'record.oldPack': () => problemIn(headed({ gaslamp: 1, pack: 'another' }).slice(0, 1)),
  'record.deal': () => problemIn(changed(0, { did: 'pass' }), folding),
  'record.dealt': () => problemIn(changed(1, { did: 'deal' }), folding),
  'record.version': () => problemIn(changed(lines.length - 3, {}, later)),
  'record.patch': () => problemIn(changed(1, { patch: { place: [4e9] } }), folding),
  'record.begun': () => problemIn(changed(1, { patch: { seats: 3 } }), folding),
  'record.numbers': () => {
    const before = { ...header.before, more: Array(19_000).fill(1) };
    const patch = { picks: [2000, ...Array.from({ length: 2000 }, (_, n) => [n, 1]).flat()] };
    return problemIn(changed(0, { patch }, game.rules, headed({ before })), folding);
  },
  'record.cutBefore': () => problemIn(lines.slice(0, 1)),
  'record.cutAsked': () => problemIn(lines.slice(0, 5)),
  'record.cut': () => problemIn(lines.slice(0, -1)),
  'record.end': () => problemIn(lines.with(-1, JSON.stringify({ end: { entries: 1, hash: '', result: null } }))),
  'record.follow': () => problemIn(forged('nowhere'), second),
  'record.differs': () => problemIn(changed(1, { events: [{ kind: 'x', fields: {} }] })),
  'record.step': () => {
    // An answer that seems to be settled hides the part of a step that is taken back after it.
    const backs = lines.slice(1, -1).flatMap((_, n) => (entryOf(n).did === 'undo 1' ? [n] : []));
    for (const n of backs) {
      const problem = problemIn(changed(n - 1, { settled: true }).slice(0, n + 9));
      if (problem?.code === 'record.step') return problem;
    }
    return null;
  },
  'record.beginning': () => problemIn(headed({ before: { ...header.before, move: 7 } })),
  'record.behind': () => problemIn(lines.toSpliced(-1, 0, lines.at(-2)!)),
  'record.answer': () => problemIn(changed(1, { did: 'nothing' })),
  'record.effects': () => {
    const round = { kind: 'step' as const, run: (g: { next(frame: object): void }) => g.next({ effect: 'round' }) };
    const byName = { ...game.effects.byName, round };
    return problemIn(forged('round'), {
      ...second,
      effects: Object.create(game.effects, { byName: { value: byName } }),
    } as AnyGame);
  },
  'record.roll': () =>
    problemIn(changed(rolled, { chance: entryOf(rolled).chance.map((one) => one.replace(/^\d+$/, '99')) })),
  'record.draw': () => problemIn(changed(0, { chance: entryOf(0).chance.with(0, 'nothing') })),
  'record.chance': () => problemIn(changed(0, { chance: [] })),
};

test.each(Object.entries(BROKEN))('%s', (code, found) => {
  const fault = found();
  expect(fault).toMatchObject({ code });
  expectSaid([fault as Fault]);
});
