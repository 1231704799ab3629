// The committed scenarios, one test each, and messages about invalid scenarios.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES, gameNamed } from '@gaslamp/games/games';
import { STAGES } from '@gaslamp/games/stages';
import { describe, expect, test } from 'vitest';
import { scenariosIn } from '../src/scenario.ts';
import { resultOf } from './scenario-files.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Without the positions of bots, which have tests of their own. */
const committed = await scenariosIn(`${root}scenarios/*/*.yaml`);

describe('the committed scenarios', () => {
  for (const { title, rules, run } of committed)
    test(`${rules.join(', ')} ${title}`, () => {
      expect(run().error).toBeNull();
    });
});

describe('all together', () => {
  test('are at least sixty, each with a title of its own', () => {
    expect(committed.length).toBeGreaterThanOrEqual(60);
    expect(new Set(committed.map(({ title }) => title)).size).toBe(committed.length);
  });

  test('cite rules that there are', () => {
    for (const { rules, title, file } of committed) {
      const game = file.slice(root.length).split('/')[1]!;
      const rulebook = readFileSync(`${root}docs/rules/${game}.md`, 'utf8');
      expect(rules, title).not.toHaveLength(0);
      for (const rule of rules) expect(rulebook.includes(`- ${rule} `), `${title} cites ${rule}`).toBe(true);
    }
  });

  test('have a file for every card with a text, which cites its rule', () => {
    const { cards } = GAMES['emerald-2e']!.builtIn as { cards: { id: string; effect: string | null; rule: string }[] };
    const texted = cards.filter((card) => card.effect !== null);
    expect(texted).toHaveLength(29);
    for (const { id, rule } of texted) {
      const about = committed.filter(({ file }) => /\/card-/.test(file) && readFileSync(file, 'utf8').includes(id));
      expect(
        about.filter(({ rules }) => rules.includes(rule)),
        id,
      ).not.toHaveLength(0);
    }
  });
});

describe('docs/scenarios.md', () => {
  const examples = [...readFileSync(`${root}docs/scenarios.md`, 'utf8').matchAll(/```yaml\n(.*?)```/gs)]
    .map(([, text]) => text!)
    .filter((text) => /^game:/m.test(text));

  test('has whole examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(2);
  });
  test('names every verb, question and option of the first game, and whatever can be expected', () => {
    const text = readFileSync(`${root}docs/scenarios.md`, 'utf8');
    const named = new Set([...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code!.split(/[^\w.-]+/)));
    const game = gameNamed('emerald-2e');
    const { effects, verbs, options } = game;
    const questions = Object.entries(effects.byName).flatMap(([name, { kind }]) => (kind === 'choice' ? [name] : []));
    const words = [...questions, ...verbs.names, ...Object.keys(options)];
    expect(words.filter((word) => !named.has(word))).toEqual([]);
    for (const id of Object.keys(GAMES)) {
      const stage = STAGES[id]!;
      const seats = ['ann', 'ben'];
      const state = stage.stateAt(gameNamed(id), seats, {}, {});
      const all = stage.describe(gameNamed(id), state, seats);
      const one = Object.values(all.players as object)[0] as object;
      expect([...Object.keys(all), ...Object.keys(one)].filter((key) => !named.has(key.split('.').at(-1)!))).toEqual(
        [],
      );
    }
  });

  for (const [i, text] of examples.entries())
    test(`example ${i + 1} passes`, async () => {
      expect((await resultOf(text)).error).toBeNull();
    });

  test('has steps of the 1st edition that can be played, one after the other', async () => {
    const [, steps = ''] =
      /```yaml\n((?:- choose: .+\n)+)```/.exec(
        readFileSync(`${root}docs/scenarios.md`, 'utf8').split('## A Study in Emerald, 1st edition')[1]!,
      ) ?? [];
    const [place, move, attack, thwart] = steps.trim().split('\n');
    expect(thwart).toMatch(/do: thwart/);
    const text = `
game: emerald-1e
title: the steps of the reference
seats: [ann, ben]
position:
  active: ann
  agents:
    MONDAY: { player: ann, at: LONDON }
    TUESDAY: { player: ben, at: ZURICH }
    MICHEL: { player: ann, at: PARIS }
    AZEF: { player: ben, at: PARIS }
  players:
    ann: { hand: [START_01, START_04, START_06, START_08, HIRED_ASSASSIN], tokens: [] }
    ben: { known: true, tokens: [MICHEL] }
steps:
${[place, move, '- choose: { by: ben, do: [pass, pass] }', attack, thwart].map((step) => `  ${step}`).join('\n')}
expect:
  agents: { MICHEL: { player: ben, at: PARIS }, AZEF: { player: ben, at: PARIS } }
`;
    expect((await resultOf(text)).error).toBeNull();
  });
});
