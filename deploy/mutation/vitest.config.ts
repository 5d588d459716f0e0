import { defineConfig } from 'vitest/config';
import { SmallestFirst } from './smallest-first.ts';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node'], externalConditions: ['node'] } },
  test: {
    include: JSON.parse(process.env.MUTATION_SPECS ?? '[]'),
    setupFiles: ['deploy/mutation/short-properties.ts'],
    sequence: { sequencer: SmallestFirst },
    // The engine's property tests take ten times as long with mutation switches.
    testTimeout: 240_000,
    isolate: false,
  },
});
