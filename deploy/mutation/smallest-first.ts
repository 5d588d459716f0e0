import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The first failing spec ends a mutant's run, so small specs come before the engine's property tests. */
export class SmallestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sizes = new Map(files.map(({ moduleId }) => [moduleId, statSync(moduleId).size]));
    return files.toSorted((a, b) => sizes.get(a.moduleId)! - sizes.get(b.moduleId)!);
  }
}
