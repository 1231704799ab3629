// Bad input is reported with its place and the allowed values, without a stack trace and with exit code 2.
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botNames } from '@gaslamp/bots/bots';
import { GAMES, gameNamed } from '@gaslamp/games/games';
import { madeUpTexts, outside } from '@gaslamp/words/made-up';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { gaslamp, quickly, STACK, scratch } from './cli.ts';

const made = vi.hoisted(() => ({ texts: null as unknown }));
vi.mock('@gaslamp/words/languages', async (original) => {
  const languages = await original<typeof import('@gaslamp/words/languages')>();
  return { ...languages, texts: (code: string) => made.texts ?? languages.texts(code) };
});
afterEach(() => {
  made.texts = null;
});

/** Names of commands, arguments, games, bots and options, of fields and values in files, and headings of rules. */
const CODES = new Set([
  ...[
    'simulate',
    'arena',
    'play',
    'scenario',
    'puzzle',
    'replay',
    'verify',
    'stats',
    'bench',
    'pack',
    'check',
    'rules',
  ],
  ...['number', 'name', 'value', 'file', 'paths', '--bots'],
  ...['emerald-', 'nanty-narking', ...botNames('emerald-2e'), ...Object.keys(gameNamed('emerald-2e').options)],
  ...['Final', 'scoring', 'result'],
  ...['ENOTDIR', 'moc', 'ssehc', 'schema', 'corrects', 'entry', 'note'],
  ...Object.values(GAMES).flatMap(({ builtIn }) => JSON.stringify(builtIn).match(/[\w-]+/g) ?? []),
]);

const folder = scratch();
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
const noJson = file('no.json', '{\n  "game": "emerald-2e",,\n}');
const wrongPack = file(
  'wrong.json',
  '{ "game": "emerald-2e", "corrects": 1, "cards": { "ZOMBIES": { "claim": 12 } } }',
);
const chessPack = file('chess.json', '{ "game": "chess" }');

const strangePack = file(
  'strange.json',
  '{ "game": "nanty-narking", "schema": 1, "areas": [{ "id": { "toString": 1 } }], "cards": [], "events": [], "personalities": [], "variants": [] }',
);
const steering = file('steering.json', '{ "game": "\\u202emoc.ssehc\\u009b2J" }');
const hugePack = file('huge.json', `{ "game": "nanty-narking", "corrects": 1, "setup": [${'1,'.repeat(500_000)}1] }`);
const crowd = file(
  'crowd.jsonl',
  '{"gaslamp":1,"game":"nanty-narking","rules":1,"pack":"PACK","seats":1000000000,"options":{}}\n'.replace(
    'PACK',
    gameNamed('nanty-narking').pack,
  ),
);

const deep = file('deep.jsonl', `{"gaslamp":1,"game":"emerald-2e"}\n${'['.repeat(100_000)}${']'.repeat(100_000)}\n`);

const endless = file('endless.jsonl', '');
truncateSync(endless, 64_000_001);

const CASES: readonly (readonly [args: string, ...says: string[]])[] = [
  ['frobnicate', 'unknown command “frobnicate”'],
  ['simulat', 'simulate'],
  ['simulate --bot random', 'unknown option “--bot”', '--bots'],
  ['simulate --matches many', '“many”', 'a whole number from 1'],
  ['simulate --matches 0', 'a whole number from 1'],
  ['simulate --matches -5', 'a whole number from 1'],
  ['simulate --seed 4294967296', '4294967295'],
  ['simulate --seed 4294967295 --matches 2', '4294967294'],
  ['simulate --game chess', 'unknown game "chess"', 'emerald-2e'],
  ['simulate --players 6', '2 to 5 players'],
  ['simulate --players 1', '2 to 5 players'],
  ['simulate --bots genius', 'unknown bot "genius"', 'random, gentle, steady, sharp'],
  ['simulate --players 4 --bots random,random', '2 bots for 4 seats', 'one for all, or 4'],
  ['simulate --option insanity=3', 'unknown option "insanity"', 'insanityFaces'],
  ['simulate --option insanityFaces=7', 'from 0 to 6'],
  ['simulate --option insanityFaces', 'name=value'],
  [`simulate --pack ${noJson}`, `${noJson}:2`, 'no JSON'],
  [`simulate --pack ${wrongPack}`, wrongPack, 'cards.ZOMBIES.claim', 'allowed: a whole number from 0 to 9'],
  [`simulate --record ${noJson}/matches`, '--record', 'no folder'],
  ['play --players 3 --seat 4', '--seat 4', '3 seats'],
  ['play --bots random,random,random', '3 bots for 1 seats'],
  ['replay', 'file'],
  ['replay nowhere.jsonl', 'nowhere.jsonl', 'no such file'],
  [`replay ${folder}`, 'is a folder'],
  [`replay ${noJson}`, `${noJson}:2`],
  [`replay ${deep}`, `${deep}:2: more than 50 levels of brackets`],
  [`replay ${chessPack}`, '"gaslamp" is missing', 'is this a recorded match?'],
  [`replay ${crowd}`, `${crowd}:2`, '2 to 4 players, not 1000000000'],
  ['verify', 'file'],
  ['verify /dev/zero', '/dev/zero: is no file'],
  [`verify ${endless}`, `${endless}: 64000001 bytes; at most 64000000`],
  ['verify nowhere.jsonl', 'nowhere.jsonl', 'no such file'],
  [`verify ${deep}`, `${deep}:2: more than 50 levels of brackets`],
  [`verify ${chessPack}`, '"gaslamp" is missing', 'is this a recorded match?'],
  [`verify ${crowd}`, `${crowd}:2`, '2 to 4 players, not 1000000000'],
  [`verify ${crowd} --pack ${noJson}`, `${noJson}:2`, 'no JSON'],
  [`pack check ${hugePack}`, hugePack, 'at most 1000000'],
  ['pack check nowhere.json', 'no such file'],
  [`pack check ${chessPack}`, '"game" is "chess"', 'emerald-2e'],
  [`pack check ${strangePack}`, 'areas[0].id', 'CHELSEA'],
  [`pack check ${steering}`, '"game" is "□moc.ssehc□2J"'],
  [`pack check ${wrongPack}`, 'cards.ZOMBIES.claim', 'found 12'],
  ['scenario nowhere.yaml', 'nowhere.yaml', 'no such file or folder'],
  ['scenario nowhere.yaml --options', 'nowhere.yaml'],
  ['scenario', 'paths'],
  ['scenario scenarios/emerald-2e --title passes', '--title passes', '--options'],
  ['rules --game chess', 'unknown game "chess"'],
  [
    'rules R10.99',
    'there is no rule R10.99',
    'the nearest: emerald-2e R10.18, R10.17, R10.16; nanty-narking R10.14, R10.13, R10.12',
  ],
  ['rules R10.16 --game nanty-narking', 'there is no rule R10.16', 'nearest: nanty-narking R10.14, R10.13, R10.12'],
  ['rules R99.1', 'there is no rule R99.1', 'emerald-2e R21.3, R21.2, R21.1; nanty-narking R17.17, R17.16, R17.15'],
  ['rules R99', 'there is no rule R99', 'emerald-2e R22, R21, R20; nanty-narking R18, R17, R16'],
  ['rules R10.9z --game emerald-2e', 'there is no rule R10.9Z', 'R10.9 (a), R10.9 (b), R10.9 (c), R10.9 (d)'],
  ['rules R6.3 (a)', 'there is no rule R6.3 (A)', 'the nearest: emerald-2e R6.3; nanty-narking R6.3'],
  ['rules finel scoring', 'there is no rule FINEL SCORING', 'emerald-2e R17 Final scoring'],
  ['rules Cannons', '"Cannons" is no number of a rule', 'such as R10.13'],
  ['rules R10.13 --game chess', 'unknown game "chess"'],
  ['rules R10.13 --check', '--check R10.13', 'is for all rules of a game'],
  ['bench --players 9', '2 to 5 players'],
  ['bench --windows none', 'a whole number'],
];

describe('what is wrong, where, and what is allowed', () => {
  test.each(CASES)('%s', async (args, ...says) => {
    const { code, out, err } = await quickly(args.split(' '));
    for (const words of says) expect(err).toContain(words);
    expect(err).not.toMatch(STACK);
    expect(out).toBe('');
    // Such a record contradicts itself: it is false, not malformed.
    expect(code).toBe(args === `verify ${crowd}` ? 1 : 2);
  });
});

test.each(CASES.map(([args]) => args))('%s: nothing that is said is written in code', async (args) => {
  made.texts = madeUpTexts();
  const { err } = await quickly(args.split(' '));
  expect(err).toMatch(/⟦.+⟧/s);
  const told = args.split(' ').reduce((rest, arg) => rest.replaceAll(arg, ' '), err.replace(/^gaslamp:/, ''));
  const words = outside(told).match(/[\p{L}_-]{2,}/gu) ?? [];
  expect(words.filter((word) => !CODES.has(word) && !args.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
});

test('the same from outside', async () => {
  const { code, out, err } = await gaslamp(['simulate', '--players', '9']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe('gaslamp: --players 9: emerald-2e takes 2 to 5 players\n');
});

test('without a command it says which there are', async () => {
  const { code, err } = await gaslamp([]);
  expect(code).toBe(2);
  for (const command of ['simulate', 'play', 'scenario', 'replay', 'verify', 'bench', 'pack', 'rules'])
    expect(err).toContain(command);
});

test.each(['simulate', 'play', 'scenario', 'replay', 'verify', 'bench', 'pack check', 'rules'])(
  '%s shows examples',
  async (command) => {
    const { code, out } = await quickly([...command.split(' '), '--help']);
    expect(code).toBe(0);
    expect(out).toContain('Examples:');
    expect(out).toContain(`npm run -s gaslamp -- ${command}`);
  },
);

test('a group of commands alone shows its help', async () => {
  const { err } = await quickly(['pack', '--language', 'en']);
  expect(err).toContain('Examples:');
  expect(err).toContain('data packs: what is printed on cards and board');
});

/** The purposes of arguments and options, and all that is not a command or a flag, in a language. */
async function helped(command: string, language: string): Promise<string[]> {
  const { out } = await quickly([...command.split(' '), '--help', '--language', language]);
  expect(out).not.toMatch(/commands\.\w/);
  const words = out.split('\n').filter((line) => !/^ {2}npm run|^\S+: gaslamp/.test(line));
  return words
    .map((line) => line.replace(/^ {2}(?:-\w, )?\S+(?: <\S+>)?(?= |$)/, '').trim())
    .filter((line) => / \p{L}/u.test(line));
}
test.each([
  'simulate',
  'arena',
  'play',
  'scenario',
  'puzzle',
  'replay',
  'verify',
  'stats',
  'bench',
  'pack',
  'pack check',
  'rules',
])('the help of %s is in the language of the reader', async (command) => {
  const english = await helped(command, 'en');
  for (const language of ['de', 'pl'])
    expect((await helped(command, language)).filter((line) => english.includes(line))).toEqual([]);
});
