import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SaySkipped } from './deploy/src/testing/say-skipped.ts';

/**
 * Tests run on the TypeScript sources (the `source` condition), browser tests on the build. Vitest also passes the
 * conditions to Node, where 'import' would make `require` load ES modules, which breaks pg.
 */
const resolve = { conditions: ['source'] };
const ssr = { resolve: { conditions: ['source', 'node'], externalConditions: ['node'] } };
/** Loaded by Node instead of Vitest, which saves the server a fifth of its CPU time. */
const BUILT = /\/(events|services|read-model|deploy)\/dist\//;
const built = { ssr: { resolve: { conditions: ['node'], externalConditions: ['node'] } } };
const packages = '{events,services,read-model,web,deploy,loadtests}';
const postgres = ['./deploy/src/testing/postgres-global-setup.ts'];
const TEMPORARY = './deploy/src/testing/temporary-folder-global-setup.ts';
/** Before the temporary folder is set, because the browser is unpacked into the system's, which persists. */
const browser = ['./deploy/acceptance/src/browser/browser-global-setup.ts'];
/**
 * Files share a process, because loading the product for each takes a second, so they must not leave anything behind. Those that
 * start servers and browsers wait for much of their time, so three run at once on two cores.
 */
const SHARED = { isolate: false, sequence: { groupOrder: 0 } };
const SIDE_BY_SIDE = { ...SHARED, maxWorkers: Math.max(3, availableParallelism() - 1) };
/** CPU-bound. A separate group, as different numbers of workers require. */
const COMPUTING = { ...SHARED, maxWorkers: Math.max(2, availableParallelism() - 1), sequence: { groupOrder: 1 } };

/** Small but slow files: without recorded durations, Vitest sorts by size and would run them last and alone. */
const LONG =
  /\/(attacks\/short|people\/five-people|pages\/(every-page-looks|longer-texts)|processes\/(start-and-stop|import-and-replay|parts))\./;

/** Groups files with a DOM: a worker is reused only for files with the same environment. */
const IN_DOCUMENT = /^\/\/ @vitest-environment /m;
const isInDocument = (moduleId: string) =>
  moduleId.endsWith('.tsx') && IN_DOCUMENT.test(readFileSync(moduleId, 'utf8'));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => Number(LONG.test(moduleId));
    const turns = [...new Set(sorted.map(({ project }) => project.name))];
    const turnOf = ({ project }: TestSpecification) => turns.indexOf(project.name);
    const inDocument = new Map(sorted.map((file) => [file, Number(isInDocument(file.moduleId))]));
    return sorted.sort(
      (a, b) => turnOf(a) - turnOf(b) || isLong(b) - isLong(a) || inDocument.get(a)! - inDocument.get(b)!,
    );
  }
}

const path = process.env.TEST_REPORT;
const report: ['json', { outputFile: string }][] = path ? [['json', { outputFile: path }]] : [];

const real = (name: string, include: string[], maxWorkers = 1) => ({
  resolve,
  ssr,
  test: {
    name,
    include,
    globalSetup: [...postgres, './deploy/src/testing/real-global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers,
  },
});

const inBrowser = (name: 'journey' | 'browser') => ({
  ...built,
  test: {
    name,
    server: { deps: { external: [BUILT] } },
    ...SIDE_BY_SIDE,
    include: [`${packages}/**/*.${name}.spec.ts`],
    globalSetup: [...browser, TEMPORARY, ...postgres],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

export default defineConfig({
  test: {
    reporters: ['default', new SaySkipped(), ...report],
    sequence: { sequencer: LongestFirst },
    // Includes the received value in messages, because summaries show only those.
    chaiConfig: { truncateThreshold: 400 },
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          ...COMPUTING,
          include: [`${packages}/**/*.unit.spec.{ts,tsx}`],
          setupFiles: ['./web/src/shared/testing/fresh-document.ts'],
          testTimeout: 20_000,
        },
      },
      inBrowser('journey'),
      inBrowser('browser'),
      {
        ...built,
        test: {
          name: 'system',
          server: { deps: { external: [BUILT] } },
          ...SIDE_BY_SIDE,
          include: [`${packages}/**/*.system.spec.ts`],
          globalSetup: [...browser, TEMPORARY, ...postgres],
          // Some start a dozen processes and databases on a possibly busy machine.
          testTimeout: 240_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'int',
          ...SIDE_BY_SIDE,
          include: [`${packages}/**/*.int.spec.ts`],
          globalSetup: [TEMPORARY, ...postgres],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'e2e',
          ...SIDE_BY_SIDE,
          include: [`${packages}/**/*.e2e.spec.ts`],
          globalSetup: [TEMPORARY, ...postgres],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'attack',
          include: [`${packages}/**/*.attack.spec.ts`],
          testTimeout: 240_000,
          fileParallelism: false,
        },
      },
      // They spend half their time waiting for servers to start or to be missed.
      real('real', [`${packages}/**/*.real.spec.ts`], 2),
      // Separate, because they take as long as all others together.
      real('faults', [`${packages}/**/*.faults.spec.ts`]),
    ].map((project) => ({
      ...project,
      test: {
        ...project.test,
        exclude: ['**/node_modules/**', '**/dist/**'],
        // The default of one second is too short on a busy machine.
        expect: { poll: { timeout: 30_000 } },
      },
    })),
  },
});
