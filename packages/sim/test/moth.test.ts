// The command line plays, records, verifies and describes a third game without changes to its code.
import '@gaslamp/moth/moth';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { gaslamp, program, quickly, ROOT, STACK, scratch } from './cli.ts';

const folder = scratch();
afterEach(() => vi.unstubAllEnvs());

test('simulate counts its matches, replay tells one and verify checks it', async () => {
  const simulated = await quickly(['simulate', '--game', 'moth', '-n', '3', '-m', '20', '--record', folder]);
  expect(simulated).toMatchObject({ code: 0 });
  expect(simulated.out).toContain('light');
  const file = join(folder, readdirSync(folder)[0]!);
  const replayed = await quickly(['replay', file]);
  expect(replayed).toMatchObject({ code: 0 });
  expect(replayed.out).toMatch(/lit player=\d card=\d/);
  expect(await quickly(['verify', file])).toMatchObject({ code: 0 });
});

test('scenario states its positions, forces its die and names what is refused', async () => {
  const file = join(folder, 'moth.yaml');
  const scenario = (light: number) => `
game: moth
title: A hood keeps the light, a gust takes it
seats: [ann, ben]
position:
  active: ann
  players: { ann: { hand: [WAX_HOOD] }, ben: { hand: [OIL_HOOD], lit: [WAX_2, WAX_3] } }
steps:
  - illegal: { by: ann, do: light, card: WAX_1, rule: M2 }
  - choose: { by: ann, do: blow, at: ben }
  - choose: { by: ben, do: hood, card: OIL_HOOD }
  - choose: { by: ben, do: rest }
  - chance: { die: 5 }
  - choose: { by: ann, do: blow, at: ben }
  - choose: { by: ben, do: pass }
expect: { light: { ben: ${light} }, gone: [WAX_3, OIL_HOOD] }
`;
  writeFileSync(file, scenario(2));
  const holds = await quickly(['scenario', file]);
  expect(holds.out + holds.err).toMatch(/1 passed, 0 failed/);
  writeFileSync(file, scenario(5));
  expect((await quickly(['scenario', file])).out).toMatch(/0 passed, 1 failed/);
});

test('GASLAMP_GAMES may have blanks, nothing between commas and whole paths', async () => {
  vi.stubEnv('GASLAMP_GAMES', ` ${join(ROOT, 'packages/moth/src/moth.ts')} ,, `);
  expect((await gaslamp(['simulate', '--game', 'moth', '-n', '3', '-m', '2'])).out).toContain('light');
  vi.stubEnv('GASLAMP_GAMES', '');
  expect((await gaslamp(['simulate', '--game', 'moth'])).err).toContain('unknown game "moth"');
});

test.each(['start', 'gaslamp'])('%s says which file of GASLAMP_GAMES there is not', async (script) => {
  vi.stubEnv('GASLAMP_GAMES', 'packages/moth/src/moth.ts, nowhere/moth.ts');
  const { code, out, err } = await program(`scripts/${script}.mjs`, []);
  expect(err).toContain('GASLAMP_GAMES: there is no file "nowhere/moth.ts"; allowed: modules that add games');
  expect(err).not.toMatch(STACK);
  expect({ out, failed: code !== 0 }).toEqual({ out: '', failed: true });
});
