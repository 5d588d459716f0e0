import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Tests run on the TypeScript sources: the `source` condition of each package's exports.
 * Vitest hands the conditions to Node as well, where 'import' would make `require` load ES modules (pg breaks on that).
 */
const resolve = { conditions: ['source'] };
const ssr = { resolve: { conditions: ['source', 'node'], externalConditions: ['node'] } };
const packages = '{events,services,read-model,web,deploy,loadtests}';
const postgres = ['./deploy/src/testing/postgres-global-setup.ts'];
const TEMPORARY = './deploy/src/testing/temporary-folder-global-setup.ts';
/**
 * Two files at a time also where two cores are all there is: much of the time they wait, those with browsers too. Files share
 * their process, because to load the product anew for each takes a second: they leave nothing behind that another one sees.
 */
const SIDE_BY_SIDE = { maxWorkers: Math.max(2, availableParallelism() - 1), isolate: false };

/** On real servers, which the set-up starts. */
const real = (name: string, include: string[]) => ({
  resolve,
  ssr,
  test: {
    name,
    include,
    globalSetup: [...postgres, './deploy/src/testing/real-global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
});

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          ...SIDE_BY_SIDE,
          include: [`${packages}/**/*.unit.spec.{ts,tsx}`],
          testTimeout: 20_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'browser',
          // Two browsers share two cores: a tap can be lost once. The report says which test was tried again.
          retry: 1,
          ...SIDE_BY_SIDE,
          include: [`${packages}/**/*.browser.spec.ts`],
          // The browser is unpacked where the system's temporary files are, which stay.
          globalSetup: ['./deploy/acceptance/src/browser/browser-global-setup.ts', TEMPORARY, ...postgres],
          testTimeout: 180_000,
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
          // Some start a dozen processes, each with a database of its own, on a machine that may be busy with other things.
          testTimeout: 240_000,
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
      real('real', [`${packages}/**/*.real.spec.ts`]),
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
