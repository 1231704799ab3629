import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gaslamp, quickly, scratch } from './cli.ts';

const folder = scratch();
const TABLE = ['play', '--players', '2', '--bots', 'random', '--seed', '7'];
const play = (lines: readonly string[], ...args: string[]) => quickly([...TABLE, ...args], `${lines.join('\n')}\n`);
/** Both first agents go to Rome, then the first turn begins. */
const BEGIN = ['to ROME', 'to ROME'];

test('the terminal speaks the language that it is told, or that of the system, and knows cards by both names', async () => {
  const nanty = ['play', '--game', 'nanty-narking', '--players', '2', '--seed', '7'];
  const told = await quickly([...nanty, '--language', 'de'], 'card straßenkehrer\ncard G03\nquit\n');
  expect(told.out).toMatch(/^Nanty Narking, Startwert 7: /m);
  expect(told.out.match(/^G03.*Straßenkehrer/gm)).toHaveLength(2);
  const { LC_ALL } = process.env;
  process.env.LC_ALL = 'pl_PL.UTF-8';
  try {
    expect((await quickly(nanty, 'quit\n')).out).toMatch(/^Nanty Narking, ziarno losowe 7: /m);
  } finally {
    process.env.LC_ALL = LC_ALL;
  }
  expect((await quickly(nanty, 'quit\n')).out).toMatch(/^Nanty Narking, seed 7: /m);
  expect((await quickly([...nanty, '--language', 'xx'])).err).toMatch(/Allowed: en, de, pl/);
});

test('a whole match in the terminal, as a process of its own, and its record verifies', async () => {
  const file = join(folder, 'whole.jsonl');
  // The first option always exists: the person passes and ends turns, and the bot wins eventually.
  const { code, out, err } = await gaslamp([...TABLE, '--record', file], '1\n'.repeat(6000));
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(/The match is over: .+\./);
  expect(out).toMatch(/^Player +side +running/m);
  expect(out).toMatch(/ wins$/m);
  const replayed = await quickly(['replay', file, '--quiet']);
  expect(replayed.out).toMatch(/^Verified: /);
});

test('the position is shown as the person may know it', async () => {
  const { out } = await play([...BEGIN, 'hand', 'quit']);
  expect(out).toMatch(
    /^A Study in Emerald, seed 7: Monday \(you\) and Tuesday \(beginner bot\)\. Type help at any time\.$/m,
  );
  expect(out).toMatch(/^Rome +3 .*Mon A2/m);
  expect(out).toMatch(/^Monday \(you\) .*(Loyalist|Restorationist) \(secret\)/m);
  expect(out).toMatch(/^Tuesday +0 +identity hidden/m);
  expect(out).toContain('The cards are dealt. ');
  expect(out).toMatch(/^START_S\d+ .*(place|claim|move)/m);
});

test('options are numbered, and their codes can be typed as people type', async () => {
  const numbered = await play(['7', 'quit']);
  expect(numbered.out).toContain('Monday places an agent in Rome.');
  const typed = await play(['To rome', 'quit']);
  expect(typed.out).toContain('Monday places an agent in Rome.');
});

test('a draft is taken back without a trace', async () => {
  const { out } = await play([...BEGIN, 'place PARIS', 'undo', 'pass', 'quit']);
  const [, afterUndo] = out.split('> undo');
  expect(afterUndo).toMatch(/^Choose your first action\./m);
  expect(out.match(/Monday passes\./g)).toHaveLength(1);
  expect(out).not.toContain('takes back the last step');
});

test('what was answered can be taken back, several answers at once as well; not what others answered', async () => {
  const { out } = await play([...BEGIN, 'pass', 'undo', 'quit']);
  expect(out).toContain('Monday takes back the last step.');
  const { out: both } = await play([...BEGIN, 'pass', 'place PARIS', 'undo 2', 'board', 'quit']);
  expect(both.split('> undo 2')[1]).toMatch(/takes back the last step\.[\s\S]*Choose your first action\./);
  const early = await play(['undo', 'quit']);
  expect(early.out).toContain('There is nothing to take back');
});

test('a set is picked in any order', async () => {
  const hand = (await play([...BEGIN, 'hand', 'quit'])).out.split('> hand')[1]!;
  const cards = [...hand.matchAll(/^(START_S\d+)/gm)].map(([, id]) => id!);
  const [low, high] = [cards[0]!, cards.at(-1)!];
  const { out } = await play([
    ...BEGIN,
    'discard',
    `pick ${high}`,
    `pick ${low}`,
    'undo',
    `pick ${low}`,
    'done',
    'quit',
  ]);
  expect(out).toContain(`Picked: pick ${high}; pick ${low}`);
  expect(out.match(/^Monday discards .+\.$/gm)).toHaveLength(1);
  expect(out).toMatch(/^Monday discards .+ and .+\.$/m);
  const once = await play([...BEGIN, `discard`, `pick ${high}; pick ${low}; done`, 'quit']);
  expect(once.out.match(/^Monday discards .+\.$/gm)).toEqual(out.match(/^Monday discards .+\.$/gm));
});

test('it says why something is not possible, by the rule', async () => {
  const { out } = await play([...BEGIN, 'why claim VIENNA', 'claim VIENNA', 'why pass', 'why dance', 'quit']);
  expect(out).toMatch(
    /^(You have no cube there|You do not have the majority there|No card in your hand has a claim).*\.\nR6\.\d: /m,
  );
  expect(out).toMatch(/^Not possible now: claim VIENNA\. (You|No) .*\. \(R6\.\d\)\nType the number of an option/m);
  expect(out).toContain('That is possible now.');
  expect(out).toContain('unknown verb "dance"');
});

test('rules, cards, points and the log can be looked up', async () => {
  const { out } = await play([
    ...BEGIN,
    'rule r6.3',
    'rule R99.1',
    'card zombies',
    'card nobody',
    'points',
    'log',
    'help',
    'quit',
  ]);
  expect(out).toContain('R6.3: Condition: you have the majority');
  expect(out).toMatch(/There is no rule R99\.1; the nearest are R21\.3, R21\.2,? and R21\.1\./);
  expect(out).toContain('ZOMBIES: Zombies');
  expect(out).toContain('There is no card nobody.');
  expect(out).toMatch(/^Player +neutral +Restorationist +Loyalist/m);
  expect(out.split('> log')[1]).toContain('The cards are dealt.');
  expect(out).toContain('undo');
});

test('a rule is found by a part, a chapter and a heading, a card by its name', async () => {
  const asked = ['rule R6.6 (b)', 'rule 17', 'rule final scoring', 'rule R6.6z', 'rule nothing', 'card mi-go', 'quit'];
  const { out } = await play([...BEGIN, ...asked]);
  const answerTo = (line: string) => out.split(`> ${line}\n`)[1]!.split('\n> ')[0]!;
  expect(answerTo('rule R6.6 (b)')).toBe('R6.6 (b): the claimed card goes to your discard pile');
  expect(answerTo('rule 17')).toMatch(/^R17 Final scoring: In this order:\nR17\.1 All identities.*\nR17\.10 [^\n]*$/s);
  expect(answerTo('rule final scoring')).toBe(answerTo('rule 17'));
  expect(answerTo('rule R6.6z')).toMatch(/^There is no rule R6\.6Z; the nearest are R6\.6 \(a\), R6\.6 \(b\), /);
  expect(answerTo('rule nothing')).toBe('There is no rule NOTHING; type a number such as R6.3.');
  expect(answerTo('card mi-go')).toMatch(/^MI_GO: Mi-Go\n/);
});

test('goals, costs and borders are told on demand', async () => {
  const tools = ['goals', 'known', 'costs', 'borders', 'help', 'quit'];
  const { out } = await play([...BEGIN, ...tools]);
  const answerTo = (text: string, line: string) => text.split(`> ${line}\n`)[1]!.split('\n> ')[0]!;
  expect(answerTo(out, 'goals')).toMatch(
    /^The match ends after the whole action with which a player reaches 28 points,/,
  );
  expect(answerTo(out, 'goals')).toMatch(/You are a (Loyalist|Restorationist)\.$/);
  expect(answerTo(out, 'known')).toMatch(
    /^You know this, but not everybody does:\n {2}In Monday’s deck: .+\.\nEverybody knows:\n( {2}In the stack of .+\.\n?)+$/,
  );
  expect(answerTo(out, 'costs')).toMatch(/^Berlin +5 +7$/m);
  expect(answerTo(out, 'borders')).toContain('There are no borders');
  for (const tool of ['goals', 'known', 'costs', 'borders']) expect(answerTo(out, 'help')).toContain(tool);

  const nanty = ['play', '--game', 'nanty-narking', '--bots', 'random', '--seed', '5'];
  const two = (await quickly([...nanty, '--players', '2'], `${tools.join('\n')}\n`)).out;
  expect(answerTo(two, 'goals')).toMatch(/^ {2}Fagin +\d +\d +8 trouble markers on the board +R7\.3$/m);
  expect(answerTo(two, 'goals')).toMatch(/Moriarty +\d +\d +agents in 11 areas without a grenadier/);
  expect(answerTo(two, 'goals').match(/^\* (?!is yours)/gm)).toHaveLength(1);
  expect(answerTo(two, 'goals')).not.toContain('Sidonia');
  expect(answerTo(two, 'costs')).toMatch(/^Lambeth +18 +Take £3\.$/m);
  expect(answerTo(two, 'borders')).toMatch(
    /^ +6 +City +yes +Strand, Holborn, Highbury, East End, Bermondsey \(bridge\)$/m,
  );
  const options = ['--players', '3', '--option', 'variants=1', '--option', 'alternativeNumbers=1'];
  const house = (await quickly([...nanty, ...options], `${tools.join('\n')}\n`)).out;
  expect(answerTo(house, 'goals')).toMatch(
    /Sidonia \(house personality\) .* a net worth of £45: .* minus £12 for each loan \(.*\), and 2 buildings anywhere +R7\.10$/m,
  );
  expect(answerTo(house, 'goals')).toMatch(/Bellinger .* control of 4 areas, including Westminster +R7\.10$/m);
  expect(answerTo(house, 'borders')).toMatch(/^ +10 +Strand /m);
});

test('what is no option is told in one line, with the options that resemble it', async () => {
  const { out } = await play([
    ...['to viena', 'toe st_petersburg', 'dance', 'tto', 'place ROME', 'why to viena'],
    ...['to ROME', 'to ROME', 'discard', 'pick nobody', 'quit'],
  ]);
  const answerTo = (line: string) => out.split(`> ${line}\n`)[1]!.split('\n')[0];
  expect(answerTo('to viena')).toBe(
    'Not possible: "VIENA" is no city of "to"; type help. A similar option: 9  to VIENNA.',
  );
  expect(answerTo('toe st_petersburg')).toBe(
    'Not possible: unknown verb "toe"; type help. A similar option: 8  to ST_PETERSBURG.',
  );
  expect(answerTo('dance')).toBe('Not possible: unknown verb "dance"; type help.');
  expect(answerTo('why to viena')).toContain('Why what? "VIENA" is no city of "to"; type help. A similar option');
  expect(answerTo('pick nobody')).toMatch(
    /"NOBODY" is no card of "pick"; type help\. Similar options: 1 {2}pick START_S\d+, /,
  );
  expect(out).not.toContain('allowed:');
});

test.each(['?', 'help', 'HELP'])('%s tells what can be typed', async (word) => {
  const { out } = await play([word, 'quit']);
  expect(out.split(`> ${word}\n`)[1]).toMatch(/^An option: its number or its code/);
});

test.each(['q', 'Q', 'quit', 'Quit'])('%s leaves', async (word) => {
  const { code, out } = await play([word, 'to ROME']);
  expect(code).toBe(0);
  expect(out).toMatch(/You left the match at move \d+\.\n$/);
});

test('the input may end in the middle of a match', async () => {
  const { code, out } = await play(BEGIN);
  expect(code).toBe(0);
  expect(out).toContain('The match stopped at move');
  expect(out).toContain('there is no more input');
});

test('the person may sit anywhere', async () => {
  const { out } = await quickly(['play', '--players', '3', '--bots', 'random', '--seat', '3', '--seed', '1'], 'quit\n');
  expect(out).toMatch(/Monday \(beginner bot\), Tuesday \(beginner bot\),? and Wednesday \(you\)/);
});

test('a match goes on from a step of a record and from the end of a scenario, and not from what is none', async () => {
  const first = join(folder, 'first.jsonl');
  await play([...BEGIN, ...Array(40).fill('1'), 'quit'], '--record', first);
  const go = (lines: readonly string[], ...args: string[]) => quickly(['play', ...args], `${lines.join('\n')}\n`);
  const second = join(folder, 'second.jsonl');
  const on = await go(Array(6000).fill('1'), '--from', first, '--at', '3', '--bots', 'random', '--record', second);
  expect([on.code, on.err]).toEqual([0, '']);
  expect(on.out).toMatch(/The match is over: .+\./);
  const verified = await quickly(['verify', second]);
  expect(verified.out).toContain('It goes on from step 3 of match first');
  const scenario = join(folder, 'stated.yaml');
  writeFileSync(
    scenario,
    [
      'game: emerald-2e',
      'title: Two in London',
      'seats: [ann, ben]',
      'position: { active: ben, players: { ann: { limbo: 2 }, ben: { hand: [START_S005] } } }',
    ].join('\n'),
  );
  const stated = await go(['hand', 'quit'], '--from', scenario, '--seat', '2');
  expect([stated.code, stated.err]).toEqual([0, '']);
  expect(stated.out).toContain('Tuesday (you)');
  const bad = async (...args: string[]) => (await go(['quit'], ...args)).err;
  expect(await bad('--at', '3')).toContain('--at: name the recorded match by --from');
  expect(await bad('--from', first, '--at', '9999')).toMatch(/--at 9999: .* has the steps 0 to \d+/);
  expect(await bad('--from', scenario, '--at', '1')).toContain('a scenario goes on behind its last step');
  expect(await bad('--from', first, '--players', '2')).toContain('--players: a match that goes on has those');
  expect(await bad('--from', join(folder, 'none.yaml'))).toContain('none.yaml: no such file');
  expect(await bad('--from', second, '--at', '100000')).toContain('has the steps 0 to');
});
