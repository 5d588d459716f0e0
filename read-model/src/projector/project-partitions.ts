import { replayPartitionUpTo } from '@naksha/events/event-log';
import type { EventReader } from '@naksha/events/event-store';
import type { PartitionProjector } from './partition-projector.ts';

export type ProjectPartitionsOptions = {
  reader: EventReader;
  parallel: number;
  onStep(missing: number): void;
};

/** @throws the first failure, after stopping the rest */
export async function projectPartitions(
  projectors: readonly PartitionProjector[],
  target: readonly number[],
  { reader, parallel, onStep }: ProjectPartitionsOptions,
): Promise<void> {
  const queue = [...projectors.keys()];
  const failures: unknown[] = [];
  const report = () => {
    if (failures.length > 0) throw failures[0];
    onStep(countUnprojectedEvents(projectors, target));
  };
  const work = async () => {
    for (let partition = queue.shift(); partition !== undefined; partition = queue.shift())
      await replayPartitionUpTo(projectors[partition], partition, target[partition], reader, report);
  };
  await Promise.all(Array.from({ length: parallel }, () => work().catch((error) => failures.push(error))));
  report();
}

export const countUnprojectedEvents = (projectors: readonly PartitionProjector[], target: readonly number[]): number =>
  sumNumbers(target) - sumNumbers(projectors.map(({ checkpoint }) => checkpoint));

export const sumNumbers = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
