import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameNamed } from '@gaslamp/games/games';
import { tableOptions } from '@gaslamp/kernel/game';
import type { Entry } from '@gaslamp/kernel/log';
import type { EntryLine } from '@gaslamp/record/log';
import { verify } from '@gaslamp/record/verify';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordIn } from '../src/record-file.ts';
import { json, quickly, STACK, scratch } from './cli.ts';

const folder = scratch();
const game = gameNamed('emerald-2e');
const match = join(folder, 'emerald-2e-21.jsonl');
let lines: string[];
let entries: Entry[];

beforeAll(async () => {
  await quickly(['simulate', '--players', '3', '--matches', '2', '--seed', '21', '--record', folder]);
  lines = readFileSync(match, 'utf8').trimEnd().split('\n');
  entries = lines.slice(1, -1).map((line) => (JSON.parse(line) as EntryLine).entry);
});

/** Writes a changed file of the same match. */
function changed(name: string, change: (lines: string[]) => string[] | string): string {
  const file = join(folder, name);
  const text = change(lines.slice());
  writeFileSync(file, typeof text === 'string' ? text : `${text.join('\n')}\n`);
  return file;
}
/** Changes one entry, given by its number. */
const edited = (name: string, entry: number, change: (entry: Entry) => object): string =>
  changed(name, (all) => {
    const line = JSON.parse(all[entry + 1]!) as EntryLine;
    return all.with(entry + 1, JSON.stringify({ ...line, entry: change(line.entry) }));
  });

test('a folder takes a file a match, named by its seed', () => {
  expect(readdirSync(folder).sort().slice(0, 2)).toEqual(['emerald-2e-21.jsonl', 'emerald-2e-22.jsonl']);
  expect(JSON.parse(lines[0]!)).toEqual({
    gaslamp: 2,
    game: 'emerald-2e',
    rules: game.rules,
    pack: game.pack,
    seats: 3,
    options: tableOptions(game, {}),
    before: game.setup(3, tableOptions(game, {})),
    seed: 21,
    names: ['random', 'random', 'random'],
  });
});

test('each entry names its rules and when it was taken up', () => {
  for (const line of lines.slice(1, -1)) {
    const { at, rules } = JSON.parse(line) as EntryLine;
    expect(rules).toBe(game.rules);
    expect(Math.abs(Date.now() - at)).toBeLessThan(600_000);
  }
});

test('a recorded match is verified by its patches and by the rules', async () => {
  const doc = await json('replay', match);
  expect(doc).toMatchObject({ ok: true, game: 'emerald-2e', players: 3, seed: 21, error: null });
  expect(doc.entries).toBe(entries.length);
  expect(doc.verified).toBe(entries.length);
  expect(doc.result).toEqual((JSON.parse(lines.at(-1)!) as { end: { result: unknown } }).end.result);
});

test('it is told in words, to the end', async () => {
  const { code, out } = await quickly(['replay', match]);
  expect(code).toBe(0);
  expect(out).toMatch(/The cards are dealt\. \w+day goes first\./);
  expect(out).toContain('--- Monday’s turn ---');
  expect(out).toMatch(/The match is over: .+\./);
  expect(out).toMatch(new RegExp(`Verified: ${entries.length} entries, \\d+ moves`));
  expect(out).not.toContain('undefined');
});

test('step by step it shows every answer and what chance said', async () => {
  const { out } = await quickly(['replay', match, '--steps']);
  const numbered = out.split('\n').filter((line) => /^\d+\. /.test(line));
  expect(numbered).toHaveLength(entries.length);
  const rolled = entries.findIndex(({ chance, did }, i) => i > 0 && chance.length > 0 && did !== 'undo');
  expect(numbered[rolled]).toContain(` = ${entries[rolled]!.chance.join(', ')}`);
  expect(numbered[rolled]).toContain(`: ${entries[rolled]!.did}`);
});

test('what a file says steers no terminal', async () => {
  const steering = '\u001b[2J\u009b2J\u202e\u{e0001}';
  const file = edited('steering.jsonl', 1, (entry) => ({ ...entry, chance: [steering], did: steering }));
  // With another pack, so that it is not compared with the result of the rules.
  const other = changed('steering.jsonl', () => readFileSync(file, 'utf8').replace(game.pack, '00000000'));
  const document = await quickly(['replay', other, '--steps', '--json']);
  const inSteps = await quickly(['replay', other, '--steps']);
  const draws = await quickly(['verify', other, '--json']);
  expect(inSteps.out).toContain('□[2J□2J□□ = □[2J');
  expect(JSON.parse(draws.out).draws).toContainEqual(expect.objectContaining({ said: steering }));
  for (const { out, err } of [document, inSteps, draws]) expect(out + err).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
});

test('one JSON document is understood as well', async () => {
  const { end } = JSON.parse(lines.at(-1)!) as { end: object };
  const file = join(folder, 'match.json');
  writeFileSync(
    file,
    JSON.stringify(
      { ...(JSON.parse(lines[0]!) as object), log: lines.slice(1, -1).map((line) => JSON.parse(line)), end },
      null,
      2,
    ),
  );
  const { code, out } = await quickly(['replay', file, '--quiet']);
  expect(out).toMatch(/^Verified: /);
  expect(code).toBe(0);
});

test('the first format is understood as well', async () => {
  const { before: _, ...header } = JSON.parse(lines[0]!) as Record<string, unknown>;
  const bare = entries.map((entry) => JSON.stringify(entry));
  const file = changed('first.jsonl', (all) => [JSON.stringify({ ...header, gaslamp: 1 }), ...bare, all.at(-1)!]);
  const { code, out } = await quickly(['replay', file, '--quiet']);
  expect(out).toMatch(/^Verified: /);
  expect(code).toBe(0);
});

describe('a file that is no whole match breaks where it breaks', () => {
  const breaks = async (file: string, ...says: string[]) => {
    const { code, err } = await quickly(['replay', file, '--quiet']);
    for (const words of says) expect(err).toContain(words);
    expect(err).not.toMatch(STACK);
    expect(code).toBe(2);
  };
  const rollOrDraw = () => entries.findIndex(({ chance }, i) => i > 8 && chance.length > 0);
  const inDraft = () => entries.findIndex(({ patch }) => typeof patch.step === 'number' && patch.step > 0);

  test('cut off within a line', async () => {
    const file = changed('cut.jsonl', (all) => all.slice(0, 40).join('\n').slice(0, -25));
    await breaks(file, `${file}:40`, 'cut off here');
  });
  test('cut off between two lines', async () => {
    const file = changed('short.jsonl', (all) => all.slice(0, 40));
    await breaks(file, `${file}:41`, 'in the middle of the match', '39 entries before that are as they must be');
  });
  test('without its last line', async () => {
    const file = changed('endless.jsonl', (all) => all.slice(0, -1));
    await breaks(file, `${file}:${lines.length}`, 'without its last line');
  });
  test('with a line missing', async () => {
    const at = inDraft();
    const file = changed('gap.jsonl', (all) => all.toSpliced(at + 1, 1));
    await breaks(file, `${file}:${at + 2}`, entries[at + 1]!.did, 'is asked');
  });
  test('with another answer', async () => {
    const at = entries.findIndex(({ did }, i) => i > 8 && did.startsWith('place '));
    const file = edited('answer.jsonl', at, (entry) => ({
      ...entry,
      did: entry.did === 'place PARIS' ? 'place ROME' : 'place PARIS',
    }));
    await breaks(file, `${file}:${at + 2}`, 'patch of "place', 'is not what the rules give');
  });
  test('with another outcome of chance', async () => {
    const at = rollOrDraw();
    const file = edited('chance.jsonl', at, (entry) => ({ ...entry, chance: ['NONSENSE', ...entry.chance.slice(1)] }));
    await breaks(file, `${file}:${at + 2}`, 'NONSENSE');
  });
  test('with an outcome too many', async () => {
    const at = rollOrDraw();
    const file = edited('more-chance.jsonl', at, (entry) => ({ ...entry, chance: [...entry.chance, '3'] }));
    await breaks(file, `${file}:${at + 2}`, 'chance of');
  });
  test('with points that nobody scored', async () => {
    const at = entries.length - 2;
    const file = edited('points.jsonl', at, (entry) => ({ ...entry, patch: { ...entry.patch, neutral: [3, 0, 20] } }));
    await breaks(file, `${file}:${at + 2}`, 'patch of', 'neutral');
  });
  test('with an event that did not happen', async () => {
    const at = entries.findIndex(({ events }, i) => i > 8 && events.length > 0);
    const file = edited('event.jsonl', at, (entry) => ({ ...entry, events: [] }));
    await breaks(file, `${file}:${at + 2}`, 'events of');
  });
  test('with an answer by somebody else', async () => {
    const at = inDraft();
    const file = edited('player.jsonl', at, (entry) => ({ ...entry, player: (entry.player + 1) % 3 }));
    await breaks(file, `${file}:${at + 2}`, 'not-your-decision');
  });
  test('with another end', async () => {
    const file = changed('end.jsonl', (all) => all.with(-1, all.at(-1)!.replace('"winners":[', '"winners":[2,')));
    await breaks(file, `${file}:${lines.length}`, '"result"');
  });
  test('with answers behind the end', async () => {
    const file = changed('late.jsonl', (all) => all.toSpliced(-1, 0, all.at(-2)!));
    await breaks(file, `${file}:${lines.length}`, 'behind the end of the match');
  });
  test('with a field of another kind', async () => {
    const file = edited('kind.jsonl', 5, (entry) => ({ ...entry, chance: [7] }));
    await breaks(file, `${file}:7`, '"chance" is [7]', 'a list of texts');
  });
  test('with table options that do not exist', async () => {
    const file = changed('options.jsonl', (all) => all.with(0, all[0]!.replace('"insanityFaces"', '"sanityFaces"')));
    await breaks(file, `${file}:2`, 'unknown option "sanityFaces"');
  });
  /** Converts to the first format: no state before the deal, bare entries. */
  const first = (all: string[], change: object): string[] => {
    const { before: _, ...header } = JSON.parse(all[0]!) as Record<string, unknown>;
    const bare = entries.map((entry) => JSON.stringify(entry));
    return [JSON.stringify({ ...header, gaslamp: 1, ...change }), ...bare, all.at(-1)!];
  };
  test('of the first format, with another data pack', async () => {
    const file = changed('pack.jsonl', (all) => first(all, { pack: '00000000' }));
    await breaks(file, 'data pack 00000000', game.pack, '--pack');
  });
  test('of the first format, by other rules', async () => {
    const file = changed('rules.jsonl', (all) => first(all, { rules: 99 }));
    await breaks(file, 'version 99 of the rules', 'does not say how it began');
  });
  test('of other rules than its beginning', async () => {
    const file = changed('rules.jsonl', (all) => all.with(0, all[0]!.replace(`"rules":${game.rules}`, '"rules":99')));
    await breaks(file, `${file}:1: "before": "rules" is ${game.rules}; allowed: 99`);
  });
  test('an empty one', async () => {
    const file = changed('empty.jsonl', () => '');
    await breaks(file, 'the file is empty');
  });
});

test('with --json a broken file is still one document', async () => {
  const file = changed('json.jsonl', (all) => all.slice(0, 20));
  const { code, out } = await quickly(['replay', file, '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(out)).toMatchObject({
    ok: false,
    entries: 19,
    verified: 19,
    error: expect.stringContaining(`${file}:21`),
  });
});

test('other rules than those that the match was played by are found out', () => {
  const { effects } = game;
  const turnEnd = effects.byName['turn.end']!;
  if (turnEnd.kind !== 'step') throw new Error('turn.end is no step any more');
  // Nobody draws cards at the end of a turn.
  const run: typeof turnEnd.run = (g, { by }: { by: number }) => {
    Object.assign(g.s, { active: (by + 1) % g.s.seats });
    g.next({ effect: 'turn' });
  };
  const lazy = { ...game, effects: { ...effects, byName: { ...effects.byName, 'turn.end': { ...turnEnd, run } } } };
  const record = recordIn(match);
  expect(verify(game, record).problem).toBeNull();
  const { problem } = verify(lazy as unknown as typeof game, record);
  expect(record.entries[problem!.entry]!.did).toBe('end');
  expect(problem).toMatchObject({ code: 'record.differs', values: { field: 'chance', did: 'end' } });
});
