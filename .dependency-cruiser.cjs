/** Dependencies point one way (docs/architecture.md, law 2). */
const ours = '^(services|read-model|web|deploy|loadtests)/';
/** A bare import of one of our packages, or a path into its folder. */
const pkg = (name) => `(^${name}/|node_modules/@naksha/${name}/)`;
const only = (name, from, forbidden, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: forbidden },
});

/**
 * The rooms of a folder, the lowest first: what lies in one knows its own and those below. A room beside another, in the
 * same list, does not know it. Files that lie in the folder itself stand on top of all rooms.
 */
const layers = (name, folder, floors) => {
  const apart = ['\\.spec\\.tsx?$', '/testing/'];
  return floors.flatMap((rooms, floor) =>
    rooms.map((room) => ({
      name,
      comment: `${folder}: ${floors.map((beside) => beside.join(', ')).join(' < ')}`,
      severity: 'error',
      from: { path: `^${folder}/${room}/`, pathNot: apart },
      to: {
        path: `^${folder}/`,
        pathNot: [`^${folder}/(${[room, ...floors.slice(0, floor).flat()].join('|')})/`],
      },
    })),
  );
};

/** The read side, from what knows no kind of document up to what is answered of several. */
const READ_MODEL_ROOMS = [
  ['documents', 'http'],
  ['feed', 'projector'],
  ['catalogue', 'travel'],
  ['listing'],
  ['leads'],
  ['activity', 'review', 'map', 'saved-searches'],
  ['market', 'open-data'],
  [
    'analytics',
    'public-events',
    'redis',
    'first-paint',
    'homes-on-market',
    'listing-page',
    'live',
    'own-data',
    'query-links',
    'search',
    'alerts',
    'master-data',
  ],
  ['meilisearch', 'missed-searches', 'price-demand', 'graphql', 'what-if'],
];

/** The write side: what features stand on, then features. */
const SERVICES_ROOMS = [
  ['injection', 'ip-network', 'prisma-client', 'text'],
  ['keys'],
  ['database', 'retention', 'security'],
  ['erasure-rule', 'personal-data'],
  ['commands', 'vault'],
  ['http', 'notes', 'reactors'],
  ['feature'],
  ['photos'],
  ['identity', 'listings', 'saved-searches'],
  ['network-budget'],
  [
    'analytics',
    'catalogue',
    'country',
    'interest',
    'seller-texts',
    'enquiries',
    'erase-account',
    'own-data',
    'alerts',
    'reports',
  ],
];

/** What a room may know that has no floor yet. */
const newcomers = (name, folder, floors, known, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${folder}/(?!(?:${floors.flat().join('|')})/)([^/]+)/`, pathNot: ['\\.spec\\.ts$', '/testing/'] },
  to: { path: `^${folder}/`, pathNot: `^${folder}/(?:$1|${known.join('|')})/` },
});

/** Features of the client that show a part of another, and whose. */
const SHOWS_PARTS_OF = {
  compare: ['listing'],
  dashboard: ['activity', 'missed-searches', 'own-listings', 'saved-searches'],
  'erase-account': ['sign-in'],
  company: ['landing'],
  edit: ['listing', 'own-listings', 'post'],
  home: ['contact', 'listing', 'saved-searches'],
  listing: ['landing', 'own-listings'],
  post: ['sign-in'],
  profile: ['saved-searches', 'sign-in'],
  'price-drops': ['landing'],
  projects: ['contact', 'landing'],
  'saved-searches': ['landing'],
  'staff-accounts': ['second-factor'],
  'staff-content': ['blogs', 'post', 'second-factor'],
  landing: ['blogs', 'contact'],
  'staff-enquiries': ['second-factor'],
  'staff-leads': ['second-factor'],
  'staff-analytics': ['missed-searches', 'second-factor'],
  'staff-parked': ['second-factor'],
  'staff-reports': ['second-factor', 'staff-review'],
  'staff-review': ['listing', 'post', 'second-factor'],
};

/** A feature knows no other but for those it is declared to: what several need lies in shared. */
const features = () => {
  const apart = (feature, allowed, notFrom = []) => ({
    name: 'features-apart',
    comment: 'a client feature imports no other feature, except those declared in SHOWS_PARTS_OF',
    severity: 'error',
    from: { path: `^web/src/features/${feature}/`, pathNot: ['\\.spec\\.tsx?$', ...notFrom] },
    to: { path: '^web/src/features/', pathNot: allowed.map((one) => `^web/src/features/${one}/`) },
  });
  const declared = Object.keys(SHOWS_PARTS_OF);
  return [
    apart('([^/]+)', ['$1'], [`^web/src/features/(${declared.join('|')})/`]),
    ...declared.map((feature) => apart(feature, [feature, ...SHOWS_PARTS_OF[feature]])),
  ];
};

module.exports = {
  forbidden: [
    only('events-imports-nothing-of-ours', '^events/', [ours], 'events is the language both sides speak'),
    only(
      'services-not-the-read-side',
      '^services/',
      ['read-model', 'web', 'deploy', 'loadtests'].map(pkg),
      'services import events only',
    ),
    only(
      'read-model-not-the-write-side',
      '^read-model/',
      ['services', 'web', 'deploy', 'loadtests'].map(pkg),
      'read-model imports events only',
    ),
    {
      name: 'web-only-contracts-and-kernel',
      comment: 'the client imports only the browser-safe parts of events',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: ['^(services|read-model|deploy|loadtests)/', '^events/(src|dist)/(?!contracts/|kernel/)'] },
    },
    {
      name: 'browser-safe',
      comment: 'contracts and kernel run in browsers: no Node modules, no database',
      severity: 'error',
      from: { path: '^events/src/(contracts|kernel)/', pathNot: '\\.spec\\.ts$' },
      to: { path: ['^events/src/(event-store|event-log|testing)/', 'node_modules/(pg|uuid)/'] },
    },
    {
      name: 'browser-safe-no-node-builtins',
      severity: 'error',
      from: { path: '^events/src/(contracts|kernel)/', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'kafkajs-in-one-file',
      comment:
        'kafkajs is hardly maintained: only one file imports it, so that it can be replaced; benchmarks compare with it',
      severity: 'error',
      from: { pathNot: ['^events/src/event-log/kafka/kafka-client\\.ts$', '\\.spec\\.ts$', '^loadtests/'] },
      to: { path: 'node_modules/kafkajs/' },
    },
    {
      name: 'kafka-behind-its-door',
      comment: 'a server without Kafka never loads its client',
      severity: 'error',
      from: { path: '^events/src/(?!event-log/kafka/)' },
      to: { path: '^events/src/event-log/kafka/' },
    },
    {
      name: 's3-in-one-folder',
      comment: 'only one module imports the S3 client, which is loaded only if S3 is configured',
      severity: 'error',
      from: { pathNot: '^events/src/s3/' },
      to: { path: 'node_modules/@aws-sdk/' },
    },
    {
      name: 'engine-is-pure',
      comment: 'the map engine does no I/O; only its worker file imports node:worker_threads',
      severity: 'error',
      from: { path: '^read-model/src/map/engine/', pathNot: ['\\.spec\\.ts$', 'worker'] },
      to: { dependencyTypes: ['core'] },
    },
    ...layers('engine-rooms', 'read-model/src/map/engine', [
      ['base'],
      ['rows'],
      ['filters'],
      ['lists', 'markers', 'rates'],
      ['tiles'],
    ]),
    ...layers('web-layers', 'web/src', [['shared'], ['features'], ['app']]),
    ...layers('home-rooms', 'web/src/features/home', [
      ['view', 'queries', 'tiles'],
      ['markers', 'filters'],
      ['cards', 'selection', 'prices', 'past'],
      ['list', 'map', 'city'],
      ['panel'],
      ['phone'],
    ]),
    ...features(),
    {
      name: 'engine-base-alone',
      comment: 'the rebuild thread runs these files from source, where package imports do not resolve',
      severity: 'error',
      from: { path: '^read-model/src/map/engine/base/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^read-model/src/map/engine/base/', dependencyTypesNot: ['core', 'type-only'] },
    },
    ...layers('read-model-rooms', 'read-model/src', READ_MODEL_ROOMS),
    newcomers(
      'read-model-questions',
      'read-model/src',
      READ_MODEL_ROOMS,
      ['documents', 'http', 'feed', 'catalogue', 'listing', 'leads'],
      'a room that has no floor of its own is a question: it knows documents, feed, listings and leads, and no other question',
    ),
    ...layers('services-rooms', 'services/src', SERVICES_ROOMS),
    newcomers(
      'services-features',
      'services/src',
      SERVICES_ROOMS,
      SERVICES_ROOMS.flat(),
      'a room that has no floor of its own is a feature on top of those that have one, and knows no other such',
    ),
    ...layers('deploy-rooms', 'deploy/src', [
      ['process', 'metrics'],
      ['data-folder', 'commands'],
      ['config', 'embedded-postgres'],
      ['region', 'api-document', 'tracing'],
      ['mcp'],
      ['databases', 'http', 'pages', 'local', 'security'],
      ['write-side', 'content'],
      ['parts'],
      ['terminal'],
      ['demo', 'import', 'analyst', 'backup', 'evaluate', 'why'],
      ['serve'],
      ['staff', 'partners'],
      ['entry-points'],
    ]),
    {
      name: 'acceptance-through-doors',
      comment: 'acceptance tests import only what deploy exports',
      severity: 'error',
      from: { path: '^deploy/acceptance/' },
      to: { path: '^deploy/(src|dist)/(?!(local/|testing/)?index\\.)' },
    },
    {
      name: 'acceptance-is-needed-by-tests-alone',
      comment: 'the product does not import acceptance tests; benchmarks may',
      severity: 'error',
      from: { pathNot: ['^deploy/acceptance/', '^loadtests/'] },
      to: { path: ['^deploy/acceptance/', 'node_modules/@naksha/acceptance/'] },
    },
    {
      name: 'no-test-code-in-production',
      comment: 'product code does not import tests or testing folders',
      severity: 'error',
      from: { pathNot: ['\\.spec\\.tsx?$', '/testing/', '^deploy/acceptance/', '^loadtests/'] },
      to: { path: ['/testing/', '\\.spec\\.tsx?$'], pathNot: 'node_modules/(?!@naksha/)' },
    },
    {
      name: 'no-circular',
      comment: 'type imports count too; the generated database client is excluded',
      severity: 'error',
      from: { pathNot: '^services/src/prisma-client/' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
    },
  },
};
