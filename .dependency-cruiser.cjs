/** Dependencies point one way (docs/architecture.md, rule 2). */
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
 * The layers of a folder, lowest first. A subfolder can import itself and lower layers, but not the same layer. Files
 * directly in the folder are in the highest layer.
 */
const layers = (name, folder, all) => {
  const exempt = ['\\.spec\\.tsx?$', '/testing/'];
  return all.flatMap((layer, level) =>
    layer.map((subfolder) => ({
      name,
      comment: `${folder}: ${all.map((one) => one.join(', ')).join(' < ')}`,
      severity: 'error',
      from: { path: `^${folder}/${subfolder}/`, pathNot: exempt },
      to: {
        path: `^${folder}/`,
        pathNot: [`^${folder}/(${[subfolder, ...all.slice(0, level).flat()].join('|')})/`],
      },
    })),
  );
};

/** From storage, which knows no document kind, up to queries that read several kinds. */
const READ_MODEL_LAYERS = [
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

/** First what features use, then features. */
const SERVICES_LAYERS = [
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

/** What subfolders that no layer lists can import. */
const unlisted = (name, folder, all, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${folder}/(?!(?:${all.flat().join('|')})/)([^/]+)/`, pathNot: ['\\.spec\\.ts$', '/testing/'] },
  to: { path: `^${folder}/`, pathNot: `^${folder}/(?:$1|${allowed.join('|')})/` },
});

/** Client features that use components of other features, with these features. */
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

/** A feature imports only the features that are declared for it. What several features need is in shared. */
const features = () => {
  const separate = (feature, allowed, notFrom = []) => ({
    name: 'features-are-separate',
    comment: 'a client feature imports no other feature, except those declared in SHOWS_PARTS_OF',
    severity: 'error',
    from: { path: `^web/src/features/${feature}/`, pathNot: ['\\.spec\\.tsx?$', ...notFrom] },
    to: { path: '^web/src/features/', pathNot: allowed.map((one) => `^web/src/features/${one}/`) },
  });
  const declared = Object.keys(SHOWS_PARTS_OF);
  return [
    separate('([^/]+)', ['$1'], [`^web/src/features/(${declared.join('|')})/`]),
    ...declared.map((feature) => separate(feature, [feature, ...SHOWS_PARTS_OF[feature]])),
  ];
};

module.exports = {
  forbidden: [
    only('events-imports-no-package', '^events/', [ours], 'events contains what all packages share'),
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
      name: 'kafka-loads-on-demand',
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
    ...layers('engine-layers', 'read-model/src/map/engine', [
      ['base'],
      ['rows'],
      ['filters'],
      ['lists', 'markers', 'rates'],
      ['tiles'],
    ]),
    ...layers('web-layers', 'web/src', [['shared'], ['features'], ['app']]),
    ...layers('home-layers', 'web/src/features/home', [
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
    ...layers('read-model-layers', 'read-model/src', READ_MODEL_LAYERS),
    unlisted(
      'read-model-queries',
      'read-model/src',
      READ_MODEL_LAYERS,
      ['documents', 'http', 'feed', 'catalogue', 'listing', 'leads'],
      'a folder that no layer lists is a query. It imports storage, the feed and shared kinds, but no other query',
    ),
    ...layers('services-layers', 'services/src', SERVICES_LAYERS),
    unlisted(
      'services-features',
      'services/src',
      SERVICES_LAYERS,
      SERVICES_LAYERS.flat(),
      'a folder that no layer lists is a feature in the highest layer. It imports no other such feature',
    ),
    ...layers('deploy-layers', 'deploy/src', [
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
      name: 'acceptance-imports-exports-only',
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
