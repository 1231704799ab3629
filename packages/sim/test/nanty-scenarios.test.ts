// The committed scenarios of Nanty Narking must cover its whole pack, judged by their choices and expectations.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameNamed } from '@gaslamp/games/games';
import { builtIn } from '@gaslamp/nanty-narking/box/pack';
import { describe, expect, test } from 'vitest';
import { sourcesIn } from '../src/scenario-source.ts';

type Doc = {
  title: string;
  options?: Record<string, number>;
  position: { active?: string; events?: string[]; players?: Record<string, { personality?: string }> };
  steps?: { choose?: string | Record<string, unknown> }[];
  expect: { over?: string | null; winners?: string[] };
};
interface Scenario {
  readonly file: string;
  readonly rules: readonly string[];
  readonly doc: Doc;
  /** Its choices, each as one text: `ann play G01`. */
  readonly chosen: readonly string[];
}

const folder = fileURLToPath(new URL('../../../scenarios/nanty-narking', import.meta.url));
const scenarios: Scenario[] = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) =>
    sourcesIn(file, readFileSync(`${folder}/${file}`, 'utf8')).map(({ value, rules }) => {
      const doc = value as Doc;
      return { file, rules, doc, chosen: (doc.steps ?? []).flatMap(({ choose }) => (choose ? [words(choose)] : [])) };
    }),
  );
function words(choose: unknown): string {
  return typeof choose === 'object' && choose !== null ? Object.values(choose).map(words).join(' ') : String(choose);
}

const kebab = (id: string): string =>
  id
    .replaceAll(/[A-Z]/g, (letter) => `-${letter}`)
    .replaceAll('_', '')
    .toLowerCase();
const dashed = (id: string): string => id.toLowerCase().replaceAll('_', '-');
const chooses = ({ chosen }: Scenario, text: RegExp): boolean => chosen.some((one) => text.test(one));

describe('scenarios', () => {
  const texts = [...new Set(builtIn.cards.flatMap(({ effect }) => (effect === null ? [] : [effect])))];
  test.each(texts)('use the text %s and cite its rule', (effect) => {
    const cards = builtIn.cards.filter((card) => card.effect === effect);
    const { rule, symbols } = cards[0]!;
    const interrupt = symbols.includes('interrupt');
    const file = interrupt ? 'interrupts.yaml' : `card-${kebab(effect)}.yaml`;
    const ids = cards.map(({ id }) => id).join('|');
    const found = scenarios.filter(
      (one) =>
        one.file === file &&
        one.rules.includes(rule!) &&
        (interrupt
          ? chooses(one, new RegExp(`\\buse (${ids})\\b`))
          : chooses(one, new RegExp(`\\b(${ids})\\b`)) && chooses(one, /\btext\b/)),
    );
    expect(found).not.toHaveLength(0);
  });

  test.each(builtIn.cards.filter(({ symbols }) => symbols.includes('interrupt')).map(({ id }) => id))(
    'play the interrupt %s',
    (id) => expect(scenarios.some((one) => chooses(one, new RegExp(`\\buse ${id}\\b`)))).toBe(true),
  );

  const protectable = builtIn.events.filter(({ spared }) => spared).map(({ id }) => id);
  test.each(builtIn.events.map(({ id, rule }) => [id, rule] as const))('draw the event %s, by %s', (id, rule) => {
    const found = scenarios.filter(
      (one) =>
        one.file === `event-${dashed(id)}.yaml` && one.doc.position.events?.includes(id) && chooses(one, /event/),
    );
    expect(found.filter(({ rules }) => rules.includes(rule)).length).toBeGreaterThan(0);
    const byHolborn = found.filter((one) => one.rules.includes('R11.2') && chooses(one, /ability HOLBORN/));
    expect(byHolborn.length > 0).toBe(protectable.includes(id));
  });

  const sets = [
    ...builtIn.personalities.map(({ id }) => [id, id, undefined] as const),
    ...builtIn.variants.map(({ id }) => [id, id.slice(2), 1] as const),
  ];
  test.each(sets)('let the personality %s win, and not win', (_, id, variants) => {
    const outcomes = scenarios.flatMap(({ doc: { position, options, expect: end } }) => {
      const [name] = Object.entries(position.players ?? {}).find(([, { personality }]) => personality === id) ?? [];
      // The check is made for the active player; Holmes waits for anybody's refill.
      const judged = id === 'HOLMES' || position.active === name;
      if (name === undefined || !judged || options?.variants !== variants || end.over === undefined) return [];
      if (end.over === 'personality' || end.over === 'holmes') return [end.winners?.includes(name) ?? false];
      return [false];
    });
    expect(new Set(outcomes)).toEqual(new Set([true, false]));
  });

  test.each(builtIn.areas.map(({ id }) => id))('use the ability of %s', (id) => {
    const found = scenarios.filter(
      (one) => one.file === `ability-${dashed(id)}.yaml` && chooses(one, new RegExp(`\\bability ${id}\\b`)),
    );
    expect(found.flatMap(({ rules }) => rules)).toContain('R5.9');
  });

  test.each(Object.entries(gameNamed('nanty-narking').options))(
    'try the table option %s',
    (name, { rule, standard }) => {
      const found = scenarios.filter(({ doc }) => (doc.options?.[name] ?? standard) !== standard);
      expect(found.flatMap(({ rules }) => rules)).toContain(rule);
    },
  );
});
