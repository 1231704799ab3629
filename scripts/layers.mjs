// `npm run layers`: fails if a package has a forbidden import. Then it plants violations and fails if one is not found.
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { options, permitted, ...ruleSet } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const PACKAGES = [
  'kernel',
  'stated',
  'emerald',
  'emerald-2e',
  'games',
  'bots',
  'proof',
  'protocol',
  'record',
  'words',
  'sim',
  'server',
  'client',
];
/** Imports of a higher room that a package may have at most. */
const MOST_UPWARD = { server: 1, client: 6 };
/** Most files of these packages that may import each other in a circle, by types too. */
const MOST_IN_CIRCLE = 3;
const WITHOUT_CIRCLES = /^packages\/(?:server|client)\/src\//;
/** Far fewer modules than there are: a tool that sees none would find nothing wrong. */
const LEAST_MODULES = 100;

/** Returns all violations of the rules below a folder, and the number of modules checked. */
async function violations(folder, paths) {
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const how = { ...cruiseOptions, ruleSet, validate: true, baseDir: folder };
  const { modules, summary } = (await cruise(paths, how, enhancedResolveOptions)).output;
  return { found: [...summary.violations, ...circlesOfCode(modules), ...largeCircles(modules)], modules };
}

/** Reports a cycle once for each import that is part of it. */
const everyStep = (circle) =>
  circle.map((from, i) => {
    const onward = [...circle.slice(i + 1), ...circle.slice(0, i + 1)];
    return { rule: { name: 'no-cycles' }, from, to: onward[0], cycle: onward.map((name) => ({ name })) };
  });

/** The cruiser reports only the first cycle of an import: a cycle through types would hide one of code. */
function circlesOfCode(modules) {
  const isCode = ({ dependencyTypes }) => !dependencyTypes.some((type) => /^(?:type-only|dynamic-import)$/.test(type));
  const imports = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.filter(isCode).map(({ resolved }) => resolved)]),
  );
  const found = [];
  const path = [];
  const done = new Set();
  const walk = (from) => {
    path.push(from);
    for (const to of imports.get(from) ?? []) {
      if (path.includes(to)) found.push(...everyStep(path.slice(path.indexOf(to))));
      else if (!done.has(to)) walk(to);
    }
    done.add(path.pop());
  };
  for (const source of imports.keys()) if (!done.has(source)) walk(source);
  return found;
}

/** Reports each circle of too many files once, from its first file. Types count, and code that is loaded on demand does not. */
function largeCircles(modules) {
  const imports = new Map(
    modules
      .filter(({ source }) => WITHOUT_CIRCLES.test(source))
      .map(({ source, dependencies }) => [
        source,
        dependencies.filter((one) => !one.dependencyTypes.includes('dynamic-import')).map(({ resolved }) => resolved),
      ]),
  );
  const reached = new Map();
  const reachedFrom = (source) => {
    const known = reached.get(source);
    if (known) return known;
    const all = new Set();
    const open = [source];
    for (let from = open.pop(); from !== undefined; from = open.pop())
      for (const to of imports.get(from) ?? [])
        if (!all.has(to)) {
          all.add(to);
          open.push(to);
        }
    reached.set(source, all);
    return all;
  };
  const sources = [...imports.keys()].sort();
  return sources.flatMap((source) => {
    if (!reachedFrom(source).has(source)) return [];
    const circle = sources.filter((other) => reachedFrom(source).has(other) && reachedFrom(other).has(source));
    if (circle.length <= MOST_IN_CIRCLE || circle[0] !== source) return [];
    return [{ rule: { name: 'large-circle' }, from: source, to: circle.slice(1).join(', ') }];
  });
}

/** Returns the permissions that no import uses, and the packages with too many imports of higher rooms. */
function needlessPermissions(modules) {
  const used = new Set();
  for (const { source, dependencies } of modules) {
    const [, name, file] = /^packages\/([^/]+)\/src\/(.+)/.exec(source) ?? [];
    for (const { resolved } of name ? dependencies : []) {
      const [, target, targetFile] = /^packages\/([^/]+)\/src\/(.+)/.exec(resolved) ?? [];
      used.add(`${name} -> ${target}`).add(`${name}: ${file} -> ${targetFile}`);
    }
  }
  const wanted = [
    ...Object.entries(permitted.packages).flatMap(([name, allowed]) => allowed.map((other) => `${name} -> ${other}`)),
    ...Object.entries(permitted.upward).flatMap(([name, list]) =>
      list.map(([from, to]) => `${name}: ${from} -> ${to}`),
    ),
  ];
  return [
    ...wanted.filter((one) => !used.has(one)).map((one) => `permitted and not used: ${one}`),
    ...Object.entries(permitted.upward)
      .filter(([name, list]) => list.length > MOST_UPWARD[name])
      .map(([name, list]) => `${name}: ${list.length} imports of higher rooms, at most ${MOST_UPWARD[name]}`),
  ];
}

/** Returns the packages whose rooms docs/architecture.md lists in another order, from high to low. */
function wrongLists() {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  return Object.entries(permitted.rooms).flatMap(([name, rooms]) => {
    const [, list = ''] = new RegExp(`^- \\*\\*${name}\\*\\*:((?:.*\n)(?:  .*\n)*)`, 'm').exec(text) ?? [];
    const named = [...list.matchAll(/`([^`]+)`/g)].map(([, room]) => room);
    return named.toReversed().join() === rooms.join()
      ? []
      : [`docs/architecture.md: other rooms of ${name} than ROOMS`];
  });
}

const inWords = ({ rule, from, to, cycle }) =>
  `${rule.name}: ${from} -> ${cycle?.length > 0 ? cycle.map(({ name }) => name).join(' -> ') : to}`;

/** For each package with rooms: a low room, a higher one, and a roof. */
const HIGH_AND_LOW = [
  ['server', 'time', 'admin', 'server.ts'],
  ['client', 'net', 'story', 'app.tsx'],
];
/** A file that breaks a rule, its import, and the rule. */
const PLANTED = [
  ['packages/kernel/src/planted.ts', '@gaslamp/games/games', 'layer-kernel'],
  ['packages/kernel/src/planted-clock.ts', 'node:perf_hooks', 'pure'],
  ['packages/kernel/src/planted-npm.ts', 'zod', 'pure'],
  ['packages/stated/src/planted.ts', '@gaslamp/games/games', 'layer-stated'],
  ['packages/emerald/src/planted.ts', '@gaslamp/emerald-2e/game', 'layer-emerald'],
  ['packages/kernel/test/planted.test.ts', '@gaslamp/emerald-2e/game', 'kernel-tests'],
  ['packages/emerald-2e/src/planted.ts', '@gaslamp/bots/bots', 'layer-emerald-2e'],
  ['packages/games/src/planted.ts', '@gaslamp/proof/twins', 'layer-games'],
  ['packages/bots/src/planted.ts', '@gaslamp/server/room', 'layer-bots'],
  ['packages/proof/src/planted.ts', '@gaslamp/bots/bots', 'layer-proof'],
  ['packages/protocol/src/planted.ts', '@gaslamp/games/games', 'layer-protocol'],
  ['packages/record/src/planted.ts', '@gaslamp/bots/bots', 'layer-record'],
  ['packages/record/src/planted-clock.ts', 'node:crypto', 'pure-record'],
  ['packages/record/src/planted-npm.ts', 'zod', 'pure-record'],
  ['packages/sim/src/planted.ts', '@gaslamp/server/room', 'layer-sim'],
  ['packages/server/src/planted.ts', '@gaslamp/emerald-2e/game', 'layer-server'],
  ['packages/client/src/planted.ts', '@gaslamp/bots/bots', 'layer-client'],
  ['packages/client/src/planted-rules.ts', '@gaslamp/emerald-2e/game', 'client-no-rules'],
  ['packages/words/src/planted.ts', '@gaslamp/games/games', 'layer-words'],
  ['packages/words/src/planted-rules.ts', '@gaslamp/emerald-2e/game', 'client-no-rules'],
  ['packages/client/src/planted-worker.ts', '@gaslamp/server/room', 'client-worker'],
  ['packages/server/src/planted-type.ts', '@gaslamp/sim/tally', 'layer-server', 'import type { A } from'],
  ['packages/sim/src/planted-test.ts', '../test/planted-helper.ts', 'nobody-imports-tests'],
  ['packages/sim/test/planted.test.ts', '../../server/test/planted-helper.ts', 'tests-of-one-package'],
  ['packages/sim/src/planted-undeclared.ts', 'left-pad', 'declared'],
  ['packages/sim/src/planted-lost.ts', './nowhere.ts', 'found'],
  ...HIGH_AND_LOW.flatMap(([name, low, high, roof]) => [
    [`packages/${name}/src/${low}/planted-up.ts`, `../${high}/planted-high.ts`, `rooms-${name}`],
    [`packages/${name}/src/${high}/planted-roof.ts`, `../${roof}`, `rooms-${name}`],
    [`packages/${name}/src/planted-low.ts`, `./${low}/planted-floor.ts`, `rooms-${name}`],
    [`packages/${name}/src/planted-room/planted.ts`, `../${low}/planted-floor.ts`, `rooms-${name}`],
    [`packages/${name}/src/${permitted.upward[name][0][0]}`, `../${high}/planted-high.ts`, `rooms-${name}`],
  ]),
  ['packages/server/src/limits/planted-a.ts', './planted-b.ts', 'large-circle', 'import type { A } from'],
  ['packages/kernel/src/planted-circle.ts', './planted-cycle.ts', 'no-cycles'],
  ['packages/kernel/src/planted-loop.ts', './planted-ring.ts', 'no-cycles'],
];
/**
 * Further imports that complete those cycles. In the second one every module also imports a type back, which alone would be
 * allowed.
 */
const BESIDES = [
  ['packages/kernel/src/planted-cycle.ts', './planted-circle.ts'],
  ['packages/kernel/src/planted-loop.ts', './planted-round.ts', 'import type { A } from'],
  ['packages/kernel/src/planted-ring.ts', './planted-loop.ts', 'import type { A } from'],
  ['packages/kernel/src/planted-ring.ts', './planted-round.ts'],
  ['packages/kernel/src/planted-round.ts', './planted-ring.ts', 'import type { A } from'],
  ['packages/kernel/src/planted-round.ts', './planted-loop.ts'],
  ['packages/server/src/limits/planted-b.ts', './planted-c.ts', 'import type { A } from'],
  ['packages/server/src/limits/planted-c.ts', './planted-d.ts', 'import type { A } from'],
  ['packages/server/src/limits/planted-d.ts', './planted-a.ts'],
];
/** A cycle of types alone, imports of lower rooms, types of higher ones, a permitted exception, and a small circle. */
const ALLOWED = [
  ...HIGH_AND_LOW.flatMap(([name, low, high, roof]) => [
    [`packages/${name}/src/${high}/planted-high.ts`, `../${low}/planted-floor.ts`],
    [`packages/${name}/src/${low}/planted-floor.ts`, `../${high}/planted-high.ts`, 'import type { A } from'],
    [`packages/${name}/src/${roof}`, `./${high}/planted-high.ts`],
  ]),
  ['packages/client/src/rules/readings.ts', '../games/use-manifest.ts'],
  ['packages/client/src/games/use-manifest.ts', '../net/planted-floor.ts'],
  ['packages/server/src/limits/planted-e.ts', './planted-f.ts', 'import type { A } from'],
  ['packages/server/src/limits/planted-f.ts', './planted-g.ts', 'import type { A } from'],
  ['packages/server/src/limits/planted-g.ts', './planted-e.ts'],
  ['packages/kernel/src/planted-types.ts', './planted-words.ts', 'import type { A } from'],
  ['packages/kernel/src/planted-words.ts', './planted-types.ts'],
];

/** Writes a copy of the packages' manifests, with only planted files and their imports in the packages. */
function plant(folder) {
  const write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  mkdirSync(join(folder, 'node_modules/@gaslamp'), { recursive: true });
  for (const name of ['left-pad', 'zod']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'));
  for (const name of PACKAGES) {
    mkdirSync(join(folder, 'packages', name), { recursive: true });
    copyFileSync(join(root, 'packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'));
    symlinkSync(`../../packages/${name}`, join(folder, 'node_modules/@gaslamp', name));
  }
  const planted = [...PLANTED.map(([file, path, , how]) => [file, path, how]), ...BESIDES, ...ALLOWED];
  for (const file of new Set(planted.map(([file]) => file)))
    write(file, planted.flatMap(([of, path, how = 'import']) => (of === file ? `${how} '${path}';\n` : [])).join(''));
  for (const [, path] of planted) {
    const [, name, module] = /^@gaslamp\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (name) write(`packages/${name}/src/${module}.ts`, 'export type A = 1;\n');
  }
  for (const name of ['sim', 'server']) write(`packages/${name}/test/planted-helper.ts`, 'export type A = 1;\n');
}

async function plantedFound() {
  // If the temporary folder is a link, modules are found behind it.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gaslamp-layers-')));
  try {
    plant(folder);
    const { found, modules } = await violations(folder, ['packages']);
    const missed = PLANTED.filter(
      ([file, , rule]) => !found.some((one) => one.rule.name === rule && one.from === file),
    );
    const harmless = found.filter(({ from }) => ALLOWED.some(([file]) => file === from));
    return [
      ...missed.map(([file, path, rule]) => `planted and not found: ${file} imports ${path} (${rule})`),
      ...harmless.map((one) => `allowed and found: ${inWords(one)}`),
      ...(needlessPermissions(modules).length === 0 ? ['no permission is found to be unused'] : []),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the forbidden imports of this repository, one line each. */
async function wrongImports() {
  const { found, modules } = await violations(root, ['packages', 'bench']);
  const blind = modules.length < LEAST_MODULES ? [`only ${modules.length} modules were seen`] : [];
  return [...blind, ...new Set(found.map(inWords)), ...needlessPermissions(modules), ...wrongLists()];
}

/** `layers.mjs` runs both checks, `layers.mjs imports` or `layers.mjs planted` one. */
const wanted = process.argv[2];
const problems = [
  ...(wanted === 'planted' ? [] : await wrongImports()),
  ...(wanted === 'imports' ? [] : await plantedFound()),
];
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
else
  console.log(wanted === 'planted' ? `all ${PLANTED.length} planted violations are found` : 'every import is allowed');
