import fc from 'fast-check';
import { type Plan, plans } from './plan.ts';
import { runHistory } from './run-history.ts';

export type Shrunk = { plan: Plan; message: string; tried: number };

/** Finds the smallest plan that violates the same rule by removing parts. @returns undefined if the seed's plan violates none */
export async function shrink(seed: number, seconds: number): Promise<Shrunk | undefined> {
  const first = (await runHistory(fc.sample(plans, { seed, numRuns: 1 })[0])).failure;
  if (!first) return undefined;
  let tried = 0;
  let smallest: Shrunk | undefined;
  const property = fc.asyncProperty(plans, async (plan) => {
    tried++;
    const { failure } = await runHistory(plan);
    if (failure?.invariant !== first.invariant) return;
    smallest = { plan, message: failure.message, tried };
    throw new Error(failure.message);
  });
  await fc.check(property, { seed, numRuns: 1, interruptAfterTimeLimit: seconds * 1000 });
  return smallest;
}
