/** The layer rules of the design's second law: dependencies point one way. */
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
      comment: 'the client sees the browser-safe part of events alone',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: ['^(services|read-model|deploy|loadtests)/', '^events/(src|dist)/(?!contracts/|kernel/)'] },
    },
    {
      name: 'browser-safe',
      comment: 'contracts and kernel run in a browser: no node module, no database',
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
      comment: 'kafkajs is hardly maintained: one file knows it, and may be written anew; benchmarks measure beside it',
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
      name: 'engine-is-pure',
      comment: 'the map engine does no I/O; only its worker file may know of threads',
      severity: 'error',
      from: { path: '^read-model/src/map/engine/', pathNot: ['\\.spec\\.ts$', 'worker'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
