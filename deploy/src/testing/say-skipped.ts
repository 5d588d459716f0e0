import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** A number of skipped tests says nothing: each is named at the end of a run, with the reason where its spec gives one. */
export class SaySkipped implements Reporter {
  #chosen = false;

  onInit(vitest: Vitest): void {
    // Who chooses tests by their names has the others skipped, and knows it.
    this.#chosen = vitest.config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = this.#chosen ? [] : modules.flatMap(nameSkipped);
    if (lines.length > 0)
      console.log(`\n Not run here (some want root, or a server of their own):\n${lines.join('\n')}`);
  }
}

const nameSkipped = (module: TestModule): string[] =>
  [...module.children.allTests('skipped')].map((test) => {
    const result = test.result();
    const why = 'note' in result && result.note ? ` [${result.note}]` : '';
    return `   ${module.relativeModuleId}: ${test.fullName}${why}`;
  });
