// Who may import whom: one rule per folder of src/lib, as in the table of src/lib/README.md.
// Every rule here has a canary under tests/canary that must break it (scripts/canary.mjs).

const FOLDERS = [
  'ai',
  'db',
  'door',
  'engine',
  'i18n',
  'net',
  'protocol',
  'puzzles',
  'sound',
  'state',
  'stats',
  'table',
  'ui',
];

const lib = (paths) => `^src/lib/(${paths})`;
/** A package, wherever node_modules lies, or one of kit's `$app` modules. */
const npm = (names) => `(^|node_modules/)(${names})(/|$)`;
const KIT = '^\\$(app|env|service-worker)(/|$)';
const PORTS = lib('table/ports\\.ts$');

/** `folder` may import itself and `allowed`; anything else, Node's own modules included, breaks `name`. */
const layer = (name, folder, comment, allowed = [], from = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: lib(`${folder}/`), ...from },
  to: { pathNot: [lib(`${folder}/`), ...allowed] },
});

/** What `folder` may import only as types. */
const typesOnly = (name, folder, target, comment, except = []) => ({
  name,
  comment,
  severity: 'error',
  from: { path: folder },
  to: { path: target, pathNot: except, dependencyTypesNot: ['type-only'] },
});

module.exports = {
  forbidden: [
    // --- the table, row by row ---
    layer('engine-imports-nothing', 'engine', 'The rules depend on nothing.'),
    layer('stats-imports-engine', 'stats', 'Numbers from finished games.', [lib('engine/')]),
    layer('ai-imports-engine', 'ai', 'The player sees a view, and comlink carries it to the worker.', [
      lib('(door|engine)/'),
      PORTS,
      npm('comlink'),
    ]),
    {
      name: 'only-pool-opens-door',
      comment: 'The rest of ai thinks: it runs in the worker and in Node, where there is nothing to start.',
      severity: 'error',
      from: { path: lib('ai/'), pathNot: lib('ai/pool\\.ts$') },
      to: { path: lib('door/') },
    },
    typesOnly(
      'ai-takes-types-from-ports',
      lib('ai/'),
      PORTS,
      'ports.ts is what ai fulfils, not what it uses.',
    ),
    layer('puzzles-import-engine-and-solver', 'puzzles', 'A puzzle is checked by search.', [
      lib('engine/'),
      lib('ai/solver/'),
    ]),
    layer(
      'table-imports-engine',
      'table',
      'A running game knows rules and shuffling; the rest comes by ports.',
      [lib('engine/'), npm('@noble/(ciphers|hashes)')],
    ),
    layer('db-imports-engine', 'db', 'Storage fulfils ports.', [lib('engine/'), PORTS, npm('idb')]),
    typesOnly(
      'db-takes-types-from-ports',
      lib('db/'),
      PORTS,
      'ports.ts is what db fulfils, not what it uses.',
    ),
    typesOnly(
      'db-takes-types-from-engine',
      lib('db/'),
      lib('engine/'),
      'What is stored has been decided already.',
    ),
    layer('door-imports-kit', 'door', 'It knows where the app lives, and nothing of what it lets in.', [
      '^\\$app/paths$',
    ]),
    layer('net-imports-engine', 'net', 'Links between devices fulfil ports.', [lib('engine/'), PORTS]),
    typesOnly(
      'net-takes-types-from-ports',
      lib('net/'),
      PORTS,
      'ports.ts is what net fulfils, not what it uses.',
    ),
    layer('sound-imports-engine-types', 'sound', 'What is heard follows from two views.', [
      lib('engine/.*types\\.ts$'),
    ]),
    layer('protocol-imports-engine-and-ai', 'protocol', 'The engine as a program, for Node.', [
      lib('engine/'),
      lib('ai/'),
      '^node:',
      '^(process|readline|fs|path|url|stream|util|worker_threads|events|os|module)$',
    ]),
    {
      name: 'protocol-needs-no-worker',
      comment: 'Worker and pool are for the browser.',
      severity: 'error',
      from: { path: lib('protocol/') },
      to: { path: lib('ai/(worker|pool)\\.ts$') },
    },
    layer('i18n-imports-engine-types', 'i18n', 'Words for the codes of the engine.', [
      lib('engine/'),
      npm('svelte'),
    ]),
    typesOnly('i18n-takes-types-from-engine', lib('i18n/'), lib('engine/'), 'Words decide nothing.', [
      lib('engine/types\\.ts$'),
    ]),
    layer('ui-imports-engine-types-and-i18n', 'ui', 'Components show what they are given.', [
      lib('engine/'),
      lib('i18n/'),
      npm('svelte'),
      KIT,
    ]),
    typesOnly(
      'ui-takes-types-and-cards-from-engine',
      lib('ui/'),
      lib('engine/'),
      'A component consults no rule; what a card is worth it may say.',
      [lib('engine/(types|cards|ranking)\\.ts$')],
    ),
    layer('state-imports-all-but-ui', 'state', 'State joins everything, and knows no component.', [
      lib('(ai|db|door|engine|i18n|net|puzzles|sound|stats|table)/'),
      npm('svelte|comlink'),
      KIT,
    ]),
    {
      name: 'routes-import-state-ui-i18n',
      comment: 'A page wires state to components.',
      severity: 'error',
      from: { path: '^src/routes/' },
      to: {
        pathNot: [
          '^src/(routes/|app\\.css$)',
          lib('(state|ui|i18n|engine)/'),
          npm('svelte|@fontsource/[^/]+'),
          KIT,
        ],
      },
    },
    typesOnly('routes-take-types-from-engine', '^src/routes/', lib('engine/'), 'A page consults no rule.', [
      lib('engine/types\\.ts$'),
    ]),

    // --- inside a folder ---
    {
      name: 'engine-reaches-variants-by-index',
      comment: 'Shared rules know no single variant: game, record and types take the list of all of them.',
      severity: 'error',
      from: { path: lib('engine/'), pathNot: lib('engine/variants/') },
      to: { path: lib('engine/variants/'), pathNot: lib('engine/variants/(index|types)\\.ts$') },
    },
    {
      name: 'engine-lists-variants-in-few-places',
      comment: 'Only the verbs, the record and the type of a game are about every variant.',
      severity: 'error',
      from: {
        path: lib('engine/'),
        pathNot: [lib('engine/variants/'), lib('engine/(game|record|types)\\.ts$')],
      },
      to: { path: lib('engine/variants/'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-compose-joins-table',
      comment:
        "Elsewhere in state a table is a port: only compose.ts knows host, guest, storage, links and players; backup.ts reads and writes whole games as files, position.ts and positionText.ts a seat's view as text.",
      severity: 'error',
      from: { path: lib('state/'), pathNot: lib('state/(compose|backup|position|positionText)\\.ts$') },
      to: { path: lib('table/'), pathNot: PORTS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'worker-reaches-no-interface',
      comment: 'The worker would carry the whole interface with it, and there is no document in a worker.',
      severity: 'error',
      from: { path: lib('ai/worker\\.ts$') },
      to: { path: [lib('(state|ui)/'), npm('svelte')], reachable: true },
    },

    // --- everywhere ---
    {
      name: 'no-unknown-folder',
      comment: `src/lib has these folders and no others: ${FOLDERS.join(', ')}. A new one needs a row in the table.`,
      severity: 'error',
      from: { path: '^src/lib/', pathNot: lib(`(${FOLDERS.join('|')})/`) },
      to: {},
    },
    {
      name: 'no-unknown-folder-imported',
      comment: 'The same for a file that imports nothing itself.',
      severity: 'error',
      from: {},
      to: { path: '^src/lib/', pathNot: lib(`(${FOLDERS.join('|')})/`) },
    },
    {
      name: 'no-unknown-folder-alone',
      comment: 'The same for a file that nobody imports.',
      severity: 'error',
      from: { orphan: true, path: '^src/lib/', pathNot: lib(`(${FOLDERS.join('|')})/`) },
      to: {},
    },
    {
      name: 'app-imports-no-tests',
      comment: 'What people get holds no test and no script.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tests|scripts)/' },
    },
    {
      name: 'service-worker-stands-alone',
      comment: 'It outlives the page that installed it.',
      severity: 'error',
      from: { path: '^src/service-worker/' },
      to: { pathNot: ['^src/service-worker/', KIT] },
    },
    {
      name: 'no-circular',
      comment: 'Types may point at each other; modules may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere would slip through every rule above.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: [KIT, '^\\./\\$types$', '^virtual:'] },
    },
    {
      name: 'no-undeclared-package',
      comment: 'A package that ships with the app is listed under dependencies.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], pathNot: npm('svelte') },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)\\.svelte-kit' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.layers.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'browser', 'import', 'default', 'types'],
      mainFields: ['svelte', 'module', 'main'],
      extensions: ['.ts', '.svelte.ts', '.svelte', '.js', '.mjs', '.json'],
    },
  },
};
