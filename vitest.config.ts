import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SaySkipped } from './deploy/src/testing/say-skipped.ts';

/**
 * Tests run on the TypeScript sources: the `source` condition of each package's exports; those with a browser on what is built of them.
 * Vitest hands the conditions to Node as well, where 'import' would make `require` load ES modules (pg breaks on that).
 */
const resolve = { conditions: ['source'] };
const ssr = { resolve: { conditions: ['source', 'node'], externalConditions: ['node'] } };
/** Their modules are Node's own to load: the server takes a fifth less of its processor than as modules that Vitest puts together. */
const BUILT = /\/(events|services|read-model|deploy)\/dist\//;
const built = { ssr: { resolve: { conditions: ['node'], externalConditions: ['node'] } } };
const packages = '{events,services,read-model,web,deploy,loadtests}';
const postgres = ['./deploy/src/testing/postgres-global-setup.ts'];
const TEMPORARY = './deploy/src/testing/temporary-folder-global-setup.ts';
/** Goes first: a browser is unpacked where the system's temporary files are, which stay. */
const browser = ['./deploy/acceptance/src/browser/browser-global-setup.ts'];
/**
 * Files share their process, because to load the product anew for each takes a second: they leave nothing behind that another one
 * sees. Those that start servers and browsers wait for a good part of their time, so that two cores have three of them at once.
 */
const SHARED = { isolate: false, sequence: { groupOrder: 0 } };
const SIDE_BY_SIDE = { ...SHARED, maxWorkers: Math.max(3, availableParallelism() - 1) };
/** These only compute. They have a turn of their own, as whoever is of another number must. */
const COMPUTING = { ...SHARED, maxWorkers: Math.max(2, availableParallelism() - 1), sequence: { groupOrder: 1 } };

/** Short texts that take long: where no run before has noted how long, files go by their size, and these would come last and alone. */
const LONG =
  /\/(attacks\/short|people\/five-people|pages\/(every-page-looks|longer-texts)|processes\/(start-and-stop|import-and-replay|parts))\./;

/** Those that run in a document stand together: a process goes on with the next file only where that one wants the same surroundings. */
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

/** Where whoever sums up a run wants its numbers. */
const path = process.env.TEST_REPORT;
const report: ['json', { outputFile: string }][] = path ? [['json', { outputFile: path }]] : [];

/** On real servers, which the set-up starts. */
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

export default defineConfig({
  test: {
    reporters: ['default', new SaySkipped(), ...report],
    sequence: { sequencer: LongestFirst },
    // What was found instead of nothing is said where it fails: a summary shows no more than the message.
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
      {
        ...built,
        test: {
          name: 'browser',
          server: { deps: { external: [BUILT] } },
          ...SIDE_BY_SIDE,
          include: [`${packages}/**/*.browser.spec.ts`],
          globalSetup: [...browser, TEMPORARY, ...postgres],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        ...built,
        // The product as its operators run it, under attack, and page by page: what is run before a change lands, not at each step of it.
        test: {
          name: 'system',
          server: { deps: { external: [BUILT] } },
          ...SIDE_BY_SIDE,
          include: [`${packages}/**/*.system.spec.ts`],
          globalSetup: [...browser, TEMPORARY, ...postgres],
          // Some start a dozen processes, each with a database of its own, on a machine that may be busy with other things.
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
        // The product in a process of its own, with its own database.
        test: {
          name: 'attack',
          include: [`${packages}/**/*.attack.spec.ts`],
          testTimeout: 240_000,
          fileParallelism: false,
        },
      },
      // Half of their time they wait for a server that starts, or for one that is gone to be missed.
      real('real', [`${packages}/**/*.real.spec.ts`], 2),
      // Apart, because they take as long as all the others.
      real('faults', [`${packages}/**/*.faults.spec.ts`]),
    ].map((project) => ({
      ...project,
      test: {
        ...project.test,
        exclude: ['**/node_modules/**', '**/dist/**'],
        // The usual second is short on a machine that has much else to do.
        expect: { poll: { timeout: 30_000 } },
      },
    })),
  },
});
