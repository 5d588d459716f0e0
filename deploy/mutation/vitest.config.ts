import { defineConfig } from 'vitest/config';
import { SmallestFirst } from './smallest-first.ts';

/** The unit specs that `run.ts` asks for, on the sources, as in the root's configuration. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node'], externalConditions: ['node'] } },
  test: {
    include: JSON.parse(process.env.MUTATION_SPECS ?? '[]'),
    setupFiles: ['deploy/mutation/short-properties.ts'],
    sequence: { sequencer: SmallestFirst },
    // The engine's properties take ten times as long where every branch asks whether it is the mutant.
    testTimeout: 240_000,
    isolate: false,
  },
});
