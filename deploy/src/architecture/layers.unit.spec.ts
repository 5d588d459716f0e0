import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const { options, ...ruleSet } = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs'));
const SOURCES = [
  'events/src',
  'services/src',
  'read-model/src',
  'web/src',
  'deploy/src',
  'deploy/acceptance/src',
  'loadtests',
];

async function brokenRules(baseDir: string, sources: string[]): Promise<string[]> {
  const { output } = await cruise(
    sources,
    { ...options, tsConfig: undefined, baseDir, ruleSet: ruleSet as IFlattenedRuleSet, validate: true },
    options.enhancedResolveOptions,
  );
  const { violations, totalCruised } = (output as ICruiseResult).summary;
  if (totalCruised < sources.length) throw new Error('the sources were not found');
  return [...new Set(violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`))];
}

it('D-04 D-05 D-06 D-07 D-08 no import of the project breaks the layer rules', async () => {
  expect(await brokenRules(ROOT, SOURCES)).toEqual([]);
}, 240_000);

describe('each rule reports what it forbids', () => {
  let tree: string;
  beforeAll(async () => {
    tree = await mkdtemp(join(tmpdir(), 'naksha-layers-'));
    await mkdir(join(tree, 'node_modules/@naksha'), { recursive: true });
    await put('node_modules/kafkajs/package.json', JSON.stringify({ name: 'kafkajs', main: 'index.js' }));
    await put('node_modules/kafkajs/index.js', 'module.exports = {};');
    await put('events/src/event-log/kafka/index.ts', 'export const here = 1;');
    await put('events/src/kernel/z-circle.ts', "import type { B } from './b.ts';");
    for (const subfolder of ['.', 'filters', 'lists'])
      await put(`read-model/src/map/engine/${subfolder}/there.ts`, 'export type T = 1;');
    for (const subfolder of ['.', 'feed', 'listing', 'leads', 'activity', 'map', 'live', 'alerts', 'blog'])
      await put(`read-model/src/${subfolder}/there.ts`, 'export type T = 1;');
    for (const subfolder of ['.', 'identity', 'listings', 'interest', 'tours'])
      await put(`services/src/${subfolder}/there.ts`, 'export type T = 1;');
    for (const subfolder of ['app', 'features/post', 'features/home', 'features/home/list', 'features/home/map'])
      await put(`web/src/${subfolder}/there.ts`, 'export type T = 1;');
    for (const subfolder of ['.', 'parts', 'serve'])
      await put(`deploy/src/${subfolder}/there.ts`, 'export type T = 1;');
    await put('deploy/src/local/eventually.ts', 'export const here = 1;');
    await put('deploy/src/b.int.spec.ts', 'export type b = 1;');
    const exports = { '.': { source: './src/index.ts' }, './testing': { source: './src/testing/index.ts' } };
    for (const folder of ['events', 'services', 'read-model', 'deploy/acceptance']) {
      const name = basename(folder);
      await put(`${folder}/src/index.ts`, 'export const here = 1;');
      await put(`${folder}/src/testing/index.ts`, 'export const here = 1;');
      await put(`${folder}/package.json`, JSON.stringify({ name: `@naksha/${name}`, type: 'module', exports }));
      await symlink(join(tree, folder), join(tree, 'node_modules/@naksha', name));
    }
  });
  afterAll(() => rm(tree, { recursive: true }));

  async function put(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await writeFile(join(tree, path), `${text}\n`);
  }

  const FORBIDDEN = [
    ['D-04', 'events-imports-no-package', 'events/src/kernel/a.ts', "import '../../../services/src/index.ts';"],
    ['D-05', 'services-not-the-read-side', 'services/src/a.ts', "import '@naksha/read-model';"],
    ['D-05', 'read-model-not-the-write-side', 'read-model/src/a.ts', "import '../../services/src/index.ts';"],
    ['D-06', 'web-only-contracts-and-kernel', 'web/src/a.ts', "import '../../events/src/index.ts';"],
    ['D-06', 'web-only-contracts-and-kernel', 'web/src/a.ts', "import '@naksha/services';"],
    ['D-07', 'read-model-not-the-write-side', 'read-model/src/a.ts', "import type { here } from '@naksha/services';"],
    ['D-08', 'browser-safe-no-node-builtins', 'events/src/kernel/a.ts', "import 'node:fs';"],
    ['D-08', 'kafkajs-in-one-file', 'events/src/event-log/a.ts', "import 'kafkajs';"],
    ['D-08', 'kafka-loads-on-demand', 'events/src/event-log/a.ts', "import './kafka/index.ts';"],
    ['D-08', 'acceptance-is-needed-by-tests-alone', 'deploy/src/a.ts', "import '../acceptance/src/index.ts';"],
    ['D-08', 'acceptance-is-needed-by-tests-alone', 'deploy/src/a.ts', "import '@naksha/acceptance';"],
    ['D-08', 'acceptance-is-needed-by-tests-alone', 'deploy/src/a.unit.spec.ts', "import '@naksha/acceptance';"],
    [
      'D-08',
      'acceptance-imports-exports-only',
      'deploy/acceptance/src/a.ts',
      "import '../../src/local/eventually.ts';",
    ],
    ['D-08', 'no-test-code-in-production', 'services/src/a.ts', "import './testing/index.ts';"],
    ['D-08', 'no-test-code-in-production', 'services/src/b.ts', "export * from '@naksha/events/testing';"],
    ['D-08', 'no-test-code-in-production', 'deploy/src/a.ts', "import type { b } from './b.int.spec.ts';"],
    ['D-21', 'engine-is-pure', 'read-model/src/map/engine/a.ts', "import 'node:crypto';"],
    ['D-21', 'engine-layers', 'read-model/src/map/engine/rows/a.ts', "import '../filters/there.ts';"],
    ['D-21', 'engine-layers', 'read-model/src/map/engine/rows/a.ts', "import type { T } from '../filters/there.ts';"],
    ['D-21', 'engine-layers', 'read-model/src/map/engine/markers/a.ts', "import type { T } from '../lists/there.ts';"],
    ['D-21', 'engine-layers', 'read-model/src/map/engine/tiles/a.ts', "import type { T } from '../there.ts';"],
    ['D-21', 'engine-base-alone', 'read-model/src/map/engine/base/a.ts', "import '@naksha/events';"],
    ['D-05', 'read-model-layers', 'read-model/src/documents/a.ts', "import type { T } from '../feed/there.ts';"],
    ['D-05', 'read-model-layers', 'read-model/src/documents/a.ts', "import type { T } from '../listing/there.ts';"],
    ['D-05', 'read-model-layers', 'read-model/src/feed/a.ts', "import '../map/there.ts';"],
    ['D-05', 'read-model-layers', 'read-model/src/projector/a.ts', "import type { T } from '../there.ts';"],
    ['D-05', 'read-model-layers', 'read-model/src/listing/a.ts', "import type { T } from '../leads/there.ts';"],
    ['D-05', 'read-model-layers', 'read-model/src/activity/a.ts', "import type { T } from '../map/there.ts';"],
    ['D-05', 'read-model-layers', 'read-model/src/map/a.ts', "import type { T } from '../live/there.ts';"],
    ['D-05', 'read-model-layers', 'read-model/src/map/a.ts', "import type { T } from '../alerts/there.ts';"],
    ['D-05', 'read-model-queries', 'read-model/src/blog/a.ts', "import type { T } from '../map/there.ts';"],
    ['D-05', 'read-model-queries', 'read-model/src/blog/a.ts', "import type { T } from '../there.ts';"],
    ['D-05', 'services-layers', 'services/src/http/a.ts', "import '../listings/there.ts';"],
    ['D-05', 'services-layers', 'services/src/listings/a.ts', "import type { T } from '../interest/there.ts';"],
    ['D-05', 'services-layers', 'services/src/listings/a.ts', "import type { T } from '../identity/there.ts';"],
    ['D-05', 'services-layers', 'services/src/reactors/a.ts', "import type { T } from '../interest/there.ts';"],
    ['D-05', 'services-layers', 'services/src/retention/a.ts', "import type { T } from '../there.ts';"],
    ['D-05', 'services-features', 'services/src/blog/a.ts', "import type { T } from '../tours/there.ts';"],
    ['D-05', 'services-features', 'services/src/blog/a.ts', "import type { T } from '../there.ts';"],
    ['D-08', 'deploy-layers', 'deploy/src/http/a.ts', "import type { T } from '../parts/there.ts';"],
    ['D-08', 'deploy-layers', 'deploy/src/parts/a.ts', "import '../serve/there.ts';"],
    ['D-08', 'deploy-layers', 'deploy/src/entry-points/a.ts', "import type { T } from '../there.ts';"],
    ['D-06', 'web-layers', 'web/src/shared/a.ts', "import type { T } from '../features/post/there.ts';"],
    ['D-06', 'web-layers', 'web/src/features/post/a.ts', "import type { T } from '../../app/there.ts';"],
    ['D-06', 'features-are-separate', 'web/src/features/leads/a.ts', "import type { T } from '../post/there.ts';"],
    ['D-06', 'features-are-separate', 'web/src/features/listing/a.ts', "import type { T } from '../post/there.ts';"],
    ['D-06', 'features-are-separate', 'web/src/features/post/a.ts', "import '../home/list/there.ts';"],
    ['D-06', 'home-layers', 'web/src/features/home/filters/a.ts', "import type { T } from '../list/there.ts';"],
    ['D-06', 'home-layers', 'web/src/features/home/list/a.ts', "import type { T } from '../map/there.ts';"],
    ['D-06', 'home-layers', 'web/src/features/home/phone/a.ts', "import type { T } from '../there.ts';"],
    ['D-04', 'no-circular', 'events/src/kernel/b.ts', "import type { A } from './z-circle.ts';"],
  ].map(([id, rule, path, text], n) => ({ id, rule, text, path: path.replace(/\ba\./, `a${n}.`) }));
  // One run for all rules, because each run takes a third of a second to start.
  let broken: string[];
  beforeAll(async () => {
    for (const { path, text } of FORBIDDEN) await put(path, text);
    broken = await brokenRules(
      tree,
      FORBIDDEN.map(({ path }) => path),
    );
  });

  it.each(FORBIDDEN)('$id $rule', ({ rule, path }) => {
    expect(broken.filter((one) => one.includes(`: ${path} → `))).toEqual([expect.stringMatching(`^${rule}: `)]);
  });

  it('D-05 a query of the read side can import lower layers', async () => {
    const path = 'read-model/src/blog/a.ts';
    const below = ['../feed/there.ts', '../listing/there.ts', '../leads/there.ts', './there.ts'];
    await put(path, below.map((there) => `import '${there}';`).join('\n'));
    expect(await brokenRules(tree, [path])).toEqual([]);
    await rm(join(tree, path));
  });
});
