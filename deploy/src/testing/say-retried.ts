import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** A test that passed when it was tried again says what the first try failed by: it may fail twice on another day. */
export class SayRetried implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) => [...module.children.allTests('passed')].flatMap(describeFailures));
    if (lines.length > 0) console.log(`\n Passed when tried again:\n${lines.join('\n')}`);
  }
}

function describeFailures(test: TestCase): string[] {
  const errors = test.result().errors ?? [];
  return errors.map(({ message, stack, diff }) =>
    [`   ${test.module.relativeModuleId}: ${test.fullName}`, stack ?? message, diff ?? ''].join('\n'),
  );
}
