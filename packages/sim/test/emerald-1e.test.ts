// The committed scenarios of the 1st edition, one test each; together they must cover the whole pack.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtIn } from '@gaslamp/emerald-1e/box/pack';
import { gameNamed } from '@gaslamp/games/games';
import { describe, expect, test } from 'vitest';
import { scenariosIn } from '../src/scenario.ts';
import { sourcesIn } from '../src/scenario-source.ts';

type Doc = {
  options?: Record<string, number>;
  position: {
    players?: Record<string, { effects?: string[] }>;
    cities?: Record<string, { faceUp?: string | null }>;
  };
  steps?: { choose?: string | Record<string, unknown> }[];
  expect: { over?: string | null };
};

const folder = fileURLToPath(new URL('../../../scenarios/emerald-1e', import.meta.url));
const committed = await scenariosIn(`${folder}/*.yaml`);
const scenarios = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) =>
    sourcesIn(file, readFileSync(`${folder}/${file}`, 'utf8')).map(({ value, rules }) => {
      const doc = value as Doc;
      return { file, rules, doc, chosen: (doc.steps ?? []).flatMap(({ choose }) => (choose ? [words(choose)] : [])) };
    }),
  );
/** Returns the choice of a step as one text: `ann play OKHRANA`. */
function words(choose: unknown): string {
  return typeof choose === 'object' && choose !== null ? Object.values(choose).map(words).join(' ') : String(choose);
}
const dashed = (id: string): string => id.toLowerCase().replaceAll('_', '-');
const about = (text: RegExp) => scenarios.filter(({ chosen }) => chosen.some((one) => text.test(one)));

describe('the committed scenarios', () => {
  for (const { title, rules, run } of committed)
    test(`${rules.join(', ')} ${title}`, () => {
      expect(run().error).toBeNull();
    });
});

describe('all together', () => {
  test('have a title each, and cite rules', () => {
    expect(new Set(committed.map(({ title }) => title)).size).toBe(committed.length);
    for (const { rules, title } of committed) expect(rules, title).not.toHaveLength(0);
  });

  const texted = builtIn.cards.filter(({ effect, kind }) => effect !== null && kind !== 'permanent');
  const played = texted.filter(({ timing }) => timing === 'action' || timing === 'start' || timing === 'support');
  test.each(played.map(({ id }) => id))('play the text of %s in a file of its own', (id) => {
    const found = about(new RegExp(`\\b(play|attack|hide|text) ${id}\\b`));
    expect(found.map(({ file }) => file)).toContain(`card-${dashed(id)}.yaml`);
  });
  const claimed = texted.filter(({ timing }) => timing === 'claim');
  test.each(claimed.map(({ id }) => id))('claim %s in a file of its own', (id) => {
    const found = about(/\bclaim\b/).filter(({ doc }) =>
      Object.values(doc.position.cities ?? {}).some(({ faceUp }) => faceUp === id),
    );
    expect(found.map(({ file }) => file)).toContain(`card-${dashed(id)}.yaml`);
  });
  const always = texted.filter(({ timing }) => timing === 'always');
  test.each(always.map(({ id }) => id))('have a file for %s, which works without a play', (id) => {
    const found = scenarios.filter(({ file }) => file === `card-${dashed(id)}.yaml`);
    expect(found.some(({ doc }) => JSON.stringify(doc.position).includes(`"${id}"`))).toBe(true);
  });

  test.each(builtIn.cards.filter(({ kind }) => kind === 'permanent').map(({ id }) => id))(
    'let %s work before its owner',
    (id) => {
      const owned = scenarios.filter(({ doc: { position } }) =>
        Object.values(position.players ?? {}).some(({ effects }) => effects?.includes(id)),
      );
      expect(owned).not.toHaveLength(0);
    },
  );

  test.each([
    ['R6.1', 'place'],
    ['R6.2', 'claim'],
    ['R6.3', 'retrieve'],
    ['R6.4', 'buy'],
    ['R6.5', 'move'],
    ['R6.6', 'markers'],
    ['R6.7', 'discard'],
    ['R6.8', 'reveal'],
    ['R6.9', 'expose'],
    ['R6.10', 'play'],
    ['R6.11', 'pass'],
  ])('take the action of %s, %s', (rule, verb) => {
    const found = about(new RegExp(`\\b${verb}\\b`));
    expect(found.flatMap(({ rules }) => rules)).toContain(rule);
  });

  test.each(['restorationist', 'zombies', 'track', 'points', 'idle', 'rounds'])('end a match by %s', (reason) => {
    expect(scenarios.some(({ doc }) => doc.expect.over === reason)).toBe(true);
  });

  test.each(Object.entries(gameNamed('emerald-1e').options))('try the switch %s', (name, { rule, standard }) => {
    const found = scenarios.filter(({ doc }) => (doc.options?.[name] ?? standard) !== standard);
    expect(found.flatMap(({ rules }) => rules)).toContain(rule);
  });
});
