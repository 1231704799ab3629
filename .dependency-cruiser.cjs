// Allowed imports between packages: the arrows of docs/architecture.md. `npm run layers` fails on all others.

/** The packages that each package's sources may import; a game's package imports only the engine. */
const MAY_IMPORT = {
  kernel: [],
  stated: ['kernel'],
  emerald: ['kernel'],
  'emerald-1e': ['kernel', 'stated', 'emerald'],
  'emerald-2e': ['kernel', 'stated', 'emerald'],
  'nanty-narking': ['kernel', 'stated'],
  games: ['kernel', 'stated', 'emerald-1e', 'emerald-2e', 'nanty-narking'],
  bots: ['kernel', 'games', 'emerald-1e', 'emerald-2e', 'nanty-narking'],
  moth: ['kernel', 'stated', 'games', 'proof'],
  proof: ['kernel', 'games'],
  protocol: ['kernel'],
  record: ['kernel', 'games', 'protocol'],
  words: ['kernel', 'protocol', 'emerald'],
  sim: ['kernel', 'stated', 'games', 'bots', 'record', 'words', 'emerald-1e', 'emerald-2e', 'nanty-narking'],
  server: ['kernel', 'games', 'bots', 'protocol', 'record', 'words'],
  client: ['kernel', 'stated', 'games', 'protocol', 'record', 'words'],
};
const GAMES = ['emerald-1e', 'emerald-2e', 'nanty-narking'];
/** Packages that also run in browsers and workers: no imports from Node or npm. */
const PURE = ['kernel', 'stated', 'emerald', ...GAMES, 'games', 'bots'];
/** Folders of a game that pages may read: what is in the box, and what a seat may see. Never its rules. */
const READABLE = ['box', 'seen'];

/** The rooms of a package: folders of its sources, from low to high. Files beside them are below all rooms, except the roofs. */
const ROOMS = {
  server: [
    ...['time', 'store', 'clock', 'limits', 'jobs', 'bus', 'seats', 'desk', 'notifications', 'room', 'bots', 'lobby'],
    ...['http', 'sockets', 'admin', 'http/routes'],
  ],
  client: [
    ...[
      'watchdog',
      'net',
      'art',
      'table/things',
      'rules',
      'table/ending',
      'table/asking',
      'table/showing',
      'table/log',
    ],
    ...['table/explaining', 'table/frame', 'games', 'pages/parts', 'pages/terms', 'pages/start', 'statistics'],
    ...['pages/one-page', 'reach', 'notebook', 'local', 'puzzles', 'pages/seats', 'talk', 'pages/match', 'lessons'],
    ...['replay', 'story', 'take-along'],
  ],
};
/** Files above all rooms, which put a program together. */
const ROOFS = {
  server: ['main.ts', 'server.ts', 'http.ts', 'data.ts', 'settings.ts'],
  client: ['main.tsx', 'app.tsx', 'ahead.tsx', 'table-dev.tsx', 'gallery.tsx', 'pages/elsewhere.tsx'],
};
/** Imports of a higher room that are allowed. `npm run layers` limits their number and fails on unused ones. */
const UPWARD = {
  server: [['seats/actions.ts', 'notifications/webhook.ts']],
  client: [
    ['net/use-game.ts', 'games/use-manifest.ts'],
    ['rules/book.tsx', 'games/use-manifest.ts'],
    ['rules/readings.ts', 'games/use-manifest.ts'],
    ['rules/symbol-legend.tsx', 'games/use-manifest.ts'],
    ['table/explaining/use-here.ts', 'games/use-manifest.ts'],
    ['table/log/notes/words.ts', 'games/names.ts'],
  ],
};

const any = (names) => `(?:${names.join('|')})`;
const OUTSIDE_SOURCES = '/(?:test|e2e|scripts)/';

const layers = Object.entries(MAY_IMPORT).map(([name, allowed]) => {
  const own = [name, ...allowed];
  // The queries for pages and words, and the command line's benches, have rules of their own.
  const more = name === 'client' || name === 'words' ? GAMES : [];
  const bench = name === 'sim' ? '|^bench/' : '';
  return {
    name: `layer-${name}`,
    comment: `${name} imports ${allowed.join(', ') || 'no other package'}`,
    severity: 'error',
    from: {
      path: `^packages/${name}/src/`,
      pathNot: name === 'client' ? '(?:worker[^/]*|\\.test)\\.tsx?$' : undefined,
    },
    to: { path: '^(?:packages|bench)/', pathNot: `^packages/${any([...own, ...more])}/${bench}` },
  };
});

/** Returns the rules of the rooms of a package. Types, and code that is loaded on demand, may look up. */
function roomRules(name) {
  const rooms = ROOMS[name];
  const base = `^packages/${name}/src/`;
  const files = (list) => list.map((file) => `${base}${file.replaceAll('.', '\\.')}$`);
  const roofs = files(ROOFS[name]);
  const upward = UPWARD[name];
  /** A room without the rooms inside it. */
  const inside = (room) => {
    const inner = rooms.filter((other) => other.startsWith(`${room}/`)).map((other) => other.slice(room.length + 1));
    return `${base}${room}/${inner.length > 0 ? `(?!${any(inner)}/)` : ''}`;
  };
  const rule = (comment, from, to) => ({
    name: `rooms-${name}`,
    comment,
    severity: 'error',
    from,
    to: { ...to, dependencyTypesNot: ['type-only', 'dynamic-import'] },
  });
  const tests = '\\.test\\.tsx?$';
  return [
    rule(
      'files beside the rooms are below them',
      { path: `${base}[^/]+$`, pathNot: [...roofs, tests] },
      { path: [`${base}${any(rooms)}/`, ...roofs] },
    ),
    rule(
      'every source is in a room',
      { path: `${base}[^/]+/.*\\.tsx?$`, pathNot: [`${base}${any(rooms)}/`, ...roofs] },
      { path: '.' },
    ),
    ...rooms.map((room, i) =>
      rule(
        `${room} imports lower rooms only`,
        { path: inside(room), pathNot: [...files(upward.map(([file]) => file)), ...roofs, tests] },
        { path: [...rooms.slice(i + 1).map(inside), ...roofs] },
      ),
    ),
    ...upward.map(([file]) => {
      const room = rooms.findLast((one) => file.startsWith(`${one}/`));
      const targets = upward.flatMap(([from, to]) => (from === file ? to : []));
      return rule(
        `${file} imports lower rooms and ${targets.join(', ')}`,
        { path: files([file]) },
        { path: [...rooms.slice(rooms.indexOf(room) + 1).map(inside), ...roofs], pathNot: files(targets) },
      );
    }),
  ];
}

module.exports = {
  forbidden: [
    ...layers,
    ...Object.keys(ROOMS).flatMap(roomRules),
    {
      name: 'client-no-rules',
      comment: 'a page draws views: of a game it reads words, numbers and queries',
      severity: 'error',
      from: { path: '^packages/(?:client|words)/src/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: `^packages/${any(GAMES)}/`,
        pathNot: `^packages/${any(GAMES)}/src/${any(READABLE)}/`,
      },
    },
    {
      name: 'client-worker',
      comment: 'an offline table runs the rules and bots in a worker',
      severity: 'error',
      from: { path: '^packages/client/src/.*worker[^/]*\\.tsx?$' },
      to: {
        path: '^packages/',
        pathNot: `^packages/${any(['client', 'kernel', 'games', 'protocol', 'record', 'bots'])}/`,
      },
    },
    {
      name: 'bench-only-from-its-command',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/(?:sim/(?:src/commands|test)/bench[^/]*\\.ts$|client/e2e/)' },
      to: { path: '^bench/' },
    },
    {
      name: 'pure',
      comment: 'runs in browsers too: neither Node nor npm',
      severity: 'error',
      from: { path: `^packages/${any(PURE)}/src/`, pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'pure-record',
      comment: 'pages check records too: nothing of Node, and of npm what hashes without the browser',
      severity: 'error',
      from: { path: '^packages/record/src/', pathNot: '\\.test\\.ts$' },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: 'node_modules/@noble/hashes/',
      },
    },
    {
      name: 'kernel-tests',
      comment: 'the kernel is proved by a toy of its own',
      severity: 'error',
      from: { path: '^packages/kernel/test/' },
      to: { path: '^packages/', pathNot: '^packages/kernel/' },
    },
    {
      name: 'nobody-imports-tests',
      comment: 'but the measuring of the page, which opens the same browser',
      severity: 'error',
      from: { pathNot: `${OUTSIDE_SOURCES}|\\.test\\.tsx?$|^bench/(?:page|replay)\\.ts$` },
      to: { path: `${OUTSIDE_SOURCES}|\\.test\\.tsx?$` },
    },
    {
      name: 'tests-of-one-package',
      comment:
        'helpers for the tests of several packages are sources; pages are tested at whole servers, with what those have in their tests',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: '^packages/client/e2e/' },
      to: { path: `^packages/[^/]+${OUTSIDE_SOURCES}`, pathNot: '^packages/$1/' },
    },
    {
      name: 'declared',
      comment: 'what is imported stands in a package.json',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'found', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-cycles',
      comment: 'types, and what is loaded later, may look back, since no order of loading hangs on them; code may not',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
  ],
  permitted: { packages: MAY_IMPORT, rooms: ROOMS, upward: UPWARD },
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['/dist/', '\\.css$', '\\.md\\?raw$'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
