/**
 * Mutation tests of the pure core: `npm run test:mutation`, or `npm run test:mutation -- events/src/kernel` for a
 * folder. `--quick` skips mutants that are evaluated at module load, because each of them runs every spec.
 */
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { APART, CORE } from './core.ts';
import { report } from './report.ts';

const { values, positionals: asked } = parseArgs({ options: { quick: { type: 'boolean' } }, allowPositionals: true });
const isAsked = (file: string) => asked.length === 0 || asked.some((path) => file.startsWith(path));

const results = [];
const mutated = new Set<string>();
for (const { mutate, specs } of CORE) {
  const files = globSync([...mutate]).filter((file) => !APART.test(file) && isAsked(file));
  if (files.length === 0) continue;
  for (const file of files) mutated.add(file);
  process.env.MUTATION_SPECS = JSON.stringify(specs);
  const stryker = new Stryker({
    mutate: files,
    testRunner: 'vitest',
    vitest: { configFile: 'deploy/mutation/vitest.config.ts', related: true },
    coverageAnalysis: 'perTest',
    ignoreStatic: values.quick,
    concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
    reporters: ['progress-append-only'],
    tempDirName: '.stryker-tmp',
    ignorePatterns: [
      // The root's tsconfig refers to every workspace.
      '/web/src',
      '/web/public',
      '/loadtests/bench',
      '/docs',
      '/deploy/regions',
      '/services/src/prisma-client',
      'dist',
      '*.tsbuildinfo',
    ],
  });
  results.push(...(await stryker.runMutationTest()));
}
if (mutated.size === 0) {
  console.error(`No files to mutate in ${asked.join(', ')}. Name a folder that contains pure functions.`);
  process.exitCode = 1;
} else process.exitCode = report(results, mutated);
