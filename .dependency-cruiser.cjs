// Who may import whom: docs/architecture.md as a list. `npm run layers` fails on anything else.
const packages = ['kernel', 'emerald-2e', 'games', 'bots', 'proof', 'sim', 'protocol', 'server', 'client'];

/** Each package and what its code may import; its tests may use more. */
const MAY = {
  kernel: [],
  'emerald-2e': ['kernel'],
  games: ['kernel', 'emerald-2e'],
  bots: ['kernel', 'games', 'emerald-2e'],
  proof: ['kernel', 'games', 'emerald-2e'],
  sim: ['kernel', 'games', 'bots', 'emerald-2e'],
  protocol: ['kernel'],
  server: ['kernel', 'games', 'bots', 'protocol'],
  client: ['kernel', 'protocol', 'emerald-2e'],
};
/** Packages that run in browsers as well: nothing of Node in them, and no library. */
const PURE = ['kernel', 'emerald-2e', 'games', 'bots', 'proof'];

module.exports = {
  forbidden: [
    ...packages.map((name) => ({
      name: `${name}-imports-only-${MAY[name].join('-') || 'nothing'}`,
      severity: 'error',
      from: { path: `^packages/${name}/src/`, pathNot: '(\\.test\\.tsx?$|/table-dev\\.tsx$|/dev/)' },
      to: { path: '^packages/', pathNot: `^packages/(${[name, ...MAY[name]].join('|')})/src/` },
    })),
    {
      name: 'pure-packages-need-nothing',
      severity: 'error',
      from: { path: `^packages/(${PURE.join('|')})/src/`, pathNot: '(\\.test\\.tsx?$|/write-)' },
      to: { pathNot: '^packages/' },
    },
    {
      name: 'the-client-runs-no-rules',
      severity: 'error',
      from: { path: '^packages/client/src/', pathNot: '(\\.test\\.tsx?$|/table-dev\\.tsx$|/dev/)' },
      to: {
        path: '^packages/(emerald-2e|kernel)/src/',
        pathNot:
          '^packages/(emerald-2e/src/(ids|state|scoring|data|pack|validate|points|verbs|cards|window|refusals)\\.ts|emerald-2e/src/.*\\.json|kernel/src/(state|patch|view|events|verbs|effects|subsets)\\.ts)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-code-imports-tests',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '(/test/|/e2e/|\\.test\\.tsx?$)' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
