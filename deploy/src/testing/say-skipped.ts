import type { Reporter, TestModule, Vitest } from 'vitest/node';

export class SaySkipped implements Reporter {
  #filtered = false;

  onInit(vitest: Vitest): void {
    // With a name filter, skipped tests are expected.
    this.#filtered = vitest.config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = this.#filtered ? [] : modules.flatMap(countSkipped);
    if (lines.length > 0) console.log(`\n Skipped (some need root, or a server of their own):\n${lines.join('\n')}`);
  }
}

const countSkipped = (module: TestModule): string[] => {
  const skipped = [...module.children.allTests('skipped')];
  if (skipped.length === 0) return [];
  const reasons = new Set<string>();
  for (const test of skipped) {
    const result = test.result();
    if ('note' in result && result.note) reasons.add(result.note);
  }
  const why = reasons.size > 0 ? ` [${[...reasons].join('; ')}]` : '';
  return [`   ${module.relativeModuleId}: ${skipped.length}${why}`];
};
