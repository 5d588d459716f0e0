import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Of the specs that know a mutant the first to fail ends its run: a unit's own small one comes before the engine's properties. */
export class SmallestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sizes = new Map(files.map(({ moduleId }) => [moduleId, statSync(moduleId).size]));
    return files.toSorted((a, b) => sizes.get(a.moduleId)! - sizes.get(b.moduleId)!);
  }
}
